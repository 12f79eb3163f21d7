import type { Data } from "@portico/contract/WireDate"

const nested = (levels: number): Data => (levels === 0 ? {} : { deeper: nested(levels - 1) })

/** Data that has broken other systems, and whether it is stored or refused. */
export const hostile: ReadonlyArray<readonly [name: string, outcome: "stored" | "refused", data: Data]> = [
  ["HTML", "stored", { text: `<img src=x onerror="alert(1)"><script>alert(1)</script>` }],
  ["SQL", "stored", { text: "'; drop table items; --", "'; drop table items; --": 1 }],
  ["a field called __proto__", "stored", JSON.parse(`{ "__proto__": { "isAdmin": true }, "title": "x" }`)],
  ["fields of every object's prototype", "stored", { constructor: 1, toString: "x", hasOwnProperty: null }],
  ["a field called $where", "stored", { $where: "this.title === 'x'", $set: { title: "y" } }],
  ["field names with dots and quotes", "stored", { "a.b": 1, 'c"d': 2, "e'f": 3, "g\\h": 4, "{i}": 5 }],
  ["an empty field name", "stored", { "": "empty" }],
  ["an object that resembles a date", "stored", { at: { $date: "yesterday" }, on: { $date: "20260101" } }],
  ["wildcards", "stored", { text: "%_\\*?" }],
  ["every plane of Unicode", "stored", { text: "e\u0301 \u{1F4DA} \u202Eabc\u202C \uFEFF \u2028", "\u{1F4DA}": true }],
  ["a long field name", "stored", { ["n".repeat(1000)]: 1 }],
  ["numbers at their limits", "stored", { numbers: [9_007_199_254_740_990, -9_007_199_254_740_990, 5e-324, 0.1] }],
  ["a number beyond the safe integers", "refused", { number: 1e308 }],
  ["40 nested levels", "stored", nested(40)],
  ["60 nested levels", "refused", nested(60)],
  ["a megabyte string", "refused", { text: "x".repeat(1_000_000) }],
  ["a lone surrogate", "refused", { text: "\uD800" }],
  ["a lone surrogate in a field name", "refused", { "\uDC00": 1 }],
  ["NUL", "refused", { text: "a\u0000b" }],
  ["NUL in a field name", "refused", { "a\u0000b": 1 }]
]

/** Ids that a path could misinterpret. */
export const hostileIds = [
  "a/b",
  "..",
  ".",
  "a?b#c",
  "%2e%2e%2f",
  "a b",
  "query",
  "ä\u{1F4DA}",
  "'; drop table",
  "a\\b",
  "a+b&c=d"
]
