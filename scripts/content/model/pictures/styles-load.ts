/** Whether styles fetch a file, as a browser reads them: with escapes, comments and strings (CSS Syntax 3). */
import {
  type CSSToken,
  isTokenFunction,
  isTokenString,
  isTokenURL,
  isTokenWhitespace,
  TokenType,
  tokenize,
} from "@csstools/css-tokenizer";

/** Functions that take an address as a plain string, or put one together; drawings do without them. */
const loadingFunctions = /^(?:src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade|filter)$/i;

/** Parts of the same file, and pictures and fonts that are in the address. */
const withinFile = /^(?:#|$|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font))/i;

/** @param css A style sheet, a list of declarations, or one value. */
export function stylesLoad(css: string): boolean {
  const tokens = tokenize({ css }).filter((token) => !isTokenWhitespace(token));
  return tokens.some((token, index) => loads(token, tokens[index + 1]));
}

function loads(token: CSSToken, next: CSSToken | undefined): boolean {
  if (token[0] === TokenType.AtKeyword) return /^import$/i.test(token[4].value);
  if (isTokenURL(token)) return !withinFile.test(token[4].value.trim());
  if (!isTokenFunction(token)) return false;
  if (token[4].value.toLowerCase() !== "url") return loadingFunctions.test(token[4].value);
  return next === undefined || !isTokenString(next) || !withinFile.test(next[4].value.trim());
}
