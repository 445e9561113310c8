/** The project's own source files, parsed: what the tests of the architecture look at. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

export interface Import {
  /** Path of the importing file below the root: `src/app/app.tsx`. */
  readonly from: string;
  /** What it imports: a path below the root, or the name of a package as it is written. */
  readonly to: string;
  /** Whether nothing of it is left when the program runs. */
  readonly typeOnly: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface ParsedFile extends SourceFile {
  readonly imports: readonly Import[];
  /** `any`, casts and comments that silence the compiler, as they are written. */
  readonly silenced: readonly string[];
  /** The text with its comments blanked. */
  readonly code: string;
}

/** Files below a folder whose names match, the generated ones apart. Paths are relative to the root of the project. */
export function filesIn(folder: string, name: RegExp): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path.replaceAll("\\", "/")))
    .filter((path) => name.test(path) && !path.startsWith("src/generated/"))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

/** @throws Error where the file is not valid TypeScript. */
export function parseFile({ path, text }: SourceFile): ParsedFile {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const silenced = comments.map(({ value }) => value.trim()).filter((value) => /^@ts-/.test(value));
  for (const node of nodesOf(program)) {
    const found = importOf(node);
    if (found !== undefined) imports.push({ from: path, to: resolve(path, found.source), typeOnly: found.typeOnly });
    if (isSilencing(node)) silenced.push(written(node, text));
  }
  const blank = (code: string, { start, end }: { start: number; end: number }) =>
    code.slice(0, start) + code.slice(start, end).replaceAll(/\S/g, " ") + code.slice(end);
  return { path, text, imports, silenced, code: comments.reduce(blank, text) };
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** A node and all below it. */
function* nodesOf(node: object): Generator<Node> {
  if (isNode(node)) yield node;
  for (const value of Object.values(node)) if (typeof value === "object" && value !== null) yield* nodesOf(value);
}

function importOf(node: Node): { source: string; typeOnly: boolean } | undefined {
  const { source } = node;
  if (!isNode(source) || typeof source.value !== "string") return undefined;
  switch (node.type) {
    case "ImportDeclaration":
      return { source: source.value, typeOnly: node.importKind === "type" };
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return { source: source.value, typeOnly: node.exportKind === "type" };
    case "ImportExpression":
      return { source: source.value, typeOnly: false };
    case "TSImportType":
      return { source: source.value, typeOnly: true };
    default:
      return undefined;
  }
}

function isSilencing({ type, typeAnnotation }: Node): boolean {
  if (type === "TSAnyKeyword" || type === "TSTypeAssertion" || type === "TSNonNullExpression") return true;
  return type === "TSAsExpression" && !isConst(typeAnnotation);
}

/** The `const` of `as const`. */
function isConst(type: unknown): boolean {
  return isNode(type) && isNode(type.typeName) && type.typeName.name === "const";
}

function written({ start, end }: Node, text: string): string {
  return typeof start === "number" && typeof end === "number" ? text.slice(start, end) : "";
}

function resolve(from: string, source: string): string {
  return source.startsWith(".") ? join(dirname(from), source) : source;
}
