/** The counter below the message. */

/** From this part of the limit on the count is said to people who do not see it. */
const nearFrom = 0.9;

/** Whether somebody who writes on will soon be stopped; not at every key on the way there. */
export function isNearLimit(count: number, max: number): boolean {
  return count >= max * nearFrom;
}
