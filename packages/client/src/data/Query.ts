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
import type { ReferencedItemOption } from "@portico/contract/data/Reference"
import * as Pipeable from "effect/Pipeable"
import { hasProperty } from "effect/Predicate"
import { checkField, checkLimit, checkSkip } from "./Checks.ts"
import { type Argument, type Collection, type DataOf, idOf, type SystemFields, type UsesFor } from "./Collection.ts"
import type { AnyUse, Bare } from "./Field.ts"
import * as Filter from "./Filter.ts"
import type { Problem } from "./Problem.ts"
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
  /** What is wrong with the query itself, filter and sort apart, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem>
}

/** A query of a collection. `Selected` names the fields that its items have; `never` stands for all of them. */
export interface Query<out C extends Argument, out Selected> extends Any, Accepts<UsesFor<C>> {
  readonly collection: C
  readonly [TypeId]: Accepts<UsesFor<C>>[typeof TypeId] & { readonly selected?: Selected }
}

/** A query whose collection allows these uses of its fields. */
export interface Accepts<in Uses> {
  readonly [TypeId]: { readonly accepts?: (use: Uses) => void }
}

/** The data of a query's items. */
export type Row<Q> = Q extends Query<infer C, infer Selected> ? RowOf<C, Selected> : never

type RowOf<C, Selected> = [Selected] extends [never]
  ? DataOf<C>
  : C extends Collection<infer Type>
    ? Pick<Type, Selected & keyof Type> & SystemFields
    : DataOf<C>

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
    problems: []
  } satisfies Omit<Any, keyof Pipeable.Pipeable | typeof TypeId>)

/** Keeps the items that meet a filter. Further filters must hold as well. */
export const filter =
  <Uses extends AnyUse>(filter: Filter.Filter<Uses>) =>
  <Q extends Any & Accepts<Uses>>(self: Q): Q =>
    change(self, { filter: Filter.within(self.filter, filter) })

const sortBy =
  (method: "ascending" | "descending") =>
  <const Field extends string>(...fields: ReadonlyArray<Field> | readonly [ReadonlyArray<Field>]) =>
  <Q extends Any & Accepts<Bare<Field, "sort">>>(self: Q): Q =>
    change(self, { sort: Sort.by(self.sort, method, fields) })

/** Sorts by fields, the smallest first. Earlier sorts count first. */
export const ascending = /*#__PURE__*/ sortBy("ascending")

/** Sorts by fields, the greatest first. Earlier sorts count first. */
export const descending = /*#__PURE__*/ sortBy("descending")

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

/** Reads only these fields, and the `_id`. Further calls add fields. */
export const fields =
  <const Field extends string>(...fields: ReadonlyArray<Field>) =>
  <Q extends Any & Accepts<Bare<Field, "select">>>(
    self: Q
  ): Q extends Query<infer C, infer Selected> ? Query<C, Selected | Field> : never =>
    change<any>(
      self,
      { fields: [...self.fields, ...fields] },
      fields.flatMap((field) => checkField(field, "fields"))
    )

/**
 * Reads the items that fields refer to in place of their ids, of each field at most `limit`. The schema of a typed
 * collection must say what then stands in the field.
 */
export const include =
  <const Field extends string>(field: Field, options: { readonly limit?: number } = {}) =>
  <Q extends Any & Accepts<Bare<Field, "include">>>(self: Q): Q =>
    change(self, { include: [...self.include, { fieldName: field, ...options }] }, [
      ...checkField(field, "include"),
      ...(options.limit === undefined ? [] : checkLimit(options.limit, "include"))
    ])

/** Has all matching items counted, not only those of the page. */
export const returnTotalCount =
  (returnTotalCount = true) =>
  <Q extends Any>(self: Q): Q =>
    change(self, { returnTotalCount })

/** Puts a filter in the place of the query's own. */
export const withFilter = (self: Any, filter: Filter.Filter): Any => change(self, { filter })

/** Adds what is wrong with a call that made this query. */
export const withProblems = (self: Any, problems: ReadonlyArray<Problem>): Any => change(self, {}, problems)

const change = <Q extends Any>(self: Q, parts: Partial<Any>, problems: ReadonlyArray<Problem> = []): Q =>
  Object.assign(Object.create(Proto), self, parts, { problems: [...self.problems, ...problems] })
