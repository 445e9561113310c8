/**
 * Writes a country database of one record, the same for every address, as MaxMind's format 2.0 lays it out: search tree,
 * sixteen zeros, records, a mark, metadata.
 */

/** Maps, texts and whole numbers are all that such a file needs. */
type Value = string | number | { readonly [key: string]: Value };

/** @param version Of the addresses that it is for. */
export function countryDatabase(record: Value, version: 4 | 6): Uint8Array {
  // One node whose both branches lead to the record: node count + 16 is the first one behind the zeros.
  const tree = Buffer.from([0, 0, 17, 0, 0, 17]);
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: "Test-Country",
    ip_version: version,
    node_count: 1,
    record_size: 24,
  };
  const mark = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from("MaxMind.com")]);
  return Buffer.concat([tree, Buffer.alloc(16), encode(record), mark, encode(metadata)]);
}

/** A control byte with type and length in front of each value; all lengths are below 29. */
function encode(value: Value): Buffer {
  if (typeof value === "string")
    return Buffer.concat([Buffer.from([(2 << 5) | Buffer.byteLength(value)]), Buffer.from(value)]);
  if (typeof value === "number") {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes]);
  }
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([(7 << 5) | entries.length]),
    ...entries.flatMap(([key, one]) => [encode(key), encode(one)]),
  ]);
}
