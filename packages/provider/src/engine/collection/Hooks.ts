/**
 * Hooks: functions of the provider's operator that run before and after operations on a collection.
 *
 * @since 0.1.0
 */
import type { Identity } from "@portico/contract/auth/Identity"
import type { Member } from "@portico/contract/Enumeration"
import type { ActorKind, Environment } from "@portico/contract/data/Enums"
import type { query } from "@portico/contract/data/Endpoints"
import type { FieldModification } from "@portico/contract/data/Item"
import type { FilterModel } from "@portico/contract/data/Query"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Wde from "@portico/contract/Wde"
import * as Predicate from "effect/Predicate"
import * as Result from "effect/Result"
import * as Limits from "@portico/contract/Limits"
import * as Normalize from "../value/Normalize.ts"
import { ApplicationError } from "../value/Refusal.ts"

/** The context of a hook's call. It contains no token and no credential. */
export interface HookContext {
  readonly collectionId: string
  readonly environment: Exclude<Member<typeof Environment>, "SANDBOX_PREFERRED">
  /**
   * The operation that the hook runs for. A save runs the hooks of an insert or an update, depending on whether the
   * item exists.
   */
  readonly operation:
    | "get"
    | "insert"
    | "update"
    | "save"
    | "patch"
    | "remove"
    | "query"
    | "count"
    | "search"
    | "distinct"
    | "aggregate"
    | "pipeline"
    | "queryReferenced"
    | "isReferenced"
    | "insertReferences"
    | "removeReferences"
    | "replaceReferences"
    /** Items of this collection are included in the response to a call on another collection. */
    | "include"
  readonly caller: {
    readonly kind: Member<typeof ActorKind>
    /** The member's id, for members and editors. */
    readonly memberId?: string
    /** Whether the caller is site code on a server, which bypasses all permissions. */
    readonly elevated: boolean
  }
}

/** An item as hooks receive it: a copy that has its `_id`, with dates as `Date`. */
export type HookItem = Record<string, unknown>

/** A query as hooks receive it: filter, sort, paging and fields as on the wire, with dates as `Date`. */
export type HookQuery = RequestOf<typeof query>["query"]

/**
 * A hook. Its return value replaces the value that it received; `undefined` leaves the value unchanged. A return value
 * of another type counts as `undefined`. An error that the hook throws fails the call with WDE0078; in a bulk call it
 * fails only that item.
 */
export type Hook<A> = (value: A, context: HookContext) => A | undefined | Promise<A | undefined>

/**
 * The hooks of a collection. `before…` hooks run after the permission check, and their return values are validated like
 * a caller's input. `after…` hooks run after everything is written, and change only the response.
 */
export interface CollectionHooks {
  /** Receives the item before it is added. */
  readonly beforeInsert?: Hook<HookItem>
  /** Receives the item after it was added. */
  readonly afterInsert?: Hook<HookItem>
  /**
   * Receives the item that `beforeInsert` returned if it was not added after all, for example because its id exists or
   * the store failed. It undoes what `beforeInsert` did elsewhere. Its return value is ignored, and an error that it
   * throws is logged. It does not run if `beforeInsert` itself throws. After a failure of the store the item can exist
   * nevertheless, so the hook should read it before it undoes something.
   */
  readonly afterFailedInsert?: Hook<HookItem>
  /** Receives the item before it is updated; for a patch, the item with the patch applied. */
  readonly beforeUpdate?: Hook<HookItem>
  /** Receives the item after it was updated. */
  readonly afterUpdate?: Hook<HookItem>
  /** Receives and returns the item's id. */
  readonly beforeRemove?: Hook<string>
  /** Receives the item that was removed. */
  readonly afterRemove?: Hook<HookItem>
  /** Receives and returns the item's id. */
  readonly beforeGet?: Hook<string>
  /** Receives the item that was read. */
  readonly afterGet?: Hook<HookItem>
  /**
   * Runs for every call that reads the collection, so that a restriction in this hook applies to all of them. A query
   * and a search use everything that the hook returns. Every other call passes a query that consists of a filter only,
   * and uses only the filter of the returned query. A count, a distinct query and an aggregation pass their own filter.
   * A get, a pipeline, an include and the reference calls pass `{}`, and combine the returned filter with their own
   * conditions. `context.operation` distinguishes these calls. A pipeline is filtered before its first stage. For
   * references, both ends are filtered, each by its own collection's hook.
   */
  readonly beforeQuery?: Hook<HookQuery>
  /**
   * Runs for each item on a page of a query, a search or a list of referenced items, and for each included item. It
   * does not run for computed rows and values (counts, distinct values, aggregations, pipelines). Filters, sorts and
   * groups use the stored values, so this hook cannot keep a field secret: do not store secrets in the collection.
   */
  readonly afterQuery?: Hook<HookItem>
  /** Runs after `beforeQuery`, with the filter that `beforeQuery` returned. */
  readonly beforeCount?: Hook<FilterModel>
  /** Receives the count. */
  readonly afterCount?: Hook<number>
  /**
   * Whether only elevated callers may skip these hooks with `suppressHooks`. By default any caller may (data.md §6), so
   * set it for hooks that enforce a rule.
   */
  readonly enforced?: boolean
}

/** The name of a hook. */
export type HookName = Exclude<keyof CollectionHooks, "enforced">

/**
 * The hooks of collections, by collection id.
 *
 * **Example** (Trimming titles and rejecting free books)
 *
 * ```ts
 * import * as Provider from "@portico/provider/Provider"
 *
 * const hooks: Provider.Hooks = {
 *   books: {
 *     enforced: true,
 *     beforeInsert: (book) => {
 *       if (book["price"] === 0) throw new Error("Nothing is free.")
 *       return { ...book, title: String(book["title"]).trim() }
 *     }
 *   }
 * }
 * const provider = Provider.make({ hooks })
 * ```
 */
export type Hooks = Readonly<Record<string, CollectionHooks>>

/**
 * The data of the provider for hooks, with all permissions. Calls run no hooks. Dates are `Date` objects. A call rejects
 * if it is invalid or the store fails.
 */
export interface HookData {
  /** Returns an item, or `undefined` if it does not exist. */
  readonly get: (collectionId: string, id: string) => Promise<HookItem | undefined>
  /** Returns one page of items, at most 1000. */
  readonly query: (collectionId: string, query: HookQuery) => Promise<ReadonlyArray<HookItem>>
  /** Adds an item and returns it. Rejects with WDE0074 as its `code` if its id exists. */
  readonly insert: (collectionId: string, item: HookItem) => Promise<HookItem>
  /**
   * Changes fields of an item in one step, and returns the item. Returns `undefined` and changes nothing if the item
   * does not exist or does not match the filter.
   */
  readonly patch: (
    collectionId: string,
    id: string,
    changes: ReadonlyArray<FieldModification>,
    filter?: FilterModel
  ) => Promise<HookItem | undefined>
  /** Removes an item and returns it. Returns `undefined` if it does not exist or does not match the filter. */
  readonly remove: (collectionId: string, id: string, filter?: FilterModel) => Promise<HookItem | undefined>
  /** Returns a member, or `undefined` if there is none with this id. */
  readonly member: (id: string) => Promise<Identity | undefined>
}

/**
 * A function that receives the data of the provider and returns its hooks.
 *
 * **Example** (Reserving a copy for each order)
 *
 * ```ts
 * import * as Provider from "@portico/provider/Provider"
 *
 * const hooks: Provider.HookFactory = (data) => ({
 *   orders: {
 *     enforced: true,
 *     beforeInsert: async (order) => {
 *       const take = { fieldPath: "stock", action: "INCREMENT_FIELD", incrementFieldOptions: { value: -1 } } as const
 *       const book = await data.patch("books", String(order["bookId"]), [take], { stock: { $gte: 1 } })
 *       if (book === undefined) throw new Error("The book is sold out.")
 *       return { ...order, price: book["price"] }
 *     }
 *   }
 * })
 * const provider = Provider.make({ hooks })
 * ```
 */
export type HookFactory = (data: HookData) => Hooks

/** The names of the hooks of a collection. */
export const hookNames = [
  "beforeInsert",
  "afterInsert",
  "afterFailedInsert",
  "beforeUpdate",
  "afterUpdate",
  "beforeRemove",
  "afterRemove",
  "beforeGet",
  "afterGet",
  "beforeQuery",
  "afterQuery",
  "beforeCount",
  "afterCount"
] as const satisfies ReadonlyArray<HookName>

/** The names of the hooks that receive an `A`. */
export type NameOf<A> = {
  readonly [Name in HookName]-?: NonNullable<CollectionHooks[Name]> extends Hook<A> ? Name : never
}[HookName]

/**
 * Creates the refusal for a value that a hook threw. Its data contains the name, message and code of an `Error`, or the
 * thrown value otherwise.
 */
export const refusal = (thrown: unknown): ApplicationError => {
  const data = isError(thrown) ? { jsErrorValue: errorOf(thrown) } : { value: valueOf(thrown) }
  const description = isError(thrown) ? thrown.message : Wde.received(thrown)
  return new ApplicationError({ status: 400, code: "WDE0078", description: Wde.text("WDE0078", { description }), data })
}

// `instanceof` fails for an error from another realm, such as a `node:vm` context.
const isError = (thrown: unknown): thrown is { readonly name: string; readonly message: string } =>
  thrown instanceof Error ||
  (Object.prototype.toString.call(thrown) === "[object Error]" &&
    Predicate.hasProperty(thrown, "message") &&
    typeof thrown.message === "string")

const errorOf = (error: { readonly name: string; readonly message: string }) => {
  const code = Predicate.hasProperty(error, "code") ? error.code : undefined
  return {
    name: error.name,
    message: error.message,
    ...(typeof code === "string" || typeof code === "number" ? { code } : {})
  }
}

const valueOf = (thrown: unknown): unknown =>
  Result.getOrElse(Normalize.value(thrown ?? null, "value", Limits.maximumItemDepth), () => String(thrown))
