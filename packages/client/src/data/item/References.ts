/**
 * The service that reads and writes references between items (data.md §3, §7). A reference is a link from a field of
 * one item to another item.
 *
 * @since 0.1.0
 */
import type * as Endpoints from "@portico/contract/codecs/data/OptionalCalls"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Settings } from "../../transport/Settings.ts"
import type { Transport } from "../../transport/Transport.ts"
import type { ErrorOf } from "../call/Failure.ts"
import type { NumberCode } from "../call/internal/ProblemCodes.ts"
import type { Argument, ReferenceFieldOf } from "../collection/Collection.ts"
import type * as Options from "../query/internal/Options.ts"
import type { Referable, ReferenceCode } from "./internal/ReferenceChecks.ts"
import * as Operations from "./internal/ReferencesOperations.ts"

export type { ReferenceQuery, QueryOptions, Referenced } from "./internal/ReferencesOperations.ts"

/**
 * An error of `References.insert`: WDE0001, WDE0003, WDE0018, WDE0020, WDE0021 or WDE0094 before the request is sent,
 * or a failure of the request.
 */
export type InsertError = ErrorOf<typeof Endpoints.insertReferences, "WDE0021" | ReferenceCode>

/** An error of `References.remove`: the same as `InsertError`, with WDE0019 instead of WDE0021. */
export type RemoveError = ErrorOf<typeof Endpoints.removeReferences, "WDE0019" | ReferenceCode>

/** An error of `References.replace`: the same as `RemoveError`. */
export type ReplaceError = ErrorOf<typeof Endpoints.replaceReferences, "WDE0019" | ReferenceCode>

/** An error of `References.isReferenced`: the same as `RemoveError`. */
export type IsReferencedError = ErrorOf<typeof Endpoints.isReferenced, "WDE0019" | ReferenceCode>

/** An error of `References.query`: the same as `RemoveError`, and WDE0032 to WDE0035 for an invalid limit or skip. */
export type QueryError = ErrorOf<typeof Endpoints.queryReferenced, "WDE0019" | ReferenceCode | NumberCode>

/** An error of `References.next`: WDE0165 if there is no next page, or a failure of the request. */
export type NextError = ErrorOf<typeof Endpoints.queryReferenced, "WDE0165">

/** An error of `References.prev`: WDE0159 if there is no previous page, or a failure of the request. */
export type PrevError = ErrorOf<typeof Endpoints.queryReferenced, "WDE0159">

/** The operations of `References`. An item is passed as its id, or as an object with `_id`. */
export interface ReferencesShape {
  /**
   * Adds references from a field of an item to other items.
   *
   * **Example** (Adding two authors to a book)
   *
   * ```ts
   * import { References } from "@portico/client/data/References"
   *
   * const named = References.use((references) => references.insert("books", "authors", "omens", ["gaiman", "pratchett"]))
   * ```
   */
  readonly insert: Operations.Change<InsertError>
  /** Removes references from a field of an item to other items. */
  readonly remove: Operations.Change<RemoveError>
  /** Replaces all references of a field of an item. */
  readonly replace: Operations.Change<ReplaceError>
  /** Checks whether a field of an item refers to another item. */
  readonly isReferenced: <C extends Argument>(
    collection: C,
    field: ReferenceFieldOf<C>,
    from: Referable,
    to: Referable,
    options?: Options.ReadOptions
  ) => Effect.Effect<boolean, IsReferencedError>
  /** Reads the first page of the items that a field of an item refers to. */
  readonly query: <C extends Argument, const Field extends ReferenceFieldOf<C>>(
    collection: C,
    field: Field,
    from: Referable,
    options?: Operations.QueryOptions
  ) => Effect.Effect<Operations.Referenced<C, Field>, QueryError>
  /** Reads the page after `page`. Check `hasNext` first. */
  readonly next: <C extends Argument, Field extends string>(
    page: Operations.Referenced<C, Field>
  ) => Effect.Effect<Operations.Referenced<C, Field>, NextError>
  /** Reads the page before `page`. Check `hasPrev` first. */
  readonly prev: <C extends Argument, Field extends string>(
    page: Operations.Referenced<C, Field>
  ) => Effect.Effect<Operations.Referenced<C, Field>, PrevError>
}

/**
 * Reads and writes references between items.
 *
 * @since 0.1.0
 */
export class References extends Context.Service<References, ReferencesShape>()("@portico/client/data/References") {}

/** The layer of `References`, which sends requests through `Transport`. */
export const layer: Layer.Layer<References, never, Transport | Settings> = Layer.effect(References, Operations.make)
