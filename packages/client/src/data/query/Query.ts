/**
 * Queries: a selection of a collection's items, with their order, fields and page (data.md §5, §7).
 *
 * A query is immutable: every function returns a new one. The call that runs the query reports its problems.
 *
 * **Example** (The second page of the cheap books)
 *
 * ```ts
 * import * as Filter from "@portico/client/data/Filter"
 * import * as Query from "@portico/client/data/Query"
 *
 * const page = Query.from("books").pipe(
 *   Query.filter(Filter.lt("price", 10)),
 *   Query.ascending("title"),
 *   Query.limit(20),
 *   Query.skip(20)
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { ReferencedItemOption } from "@portico/contract/data/Item"
import * as Pipeable from "effect/Pipeable"
import { hasProperty } from "effect/Predicate"
import { checkField, checkLimit, checkSeed, checkSkip } from "../call/internal/Checks.ts"
import type { Argument, ScopeFor } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import type { Bare } from "../call/internal/Field.ts"
import type { CheckedList, CheckedName, CheckedSelf, NameOf, NamesOf, Scope } from "../call/internal/FieldNames.ts"
import * as Filter from "../filter/Filter.ts"
import type { Problem } from "../call/internal/Problem.ts"
import type { QueryCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"
import type { RowOf } from "../collection/internal/Row.ts"
import * as Sort from "./Sort.ts"

const TypeId = "~@portico/client/data/Query"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** A query of any collection. */
export interface Any extends Pipeable.Pipeable {
  readonly [TypeId]: { readonly scope?: unknown }
  readonly collection: Argument
  readonly filter: Filter.Filter
  readonly sort: Sort.Sort
  readonly fields: ReadonlyArray<string>
  readonly include: ReadonlyArray<ReferencedItemOption>
  readonly limit: number | undefined
  readonly skip: number
  readonly returnTotalCount: boolean
  /** Whether pages leave out invalid items. `undefined` is the default of the component or service that runs it. */
  readonly omitInvalid: boolean | undefined
  /** Whether all pages, including the first one, are requested by cursor. */
  readonly byCursor: boolean
  /** The seed of a random order. The same seed produces the same order. */
  readonly seed: number | undefined
  /** The problems of the query itself, without those of its filter and sort, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<QueryCode>>
}

/**
 * A query of a collection. `Selected` has the names of its items' fields; `never` selects all fields. `Included` has
 * the names of the fields that contain referenced items.
 */
export interface Query<out C extends Argument, out Selected, out Included = never> extends Any {
  readonly collection: C
  readonly [TypeId]: {
    readonly scope?: ScopeFor<C>
    readonly selected?: Selected
    readonly included?: Included
  }
}

/** A query whose collection allows these uses of its fields. */
export interface Accepts<in Uses> {
  readonly [TypeId]: { readonly scope?: Scope<string, Uses> }
}

interface Within<out S> {
  readonly [TypeId]: { readonly scope?: S }
}

/** The scope of a query's fields. */
export type ScopeOf<Q> = Q extends Within<infer S> ? S : unknown

type Checked<Q, S, Uses> = CheckedSelf<Q, S, ScopeOf<Q>, Uses, Within<S>>

/** The data of a query's items. */
export type Row<Q> = Q extends Query<infer C, infer Selected, infer Included> ? RowOf<C, Selected, Included> : never

/** Checks whether a value is a query. */
export const isQuery = (value: unknown): value is Any => hasProperty(value, TypeId)

/** Creates a query of a collection that returns all of its items, 50 per page. */
export const from = <const C extends Argument>(collection: C): Query<C, never> =>
  Object.assign(Object.create(Proto), {
    collection,
    filter: Filter.forCollection(idOf(collection)),
    sort: Sort.empty,
    fields: [],
    include: [],
    limit: undefined,
    skip: 0,
    returnTotalCount: false,
    omitInvalid: undefined,
    byCursor: false,
    seed: undefined,
    problems: []
  } satisfies Omit<Any, keyof Pipeable.Pipeable | typeof TypeId>)

/** Restricts the query to items that match a filter. Several filters must all match. */
export const filter: <S = never, F extends Filter.Filter<unknown> = Filter.Filter<never>>(
  filter: Filter.Checked<S, F>
) => <Q extends Any>(self: Checked<Q, S, Filter.UsesIn<F>>) => Q = (filter) =>
  step((self) => change(self, { filter: Filter.within(self.filter, filter as Filter.Filter) }))

type SortBy = <
  S = never,
  const Given extends string | ReadonlyArray<string> = NamesOf<S, "sort"> | ReadonlyArray<NamesOf<S, "sort">>
>(
  ...fields: ReadonlyArray<CheckedList<S, "sort", Given>>
) => <Q extends Any>(self: Checked<Q, S, Bare<NameOf<Given>, "sort">>) => Q

const sortBy =
  (method: "ascending" | "descending"): SortBy =>
  (...fields) =>
    step((self) => change(self, { sort: Sort.by(self.sort, method, fields) }))

/** Sorts by fields in ascending order. Earlier sorts take precedence. */
export const ascending = sortBy("ascending")

/** Sorts by fields in descending order. Earlier sorts take precedence. */
export const descending = sortBy("descending")

/** Replaces the order of the query. */
export const sorted =
  (sort: Sort.Sort) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { sort })

/** Sets the maximum number of items per page. */
export const limit =
  (limit: number) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { limit }, checkLimit(limit))

/** Skips a number of items at the start. */
export const skip =
  (skip: number) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { skip }, checkSkip(skip))

/**
 * Requests all pages by cursor, including the first one. No item is then repeated or missed if others are inserted or
 * removed between pages. Such a query must not have a `skip` (WDE0080).
 */
export const byCursor = <Q extends Any>(self: Q): Q => change(self, { byCursor: true })

/** Sorts items randomly. The same seed, an integer, produces the same order. */
export const random =
  (seed: number) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { seed }, checkSeed(seed))

/** Selects the fields to read, in addition to the `_id`. Further calls add fields. */
export const fields: <S = never, const Field extends string = NamesOf<S, "select">>(
  ...fields: ReadonlyArray<CheckedName<S, "select", Field>>
) => <Q extends Any>(
  self: Checked<Q, S, Bare<Field, "select">>
) => Q extends Query<infer C, infer Selected, infer Included> ? Query<C, Selected | Field, Included> : never = (
  ...fields: ReadonlyArray<unknown>
) =>
  step((self) =>
    change(
      self,
      { fields: [...self.fields, ...(fields as ReadonlyArray<string>)] },
      fields.flatMap((field) => checkField(field, "fields"))
    )
  )

/**
 * Reads the items that a field refers to in place of their ids, at most `limit` of them. A field that contains one id
 * becomes one item; a field that refers to many becomes an array. If an item does not exist, or the caller may not read
 * it, a single id remains, and an array omits the item. In a typed collection, only fields among its `references` can
 * be included.
 *
 * **Example** (Books with their authors)
 *
 * ```ts
 * import * as Collection from "@portico/client/data/Collection"
 * import { Queries } from "@portico/client/data/Queries"
 * import * as Query from "@portico/client/data/Query"
 * import * as Effect from "effect/Effect"
 * import * as Schema from "effect/Schema"
 *
 * const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))
 * const Books = Collection.make("books", Schema.Struct({ title: Schema.String, author: Schema.String }), {
 *   references: { author: Authors }
 * })
 *
 * const withAuthors = Query.from(Books).pipe(Query.include("author"))
 * const names = Queries.use((queries) => queries.run(withAuthors)).pipe(
 *   Effect.map(({ items }) => items.map(({ data: { author } }) => (typeof author === "string" ? "" : author.name)))
 * )
 * ```
 */
export const include: <S = never, const Field extends string = NamesOf<S, "include">>(
  field: CheckedName<S, "include", Field>,
  options?: { readonly limit?: number }
) => <Q extends Any>(
  self: Checked<Q, S, Bare<Field, "include">>
) => Q extends Query<infer C, infer Selected, infer Included> ? Query<C, Selected, Included | Field> : never = (
  field: unknown,
  options = {}
) =>
  step((self) =>
    change(self, { include: [...self.include, { fieldName: field as string, ...options }] }, [
      ...checkField(field, "include"),
      ...(options.limit === undefined ? [] : checkLimit(options.limit, "include"))
    ])
  )

/** Requests the count of all matching items, not only of those on the page. */
export const returnTotalCount =
  (returnTotalCount = true) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { returnTotalCount })

/**
 * Leaves out the items that do not match the schema of their collection, and lists them in `Page.invalid`. By default,
 * one such item makes the page fail with WDE0055. An item in an included field that does not match is treated like one
 * that does not exist: a single id remains, and an array omits the item.
 *
 * An omitted item still counts as an item of its page, so offsets, totals, cursors and `hasNext` do not change. Only
 * pages of items use the option: an export, a bulk operation and the read of a single item still fail. WDE0055 stays
 * in the error type, because it is also the error of a response that cannot be read at all.
 *
 * **Example** (A list that shows all readable books)
 *
 * ```ts
 * import * as Collection from "@portico/client/data/Collection"
 * import { Queries } from "@portico/client/data/Queries"
 * import * as Query from "@portico/client/data/Query"
 * import * as Effect from "effect/Effect"
 * import * as Schema from "effect/Schema"
 *
 * const Books = Collection.make("books", Schema.Struct({ title: Schema.String }))
 * const books = Query.from(Books).pipe(Query.ascending("title"), Query.omitInvalid())
 *
 * const titles = Queries.use((queries) => queries.run(books)).pipe(
 *   Effect.tap(({ invalid }) => Effect.forEach(invalid, ({ id, paths }) => Effect.logWarning(`${id}: ${paths}`))),
 *   Effect.map(({ items }) => items.map(({ data }) => data.title))
 * )
 * ```
 */
export const omitInvalid =
  (omitInvalid = true) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { omitInvalid })

/** Creates the query of a page that is read by its cursor, with the fields to read and the maximum number of items. */
export const fetching = <const C extends Argument>(
  collection: C,
  parts: Pick<Any, "fields" | "include" | "limit" | "omitInvalid">
): Query<C, never> =>
  change(from(collection), { ...parts, byCursor: true }, [
    ...(parts.limit === undefined ? [] : checkLimit(parts.limit)),
    ...parts.fields.flatMap((field) => checkField(field, "fields")),
    ...parts.include.flatMap(({ fieldName }) => checkField(fieldName, "include"))
  ])

/** Replaces the filter of a query. */
export const withFilter = (self: Any, filter: Filter.Filter): Any => change(self, { filter })

/** Adds the problems of a call that created this query. */
export const withProblems = (self: Any, problems: ReadonlyArray<Problem<QueryCode>>): Any => change(self, {}, problems)

/** Returns the change as a function of any type, because the types of a query's fields exist only at compile time. */
const step = (change: (query: Any) => Any): never => retyped(change)

const change = <Q extends Any>(self: Q, parts: Partial<Any>, problems: ReadonlyArray<Problem<QueryCode>> = []): Q =>
  Object.assign(Object.create(Proto), self, parts, { problems: [...self.problems, ...problems] })
