/**
 * Queries: which items of a collection, in which order, which fields of them and which page (data.md §5, §7).
 *
 * A query is a value: every function gives a new one. What is wrong with it is told by the call that runs it.
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
import { type Argument, idOf, type UsesFor } from "../collection/Collection.ts"
import type { Bare } from "../call/internal/Field.ts"
import * as Filter from "../filter/Filter.ts"
import type { Problem } from "../call/internal/Problem.ts"
import type { RowOf } from "../collection/internal/Row.ts"
import * as Sort from "./Sort.ts"

const TypeId = "~@portico/client/data/Query"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** A query of any collection. */
export interface Any extends Pipeable.Pipeable {
  readonly [TypeId]: object
  readonly collection: Argument
  readonly filter: Filter.Filter
  readonly sort: Sort.Sort
  readonly fields: ReadonlyArray<string>
  readonly include: ReadonlyArray<ReferencedItemOption>
  readonly limit: number | undefined
  readonly skip: number
  readonly returnTotalCount: boolean
  /** Pages are found by cursor from the first one on. */
  readonly byCursor: boolean
  /** The items come in an order of chance, the same for the same seed. */
  readonly seed: number | undefined
  /** What is wrong with the query itself, filter and sort apart, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem>
}

/**
 * A query of a collection. `Selected` names the fields that its items have; `never` stands for all of them. `Included`
 * names those in which referenced items stand.
 */
export interface Query<out C extends Argument, out Selected, out Included = never> extends Any, Accepts<UsesFor<C>> {
  readonly collection: C
  readonly [TypeId]: Accepts<UsesFor<C>>[typeof TypeId] & {
    readonly selected?: Selected
    readonly included?: Included
  }
}

/** A query whose collection allows these uses of its fields. */
export interface Accepts<in Uses> {
  readonly [TypeId]: { readonly accepts?: (use: Uses) => void }
}

/** The data of a query's items. */
export type Row<Q> = Q extends Query<infer C, infer Selected, infer Included> ? RowOf<C, Selected, Included> : never

/** Whether a value is a query. */
export const isQuery = (value: unknown): value is Any => hasProperty(value, TypeId)

/** Queries a collection: all of its items, fifty a page. */
export const from = <const C extends Argument>(collection: C): Query<C, never> =>
  Object.assign(Object.create(Proto), {
    collection,
    filter: Filter.everything(idOf(collection)),
    sort: Sort.empty,
    fields: [],
    include: [],
    limit: undefined,
    skip: 0,
    returnTotalCount: false,
    byCursor: false,
    seed: undefined,
    problems: []
  } satisfies Omit<Any, keyof Pipeable.Pipeable | typeof TypeId>)

/** Keeps the items that meet a filter. Further filters must hold as well. */
export const filter =
  <F extends Filter.Filter>(filter: F) =>
  <Q extends Any & Accepts<Filter.UsesIn<F>>>(self: Q): Q =>
    change(self, { filter: Filter.within(self.filter, filter) })

const sortBy =
  (method: "ascending" | "descending") =>
  <const Field extends string>(...fields: ReadonlyArray<Field> | readonly [ReadonlyArray<Field>]) =>
  <Q extends Any & Accepts<Bare<Field, "sort">>>(self: Q): Q =>
    change(self, { sort: Sort.by(self.sort, method, fields) })

/** Sorts by fields, the smallest first. Earlier sorts count first. */
export const ascending = sortBy("ascending")

/** Sorts by fields, the greatest first. Earlier sorts count first. */
export const descending = sortBy("descending")

/** Sorts in this order instead of any other. */
export const sorted =
  (sort: Sort.Sort) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { sort })

/** Takes at most so many items a page. */
export const limit =
  (limit: number) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { limit }, checkLimit(limit))

/** Starts so many items after the first one. */
export const skip =
  (skip: number) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { skip }, checkSkip(skip))

/**
 * Finds all pages by cursor, the first one too: then no item comes twice or is left out where others are inserted or
 * removed meanwhile. Such a query takes no `skip` (WDE0080).
 */
export const byCursor = <Q extends Any>(self: Q): Q => change(self, { byCursor: true })

/** Gives the items in an order of chance, the same for the same seed: an integer. */
export const random =
  (seed: number) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { seed }, checkSeed(seed))

/** Reads only these fields, and the `_id`. Further calls add fields. */
export const fields =
  <const Field extends string>(...fields: ReadonlyArray<Field>) =>
  <Q extends Any & Accepts<Bare<Field, "select">>>(
    self: Q
  ): Q extends Query<infer C, infer Selected, infer Included> ? Query<C, Selected | Field, Included> : never =>
    change<any>(
      self,
      { fields: [...self.fields, ...fields] },
      fields.flatMap((field) => checkField(field, "fields"))
    )

/**
 * Reads the items that a field refers to in place of their ids, at most `limit` of them: one item where the field holds
 * an id, a list where it holds many. The id of an item that is not there, or that the caller may not read, stays where
 * it is; in a list such items are left out. Of a typed collection, fields among its `references` can be included.
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
export const include =
  <const Field extends string>(field: Field, options: { readonly limit?: number } = {}) =>
  <Q extends Any & Accepts<Bare<Field, "include">>>(
    self: Q
  ): Q extends Query<infer C, infer Selected, infer Included> ? Query<C, Selected, Included | Field> : never =>
    change<any>(self, { include: [...self.include, { fieldName: field, ...options }] }, [
      ...checkField(field, "include"),
      ...(options.limit === undefined ? [] : checkLimit(options.limit, "include"))
    ])

/** Has all matching items counted, not only those of the page. */
export const returnTotalCount =
  (returnTotalCount = true) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { returnTotalCount })

/** The query of a page that is found by a cursor: which fields it reads and how many items. */
export const fetching = <const C extends Argument>(
  collection: C,
  parts: Pick<Any, "fields" | "include" | "limit">
): Query<C, never> =>
  change(from(collection), { ...parts, byCursor: true }, [
    ...(parts.limit === undefined ? [] : checkLimit(parts.limit)),
    ...parts.fields.flatMap((field) => checkField(field, "fields")),
    ...parts.include.flatMap(({ fieldName }) => checkField(fieldName, "include"))
  ])

/** Puts a filter in the place of the query's own. */
export const withFilter = (self: Any, filter: Filter.Filter): Any => change(self, { filter })

/** Adds what is wrong with a call that made this query. */
export const withProblems = (self: Any, problems: ReadonlyArray<Problem>): Any => change(self, {}, problems)

const change = <Q extends Any>(self: Q, parts: Partial<Any>, problems: ReadonlyArray<Problem> = []): Q =>
  Object.assign(Object.create(Proto), self, parts, { problems: [...self.problems, ...problems] })
