import * as Filter from "@portico/client/data/Filter"
import {
  append,
  empty,
  not,
  emptyConjunction,
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

/** Evaluates the calls without a tree. `undefined` is a stand-alone filter without any condition yet. */
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

describe("a simplified filter", () => {
  it.prop("matches the same items as its calls", [Calls], ([calls]) => {
    const model = Filter.toModel(built(Filter.empty, calls))

    for (const item of items) assert.strictEqual(holds(model, item), meant(calls, item))
  })

  it.prop("matches the same items as its calls in a query", [Calls], ([calls]) => {
    const model = Filter.toModel(built(Filter.forCollection("books"), calls))

    for (const item of items) assert.strictEqual(holds(model, item), meant(calls, item, true))
  })

  it.prop("is not changed by another simplification", [Calls], ([calls]) => {
    const model = Filter.toModel(built(Filter.empty, calls))

    assert.deepStrictEqual(simplify(model), model)
  })
})

describe("simplify", () => {
  const merging = [
    [
      "merges conditions on different fields into one object",
      [{ a: 1 }, { b: 2 }, { c: { $gt: 3 } }],
      { a: 1, b: 2, c: { $gt: 3 } }
    ],
    [
      "does not merge conditions if a field repeats",
      [{ a: 1 }, { b: 2 }, { a: 3 }],
      { $and: [{ a: 1 }, { b: 2 }, { a: 3 }] }
    ],
    [
      "puts the merged object first",
      [{ $or: [{ a: 1 }] }, { b: 2 }, { c: 3 }],
      { $and: [{ b: 2, c: 3 }, { $or: [{ a: 1 }] }] }
    ],
    [
      "flattens a nested conjunction",
      [{ $or: [] }, { $and: [{ $or: [] }, { $or: [] }] }],
      { $and: [{ $or: [] }, { $or: [] }, { $or: [] }] }
    ],
    ["unwraps a conjunction of one", [{ a: 1 }], { a: 1 }],
    ["turns an empty conjunction into no condition", [], {}],
    ["treats __proto__ as a field", [{ ["__proto__"]: 1 }, { b: 2 }], { ["__proto__"]: 1, b: 2 }]
  ] as const

  it.each(merging)("%s", (_, parts, expected) => {
    const model = simplify({ $and: parts })

    assert.deepStrictEqual(model, expected)
    assert.deepStrictEqual(Object.keys(model), Object.keys(expected))
  })

  it("does not change an object of conditions and operators", () => {
    const model = { a: 1, $and: [{ b: 2 }] }

    assert.deepStrictEqual(simplify(model), model)
  })

  it("does not unwrap a disjunction of one", () => {
    assert.deepStrictEqual(simplify(or(emptyConjunction, { a: 1 })), { $or: [{ a: 1 }] })
  })

  it("turns a condition joined by `or` to a query into an alternative to every item", () => {
    assert.deepStrictEqual(simplify(or(empty, { a: 1 })), { $or: [{}, { a: 1 }] })
  })

  it("adds a negation to the existing conditions", () => {
    assert.deepStrictEqual(simplify(not(append(empty, [{ a: 1 }]), { b: 2 })), {
      $and: [{ a: 1 }, { $not: [{ b: 2 }] }]
    })
  })
})

it("Filter.or flattens a thousand alternatives", () => {
  const start: Filter.Filter = Filter.eq("a", -1)
  const filter = Array.from({ length: 1000 }, (_, index) => index).reduce(
    (all, a) => Filter.or(all, Filter.eq("a", a)),
    start
  )

  assert.strictEqual((Filter.toModel(filter)["$or"] as ReadonlyArray<unknown>).length, 1001)
})
