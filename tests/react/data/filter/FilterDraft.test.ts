import * as Filter from "@portico/client/data/Filter"
import { operators } from "@portico/contract/data/FilterOperators"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import {
  type Condition,
  type DraftOperator,
  type Entry,
  type FilterDraft,
  entryTypesOf,
  fitValues,
  type Match,
  nothing,
  operatorsOf,
  type Part
} from "../../../../packages/react/src/data/filter/FilterDraft.ts"
import { toFilter, valueOf } from "../../../../packages/react/src/data/filter/ofDraft.ts"
import { entryOf, ofFilter } from "../../../../packages/react/src/data/filter/ofFilter.ts"

const condition = (field: string, operator: DraftOperator, ...values: ReadonlyArray<Entry>): Condition => ({
  _tag: "Condition",
  id: "1",
  field,
  operator,
  values
})
const number = (text: string): Entry => ({ type: "number", text })
const text = (text: string): Entry => ({ type: "text", text })
const all = (...parts: ReadonlyArray<Part>): FilterDraft => ({ ...nothing, parts })
const built = (draft: FilterDraft) => Result.getOrThrow(toFilter(draft))
const problemsOf = (draft: FilterDraft) => {
  const result = toFilter(draft)
  return Result.isFailure(result) ? result.failure.map(({ at, code, key }) => [at, code, key]) : []
}

describe("toFilter", () => {
  it("returns the same filter as code does", () => {
    const draft = all(condition("year", "between", number("1990"), number("2000")), {
      _tag: "Group",
      id: "2",
      match: "any",
      parts: [condition("title", "startsWith", text("B")), condition("tags", "hasAll", text("a"), text("b"))]
    })
    const code = Filter.between("year", 1990, 2000).pipe(
      Filter.and(Filter.or(Filter.startsWith("title", "B"), Filter.hasAll("tags", ["a", "b"])))
    )

    assert.deepStrictEqual(Filter.toModel(built(draft)), Filter.toModel(code))
    assert.strictEqual(Filter.toText(built(draft)), Filter.toText(code))
  })

  it("returns a filter that matches everything if there are no conditions, even in nested groups", () => {
    assert.deepStrictEqual(Filter.toModel(built(nothing)), {})
    assert.deepStrictEqual(Filter.toModel(built(all({ _tag: "Group", id: "1", match: "none", parts: [] }))), {})
  })

  it("reads numbers in the format of the language", () => {
    const german = toFilter(all(condition("price", "lt", number("1.234,5"))), { locale: "de" })

    assert.deepStrictEqual(Filter.toModel(Result.getOrThrow(german)), { price: { $lt: 1234.5 } })
  })

  it.each<readonly [Condition, ReadonlyArray<unknown>]>([
    [condition("year", "eq", number("")), [0, "WDE0040", "valueMissing"]],
    [condition("year", "between", number("1"), number("")), [1, "WDE0041", "valueMissing"]],
    [condition("year", "between", number(""), number("1")), [0, "WDE0041", "valueMissing"]],
    [condition("tags", "hasSome"), [0, "WDE0042", "valuesMissing"]],
    [condition("year", "gt", number("soon")), [0, "WDE0045", "numberMalformed"]],
    [condition("at", "gt", { type: "date", text: "soon" }), [0, "WDE0045", "dateMalformed"]],
    [condition("year", "between", number("1"), number("soon")), [1, "WDE0045", "numberMalformed"]],
    [condition("at", "in", number("1"), { type: "date", text: "soon" }), [1, "WDE0047", "dateMalformed"]],
    [condition("note", "between", number("1"), text("a")), [1, "WDE0046", "kindsDiffer"]],
    [condition("year", "in", number("1"), number("soon")), [1, "WDE0047", "numberMalformed"]],
    [condition("", "isEmpty"), ["field", "WDE0094", "fieldMissing"]]
  ])("reports the position of the error in %o", (part, problem) => {
    assert.deepStrictEqual(problemsOf(all(part)), [problem])
  })

  it("reports all errors in the order of the conditions", () => {
    const draft = all(condition("", "isEmpty"), condition("year", "eq", number("")))

    assert.deepStrictEqual(
      problemsOf(draft).map(([, code]) => code),
      ["WDE0094", "WDE0040"]
    )
  })

  it("reads an empty input as an empty string", () => {
    assert.deepStrictEqual(Filter.toModel(built(all(condition("title", "eq", text(""))))), { title: "" })
  })
})

describe("ofFilter", () => {
  it.each([
    Filter.raw({ title: { $matches: { ignoreCase: true, spec: [{ type: "literal", value: "Emma" }] } } }),
    Filter.raw({ $or: [] }),
    Filter.raw({ tags: { $in: [] } }),
    Filter.raw({ year: { $not: { $gt: 3 } } }),
    Filter.raw({ $not: [{ $not: [{ year: 1 }] }] }),
    Filter.raw({ year: { $gte: 1, $lt: "b" } }),
    Filter.raw({ year: { $gte: -2 }, title: { $lt: "B" } }),
    Filter.raw({ signed: { $gte: false, $lt: true } }),
    Filter.raw({ year: { $ne: null } }),
    Filter.not(Filter.empty),
    Filter.raw({ $not: [{}] }),
    Filter.raw({ $or: [{}, { year: 3 }] }),
    Filter.raw({ title: "B", $not: [{ $or: [{ year: 3 }, {}] }] }),
    Filter.raw({ at: { $gt: new Date(1234567) }, title: { $eq: null } })
  ])("preserves filters that no control can edit: %o", (filter) => {
    const back = built(ofFilter(filter))

    for (const item of items) assert.strictEqual(Filter.matches(back)(item), Filter.matches(filter)(item))
  })

  it("leaves filters unchanged that no control can edit, and combines only bounds of one field into a range", () => {
    const parts = (filter: Filter.Filter) =>
      ofFilter(filter).parts.map((part) => (part._tag === "Condition" ? [part.field, part.operator] : part._tag))

    for (const model of [{ "": "a" }, { "": { $exists: true } }]) {
      assert.deepStrictEqual(parts(Filter.raw(model)), ["Fixed"])
    }
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, new Date(Number.NaN), null, ["a"]]) {
      assert.isUndefined(entryOf(value, "en"))
    }
    assert.deepStrictEqual(parts(Filter.raw({ year: { $gte: 1 }, pages: { $lt: 3 } })), [
      ["year", "gte"],
      ["pages", "lt"]
    ])
    assert.deepStrictEqual(parts(Filter.raw({ signed: { $gte: false, $lt: true } })), [
      ["signed", "gte"],
      ["signed", "lt"]
    ])
    assert.deepStrictEqual(parts(Filter.raw({ year: { $gte: 1, $lt: 3 } })), [["year", "between"]])
    assert.deepStrictEqual(parts(Filter.isNotEmpty("year")), [["year", "isNotEmpty"]])
  })

  it("negates a single condition as a group, so that users can add to it", () => {
    assert.deepInclude(ofFilter(Filter.not(Filter.gt("year", 3))), { match: "notAll" })
  })

  it("uses the operators isEmpty and existsNot", () => {
    const filter = Filter.isEmpty("note").pipe(Filter.and(Filter.exists("year", false)))
    const [first, second] = ofFilter(filter).parts

    assert.deepInclude(first, { operator: "isEmpty", values: [] })
    assert.deepInclude(second, { operator: "existsNot", values: [] })
  })
})

describe("the operators of a field", () => {
  it("are all offered for at least one type, except and, or and not", () => {
    const types = ["text", "number", "boolean", "date", "list", "object", "reference", "mixed"] as const
    const offered = new Set(types.flatMap((type) => operatorsOf({ name: "f", type })))

    for (const operator of Object.keys(operators).filter((name) => !["and", "or", "not"].includes(name))) {
      assert.isTrue(offered.has(operator as DraftOperator), operator)
    }
  })

  it("offer only single booleans for lists and for fields of mixed type", () => {
    const flags = { name: "flags", type: "list", element: "boolean" } as const
    const offered = operatorsOf(flags)
    assert.includeMembers([...offered], ["eq", "ne", "exists"])
    assert.notIncludeMembers([...offered], ["hasSome", "hasAll", "in"])
    assert.deepStrictEqual(entryTypesOf(flags, "eq"), ["boolean"])
    assert.notInclude(entryTypesOf({ name: "any", type: "mixed" }, "in"), "boolean")
    const yes = { type: "boolean", text: "true" } as const
    assert.deepStrictEqual(fitValues({ name: "any", type: "mixed" }, "in", [yes]), [])
    assert.isTrue(Filter.matches(Filter.eq("flags", true))({ flags: [false, true] }))
    assert.deepStrictEqual(entryTypesOf(flags, "in"), ["text"])
    assert.deepStrictEqual(fitValues(flags, "eq", []), [yes])
  })

  it("preserve the values that fit", () => {
    const year = { name: "year", type: "number" } as const

    assert.deepStrictEqual(fitValues(year, "between", [number("3")]), [number("3"), number("")])
    assert.deepStrictEqual(fitValues(year, "in", [number("3"), number("")]), [number("3")])
    assert.deepStrictEqual(fitValues(year, "eq", [text("3")]), [number("")])
    assert.deepStrictEqual(fitValues(year, "isEmpty", [number("3")]), [])
  })
})

// Random drafts, and an evaluation of them that shares no code with the client.

const dice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const moments = [0, 1_000_000, 86_400_123].map((time) => new Date(time))

const items = Array.from({ length: 60 }, (_, seed) => {
  const roll = dice(seed)
  const item: Record<string, unknown> = {}
  if (roll(4) > 0) item["year"] = [0, -1.5, 3, null][roll(4)]
  if (roll(4) > 0) item["title"] = ["", "Ab", "abc", "B"][roll(4)]
  if (roll(4) > 0) item["at"] = moments[roll(3)]
  if (roll(4) > 0) item["signed"] = roll(2) === 0
  if (roll(4) > 0) item["tags"] = [[], ["a"], ["a", "b"], ["B"]][roll(4)]
  return item
})

const typed = {
  year: { type: "number", texts: ["0", "-1.5", "3"] },
  title: { type: "text", texts: ["", "Ab", "abc", "B"] },
  at: { type: "date", texts: moments.map((at) => at.toISOString()) },
  signed: { type: "boolean", texts: ["true", "false"] },
  tags: { type: "list", texts: ["a", "b", "B"] }
} as const

const draftOf = (roll: (sides: number) => number, depth: number): Part => {
  if (depth > 0 && roll(3) === 0) {
    const parts = Array.from({ length: 1 + roll(3) }, () => draftOf(roll, depth - 1))
    return { _tag: "Group", id: "g", match: (["all", "any", "notAll", "none"] as const)[roll(4)]!, parts }
  }
  const name = (Object.keys(typed) as ReadonlyArray<keyof typeof typed>)[roll(5)]!
  const { texts, type } = typed[name]
  const possible = operatorsOf({ name, type })
  const operator = possible[roll(possible.length)]!
  const entry = (): Entry => ({ type: type === "list" ? "text" : type, text: texts[roll(texts.length)]! })
  const many = operator === "in" || operator === "hasSome" || operator === "hasAll"
  const count = many ? 1 + roll(2) : fitValues({ name, type }, operator, []).length
  return condition(name, operator, ...Array.from({ length: count }, entry))
}

type Scalar = string | number | boolean | Date

const compare = (left: Scalar, right: Scalar): number | undefined => {
  if (left instanceof Date !== right instanceof Date || typeof left !== typeof right) return undefined
  const [a, b] = [left.valueOf(), right.valueOf()]
  return a < b ? -1 : a > b ? 1 : 0
}

const holds = (part: Part, item: Readonly<Record<string, unknown>>): boolean => {
  if (part._tag === "Fixed") return false
  if (part._tag === "Group") {
    const answers = part.parts.map((inner) => holds(inner, item))
    const meanings: Record<Match, boolean> = {
      all: answers.every(Boolean),
      any: answers.some(Boolean),
      notAll: !answers.every(Boolean),
      none: !answers.some(Boolean)
    }
    return meanings[part.match]
  }
  const value = item[part.field]
  const given = part.values.map((entry) => valueOf(entry) as Scalar)
  const [first = "", upper = ""] = given
  const each = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null) as Scalar[]
  const order = (test: (sign: number) => boolean) =>
    each.some((one) => {
      const sign = compare(one, first)
      return sign !== undefined && test(sign)
    })
  const says = (test: (whole: string, part: string) => boolean) =>
    each.some((one) => typeof one === "string" && test(one.toLowerCase(), String(first).toLowerCase()))
  const isOne = (one: Scalar) => each.some((other) => compare(one, other) === 0)
  switch (part.operator) {
    case "eq":
      return isOne(first)
    case "ne":
      return !isOne(first)
    case "lt":
      return order((sign) => sign < 0)
    case "lte":
      return order((sign) => sign <= 0)
    case "gt":
      return order((sign) => sign > 0)
    case "gte":
      return order((sign) => sign >= 0)
    case "between":
      return order((sign) => sign >= 0) && each.some((one) => (compare(one, upper) ?? 0) < 0)
    case "in":
    case "hasSome":
      return given.some(isOne)
    case "hasAll":
      return given.every(isOne)
    case "startsWith":
      return says((whole, part) => whole.startsWith(part))
    case "endsWith":
      return says((whole, part) => whole.endsWith(part))
    case "contains":
      return says((whole, part) => whole.includes(part))
    case "exists":
      return Object.hasOwn(item, part.field)
    case "existsNot":
      return !Object.hasOwn(item, part.field)
    case "isEmpty":
      return value === undefined || value === null
    case "isNotEmpty":
      return value !== undefined && value !== null
  }
}

describe("500 random drafts", () => {
  const drafts = Array.from({ length: 500 }, (_, seed) => {
    const roll = dice(seed + 1000)
    const part = draftOf(roll, 3)
    return part._tag === "Group" ? { ...part, id: "root" } : all(part)
  })

  it("match the expected items", () => {
    for (const draft of drafts) {
      const test = Filter.matches(built(draft))

      assert.deepStrictEqual(
        items.filter((item) => test(item) !== holds(draft, item)).map((item) => [draft, item]),
        []
      )
    }
  })

  it("have the same meaning after conversion to a filter and back, and then stay unchanged", () => {
    for (const draft of drafts) {
      const filter = built(draft)
      const back = built(ofFilter(filter))
      const [before, after] = [Filter.matches(filter), Filter.matches(back)]

      assert.deepStrictEqual(
        items.filter((item) => before(item) !== after(item)),
        []
      )
      assert.deepStrictEqual(Filter.toModel(built(ofFilter(back))), Filter.toModel(back))
    }
  })
})
