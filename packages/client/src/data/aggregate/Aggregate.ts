/**
 * Aggregations, which group the items of a collection and compute sums, means, extremes and counts for each group
 * (data.md §5, §7).
 *
 * An aggregation is immutable: every function returns a new one. It collects the problems of invalid arguments, and the
 * call that runs it fails with them.
 *
 * **Example** (Averaging the prices and counting the books of each author)
 *
 * ```ts
 * import * as Aggregate from "@portico/client/data/Aggregate"
 * import * as Filter from "@portico/client/data/Filter"
 *
 * const perAuthor = Aggregate.from("books").pipe(
 *   Aggregate.filter(Filter.gte("year", 1990)),
 *   Aggregate.group("author"),
 *   Aggregate.avg("price"),
 *   Aggregate.count(),
 *   Aggregate.having(Filter.gt("count", 2)),
 *   Aggregate.descending("priceAvg")
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { Operation } from "@portico/contract/data/Pipeline"
import { received } from "@portico/contract/Wde"
import * as Pipeable from "effect/Pipeable"
import { checkLimit, checkSkip } from "../call/internal/Checks.ts"
import type { Argument, IdOf, ScopeFor } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import type { Bare } from "../call/internal/Field.ts"
import type { CheckedList, CheckedName, CheckedSelf, NameOf, NamesOf, Scope } from "../call/internal/FieldNames.ts"
import * as Filter from "../filter/Filter.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"
import type { AggregateCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"
import * as Sort from "../query/Sort.ts"
import type { ComputedIn, OwnerOf, RowOf, UsesOfResults } from "./internal/AggregateResults.ts"

const TypeId = "~@portico/client/data/Aggregate"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** An aggregation of any collection. */
export interface Any extends Pipeable.Pipeable {
  readonly [TypeId]: { readonly scope?: unknown; readonly results?: unknown }
  readonly collection: Argument
  readonly filter: Filter.Filter
  readonly groups: ReadonlyArray<string>
  readonly operations: ReadonlyArray<Operation>
  readonly having: Filter.Filter
  readonly sort: Sort.Sort
  readonly limit: number | undefined
  readonly skip: number
  readonly returnTotalCount: boolean
  /** Whether all pages are read by cursor, including the first one. */
  readonly byCursor: boolean
  /**
   * The problems of invalid arguments, in the order of the calls. Problems of the filters and the sort are not
   * included.
   */
  readonly problems: ReadonlyArray<Problem<AggregateCode>>
}

/**
 * An aggregation of a collection. `Groups` is the type of the fields that it groups by, `Results` the type of the
 * results that it computes for each group.
 */
export interface Aggregate<C extends Argument, Groups extends string, Results> extends Any {
  readonly collection: C
  readonly [TypeId]: {
    readonly scope?: ScopeFor<C>
    readonly results?: Scope<OwnerOf<IdOf<C>>, UsesOfResults<C, Groups, Results>>
    readonly made?: readonly [Groups, Results]
  }
}

/** An aggregation of a collection whose fields allow these uses. */
export interface Accepts<in Uses> {
  readonly [TypeId]: { readonly scope?: Scope<string, Uses> }
}

/** An aggregation whose results allow these uses. */
export interface Yields<in Uses> {
  readonly [TypeId]: { readonly results?: Scope<string, Uses> }
}

interface Within<out S> {
  readonly [TypeId]: { readonly scope?: S }
}

interface WithinResults<out S> {
  readonly [TypeId]: { readonly results?: S }
}

/** The scope of the fields of an aggregation's collection. */
export type ScopeOf<A> = A extends Within<infer S> ? S : unknown

/** The scope of an aggregation's results. */
export type ResultsOf<A> = A extends WithinResults<infer S> ? S : unknown

/** An aggregation whose collection allows these uses, which were checked already in a context with the scope `S`. */
type Checked<A, S, Uses> = CheckedSelf<A, S, ScopeOf<A>, Uses, Within<S>>

/** An aggregation whose results allow these uses, which were checked already in a context with the scope `S`. */
type CheckedResults<A, S, Uses> = CheckedSelf<A, S, ResultsOf<A>, Uses, WithinResults<S>>

/**
 * One row of an aggregation's results. Its `_id` is the value of the field that the aggregation groups by, or an object
 * with one value per field if it groups by several fields. Without groups there is no `_id`.
 */
export type Row<A> = A extends Aggregate<infer C, infer Groups, infer Results> ? RowOf<C, Groups, Results> : never

type With<A, Name extends string, Value> =
  A extends Aggregate<infer C, infer Groups, infer Results>
    ? Aggregate<C, Groups, Results & { readonly [Key in Name]: Value }>
    : never

type GroupedBy<A, Field extends string> =
  A extends Aggregate<infer C, infer _, infer Results> ? Aggregate<C, Field, Results> : never

/** Creates an aggregation over all items of a collection, with 50 results per page. */
export const from = <const C extends Argument>(collection: C): Aggregate<C, never, {}> =>
  Object.assign(Object.create(Proto), {
    collection,
    filter: Filter.forCollection(idOf(collection)),
    groups: [],
    operations: [],
    having: Filter.empty,
    sort: Sort.empty,
    limit: undefined,
    skip: 0,
    returnTotalCount: false,
    byCursor: false,
    problems: []
  } satisfies Omit<Any, keyof Pipeable.Pipeable | typeof TypeId>)

/**
 * Restricts the aggregation to the items that match a filter. It can be set only once: combine filters with
 * `Filter.and`.
 */
export const filter: <S = never, F extends Filter.Filter<unknown> = Filter.Filter<never>>(
  filter: Filter.Checked<S, F>
) => <A extends Any>(self: Checked<A, S, Filter.UsesIn<F>>) => A = setOnce("filter")

/**
 * Restricts the results to the groups that match a filter after they are computed. The filter refers to results by
 * name, so add these results before it. It can be set only once.
 */
export const having: <S = never, F extends Filter.Filter<unknown> = Filter.Filter<never>>(
  filter: Filter.Checked<S, F>
) => <A extends Any>(self: CheckedResults<A, S, Filter.UsesIn<F>>) => A = setOnce("having")

/** Groups the items that have the same values in these fields. It can be set only once. */
export const group: <
  S = never,
  const Given extends string | ReadonlyArray<string> = NamesOf<S, "group"> | ReadonlyArray<NamesOf<S, "group">>
>(
  ...fields: readonly [CheckedList<S, "group", Given>, ...ReadonlyArray<CheckedList<S, "group", Given>>]
) => <A extends Any>(self: Checked<A, S, Bare<NameOf<Given>, "group">>) => GroupedBy<A, NameOf<Given>> = (
  ...fields: ReadonlyArray<unknown>
) =>
  step((self) => {
    const names: ReadonlyArray<unknown> = fields.length === 1 && Array.isArray(fields[0]) ? fields[0] : fields
    if (self.groups.length > 0) return change(self, {}, [problem("WDE0013", {}, ["group"])])
    const problems = checkNames("group", names)
    return change(self, problems.length > 0 ? {} : { groups: [...names] as ReadonlyArray<string> }, problems)
  })

/** Adds a result that is computed from a field. Its default name is the name of the field with the suffix. */
type Operator<Kind extends "number" | "sort", Suffix extends string> = <
  S = never,
  const Field extends string = NamesOf<S, Kind>,
  const Name extends string = `${Field}${Suffix}`
>(
  field: CheckedName<S, Kind, Field>,
  name?: Name
) => <A extends Any>(self: Checked<A, S, Bare<Field, Kind>>) => With<A, Name, ComputedIn<A, Field, Suffix>>

/**
 * Adds the sum of a number field as a result. The default name of the result is the field's name with the suffix `Sum`.
 */
export const sum: Operator<"number", "Sum"> = operation("sum", "sum", "Sum")

/**
 * Adds the mean of a number field as a result. The default name of the result is the field's name with the suffix
 * `Avg`.
 */
export const avg: Operator<"number", "Avg"> = operation("avg", "average", "Avg")

/**
 * Adds the smallest value of a field as a result. The default name of the result is the field's name with the suffix
 * `Min`.
 */
export const min: Operator<"sort", "Min"> = operation("min", "min", "Min")

/**
 * Adds the greatest value of a field as a result. The default name of the result is the field's name with the suffix
 * `Max`.
 */
export const max: Operator<"sort", "Max"> = operation("max", "max", "Max")

/** Adds the number of items in a group as a result named `count`. */
export const count: () => <A extends Any>(self: A) => With<A, "count", number> =
  (...args: ReadonlyArray<unknown>) =>
  (self: Any): never =>
    retyped(
      args.length > 0
        ? change(self, {}, [problem("WDE0038", { method: "count", count: args.length }, ["count"])])
        : change(self, { operations: [...self.operations, { resultFieldName: "count", itemCount: {} }] })
    )

type SortBy = <
  S = never,
  const Given extends string | ReadonlyArray<string> = NamesOf<S, "sort"> | ReadonlyArray<NamesOf<S, "sort">>
>(
  ...fields: ReadonlyArray<CheckedList<S, "sort", Given>>
) => <A extends Any>(self: CheckedResults<A, S, Bare<NameOf<Given>, "sort">>) => A

const sortBy =
  (method: "ascending" | "descending"): SortBy =>
  (...fields) =>
    step((self) => change(self, { sort: Sort.by(self.sort, method, fields) }))

/** Sorts by results in ascending order. Earlier sorts take precedence. Add the results before sorting by them. */
export const ascending = sortBy("ascending")

/** Sorts by results in descending order. Earlier sorts take precedence. Add the results before sorting by them. */
export const descending = sortBy("descending")

/** Limits a page to this number of results. */
export const limit =
  (limit: number) =>
  <A extends Any>(self: A): A =>
    change(self, { limit }, checkLimit(limit))

/** Skips this number of results before the first page. */
export const skip =
  (skip: number) =>
  <A extends Any>(self: A): A =>
    change(self, { skip }, checkSkip(skip))

/** Reads all pages by cursor, including the first one. `skip` is then invalid (WDE0080). */
export const byCursor = <A extends Any>(self: A): A => change(self, { byCursor: true })

/** Requests the count of all results, not only of those on the page. */
export const returnTotalCount =
  (returnTotalCount = true) =>
  <A extends Any>(self: A): A =>
    change(self, { returnTotalCount })

/** Replaces the filter of an aggregation. */
export const withFilter = (self: Any, filter: Filter.Filter): Any => change(self, { filter })

/** Adds the problems of the call that created the aggregation. */
export const withProblems = (self: Any, problems: ReadonlyArray<Problem<AggregateCode>>): Any =>
  change(self, {}, problems)

/**
 * Creates a function that sets a filter, and reports a problem if one is already set. An empty filter does not count as
 * set.
 */
function setOnce(method: "filter" | "having") {
  return (...args: ReadonlyArray<unknown>): never =>
    step((self) => {
      const [given] = args
      const before = self[method]
      const wrong = (found: Problem<AggregateCode>) => change(self, {}, [found])
      if (args.length !== 1) return wrong(problem("WDE0039", { method, count: args.length }, [method]))
      if (!Filter.isFilter(given)) return wrong(problem("WDE0011", { method, received: received(given) }, [method]))
      if (Object.keys(Filter.toModel(before)).length > 0) return wrong(problem("WDE0012", { method }, [method]))
      return change(self, { [method]: Filter.within(before, given) })
    })
}

function operation(method: string, key: "sum" | "average" | "min" | "max", suffix: string) {
  return (...args: ReadonlyArray<unknown>): never =>
    step((self) => {
      const problems = checkNames(method, args[1] === undefined ? args.slice(0, 1) : args.slice(0, 2))
      if (problems.length > 0) return change(self, {}, problems)
      const [field, name = `${field}${suffix}`] = args as ReadonlyArray<string>
      const operation = { resultFieldName: name, [key]: { itemFieldName: field } }
      return change(self, { operations: [...self.operations, operation] })
    })
}

/** Returns the first problem of the field names in a call. */
const checkNames = (method: string, names: ReadonlyArray<unknown>): ReadonlyArray<Problem<AggregateCode>> => {
  if (names.length === 0) return [problem("WDE0043", { method, count: 0 }, [method])]
  const index = names.findIndex((name) => typeof name !== "string" || name === "")
  if (index < 0) return []
  const wrong = received(names[index])
  return names[index] === ""
    ? [problem("WDE0094", { parameter: `A field of ${method}`, received: wrong }, [method, index])]
    : [problem("WDE0044", { method, received: wrong }, [method, index])]
}

/** Returns the change as a function of any type, because the types of fields exist only at compile time. */
function step(change: (aggregate: Any) => Any): never {
  return retyped(change)
}

const change = <A extends Any>(self: A, parts: Partial<Any>, problems: ReadonlyArray<Problem<AggregateCode>> = []): A =>
  Object.assign(Object.create(Proto), self, parts, { problems: [...self.problems, ...problems] })
