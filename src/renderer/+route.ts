/** Every path: the route table in `app/` decides. */
export default "*";
