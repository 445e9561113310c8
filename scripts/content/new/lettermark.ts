/** A picture to begin with: the first letter of a name on a plain ground. It shows nothing, so it claims nothing. */

/** The letter that stands for a name. */
export function letterOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "?";
}

/** The drawing, as large as pictures of plugins are. */
export function lettermark(name: string): string {
  // Letters and digits only: nothing that would have to be escaped.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">
  <rect width="1600" height="1000" fill="#e4e4e0"/>
  <text x="800" y="500" dy=".35em" text-anchor="middle" font-family="sans-serif" font-size="420" fill="#6b6b66">${letterOf(name)}</text>
</svg>
`;
}
