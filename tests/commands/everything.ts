/** With `npm run test:all`. */
export const everything = process.env.TEST_ALL === "1";
