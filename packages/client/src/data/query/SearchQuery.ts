/**
 * Searches: items of a collection that contain words, best matches first. A search has a filter, an order and pages
 * like a query (data.md §3, §7).
 *
 * A search is immutable: every function returns a new one. The call that runs the search reports its problems.
 *
 * **Example** (Books about red or green apples)
 *
 * ```ts
 * import * as Filter from "@portico/client/data/Filter"
 * import * as SearchQuery from "@portico/client/data/SearchQuery"
 *
 * const apples = SearchQuery.from("books").pipe(
 *   SearchQuery.expression("red green apple"),
 *   SearchQuery.mode("OR"),
 *   SearchQuery.fuzzy(),
 *   SearchQuery.filter(Filter.lt("price", 10)),
 *   SearchQuery.limit(20)
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import { SearchMode } from "@portico/contract/data/Enums"
import type { SearchDetails } from "@portico/contract/data/Query"
import { received } from "@portico/contract/Wde"
import * as Pipeable from "effect/Pipeable"
import type { Argument, ScopeFor } from "../collection/Collection.ts"
import type { Bare } from "../call/internal/Field.ts"
import type { CheckedList, CheckedName, CheckedSelf, NameOf, NamesOf, Scope } from "../call/internal/FieldNames.ts"
import type { Checked as CheckedFilter, Filter, UsesIn } from "../filter/Filter.ts"
import { type Problem, problem } from "../call/internal/Problem.ts"
import type { SearchCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"
import * as Query from "./Query.ts"
import type { RowOf } from "../collection/internal/Row.ts"

const TypeId = "~@portico/client/data/SearchQuery"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

type Parts = Pick<
  Query.Any,
  "collection" | "filter" | "sort" | "fields" | "include" | "limit" | "skip" | "byCursor" | "omitInvalid"
>

/** A search of any collection. */
export interface Any extends Parts, Pipeable.Pipeable {
  readonly [TypeId]: { readonly scope?: unknown }
  readonly search: SearchDetails
  /** The problems of the search itself, without those of its filter and sort, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<SearchCode>>
}

/** A search of a collection. `Selected` and `Included` have the same meaning as for a query. */
export interface SearchQuery<out C extends Argument, out Selected, out Included = never> extends Any {
  readonly collection: C
  readonly [TypeId]: {
    readonly scope?: ScopeFor<C>
    readonly selected?: Selected
    readonly included?: Included
  }
}

/** A search whose collection allows these uses of its fields. */
export interface Accepts<in Uses> {
  readonly [TypeId]: { readonly scope?: Scope<string, Uses> }
}

interface Within<out S> {
  readonly [TypeId]: { readonly scope?: S }
}

/** The scope of a search's fields. */
export type ScopeOf<Self> = Self extends Within<infer S> ? S : unknown

type Checked<Self, S, Uses> = CheckedSelf<Self, S, ScopeOf<Self>, Uses, Within<S>>

/** The data of a search's items. */
export type Row<S> =
  S extends SearchQuery<infer C, infer Selected, infer Included> ? RowOf<C, Selected, Included> : never

/** Creates a search of a collection, with 50 items per page. Without an expression it finds all items. */
export const from = <const C extends Argument>(collection: C): SearchQuery<C, never> =>
  make({ ...Query.from<Argument>(collection), search: {} })

/** Sets the words to find. */
export const expression =
  (expression: string) =>
  <S extends Any>(self: S): S =>
    details(
      self,
      { expression },
      typeof expression === "string"
        ? []
        : [problem("WDE0044", { method: "expression", received: received(expression) }, ["expression"])]
    )

/** Sets whether all words must be found, or any of them. The provider decides by default. */
export const mode =
  (mode: Member<typeof SearchMode>) =>
  <S extends Any>(self: S): S =>
    details(self, { mode }, SearchMode.members.includes(mode) ? [] : [badOption("mode", "AND or OR", mode)])

/** Sets whether to find words with a similar spelling too. */
export const fuzzy =
  (fuzzy = true) =>
  <S extends Any>(self: S): S =>
    details(self, { fuzzy }, typeof fuzzy === "boolean" ? [] : [badOption("fuzzy", "true or false", fuzzy)])

/** Restricts the search to items that match a filter. Several filters must all match. */
export const filter: <S = never, F extends Filter<unknown> = Filter<never>>(
  filter: CheckedFilter<S, F>
) => <Self extends Any>(self: Checked<Self, S, UsesIn<F>>) => Self = (filter) => step(Query.filter(filter as Filter))

type SortBy = <
  S = never,
  const Given extends string | ReadonlyArray<string> = NamesOf<S, "sort"> | ReadonlyArray<NamesOf<S, "sort">>
>(
  ...fields: ReadonlyArray<CheckedList<S, "sort", Given>>
) => <Self extends Any>(self: Checked<Self, S, Bare<NameOf<Given>, "sort">>) => Self

/** Sorts by fields in ascending order instead of by the best match. Earlier sorts take precedence. */
export const ascending: SortBy = (...fields: ReadonlyArray<unknown>) =>
  step(Query.ascending(...(fields as ReadonlyArray<string>)))

/** Sorts by fields in descending order instead of by the best match. Earlier sorts take precedence. */
export const descending: SortBy = (...fields: ReadonlyArray<unknown>) =>
  step(Query.descending(...(fields as ReadonlyArray<string>)))

/** Sets the maximum number of items per page. */
export const limit =
  (limit: number) =>
  <S extends Any>(self: S): S =>
    over(self, Query.limit(limit))

/** Skips a number of items at the start. */
export const skip =
  (skip: number) =>
  <S extends Any>(self: S): S =>
    over(self, Query.skip(skip))

/** Requests all pages by cursor, including the first one. Such a search must not have a `skip` (WDE0080). */
export const byCursor = <S extends Any>(self: S): S => over(self, Query.byCursor)

/** Selects the fields to read, in addition to the `_id`. Further calls add fields. */
export const fields: <S = never, const Field extends string = NamesOf<S, "select">>(
  ...fields: ReadonlyArray<CheckedName<S, "select", Field>>
) => <Self extends Any>(
  self: Checked<Self, S, Bare<Field, "select">>
) => Self extends SearchQuery<infer C, infer Selected, infer Included>
  ? SearchQuery<C, Selected | Field, Included>
  : never = (...fields: ReadonlyArray<unknown>) => step(Query.fields(...(fields as ReadonlyArray<string>)))

/** Reads the items that a field refers to in place of their ids, at most `limit` of them. */
export const include: <S = never, const Field extends string = NamesOf<S, "include">>(
  field: CheckedName<S, "include", Field>,
  options?: { readonly limit?: number }
) => <Self extends Any>(
  self: Checked<Self, S, Bare<Field, "include">>
) => Self extends SearchQuery<infer C, infer Selected, infer Included>
  ? SearchQuery<C, Selected, Included | Field>
  : never = (field: unknown, options = {}) => step(Query.include(field as string, options))

/**
 * Leaves out the items that do not match the schema of their collection, and lists them in the page's `invalid`. By
 * default, one such item makes the page fail with WDE0055. `Query.omitInvalid` describes the details.
 */
export const omitInvalid =
  (omitInvalid = true) =>
  <S extends Any>(self: S): S =>
    over(self, Query.omitInvalid(omitInvalid))

/** Changes a search with a function of `Query`. */
export const over = <S extends Any>(self: S, change: (query: never) => object): S => make(change(retyped(self)))

const step = (change: (query: never) => object): never => retyped((self: Any) => over(self, change))

/**
 * Creates a search from its parts. Except for `search`, they are the parts of a query, so functions of `Query` can
 * change them.
 */
const make = (parts: object): never => retyped(Object.assign(Object.create(Proto), parts))

const details = <S extends Any>(
  self: S,
  parts: Partial<SearchDetails>,
  problems: ReadonlyArray<Problem<SearchCode>>
): S =>
  Object.assign(make(self), {
    search: Object.assign({}, self.search, parts),
    problems: [...self.problems, ...problems]
  })

const badOption = (option: string, expected: string, value: unknown): Problem<"WDE0018"> =>
  problem("WDE0018", { option, expected, received: received(value) }, [option])
