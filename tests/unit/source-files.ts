import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

export interface Import {
  /** Path of the importing file below the root: `src/layout/app.tsx`. */
  readonly from: string;
  /** A path below the root, or a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Files below a folder whose names match, without generated ones. Paths are relative to the root of the project. */
export function filesIn(folder: string, name: RegExp): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path.replaceAll("\\", "/")))
    .filter((path) => name.test(path) && !path.startsWith("src/generated/"))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

/** `silenced` are casts and comments that silence the compiler; Biome refuses `any` and `!`. */
export function parseFile({ path, text }: SourceFile) {
  const { program, comments, errors, module } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      source: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ source: moduleRequest.value, typeOnly: isType }],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const [, source] = /^["'](.*)["']$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
      return source === undefined ? [] : [{ source, typeOnly: false }];
    }),
  ];
  const imports = found.map(({ source, typeOnly }): Import => ({ from: path, to: resolve(path, source), typeOnly }));
  const marks = comments.map(({ value }) => value.trim()).filter((value) => /^@ts-/.test(value));
  const silencing = [...nodesOf(program)].filter(isSilencing).map(({ start, end }) => text.slice(start, end));
  return { path, text, imports, silenced: [...marks, ...silencing] };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly typeAnnotation?: { readonly typeName?: { readonly name?: string } };
}

function* nodesOf(node: object): Generator<Node> {
  if (isNode(node)) yield node;
  for (const value of Object.values(node)) if (typeof value === "object" && value !== null) yield* nodesOf(value);
}

function isNode(value: object): value is Node {
  return "type" in value && "start" in value;
}

function isSilencing({ type, typeAnnotation }: Node): boolean {
  return type === "TSTypeAssertion" || (type === "TSAsExpression" && typeAnnotation?.typeName?.name !== "const");
}

function resolve(from: string, source: string): string {
  return source.startsWith(".") ? join(dirname(from), source.replace(/\?.*/, "")) : source;
}
