import { isMap, isPair, isScalar, isSeq } from "yaml";
import { booleanOf, plainNumber } from "../../../content/files/json-value.ts";
import { innerShape, type Shape } from "./shape.ts";

/** Gives each scalar the type that its field has, as the content check does: the version 1.50 is a text. */
export function typeScalars(node: unknown, shape: Shape | undefined): void {
  if (isScalar(node) && shape !== undefined && (node.value !== null || node.source !== "")) {
    node.value = typed(shape, typeof node.value === "string" ? node.value : (node.source ?? ""));
  }
  if (!isMap(node) && !isSeq(node)) return;
  for (const item of node.items) {
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : "";
    typeScalars(isPair(item) ? item.value : item, innerShape(shape, key));
  }
}

function typed({ kind }: Shape, text: string): unknown {
  if (kind === "number" && plainNumber.test(text)) return Number(text);
  const isSwitch = kind === "switch" || kind === "switchOrWord";
  return (isSwitch ? booleanOf(text) : undefined) ?? text;
}
