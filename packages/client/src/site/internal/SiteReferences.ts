/**
 * References between items for plain site code (data.md §3, §5). Items are passed as ids or as objects with an `_id`.
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import type { CheckedName, NamesOf } from "../../data/call/internal/FieldNames.ts"
import type { Argument, ScopeFor } from "../../data/collection/Collection.ts"
import type { Options, ReadOptions } from "../../data/query/internal/Options.ts"
import type { Referable } from "../../data/item/internal/ReferenceChecks.ts"
import * as ReferenceLists from "../../data/item/ReferenceLists.ts"
import { References } from "../../data/item/References.ts"
import { items } from "./QueryBuilder.ts"
import { type QueryResult, resultOf, type Walk } from "./QueryResult.ts"
import { checkCall, type DataRun, type WithData } from "./Run.ts"
import type { Untyped } from "./Untyped.ts"

/** The options of reading referenced items. */
export interface ReferencedOptions extends ReadOptions {
  /** The maximum number of items in a page. 50 by default. */
  readonly limit?: number
  /** The number of items to skip. */
  readonly skip?: number
  /** Reads only these fields, and the `_id`. */
  readonly fields?: ReadonlyArray<string>
  /** The order of the references: from the oldest one or from the newest. Any other value is ignored. */
  readonly order?: "asc" | "desc"
  /** Whether all referenced items are counted, not only those of the page. */
  readonly returnTotalCount?: boolean
  /** Whether invalid items are left out and listed in `invalid` of the result, as a query does with `omitInvalid`. */
  readonly omitInvalid?: boolean
}

type Change = <C extends Argument, const F extends string = NamesOf<ScopeFor<C>, "reference">>(
  collection: C,
  field: CheckedName<ScopeFor<C>, "reference", F>,
  from: Referable,
  to: Referable | ReadonlyArray<Referable>,
  options?: Options | null
) => Promise<void>

/** The calls for references. */
export interface SiteReferences {
  /** Adds references from a field of an item to other items, or adds an array of references. */
  readonly insertReference: Change & {
    (
      collection: Argument,
      references: ReadonlyArray<ReferenceLists.ReferenceTo>,
      options?: Options | null
    ): Promise<void>
  }
  /** Removes references from a field of an item to other items. */
  readonly removeReference: Change
  /** Replaces all references of a field of an item. */
  readonly replaceReferences: Change
  /** Returns whether a field of an item refers to another item. */
  readonly isReferenced: <C extends Argument, const F extends string = NamesOf<ScopeFor<C>, "reference">>(
    collection: C,
    field: CheckedName<ScopeFor<C>, "reference", F>,
    from: Referable,
    to: Referable,
    options?: ReadOptions | null
  ) => Promise<boolean>
  /** Reads the first page of the items that a field of an item refers to. */
  readonly queryReferenced: <C extends Argument, const F extends string = NamesOf<ScopeFor<C>, "reference">>(
    collection: C,
    item: Referable,
    field: CheckedName<ScopeFor<C>, "reference", F>,
    options?: ReferencedOptions | null
  ) => Promise<QueryResult<Data>>
  /** Reads the page of referenced items at a cursor. */
  readonly fetchReferenced: (
    collection: Argument,
    cursor: string,
    limit?: number,
    options?: (ReadOptions & Pick<ReferencedOptions, "fields">) | null
  ) => Promise<QueryResult<Data>>
}

const referenced: Walk<WithData> = {
  ...items,
  next: (page) => References.use((references) => references.next(page)),
  prev: (page) => References.use((references) => references.prev(page))
}

/** Creates the calls for references over a running client. */
export const make = (run: DataRun): SiteReferences => {
  const call =
    (name: string, method: "insert" | "remove" | "replace" | "isReferenced") =>
    (...args: ReadonlyArray<Untyped>): Promise<Untyped> => {
      const [collection, field, from, to, options] = args
      return run(
        Effect.andThen(
          checkCall(name, [4, 5], args),
          References.use(
            (references) =>
              references[method](collection, field, from, to, options ?? {}) as Effect.Effect<unknown, unknown>
          )
        )
      )
    }
  const insert = call("insertReference", "insert")

  return {
    insertReference: (...args: ReadonlyArray<Untyped>) => {
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
    queryReferenced: (...args: readonly [Argument, Referable, Untyped, (ReferencedOptions | null)?]) => {
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
