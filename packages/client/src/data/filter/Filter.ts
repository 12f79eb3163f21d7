/**
 * Filters: conditions on the items of a query, or on the item of a conditional write (data.md §3, §5).
 *
 * A filter is immutable: every function returns a new one. An invalid argument does not throw. Instead, the filter
 * records a problem, and the call that uses the filter fails with all problems and sends nothing.
 *
 * **Example** (Filtering by year and price)
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
import { findProblems as findModelProblems } from "./internal/FilterModelChecks.ts"
import * as Tree from "./internal/FilterTree.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"
import type { FilterCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"

export { toText } from "./internal/FilterText.ts"
export { matches } from "./internal/Matches.ts"

const TypeId = "~@portico/client/data/Filter"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** A condition on items. `Uses` is the type of the field uses that it requires. */
export interface Filter<out Uses = AnyUse> extends Pipeable.Pipeable {
  readonly [TypeId]: { readonly uses?: Uses }
  readonly tree: Tree.Tree
  /** The problems that were found, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<FilterCode>>
  /** The collection that the filter was built for, or `undefined` if it was built for none. */
  readonly collection: string | undefined
}

/** The field uses that a filter requires. For a union of filters, the uses of all of them. */
export type UsesIn<F> = F extends Filter<infer Uses> ? Uses : never

/** Checks whether a value is a filter. */
export const isFilter = (value: unknown): value is Filter => hasProperty(value, TypeId)

/** Returns the filter as JSON for the wire, simplified without changing its meaning. */
export const toModel = (self: Filter): FilterModel => Tree.simplify(self.tree)

/** The filter without conditions, which matches every item. `or` ignores it on its left side. */
export const empty: Filter<never> = make({ tree: Tree.emptyConjunction, problems: [], collection: undefined })

/**
 * Creates a filter from JSON (protocol of the provider): fields, `$and`, `$or`, `$not` and operators that start with
 * `$`.
 */
export const raw = (model: FilterModel): Filter<never> => {
  const problems = findModelProblems(model)
  return make({ ...empty, tree: problems.length > 0 ? Tree.emptyConjunction : model, problems })
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
  (...args: ReadonlyArray<unknown>): Filter<never> =>
    retyped(call(empty, method, args))

/**
 * Matches a field that equals the value; `null` matches an empty field. For an array, one of its elements must be
 * equal.
 */
export const eq: Compare<"equality", Comparable | null> = leaf("eq")

/** Matches a field that does not equal the value; `null` matches a field that is not empty. */
export const ne: Compare<"equality", Comparable | null> = leaf("ne")

/** Matches a field that is less than the value. */
export const lt: Compare<"order", Comparable> = leaf("lt")

/** Matches a field that is greater than the value. */
export const gt: Compare<"order", Comparable> = leaf("gt")

/** Matches a field that is less than or equal to the value. */
export const lte: Compare<"order", Comparable> = leaf("lte")

/** Matches a field that is greater than or equal to the value. */
export const gte: Compare<"order", Comparable> = leaf("gte")

/** Matches a string that starts with the value. Case-insensitive. */
export const startsWith: Text = leaf("startsWith")

/** Matches a string that ends with the value. Case-insensitive. */
export const endsWith: Text = leaf("endsWith")

/** Matches a string that contains the value. Case-insensitive. */
export const contains: Text = leaf("contains")

/** Matches an array that contains at least one of the values. */
export const hasSome: Set<"list"> = leaf("hasSome")

/** Matches an array that contains all of the values. */
export const hasAll: Set<"list"> = leaf("hasAll")

/** Matches a field that equals one of the values. */
const oneOf: Set<"member"> = leaf("in")

/** Matches a field that is present, even if it is `null`. If the value is `false`, matches a missing field instead. */
export const exists: <const F extends string>(field: F, value: boolean) => Filter<Use<F, "presence", boolean>> =
  leaf("exists")

/** Matches a field that is `null` or missing. */
export const isEmpty: Presence = leaf("isEmpty")

/** Matches a field that is neither `null` nor missing. */
export const isNotEmpty: Presence = leaf("isNotEmpty")

/** Matches a field that is at least the lower value and less than the upper value. The upper bound is excluded. */
export const between: <const F extends string, const V extends Comparable>(
  field: F,
  lower: V,
  upper: V
) => Filter<Use<F, "order", V>> = leaf("between")

export { oneOf as in }

interface Join {
  <B extends Filter<unknown>>(that: B): <A>(self: Filter<A>) => Filter<A | UsesIn<B>>
  <Filters extends readonly [Filter<unknown>, Filter<unknown>, ...ReadonlyArray<Filter<unknown>>]>(
    ...filters: Filters
  ): Filters[number] extends Filter<infer Uses> ? Filter<Uses> : never
}

const join =
  (method: "and" | "or") =>
  (...filters: ReadonlyArray<unknown>): never =>
    retyped(
      filters.length < 2
        ? (self: Filter) => call(self, method, filters)
        : filters.slice(1).reduce((self: Filter, that) => call(self, method, [that]), toFilter(filters[0], method))
    )

/** Combines filters with a logical AND: all of them must match. */
export const and: Join = join("and")

/** Combines filters with a logical OR: at least one of them must match. */
export const or: Join = join("or")

/** Negates a filter: it must not match. */
export const not = <F extends Filter<unknown>>(self: F): Filter<UsesIn<F>> =>
  call(empty, "not", [self]) as Filter<UsesIn<F>>

/** Returns the initial filter of a query: no condition on the items of a collection. */
export const forCollection = (collection: string): Filter<never> => make({ ...empty, tree: Tree.empty, collection })

/** Narrows the filter of a query: both filters must match. */
export const within = (self: Filter, that: Filter): Filter =>
  isFilter(that)
    ? call(self.tree === Tree.empty ? make({ ...self, tree: Tree.emptyConjunction }) : self, "and", [that])
    : fail(self, [problem("WDE0049", { method: "filter", received: received(that) }, [])])

/** Adds an operator's call to a filter, and checks the number and types of its arguments. */
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
  const that = toFilter(args[0], method)
  const { collection = that.collection } = self
  const problems = [...self.problems, ...that.problems]
  if (that.collection !== undefined && that.collection !== collection) {
    problems.push(problem("WDE0050", { method, collection: collection ?? "", received: that.collection }, [method]))
  }
  return make({ tree: joins[method](self.tree, that.tree), problems, collection })
}

const joins = { and: Tree.and, or: Tree.or, not: Tree.not }

const toFilter = (value: unknown, method: string): Filter =>
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

const fail = (self: Filter, found: ReadonlyArray<Problem<FilterCode>>): Filter =>
  make({ ...self, problems: [...self.problems, ...found] })

function make(parts: Omit<Filter, keyof Pipeable.Pipeable | typeof TypeId>): Filter<never> {
  return Object.assign(Object.create(Proto), parts)
}
