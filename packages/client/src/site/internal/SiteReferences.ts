/**
 * References between items for plain site code (data.md §3, §5). Items are given by their ids or as objects with `_id`.
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import type { Argument } from "../../data/collection/Collection.ts"
import type { Options, ReadOptions } from "../../data/query/internal/Options.ts"
import type { Referable } from "../../data/item/internal/ReferenceChecks.ts"
import * as ReferenceLists from "../../data/item/ReferenceLists.ts"
import { References, type ReferencesShape } from "../../data/item/References.ts"
import { items } from "./QueryBuilder.ts"
import { type QueryResult, resultOf, type Walk } from "./QueryResult.ts"
import { checkCall, type Run } from "./Run.ts"

/** Options of a listing of referenced items. */
export interface ReferencedOptions extends ReadOptions {
  /** Items in a page at most. 50 by default. */
  readonly limit?: number
  /** Items to pass over. */
  readonly skip?: number
  /** Reads only these fields, and the `_id`. */
  readonly fields?: ReadonlyArray<string>
  /** The order of the references, from the oldest one on or from the newest. Another word counts as none. */
  readonly order?: "asc" | "desc"
  /** Has all referenced items counted, not only those of the page. */
  readonly returnTotalCount?: boolean
}

type Change = (
  collection: Argument,
  field: string,
  from: Referable,
  to: Referable | ReadonlyArray<Referable>,
  options?: Options | null
) => Promise<void>

/** The calls for references. */
export interface SiteReferences {
  /** Has a field of an item refer to further items; or adds a list of references. */
  readonly insertReference: Change & {
    (
      collection: Argument,
      references: ReadonlyArray<ReferenceLists.ReferenceTo>,
      options?: Options | null
    ): Promise<void>
  }
  /** Has a field of an item refer to items no longer. */
  readonly removeReference: Change
  /** Has a field of an item refer to these items, and to no others. */
  readonly replaceReferences: Change
  /** Whether a field of an item refers to another item. */
  readonly isReferenced: (
    collection: Argument,
    field: string,
    from: Referable,
    to: Referable,
    options?: ReadOptions | null
  ) => Promise<boolean>
  /** Reads the first page of the items that a field of an item refers to. */
  readonly queryReferenced: (
    collection: Argument,
    item: Referable,
    field: string,
    options?: ReferencedOptions | null
  ) => Promise<QueryResult<Data>>
  /** Reads the page of referenced items that a cursor stands for. */
  readonly fetchReferenced: (
    collection: Argument,
    cursor: string,
    limit?: number,
    options?: (ReadOptions & Pick<ReferencedOptions, "fields">) | null
  ) => Promise<QueryResult<Data>>
}

const referenced: Walk = {
  ...items,
  next: (page) => References.use((references) => references.next(page)),
  prev: (page) => References.use((references) => references.prev(page))
}

/** The calls for references over a running client. */
export const make = (run: Run): SiteReferences => {
  const call =
    <Method extends "insert" | "remove" | "replace" | "isReferenced">(name: string, method: Method) =>
    (...args: ReadonlyArray<any>): Promise<any> => {
      const [collection, field, from, to, options] = args
      return run(
        Effect.andThen(
          checkCall(name, [4, 5], args),
          References.use(
            (references) =>
              references[method](collection, field, from, to, options ?? {}) as ReturnType<ReferencesShape[Method]>
          )
        )
      )
    }
  const insert = call("insertReference", "insert")

  return {
    insertReference: (...args: ReadonlyArray<any>) => {
      const [collection, references, options] = args
      return Array.isArray(references)
        ? run(
            Effect.andThen(
              checkCall("insertReference", [2, 3], args),
              ReferenceLists.insertAll(collection, references, options ?? {})
            )
          )
        : insert(...args)
    },
    removeReference: call("removeReference", "remove"),
    replaceReferences: call("replaceReferences", "replace"),
    isReferenced: call("isReferenced", "isReferenced"),
    queryReferenced: (...args) => {
      const [collection, item, field, options] = args
      return resultOf(
        run,
        referenced,
        Effect.andThen(
          checkCall("queryReferenced", [3, 4], args, options),
          References.use((references) => references.query(collection, field, item, ordered(options ?? {})))
        )
      )
    },
    fetchReferenced: (...args) => {
      const [collection, cursor, limit, options] = args
      return resultOf(
        run,
        referenced,
        Effect.andThen(
          checkCall("fetchReferenced", [2, 4], args, options),
          ReferenceLists.fetch(collection, cursor, { ...options, ...(limit == null ? {} : { limit }) })
        )
      )
    }
  }
}

const orders = { asc: "ASC", desc: "DESC" } as const

const ordered = ({ order, ...options }: ReferencedOptions) =>
  order === "asc" || order === "desc" ? { ...options, order: orders[order] } : options
