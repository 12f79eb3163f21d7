/** Cases that define the semantics of filters, orders and distinct values. `docs/semantics.md` is generated from them. */
import type { Json, JsonObject } from "../../packages/provider/src/engine/value/Json.ts"

/**
 * A filter on the field `a`, with values of `a` that it finds and does not find. `missing` means that there is no
 * field.
 */
export interface FilterCase {
  readonly rule: string
  readonly filter: JsonObject
  readonly finds: ReadonlyArray<Json | typeof missing>
  readonly not: ReadonlyArray<Json | typeof missing>
}

/** Marks an item without the field. */
export const missing = Symbol("missing")

const date = (text: string): Json => ({ $date: text })
const noon = "2024-02-01T12:00:00.000Z"

/** The rules of filters, by subject. */
export const filters: Readonly<Record<string, ReadonlyArray<FilterCase>>> = {
  "Missing and null": [
    {
      rule: "a missing field equals null",
      filter: { a: null },
      finds: [missing, null],
      not: [0, "", []]
    },
    {
      rule: "any other value differs from null",
      filter: { a: { $ne: null } },
      finds: [0, "", false, [], {}],
      not: [missing, null]
    },
    { rule: "a field with null exists", filter: { a: { $exists: true } }, finds: [null, 0], not: [missing] },
    {
      rule: "a missing field does not exist",
      filter: { a: { $exists: false } },
      finds: [missing],
      not: [null, 0]
    },
    { rule: "`$ne` matches missing fields and null", filter: { a: { $ne: 1 } }, finds: [missing, null, 2], not: [1] },
    {
      rule: "missing fields and null are not less than a value",
      filter: { a: { $lt: 5 } },
      finds: [4],
      not: [missing, null, 5]
    },
    { rule: "an array that contains null does not equal null", filter: { a: null }, finds: [null], not: [[null]] }
  ],
  Types: [
    { rule: "values of different types are never equal", filter: { a: 1 }, finds: [1], not: ["1", true, [[1]]] },
    {
      rule: "comparisons match only values of the same type",
      filter: { a: { $gt: 1 } },
      finds: [2],
      not: ["2", true, date(noon), {}]
    },
    {
      rule: "a string is compared only with strings",
      filter: { a: { $gte: "" } },
      finds: ["", "z"],
      not: [1, missing]
    },
    { rule: "false comes before true", filter: { a: { $gt: false } }, finds: [true], not: [false, 1, "true"] }
  ],
  Numbers: [
    { rule: "numbers are JavaScript numbers (doubles)", filter: { a: 0.3 }, finds: [0.3], not: [0.30000000000000004] },
    { rule: "minus zero equals zero", filter: { a: 0 }, finds: [0, -0], not: [null, false] }
  ],
  Strings: [
    {
      rule: "equality is case-sensitive and exact",
      filter: { a: "Emma" },
      finds: ["Emma"],
      not: ["emma", "Emma "]
    },
    {
      rule: "`$startsWith` ignores case",
      filter: { a: { $startsWith: "EM" } },
      finds: ["Emma", "em"],
      not: ["Gemma"]
    },
    { rule: "`$endsWith` ignores case", filter: { a: { $endsWith: "MA" } }, finds: ["Emma", "ma"], not: ["Emmas"] },
    {
      rule: "`$contains` ignores case",
      filter: { a: { $contains: "éM" } },
      finds: ["ÉMILE", "émile"],
      not: ["Emile"]
    },
    { rule: "there are no wildcard characters", filter: { a: { $contains: "5%_" } }, finds: ["15%_"], not: ["15xy"] },
    {
      rule: "every string contains the empty string",
      filter: { a: { $contains: "" } },
      finds: ["", "x"],
      not: [missing, 1]
    },
    {
      rule: "string operators compare each letter in lowercase: ẞ equals ß (not ss), Σ equals σ, İ equals i",
      filter: { a: { $startsWith: "ßσi" } },
      finds: ["ẞΣİ", "ßσi"],
      not: ["ssσi"]
    },
    {
      rule: "strings are compared by code point",
      filter: { a: { $gt: "Z" } },
      finds: ["a", "ä", "😀"],
      not: ["A", "Z"]
    },
    {
      rule: "`$matches` matches the parts of a string in order, and ignores case",
      filter: {
        a: {
          $matches: {
            ignoreCase: true,
            spec: [
              { type: "literal", value: "war" },
              { type: "anyOf", value: " \t\n-" },
              { type: "literal", value: "peace" }
            ]
          }
        }
      },
      finds: ["War Peace", "war-peace"],
      not: ["war and peace", "war peace!"]
    }
  ],
  Arrays: [
    {
      rule: "an array equals a value if one of its elements does",
      filter: { a: "x" },
      finds: [["x", "y"], "x"],
      not: [["y"], []]
    },
    {
      rule: "`$ne` matches an array if no element is equal",
      filter: { a: { $ne: "x" } },
      finds: [["y"], [], missing],
      not: [["x", "y"]]
    },
    {
      rule: "an array is less than a value if one of its elements is less",
      filter: { a: { $lt: 3 } },
      finds: [[9, 2], 2],
      not: [[3, 9], []]
    },
    {
      rule: "one element can meet the lower bound and another one the upper bound",
      filter: { a: { $gt: 1, $lt: 3 } },
      finds: [[0, 9], 2],
      not: [[9], 1, 3]
    },
    {
      rule: "string operators test every element",
      filter: { a: { $contains: "b" } },
      finds: [["xBx", 1]],
      not: [["x"]]
    },
    { rule: "elements of nested arrays are not tested", filter: { a: 1 }, finds: [[1]], not: [[[1]]] },
    {
      rule: "`$hasSome` matches if at least one value is present",
      filter: { a: { $hasSome: [1, "x"] } },
      finds: [["x"], [1, 2], 1],
      not: [[2], []]
    },
    {
      rule: "`$hasAll` matches if all values are present",
      filter: { a: { $hasAll: [1, 2] } },
      finds: [[3, 2, 1]],
      not: [[1], 1]
    },
    {
      rule: "`$in` has the same result as `$hasSome`",
      filter: { a: { $in: [1, "x"] } },
      finds: [1, "x", [1]],
      not: [2, "1"]
    }
  ],
  "Empty sets": [
    {
      rule: "`$hasSome` with no values matches nothing",
      filter: { a: { $hasSome: [] } },
      finds: [],
      not: [missing, [], [1], 1]
    },
    { rule: "`$in` with no values matches nothing", filter: { a: { $in: [] } }, finds: [], not: [missing, null, 1] },
    {
      rule: "`$hasAll` with no values matches everything",
      filter: { a: { $hasAll: [] } },
      finds: [missing, [], 1],
      not: []
    }
  ],
  Objects: [
    {
      rule: "the order of fields does not affect equality of objects",
      filter: { a: { x: 1, y: [2] } },
      finds: [{ y: [2], x: 1 }, [{ x: 1, y: [2] }]],
      not: [{ x: 1 }, { x: 1, y: [2], z: 3 }]
    },
    {
      rule: "a name with a dot is a path into objects",
      filter: { "a.b": 1 },
      finds: [{ b: 1 }],
      not: [{ "a.b": 1 }, 1]
    },
    {
      rule: "a path does not continue into the elements of an array",
      filter: { "a.b": 1 },
      finds: [{ b: [1] }],
      not: [[{ b: 1 }]]
    },
    { rule: "`__proto__` is an ordinary field name", filter: { "a.__proto__": null }, finds: [{}, missing], not: [] }
  ],
  Dates: [
    {
      rule: "dates are equal if they are the same point in time, to the millisecond",
      filter: { a: date("2024-02-01T14:00:00+02:00") },
      finds: [date(noon)],
      not: [date("2024-02-01T12:00:00.001Z"), noon]
    },
    {
      rule: "dates are compared by time",
      filter: { a: { $gt: date(noon) } },
      finds: [date("9999-12-31T00:00:00.000Z")],
      not: [date(noon), date("0001-01-01T00:00:00.000Z")]
    },
    {
      rule: "`between` sends a lower bound that is included and an upper bound that is excluded",
      filter: { a: { $gte: 1, $lt: 3 } },
      finds: [1, 2.9],
      not: [3, 0.9]
    }
  ],
  "And, or, not": [
    { rule: "an empty filter matches everything", filter: {}, finds: [missing, 1], not: [] },
    { rule: "an empty `$and` matches everything", filter: { $and: [] }, finds: [missing, 1], not: [] },
    { rule: "an empty `$or` matches nothing", filter: { $or: [] }, finds: [], not: [missing, 1] },
    {
      rule: "`$not` inverts the result",
      filter: { $not: [{ a: { $gt: 1 } }] },
      finds: [missing, null, 1, "2"],
      not: [2]
    }
  ]
}

/** Values of one field in ascending order. Those in one array are equal. */
export const order: ReadonlyArray<readonly [what: string, values: ReadonlyArray<Json | typeof missing>]> = [
  ["an empty array", [[]]],
  ["a missing field and null", [missing, null]],
  ["strings, by code point", [""]],
  ["", ["B"]],
  ["", ["a"]],
  ["", ["ab"]],
  ["", ["é"]],
  ["", ["\uffee"]],
  ["", ["😀"]],
  ["numbers", [-1]],
  ["", [0]],
  ["", [0.5]],
  ["false, then true", [false]],
  ["", [true]],
  ["arrays, by length, then element by element", [[9]]],
  ["", [[1, 1]]],
  ["objects (including dates), by number of fields, then by names and values", [{}]],
  ["", [{ $date: "1999-01-01T00:00:00.000Z" }]],
  ["", [{ $date: noon }]],
  ["", [{ b: 1 }]],
  ["", [{ b: 2 }]],
  ["", [{ a: 1, b: 1 }]]
]

/** Values of a field, and the distinct ones in ascending order. */
export const distinct: { readonly of: ReadonlyArray<Json | typeof missing>; readonly are: ReadonlyArray<Json> } = {
  of: ["b", "a", ["a", "c", ["d"]], null, missing, [], 2, 2, true, { x: 1 }],
  are: ["a", "b", "c", 2, true, ["d"], { x: 1 }]
}
