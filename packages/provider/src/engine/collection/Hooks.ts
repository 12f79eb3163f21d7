/**
 * Hooks: functions of whoever runs the provider that see what goes into a collection and what comes out of it.
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import type { ActorKind, Environment } from "@portico/contract/data/Enums"
import type { query } from "@portico/contract/data/Endpoints"
import type { FilterModel } from "@portico/contract/data/Query"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Wde from "@portico/contract/Wde"
import * as Predicate from "effect/Predicate"
import * as Result from "effect/Result"
import * as Limits from "@portico/contract/Limits"
import * as Normalise from "../value/Normalise.ts"
import { ApplicationError } from "../value/Refusal.ts"

/** What a hook may know of a call. It holds no token and no credential. */
export interface HookContext {
  readonly collectionId: string
  readonly environment: Exclude<Member<typeof Environment>, "SANDBOX_PREFERRED">
  /** The call that the hook runs for. A save runs the hooks of what it turns out to be: an insert or an update. */
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
    /** Items of this collection are put into the answer of a call for those of another one. */
    | "include"
  readonly caller: {
    readonly kind: Member<typeof ActorKind>
    /** The member's id, for members and editors. */
    readonly memberId?: string
    /** Site code on a server, past all permissions. */
    readonly elevated: boolean
  }
}

/** An item as a hook sees it: a copy, with its `_id` and with dates as `Date`. */
export type HookItem = Record<string, unknown>

/** A query as a hook sees it: filter, sort, paging and fields as they travel, with dates as `Date`. */
export type HookQuery = RequestOf<typeof query>["query"]

/**
 * A hook: it answers what goes on in the place of what it was given, or nothing where that is to go on. An answer of
 * another type counts as nothing. What it throws fails the call, or the one item of a bulk call, with WDE0078.
 */
export type Hook<A> = (value: A, context: HookContext) => A | undefined | Promise<A | undefined>

/**
 * The hooks of a collection. Those before run once the caller's permission is settled, and what they answer is checked
 * like what a caller sends; those after run when all is written, and change only what is answered.
 */
export interface CollectionHooks {
  /** The item that is to be added. */
  readonly beforeInsert?: Hook<HookItem>
  /** The item as it was added. */
  readonly afterInsert?: Hook<HookItem>
  /** For a patch, the item as it is to be. */
  readonly beforeUpdate?: Hook<HookItem>
  /** The item as it now is. */
  readonly afterUpdate?: Hook<HookItem>
  /** Takes and answers the item's id. */
  readonly beforeRemove?: Hook<string>
  /** The item as it was. */
  readonly afterRemove?: Hook<HookItem>
  /** Takes and answers the item's id. */
  readonly beforeGet?: Hook<string>
  /** The item that was read. */
  readonly afterGet?: Hook<HookItem>
  /**
   * Runs for every call that reads the collection, so that what it keeps back is kept back from all of them. A query and
   * a search go on with all that it answers. Every other call shows it a query of a filter alone, and goes on with the
   * filter of its answer: a count, distinct values and an aggregation with their own; a get, a pipeline, an include and
   * the calls for references with `{}`, and what it answers holds beside their own conditions. `context.operation` tells
   * them apart. A pipeline is narrowed before its first stage; of references both ends are, by their own collections.
   */
  readonly beforeQuery?: Hook<HookQuery>
  /**
   * Runs for each item of a page of a query, a search or a list of referenced items, and for each that is included. Rows
   * and values that are computed (counts, distinct values, aggregations, pipelines) are no items: no hook sees them, and
   * filters, sorts and groups know what is stored. To keep a field secret do not store it here.
   */
  readonly afterQuery?: Hook<HookItem>
  /** Runs after `beforeQuery`, with the filter that it answered. */
  readonly beforeCount?: Hook<FilterModel>
  /** The count. */
  readonly afterCount?: Hook<number>
  /**
   * Whether only elevated callers may leave these hooks out with `suppressHooks`. Any caller may where nothing is said,
   * as data.md §6 has it: hooks that guard something need it.
   */
  readonly enforced?: boolean
}

/** Names of hooks. */
export type HookName = Exclude<keyof CollectionHooks, "enforced">

/**
 * The hooks of collections, by their ids.
 *
 * **Example** (Titles without spaces around them, and no free books)
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

/** Names of the hooks that take an `A`. */
export type NameOf<A> = {
  readonly [Name in HookName]-?: NonNullable<CollectionHooks[Name]> extends Hook<A> ? Name : never
}[HookName]

/** The refusal that a hook's error arrives as: the name, message and code of an `Error`, or whatever else was thrown. */
export const refusal = (thrown: unknown): ApplicationError => {
  const data = isError(thrown) ? { jsErrorValue: errorOf(thrown) } : { value: valueOf(thrown) }
  const description = isError(thrown) ? thrown.message : Wde.received(thrown)
  return new ApplicationError({ status: 400, code: "WDE0078", description: Wde.text("WDE0078", { description }), data })
}

// An error of another realm is one as well.
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
  Result.getOrElse(Normalise.value(thrown ?? null, "value", Limits.maximumItemDepth), () => String(thrown))
