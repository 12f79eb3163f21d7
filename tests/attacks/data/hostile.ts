import type { Seed } from "../../../packages/provider/src/engine/seed/Seed.ts"
import { seed as shop } from "../../provider/Shop.ts"

/** Strings that have broken other systems, with readable names. */
export const texts: ReadonlyArray<readonly [name: string, text: string]> = [
  ["an apostrophe", "a'b"],
  ["a quote", `a"b`],
  ["a path", "a.b"],
  ["a dollar", "$a"],
  ["__proto__", "__proto__"],
  ["a path through __proto__", "__proto__.isAdmin"],
  ["constructor", "constructor"],
  ["a path through constructor", "constructor.prototype.isAdmin"],
  ["toString", "toString"],
  ["a statement", "'; DROP TABLE portico.items; --"],
  ["a statement in quotes", `"; DROP SCHEMA portico CASCADE; --`],
  ["a statement of its own", `x' || (SELECT string_agg(data::text, '') FROM portico.items) || '`],
  ["a JSON path", `$.** ? (@ like_regex "." flag "i")`],
  ["a path of an array", `{a,"b",NULL}`],
  ["placeholders", "$1 ${1} ? :name %s %d"],
  ["a dollar quote", "$$ $a$ $body$"],
  ["a comment", "/* */ -- #"],
  ["wildcards", "%_\\*?[]^"],
  ["a pattern with catastrophic backtracking", "(a+)+$(a|a)*\\1{1,99}"],
  ["words of a text search", "a & !b | (c <-> d) :* 'e"],
  ["line ends", "a\r\nb\n\u2028c"],
  ["NUL", "a\0b"],
  ["half a surrogate pair", "\ud800"],
  ["a low surrogate alone", "a\udc00"],
  ["nothing", ""],
  ["a space", " "],
  ["only dots", "..."],
  ["a dot at the end", "a."],
  ["a dot at the start", ".a"],
  ["10 000 characters", "n".repeat(10_000)],
  ["10 000 quotes", `"'`.repeat(5000)],
  ["1000 levels", "a.".repeat(1000) + "b"],
  ["every plane", "e\u0301\u{1f4da}\u202e\ufeff\ufffd\ufffe"],
  ["a number", "0"],
  ["a huge number", "99999999999999999999"],
  ["NaN", "NaN"],
  ["a date", "2020-01-01T00:00:00.000Z"],
  ["a date in the far future", "+275760-09-13T00:00:00.000Z"],
  ["JSON", `{"$date":"2020-01-01T00:00:00.000Z"}`],
  ["the secret collection", "secrets"],
  ["the name of a sandbox", "secrets\u0000sandbox"],
  ["a path on disk", "../../secrets"]
]

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
const nobody = { read: "PRIVILEGED", insert: "PRIVILEGED", update: "PRIVILEGED", remove: "PRIVILEGED" } as const

/** A string in every item that visitors must not see. */
export const secret = "top-secret"

/** A collection that is open to everyone, and one that is closed. */
export const seed: Seed = {
  ...shop,
  collections: [
    {
      id: "open",
      permissions: everyone,
      fields: {
        friend: { type: "REFERENCE", referencedCollectionId: "open" },
        friends: { type: "MULTI_REFERENCE", referencedCollectionId: "open" },
        secret: { type: "REFERENCE", referencedCollectionId: "secrets" },
        secrets: { type: "MULTI_REFERENCE", referencedCollectionId: "secrets" }
      },
      indexes: [{ fields: [{ fieldName: "title" }] }, { fields: [{ fieldName: "stock", order: "DESC" }] }],
      items: [
        {
          _id: "o1",
          title: "One",
          tags: ["a", "b"],
          stock: 1,
          at: { $date: "2020-01-01T00:00:00.000Z" },
          secret: "s1"
        },
        { _id: "o2", title: "Two", friend: "o1", deep: { a: { b: 1 } }, list: [1, { a: 1 }] },
        { _id: "o3", title: "Three", friends: ["o1", "o2"], secrets: ["s1"] }
      ]
    },
    { id: "secrets", permissions: nobody, items: [{ _id: "s1", title: secret, text: secret }] }
  ]
}
