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
import type { FilterModel } from "@portico/contract/data/Query"
import { operators } from "@portico/contract/data/FilterOperators"
import { received } from "@portico/contract/Wde"
import type {
  BrandFor,
  BrandIn,
  CheckedName,
  CheckedValue,
  CheckedArgument,
  IsUnscoped,
  NamesOf,
  Refused,
  UncheckedIn,
  UseIn,
  ValueFor
} from "../call/internal/FieldNames.ts"
import { type Comparable, findProblems, type LeafOperator, valuesOf } from "./internal/FilterChecks.ts"
import * as Tree from "./internal/FilterTree.ts"
import { empty, type Filter, isFilter, make, type Parts, type TypeId } from "./internal/FilterValue.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"
import type { FilterCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"
import type { Argument, ScopeFor, UsesFor } from "../collection/Collection.ts"

export { empty, type Filter, isFilter } from "./internal/FilterValue.ts"
export { toText } from "./internal/FilterText.ts"
export { matches } from "./internal/Matches.ts"
export { raw } from "./internal/RawFilter.ts"

/** A filter for the items of a collection, as a parameter: the fields of the calls that create it complete. */
export interface For<C> extends Parts {
  readonly [TypeId]: BrandFor<[C] extends [never] ? never : ScopeFor<C>, UsesFor<C>>
}

/** The field uses that a filter requires. For a union of filters, the uses of all of them. */
export type UsesIn<F> = F extends Filter<infer Uses> ? Uses : never

/** Returns the filter as JSON for the wire, simplified without changing its meaning. */
export const toModel = (self: Filter): FilterModel => Tree.simplify(self.tree)

/** A filter whose fields are those of a scope. TypeScript infers the scope of nested calls from it. */
interface Within<S> {
  readonly [TypeId]: BrandIn<S>
}

/** The type of a parameter that receives a filter: the filter itself, or an error if the scope refuses its uses. */
export type Checked<S, F> = CheckedArgument<S, F, Unchecked<S, F>, Within<NoInfer<S>>>

type Unchecked<S, F> = F extends Filter<infer Uses, infer Of> ? UncheckedIn<S, Uses, Of> : never

/** The uses that a filter requires, or `never` if the scope refuses any of them, because its call has an error already. */
type Allowed<S, F> =
  IsUnscoped<S> extends true ? UsesIn<F> : [Refused<S, Unchecked<S, F>>] extends [never] ? UsesIn<F> : never

type Element = string | number | Date

type Set<Kind extends "member" | "list"> = <
  S = never,
  const F extends string = NamesOf<S, Kind>,
  const V extends Element = ValueFor<S, F, Kind> & Element
>(
  field: CheckedName<S, Kind, F>,
  ...values: ReadonlyArray<CheckedValue<S, F, Kind, V> | ReadonlyArray<CheckedValue<S, F, Kind, V>>>
) => Filter<UseIn<S, F, Kind, V>, S>

type Compare<Kind extends "equality" | "order", Value> = <
  S = never,
  const F extends string = NamesOf<S, Kind>,
  const V extends Value = ValueFor<S, F, Kind> & Value
>(
  field: CheckedName<S, Kind, F>,
  value: CheckedValue<S, F, Kind, V>
) => Filter<UseIn<S, F, Kind, V>, S>

type Text = <S = never, const F extends string = NamesOf<S, "text">>(
  field: CheckedName<S, "text", F>,
  value: string
) => Filter<UseIn<S, F, "text", string>, S>

type Presence = <S = never, const F extends string = NamesOf<S, "presence">>(
  field: CheckedName<S, "presence", F>
) => Filter<UseIn<S, F, "presence", boolean>, S>

/**
 * Returns a filter unchanged, as a filter of a collection. The editor completes the names of the collection's fields in
 * the filter, and an error is reported at the wrong name. Without `of`, a filter that is created outside of a query is
 * checked when a query uses it.
 *
 * **Example** (A filter that several queries share)
 *
 * ```ts
 * import * as Collection from "@portico/client/data/Collection"
 * import * as Filter from "@portico/client/data/Filter"
 * import * as Schema from "effect/Schema"
 *
 * const Books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Finite }))
 *
 * const cheap = Filter.of(Books, Filter.and(Filter.lt("price", 10), Filter.isNotEmpty("title")))
 * ```
 */
export const of = <C extends Argument, F extends Filter<unknown> = Filter<never>>(
  _collection: C,
  filter: Checked<ScopeFor<C>, F>
): F => filter as F

const leaf =
  (method: LeafOperator) =>
  (...args: ReadonlyArray<unknown>): never =>
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
export const exists: <S = never, const F extends string = NamesOf<S, "presence">>(
  field: CheckedName<S, "presence", F>,
  value: boolean
) => Filter<UseIn<S, F, "presence", boolean>, S> = leaf("exists")

/** Matches a field that is `null` or missing. */
export const isEmpty: Presence = leaf("isEmpty")

/** Matches a field that is neither `null` nor missing. */
export const isNotEmpty: Presence = leaf("isNotEmpty")

/** Matches a field that is at least the lower value and less than the upper value. The upper bound is excluded. */
export const between: <
  S = never,
  const F extends string = NamesOf<S, "order">,
  const V extends Comparable = ValueFor<S, F, "order"> & Comparable
>(
  field: CheckedName<S, "order", F>,
  lower: CheckedValue<S, F, "order", V>,
  upper: CheckedValue<S, F, "order", V>
) => Filter<UseIn<S, F, "order", V>, S> = leaf("between")

export { oneOf as in }

type FilterOf<A, S> = IsUnscoped<S> extends true ? Filter<A> : Filter<A> & Within<S>

type Filters = readonly [Filter<unknown>, Filter<unknown>, ...ReadonlyArray<Filter<unknown>>]

type CheckedAll<S, All extends Filters> =
  IsUnscoped<S> extends true
    ? All
    : [Refused<S, Unchecked<S, All[number]>>] extends [never]
      ? All | readonly [Within<NoInfer<S>>, Within<NoInfer<S>>, ...ReadonlyArray<Within<NoInfer<S>>>]
      : { readonly [Index in keyof All]: Checked<S, All[Index]> }

interface Join {
  <S = never, B extends Filter<unknown> = Filter<never>>(
    that: Checked<S, B>
  ): <A>(self: FilterOf<A, S>) => Filter<A | Allowed<S, B>, S>
  <S = never, All extends Filters = readonly [Filter<never>, Filter<never>]>(
    ...filters: CheckedAll<S, All>
  ): Filter<Allowed<S, All[number]>, S>
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
export const not = <S = never, F extends Filter<unknown> = Filter<never>>(
  self: Checked<S, F>
): Filter<Allowed<S, F>, S> => retyped(call(empty, "not", [self]))

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
