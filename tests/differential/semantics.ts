/** The meaning of filters, orders and arrays of values, case by case: `docs/semantics.md` is written from it. */
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
      rule: "a field that is not there is as empty as null",
      filter: { a: null },
      finds: [missing, null],
      not: [0, "", []]
    },
    {
      rule: "not empty is any other value",
      filter: { a: { $ne: null } },
      finds: [0, "", false, [], {}],
      not: [missing, null]
    },
    { rule: "a field with null is there", filter: { a: { $exists: true } }, finds: [null, 0], not: [missing] },
    {
      rule: "a field that is not there does not exist",
      filter: { a: { $exists: false } },
      finds: [missing],
      not: [null, 0]
    },
    { rule: "ne holds where there is no value", filter: { a: { $ne: 1 } }, finds: [missing, null, 2], not: [1] },
    { rule: "nothing is less than a value", filter: { a: { $lt: 5 } }, finds: [4], not: [missing, null, 5] },
    { rule: "an array that holds null is not empty", filter: { a: null }, finds: [null], not: [[null]] }
  ],
  Types: [
    { rule: "values of two types are never equal", filter: { a: 1 }, finds: [1], not: ["1", true, [[1]]] },
    {
      rule: "comparisons hold within one type",
      filter: { a: { $gt: 1 } },
      finds: [2],
      not: ["2", true, date(noon), {}]
    },
    { rule: "a text is compared with texts", filter: { a: { $gte: "" } }, finds: ["", "z"], not: [1, missing] },
    { rule: "false comes before true", filter: { a: { $gt: false } }, finds: [true], not: [false, 1, "true"] }
  ],
  Numbers: [
    { rule: "numbers are those of JavaScript", filter: { a: 0.3 }, finds: [0.3], not: [0.30000000000000004] },
    { rule: "minus zero is zero", filter: { a: 0 }, finds: [0, -0], not: [null, false] }
  ],
  Texts: [
    {
      rule: "equal texts are equal in every character",
      filter: { a: "Emma" },
      finds: ["Emma"],
      not: ["emma", "Emma "]
    },
    {
      rule: "startsWith takes either case",
      filter: { a: { $startsWith: "EM" } },
      finds: ["Emma", "em"],
      not: ["Gemma"]
    },
    { rule: "endsWith takes either case", filter: { a: { $endsWith: "MA" } }, finds: ["Emma", "ma"], not: ["Emmas"] },
    {
      rule: "contains takes either case",
      filter: { a: { $contains: "éM" } },
      finds: ["ÉMILE", "émile"],
      not: ["Emile"]
    },
    { rule: "no character is a wildcard", filter: { a: { $contains: "5%_" } }, finds: ["15%_"], not: ["15xy"] },
    {
      rule: "every text contains the empty one",
      filter: { a: { $contains: "" } },
      finds: ["", "x"],
      not: [missing, 1]
    },
    {
      rule: "capital ẞ is ß, Σ is σ, İ is i",
      filter: { a: { $startsWith: "ßσi" } },
      finds: ["ẞΣİ", "ßσi"],
      not: ["ssσi"]
    },
    { rule: "texts are compared by code point", filter: { a: { $gt: "Z" } }, finds: ["a", "ä", "😀"], not: ["A", "Z"] },
    {
      rule: "$matches takes a text piece by piece, in either case",
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
      rule: "an array equals a value where an element does",
      filter: { a: "x" },
      finds: [["x", "y"], "x"],
      not: [["y"], []]
    },
    {
      rule: "ne holds where no element is equal",
      filter: { a: { $ne: "x" } },
      finds: [["y"], [], missing],
      not: [["x", "y"]]
    },
    { rule: "an array is less where an element is", filter: { a: { $lt: 3 } }, finds: [[9, 2], 2], not: [[3, 9], []] },
    {
      rule: "two bounds may be met by two elements",
      filter: { a: { $gt: 1, $lt: 3 } },
      finds: [[0, 9], 2],
      not: [[9], 1, 3]
    },
    {
      rule: "texts are looked for in every element",
      filter: { a: { $contains: "b" } },
      finds: [["xBx", 1]],
      not: [["x"]]
    },
    { rule: "elements of elements are not looked at", filter: { a: 1 }, finds: [[1]], not: [[[1]]] },
    {
      rule: "hasSome holds for one of the values",
      filter: { a: { $hasSome: [1, "x"] } },
      finds: [["x"], [1, 2], 1],
      not: [[2], []]
    },
    {
      rule: "hasAll holds for all of the values",
      filter: { a: { $hasAll: [1, 2] } },
      finds: [[3, 2, 1]],
      not: [[1], 1]
    },
    { rule: "in is hasSome for single values", filter: { a: { $in: [1, "x"] } }, finds: [1, "x", [1]], not: [2, "1"] }
  ],
  "Empty sets": [
    { rule: "nothing has one of no values", filter: { a: { $hasSome: [] } }, finds: [], not: [missing, [], [1], 1] },
    { rule: "nothing is one of no values", filter: { a: { $in: [] } }, finds: [], not: [missing, null, 1] },
    { rule: "everything has all of no values", filter: { a: { $hasAll: [] } }, finds: [missing, [], 1], not: [] }
  ],
  Objects: [
    {
      rule: "objects are equal whatever the order of their fields",
      filter: { a: { x: 1, y: [2] } },
      finds: [{ y: [2], x: 1 }, [{ x: 1, y: [2] }]],
      not: [{ x: 1 }, { x: 1, y: [2], z: 3 }]
    },
    { rule: "a name with a dot reaches into objects", filter: { "a.b": 1 }, finds: [{ b: 1 }], not: [{ "a.b": 1 }, 1] },
    { rule: "a name never reaches into arrays", filter: { "a.b": 1 }, finds: [{ b: [1] }], not: [[{ b: 1 }]] },
    { rule: "`__proto__` is a name like any other", filter: { "a.__proto__": null }, finds: [{}, missing], not: [] }
  ],
  Dates: [
    {
      rule: "dates are equal as points in time, to the millisecond",
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
      rule: "between takes the lower bound and leaves out the upper one",
      filter: { a: { $gte: 1, $lt: 3 } },
      finds: [1, 2.9],
      not: [3, 0.9]
    }
  ],
  "And, or, not": [
    { rule: "no condition holds for everything", filter: {}, finds: [missing, 1], not: [] },
    { rule: "all of nothing holds", filter: { $and: [] }, finds: [missing, 1], not: [] },
    { rule: "one of nothing does not hold", filter: { $or: [] }, finds: [], not: [missing, 1] },
    {
      rule: "not turns every answer round",
      filter: { $not: [{ a: { $gt: 1 } }] },
      finds: [missing, null, 1, "2"],
      not: [2]
    }
  ]
}

/** Values of one field in ascending order. Those in one array are equal. */
export const order: ReadonlyArray<readonly [what: string, values: ReadonlyArray<Json | typeof missing>]> = [
  ["an empty array", [[]]],
  ["nothing: a missing field and null", [missing, null]],
  ["texts, by code point", [""]],
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
  ["arrays: the shorter first, then element by element", [[9]]],
  ["", [[1, 1]]],
  ["objects: those of fewer fields first, then by names and values; a date is one", [{}]],
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
