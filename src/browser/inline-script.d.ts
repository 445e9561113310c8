/** Text of a script, from `scripts/vite/inline-script-plugin.ts`. */
declare module "*?script" {
  const text: string;
  export default text;
}
