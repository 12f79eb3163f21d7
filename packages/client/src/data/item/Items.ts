/**
 * The service that reads and writes single items of collections (data.md §7).
 *
 * @since 0.1.0
 */
import type { SaveAction } from "@portico/contract/data/Enums"
import type * as Endpoints from "@portico/contract/codecs/data/ItemCalls"
import type { Member, Open } from "@portico/contract/Enumeration"
import type * as Wde from "@portico/contract/Wde"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Option from "effect/Option"
import type { Settings } from "../../transport/Settings.ts"
import type { Transport } from "../../transport/Transport.ts"
import type {
  Argument,
  DataOf,
  DraftOf,
  Item,
  ReferenceFieldOf,
  ScopeFor,
  ReplacementOf
} from "../collection/Collection.ts"
import type { ErrorOf } from "../call/Failure.ts"
import * as Operations from "./internal/ItemsOperations.ts"
import type * as Options from "../query/internal/Options.ts"
import type * as Patch from "./Patch.ts"
import type { FieldNameCode, FilterCode, ItemCode, PatchCode } from "../call/internal/ProblemCodes.ts"
import type { RowOf } from "../collection/internal/Row.ts"

export type { GetOptions, InsertOptions, RemoveOptions, UpdateOptions } from "../query/internal/Options.ts"

/** A stored item that `Items.save` returns. */
export interface Saved<out Data> extends Item<Data> {
  /**
   * The reported action: the item was inserted, or it replaced an existing one. `undefined` if the provider reports
   * none.
   */
  readonly action: Open<Member<typeof SaveAction>> | undefined
}

/** An error of `Items.get`: WDE0001, WDE0002 or WDE0018 before the request is sent, or a failure of the request. */
export type GetError = Exclude<
  ErrorOf<typeof Endpoints.get, "WDE0001" | "WDE0002" | "WDE0018" | FieldNameCode>,
  Wde.Wde<"WDE0073">
>

/**
 * An error of `Items.insert`: WDE0001, WDE0004, WDE0007 or WDE0018 before the request is sent, or a failure of the
 * request.
 */
export type InsertError = ErrorOf<typeof Endpoints.insert, "WDE0001" | "WDE0018" | ItemCode>

/**
 * An error of `Items.update`: WDE0001, WDE0004, WDE0007, WDE0018 or a problem of the condition before the request is
 * sent, or a failure of the request. WDE0073 means that the item does not exist.
 */
export type UpdateError = ErrorOf<typeof Endpoints.update, "WDE0001" | "WDE0018" | ItemCode | FilterCode>

/**
 * An error of `Items.save`: WDE0001, WDE0004, WDE0007 or WDE0018 before the request is sent, or a failure of the
 * request.
 */
export type SaveError = ErrorOf<typeof Endpoints.save, "WDE0001" | "WDE0018" | ItemCode>

/**
 * An error of `Items.patch`: WDE0001, WDE0002, WDE0018, a problem of the patch (WDE0003, WDE0004, WDE0032, WDE0039,
 * WDE0040, WDE0094) or of the condition before the request is sent, or a failure of the request. WDE0073 means that the
 * item does not exist.
 */
export type PatchError = ErrorOf<typeof Endpoints.patch, "WDE0001" | "WDE0002" | "WDE0018" | PatchCode | FilterCode>

/** An error of `Items.truncate`: WDE0001 or WDE0018 before the request is sent, or a failure of the request. */
export type TruncateError = ErrorOf<typeof Endpoints.truncate, "WDE0001" | "WDE0018">

/**
 * An error of `Items.remove`: WDE0001, WDE0002, WDE0018 or a problem of the condition before the request is sent, or a
 * failure of the request.
 */
export type RemoveError = Exclude<
  ErrorOf<typeof Endpoints.remove, "WDE0001" | "WDE0002" | "WDE0018" | FilterCode>,
  Wde.Wde<"WDE0073">
>

/** The operations of `Items`. A call with invalid arguments fails before anything is sent. */
export interface ItemsShape {
  /**
   * Reads one item, or only the fields that the options select. A missing item is `None`, never a failure (data.md §8).
   * Reads of one collection with the same options that start in the same tick share one request, and each read receives
   * its own result. The site's hooks see a request for several items as a query.
   *
   * **Example** (Reading a title)
   *
   * ```ts
   * import { Items } from "@portico/client/data/Items"
   * import * as Effect from "effect/Effect"
   * import * as Option from "effect/Option"
   *
   * const title = Items.use((items) => items.get("books", "b1")).pipe(
   *   Effect.map(Option.map((book) => book.data["title"]))
   * )
   * ```
   */
  readonly get: <C extends Argument, const Selected extends string = never>(
    collection: C,
    id: string,
    options?: Options.GetOptions<Selected, ScopeFor<C>>
  ) => Effect.Effect<Option.Option<Item<RowOf<C, Selected, never>>>, GetError>
  /** Adds an item and returns it as stored. Logs a warning for field names that a filter cannot refer to. */
  readonly insert: <C extends Argument, const Included extends ReferenceFieldOf<C> = never>(
    collection: C,
    data: DraftOf<C>,
    options?: Options.InsertOptions<Included>
  ) => Effect.Effect<Item<RowOf<C, never, Included>>, InsertError>
  /** Replaces the whole item that has the `_id` of `data`, and returns it as stored. */
  readonly update: <C extends Argument, const Included extends ReferenceFieldOf<C> = never>(
    collection: C,
    data: ReplacementOf<C>,
    options?: Options.UpdateOptions<C, Included>
  ) => Effect.Effect<Item<RowOf<C, never, Included>>, UpdateError>
  /**
   * Adds an item, or replaces the whole item that has the same `_id`. Returns the stored item and the action.
   *
   * **Example** (Checking whether an item was added)
   *
   * ```ts
   * import { Items } from "@portico/client/data/Items"
   * import * as Effect from "effect/Effect"
   *
   * const isNew = Items.use((items) => items.save("books", { _id: "emma", title: "Emma" })).pipe(
   *   Effect.map(({ action }) => action === "INSERTED")
   * )
   * ```
   */
  readonly save: <C extends Argument, const Included extends ReferenceFieldOf<C> = never>(
    collection: C,
    data: DraftOf<C>,
    options?: Options.WriteOptions<Included>
  ) => Effect.Effect<Saved<RowOf<C, never, Included>>, SaveError>
  /**
   * Changes single fields of an item and returns the stored item, or `None` if the provider returns no item: the change
   * was applied in both cases, so it must not be sent again. A patch without changes is sent as well.
   *
   * **Example** (Decrementing the stock if it is above zero)
   *
   * ```ts
   * import * as Filter from "@portico/client/data/Filter"
   * import { Items } from "@portico/client/data/Items"
   * import * as Patch from "@portico/client/data/Patch"
   *
   * const sold = Items.use((items) =>
   *   items.patch("books", "emma", Patch.empty.pipe(Patch.increment("stock", -1)), { condition: Filter.gt("stock", 0) })
   * )
   * ```
   */
  readonly patch: <C extends Argument>(
    collection: C,
    id: string,
    patch: Patch.For<C>,
    options?: Options.RemoveOptions<C>
  ) => Effect.Effect<Option.Option<Item<DataOf<C>>>, PatchError>
  /** Removes an item and returns the removed item. A missing item is `None`, never a failure (data.md §8). */
  readonly remove: <C extends Argument>(
    collection: C,
    id: string,
    options?: Options.RemoveOptions<C>
  ) => Effect.Effect<Option.Option<Item<DataOf<C>>>, RemoveError>
  /** Removes every item of a collection, and every reference from and to these items. */
  readonly truncate: (collection: Argument, options?: Options.TruncateOptions) => Effect.Effect<void, TruncateError>
}

/**
 * Reads and writes single items.
 *
 * @since 0.1.0
 */
export class Items extends Context.Service<Items, ItemsShape>()("@portico/client/data/Items") {}

/** The layer of `Items`, which sends requests through `Transport`. */
export const layer: Layer.Layer<Items, never, Transport | Settings> = Layer.effect(Items, Operations.make)
