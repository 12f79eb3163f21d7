import * as Filter from "@portico/client/data/Filter"
import {
  append,
  everything,
  not,
  all,
  or,
  simplify
} from "../../../../../packages/client/src/data/filter/internal/FilterTree.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const Leaf = Schema.Struct({
  method: Schema.Literals(["eq", "ne", "gt", "lte"]),
  field: Schema.Literals(["a", "b", "c"]),
  value: Schema.Literals([0, 1, 2])
})
interface Joined {
  readonly method: "and" | "or" | "not"
  readonly calls: ReadonlyArray<Call>
}
type Call = typeof Leaf.Type | Joined
const Joined: Schema.Codec<Joined> = Schema.Struct({
  method: Schema.Literals(["and", "or", "not"]),
  calls: Schema.Array(Schema.suspend(() => Call))
})
const Call: Schema.Codec<Call> = Schema.Union([Leaf, Joined])
const Calls = Schema.Array(Call)

type Item = Readonly<Record<string, number>>

const items: ReadonlyArray<Item> = [0, 1, 2].flatMap((a) =>
  [0, 1, 2].flatMap((b) => [
    { a, b, c: 1 },
    { a, b, c: 2 },
    { a, b }
  ])
)

const built = (start: Filter.Filter, calls: ReadonlyArray<Call>): Filter.Filter =>
  calls.reduce(
    (filter, call) =>
      Filter.call(filter, call.method, "calls" in call ? [built(Filter.empty, call.calls)] : [call.field, call.value]),
    start
  )

const compare = (method: string, left: unknown, right: unknown): boolean => {
  if (method === "eq") return left === right
  if (method === "ne") return left !== right
  if (typeof left !== "number" || typeof right !== "number") return false
  return method === "gt" ? left > right : left <= right
}

/** What the calls mean, told without a tree. `undefined` is the stand-alone filter that nothing was said of yet. */
const meant = (calls: ReadonlyArray<Call>, item: Item, start?: boolean): boolean =>
  calls.reduce<boolean | undefined>((holds, call) => {
    if (!("calls" in call)) return (holds ?? true) && compare(call.method, item[call.field], call.value)
    const inner = meant(call.calls, item)
    if (call.method === "or") return holds === undefined ? inner : holds || inner
    return (holds ?? true) && (call.method === "not" ? !inner : inner)
  }, start) ?? true

const holds = (model: unknown, item: Item): boolean =>
  Object.entries(model as object).every(([key, value]) => {
    if (key === "$and") return (value as ReadonlyArray<unknown>).every((part) => holds(part, item))
    if (key === "$or") return (value as ReadonlyArray<unknown>).some((part) => holds(part, item))
    if (key === "$not") return !(value as ReadonlyArray<unknown>).some((part) => holds(part, item))
    if (typeof value !== "object" || value === null) return compare("eq", item[key], value)
    return Object.entries(value).every(([operator, bound]) => compare(operator.slice(1), item[key], bound))
  })

describe("a filter", () => {
  it.prop("means after simplification what its calls say", [Calls], ([calls]) => {
    const model = Filter.toModel(built(Filter.empty, calls))

    for (const item of items) assert.strictEqual(holds(model, item), meant(calls, item))
  })

  it.prop("means the same from where a query starts", [Calls], ([calls]) => {
    const model = Filter.toModel(built(Filter.everything("books"), calls))

    for (const item of items) assert.strictEqual(holds(model, item), meant(calls, item, true))
  })

  it.prop("is not made smaller by a second simplification", [Calls], ([calls]) => {
    const model = Filter.toModel(built(Filter.empty, calls))

    assert.deepStrictEqual(simplify(model), model)
  })
})

describe("simplify", () => {
  const merging = [
    [
      "conditions on different fields become one object",
      [{ a: 1 }, { b: 2 }, { c: { $gt: 3 } }],
      { a: 1, b: 2, c: { $gt: 3 } }
    ],
    ["a field that repeats keeps all apart", [{ a: 1 }, { b: 2 }, { a: 3 }], { $and: [{ a: 1 }, { b: 2 }, { a: 3 }] }],
    [
      "the merged object stands first",
      [{ $or: [{ a: 1 }] }, { b: 2 }, { c: 3 }],
      { $and: [{ b: 2, c: 3 }, { $or: [{ a: 1 }] }] }
    ],
    [
      "a nested conjunction is lifted",
      [{ $or: [] }, { $and: [{ $or: [] }, { $or: [] }] }],
      { $and: [{ $or: [] }, { $or: [] }, { $or: [] }] }
    ],
    ["a conjunction of one is that one", [{ a: 1 }], { a: 1 }],
    ["a conjunction of none is no condition", [], {}],
    ["a field called __proto__ is a field", [{ ["__proto__"]: 1 }, { b: 2 }], { ["__proto__"]: 1, b: 2 }]
  ] as const

  it.each(merging)("%s", (_, parts, expected) => {
    const model = simplify({ $and: parts })

    assert.deepStrictEqual(model, expected)
    assert.deepStrictEqual(Object.keys(model), Object.keys(expected))
  })

  it("leaves an object of conditions and operators as it is", () => {
    const model = { a: 1, $and: [{ b: 2 }] }

    assert.deepStrictEqual(simplify(model), model)
  })

  it("keeps a disjunction of one", () => {
    assert.deepStrictEqual(simplify(or(all, { a: 1 })), { $or: [{ a: 1 }] })
  })

  it("says of a query that a condition or anything must hold", () => {
    assert.deepStrictEqual(simplify(or(everything, { a: 1 })), { $or: [{}, { a: 1 }] })
  })

  it("keeps the opposite beside what was there", () => {
    assert.deepStrictEqual(simplify(not(append(everything, [{ a: 1 }]), { b: 2 })), {
      $and: [{ a: 1 }, { $not: [{ b: 2 }] }]
    })
  })
})

it("a thousand alternatives make one flat list", () => {
  const start: Filter.Filter = Filter.eq("a", -1)
  const filter = Array.from({ length: 1000 }, (_, index) => index).reduce(
    (all, a) => Filter.or(all, Filter.eq("a", a)),
    start
  )

  assert.strictEqual((Filter.toModel(filter)["$or"] as ReadonlyArray<unknown>).length, 1001)
})
