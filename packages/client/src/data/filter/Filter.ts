/**
 * Filters: conditions that the items of a query, or the item of a conditional write, must meet (data.md §3, §5).
 *
 * A filter is a value: every function gives a new one, and using the wrong value is no exception but a problem that
 * the filter carries until a call uses it. That call fails with all problems and sends nothing.
 *
 * **Example** (Cheap books of the nineties)
 *
 * ```ts
 * import * as Filter from "@portico/client/data/Filter"
 *
 * const cheap = Filter.between("year", 1990, 2000).pipe(Filter.and(Filter.lt("price", 10)))
 * Filter.toModel(cheap) // => { $and: [{ year: { $gte: 1990 } }, { year: { $lt: 2000 } }, { price: { $lt: 10 } }] }
 * ```
 *
 * @since 0.1.0
 */
import { type FilterModel, operators } from "@portico/contract/data/Query"
import { received } from "@portico/contract/Wde"
import { hasProperty } from "effect/Predicate"
import * as Pipeable from "effect/Pipeable"
import type { AnyUse, Use } from "../call/internal/Field.ts"
import { type Comparable, findProblems, type LeafOperator, valuesOf } from "./internal/FilterChecks.ts"
import { findProblems as findModelProblems } from "./internal/FilterModel.ts"
import * as Tree from "./internal/FilterTree.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"

export { toText } from "./internal/FilterText.ts"
export { matches } from "./internal/Matches.ts"

const TypeId = "~@portico/client/data/Filter"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** A condition on items. `Uses` says what it needs of the fields of a collection. */
export interface Filter<out Uses = AnyUse> extends Pipeable.Pipeable {
  readonly [TypeId]: { readonly uses?: Uses }
  readonly tree: Tree.Tree
  /** What is wrong with it, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem>
  /** The collection it was made for, where it was made for one. */
  readonly collection: string | undefined
}

/** What a filter needs of the fields of a collection; of one that is chosen among several, what any of them does. */
export type UsesIn<F> = F extends Filter<infer Uses> ? Uses : never

/** Whether a value is a filter. */
export const isFilter = (value: unknown): value is Filter => hasProperty(value, TypeId)

/** The filter as it travels: as small as its meaning allows. */
export const toModel = (self: Filter): FilterModel => Tree.simplify(self.tree)

/** The filter that every item meets. */
export const empty: Filter<never> = make({ tree: Tree.all, problems: [], collection: undefined })

/** A filter written as JSON (protocol of the provider): fields, `$and`, `$or`, `$not` and the operators with a `$`. */
export const raw = (model: FilterModel): Filter<never> => {
  const problems = findModelProblems(model)
  return make({ ...empty, tree: problems.length > 0 ? Tree.all : model, problems })
}

type Set<Kind extends "member" | "list"> = {
  <const F extends string, const V extends string | number | Date>(
    field: F,
    values: ReadonlyArray<V>
  ): Filter<Use<F, Kind, V>>
  <const F extends string, const V extends string | number | Date>(
    field: F,
    ...values: ReadonlyArray<V>
  ): Filter<Use<F, Kind, V>>
}

type Compare<Kind extends "equality" | "order", Value> = <const F extends string, const V extends Value>(
  field: F,
  value: V
) => Filter<Use<F, Kind, V>>

type Text = <const F extends string>(field: F, value: string) => Filter<Use<F, "text", string>>

type Presence = <const F extends string>(field: F) => Filter<Use<F, "presence", boolean>>

const leaf =
  (method: LeafOperator) =>
  (...args: ReadonlyArray<unknown>): Filter<any> =>
    call(empty, method, args)

/** The field equals the value; `null` stands for an empty field. On a list: one of its elements does. */
export const eq: Compare<"equality", Comparable | null> = leaf("eq")

/** The field does not equal the value; `null` stands for an empty field. */
export const ne: Compare<"equality", Comparable | null> = leaf("ne")

/** The field is less than the value. */
export const lt: Compare<"order", Comparable> = leaf("lt")

/** The field is greater than the value. */
export const gt: Compare<"order", Comparable> = leaf("gt")

/** The field is less than the value or equals it. */
export const lte: Compare<"order", Comparable> = leaf("lte")

/** The field is greater than the value or equals it. */
export const gte: Compare<"order", Comparable> = leaf("gte")

/** The text starts with the value, in any case. */
export const startsWith: Text = leaf("startsWith")

/** The text ends with the value, in any case. */
export const endsWith: Text = leaf("endsWith")

/** The text contains the value, in any case. */
export const contains: Text = leaf("contains")

/** The list has at least one of the values. */
export const hasSome: Set<"list"> = leaf("hasSome")

/** The list has all of the values. */
export const hasAll: Set<"list"> = leaf("hasAll")

/** The field is one of the values. */
const oneOf: Set<"member"> = leaf("in")

/** Whether the field is there at all, be it `null`. */
export const exists: <const F extends string>(field: F, value: boolean) => Filter<Use<F, "presence", boolean>> =
  leaf("exists")

/** The field is `null` or not there. */
export const isEmpty: Presence = leaf("isEmpty")

/** The field has a value. */
export const isNotEmpty: Presence = leaf("isNotEmpty")

/** The field is the lower value or greater, and less than the upper value: the upper bound is excluded. */
export const between: <const F extends string, const V extends Comparable>(
  field: F,
  lower: V,
  upper: V
) => Filter<Use<F, "order", V>> = leaf("between")

export { oneOf as in }

interface Join {
  <B extends Filter<any>>(that: B): <A>(self: Filter<A>) => Filter<A | UsesIn<B>>
  <Filters extends readonly [Filter<any>, Filter<any>, ...ReadonlyArray<Filter<any>>]>(
    ...filters: Filters
  ): Filters[number] extends Filter<infer Uses> ? Filter<Uses> : never
}

const join =
  (method: "and" | "or") =>
  (...filters: ReadonlyArray<unknown>): any =>
    filters.length < 2
      ? (self: Filter) => call(self, method, filters)
      : filters.slice(1).reduce((self: Filter, that) => call(self, method, [that]), adopt(filters[0], method))

/** All of the filters must hold. */
export const and: Join = join("and")

/** One of the filters must hold. */
export const or: Join = join("or")

/** The filter must not hold. */
export const not = <F extends Filter<any>>(self: F): Filter<UsesIn<F>> =>
  call(empty, "not", [self]) as Filter<UsesIn<F>>

/** What starts the filter of a query: no condition on the items of a collection. */
export const everything = (collection: string): Filter<never> => make({ ...empty, tree: Tree.everything, collection })

/** Narrows the filter of a query by another one. */
export const within = (self: Filter, that: Filter): Filter =>
  isFilter(that)
    ? call(self.tree === Tree.everything ? make({ ...self, tree: Tree.all }) : self, "and", [that])
    : fail(self, [problem("WDE0049", { method: "filter", received: received(that) }, [])])

/** Adds an operator's call to a filter, its arguments counted and checked. */
export const call = (
  self: Filter,
  method: LeafOperator | "and" | "or" | "not",
  args: ReadonlyArray<unknown>
): Filter => {
  if (method !== "and" && method !== "or" && method !== "not") {
    const found = findProblems(method, args)
    return found.length === 0
      ? make({ ...self, tree: Tree.append(self.tree, leavesOf(method, args)) })
      : fail(self, found)
  }
  if (args.length !== 1) return fail(self, [problem("WDE0039", { method, count: args.length }, [method])])
  const that = adopt(args[0], method)
  const { collection = that.collection } = self
  const problems = [...self.problems, ...that.problems]
  if (that.collection !== undefined && that.collection !== collection) {
    problems.push(problem("WDE0050", { method, collection: collection ?? "", received: that.collection }, [method]))
  }
  return make({ tree: joins[method](self.tree, that.tree), problems, collection })
}

const joins = { and: Tree.and, or: Tree.or, not: Tree.not }

const adopt = (value: unknown, method: string): Filter =>
  isFilter(value) ? value : fail(empty, [problem("WDE0049", { method, received: received(value) }, [method])])

const leavesOf = (method: LeafOperator, args: ReadonlyArray<unknown>): ReadonlyArray<Tree.Tree> => {
  const [name, value = null, upper] = args
  const field = String(name)
  switch (method) {
    case "eq":
      return [{ [field]: value }]
    case "isEmpty":
      return [{ [field]: null }]
    case "isNotEmpty":
      return [{ [field]: { $ne: null } }]
    case "between":
      return [{ [field]: { $gte: value } }, { [field]: { $lt: upper } }]
    default: {
      const { kind, wire } = operators[method]
      return [{ [field]: { [wire]: kind === "set" ? valuesOf(args) : value } }]
    }
  }
}

const fail = (self: Filter, found: ReadonlyArray<Problem>): Filter =>
  make({ ...self, problems: [...self.problems, ...found] })

function make(parts: Omit<Filter, keyof Pipeable.Pipeable | typeof TypeId>): Filter<never> {
  return Object.assign(Object.create(Proto), parts)
}
