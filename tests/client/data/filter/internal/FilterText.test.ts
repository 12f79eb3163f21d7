import * as Filter from "@portico/client/data/Filter"
import { assert, describe, it } from "@effect/vitest"

const at = new Date("2024-01-02T03:04:05.006Z")
const time = "2024-01-02T03:04:05.006Z"

const rows: ReadonlyArray<readonly [Filter.Filter, string]> = [
  [Filter.empty, "every item"],
  [Filter.eq("f", "a"), "f is “a”"],
  [Filter.eq("f", true), "f is true"],
  [Filter.eq("f", null), "f is empty"],
  [Filter.ne("f", 1), "f is not 1"],
  [Filter.ne("f", null), "f is not empty"],
  [Filter.lt("f", 1), "f is less than 1"],
  [Filter.gt("f", "a"), "f is greater than “a”"],
  [Filter.lte("f", 1), "f is at most 1"],
  [Filter.gte("f", 1), "f is at least 1"],
  [Filter.lt("f", at), `f is before ${time}`],
  [Filter.gt("f", at), `f is after ${time}`],
  [Filter.lte("f", at), `f is on or before ${time}`],
  [Filter.gte("f", at), `f is on or after ${time}`],
  [Filter.between("f", 1, 2), "f is at least 1 but less than 2"],
  [Filter.raw({ f: { $gte: 1 }, g: { $lt: 2 } }), "f is at least 1 and g is less than 2"],
  [Filter.between("f", at, at), `f is on or after ${time} but before ${time}`],
  [Filter.raw({ f: { $gte: { $date: time } } }), `f is on or after ${time}`],
  [Filter.startsWith("f", "a"), "f starts with “a”"],
  [Filter.endsWith("f", "a"), "f ends with “a”"],
  [Filter.contains("f", "a".repeat(100)), `f contains “${"a".repeat(60)}…”`],
  [Filter.hasSome("f", ["a", 1]), "f has any of “a”, 1"],
  [Filter.hasAll("f", [at]), `f has all of ${time}`],
  [Filter.in("f", []), "f is one of no values"],
  [Filter.in("f", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), "f is one of 1, 2, 3, 4, 5, 6, 7, 8 and 2 more"],
  [Filter.exists("f", true), "f exists"],
  [Filter.exists("f", false), "f does not exist"],
  [Filter.isEmpty("f"), "f is empty"],
  [Filter.isNotEmpty("f"), "f is not empty"],
  [
    Filter.raw({
      f: { $matches: { ignoreCase: true, spec: [literal("a"), { type: "anyOf", value: " \t\n-" }, literal("b")] } }
    }),
    "f reads “a b”"
  ],
  [Filter.raw({ $or: [] }), "no item"]
]

function literal(value: string) {
  return { type: "literal", value }
}

const a = Filter.eq("a", 1)
const b = Filter.eq("b", 2)
const c = Filter.eq("c", 3)

const nested: ReadonlyArray<readonly [Filter.Filter, string]> = [
  [Filter.and(a, b, c), "a is 1 and b is 2 and c is 3"],
  [Filter.or(a, b, c), "a is 1 or b is 2 or c is 3"],
  [Filter.and(a, Filter.or(b, c)), "a is 1 and (b is 2 or c is 3)"],
  [Filter.or(a, Filter.and(b, c)), "a is 1 or (b is 2 and c is 3)"],
  [Filter.not(a), "not (a is 1)"],
  [Filter.not(Filter.or(a, b)), "not (a is 1 or b is 2)"],
  [Filter.or(Filter.not(Filter.and(a, b)), c), "not (a is 1 and b is 2) or c is 3"],
  [Filter.not(Filter.empty), "not (every item)"],
  [Filter.or(Filter.between("a", 1, 2), b), "a is at least 1 but less than 2 or b is 2"],
  [Filter.raw({ a: { $not: { $gt: 1, $ne: 5 } } }), "not (a is greater than 1 and a is not 5)"],
  [Filter.raw({ $and: [{ $and: [{ a: 1 }, { $or: [{ a: 1, b: 2 }] }] }, {}] }), "a is 1 and a is 1 and b is 2"]
]

describe("Filter.toText", () => {
  it.each(rows)("describes one condition: %#", (filter, text) => {
    assert.deepStrictEqual([filter.problems, Filter.toText(filter)], [[], text])
  })

  it.each(nested)("adds parentheses to nested conditions if they would be ambiguous: %#", (filter, text) => {
    assert.strictEqual(Filter.toText(filter), text)
  })

  it("uses custom labels", () => {
    const filter = Filter.and(Filter.gte("published", at), Filter.not(Filter.in("price", [1.5, 2, 3])))

    const text = Filter.toText(filter, {
      field: (name) => ({ price: "Preis", published: "Erscheinung" })[name] ?? name,
      number: (number) => number.toLocaleString("de"),
      date: (date) => date.toLocaleDateString("de", { timeZone: "UTC" }),
      notBefore: (field, date) => `${field} nicht vor dem ${date}`,
      in: (field, values) => `${field} unter ${values}`,
      values: (values, hidden) => `${values.join("; ")} … (+${hidden})`,
      longest: 2,
      and: (parts) => parts.join(" und "),
      not: (part) => `nicht ${part}`,
      group: (part) => `[${part}]`
    })

    assert.strictEqual(text, "Erscheinung nicht vor dem 2.1.2024 und nicht [Preis unter 1,5; 2 … (+1)]")
  })

  it("omits invalid conditions", () => {
    assert.strictEqual(Filter.toText(Filter.and(a, Filter.eq("b", Number.NaN))), "a is 1")
  })
})
