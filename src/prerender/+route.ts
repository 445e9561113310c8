/** Catch-all. `src/routes` maps paths to pages. */
export default "*";
