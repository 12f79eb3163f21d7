/**
 * Single items for plain site code: promises, `null` for a missing item, data without its envelope (data.md §5, §8).
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Argument, DataOf, DraftOf, Item, ReplacementOf, ScopeFor } from "../../data/collection/Collection.ts"
import { Items, type ItemsShape } from "../../data/item/Items.ts"
import type {
  GetOptions,
  InsertOptions,
  Options,
  TruncateOptions,
  WriteOptions
} from "../../data/query/internal/Options.ts"
import { refuse } from "../../data/call/internal/Problem.ts"
import type { RowOf } from "../../data/collection/internal/Row.ts"
import * as FilterBuilder from "./FilterBuilder.ts"
import * as PatchBuilder from "./PatchBuilder.ts"
import { countProblems, type ItemsRun } from "./Run.ts"

/** The condition for changing an item: a filter or a query of the site. */
export interface Condition {
  readonly condition?: FilterBuilder.Filtered
}

/** The calls for single items. */
export interface SiteItems {
  /** Reads an item, or only the fields that the options select. Returns `null` if there is no such item. */
  readonly get: <C extends Argument, const Selected extends string = never>(
    collection: C,
    id: string,
    options?: GetOptions<Selected, ScopeFor<C>> | null
  ) => Promise<RowOf<C, Selected, never> | null>
  /** Adds an item and returns it as stored. */
  readonly insert: <C extends Argument>(
    collection: C,
    item: DraftOf<C>,
    options?: InsertOptions | null
  ) => Promise<DataOf<C>>
  /** Replaces the whole item with this `_id`. */
  readonly update: <C extends Argument>(
    collection: C,
    item: ReplacementOf<C>,
    options?: (WriteOptions & Condition) | null
  ) => Promise<DataOf<C>>
  /** Adds an item, or replaces the whole item with its `_id`. */
  readonly save: <C extends Argument>(
    collection: C,
    item: DraftOf<C>,
    options?: WriteOptions | null
  ) => Promise<DataOf<C>>
  /**
   * Starts a change of single fields of an item, which `run` sends. The result is the stored item, or `null` if the
   * provider returns none: the change was applied in both cases.
   */
  readonly patch: <C extends Argument>(
    collection: C,
    id: string
  ) => PatchBuilder.PatchBuilder<Options & Condition, DataOf<C> | null, ScopeFor<C>>
  /** Removes an item and returns it. Returns `null` if there is no such item. */
  readonly remove: <C extends Argument>(
    collection: C,
    id: string,
    options?: (Options & Condition) | null
  ) => Promise<DataOf<C> | null>
  /** Removes every item of a collection. */
  readonly truncate: (collection: Argument, options?: TruncateOptions | null) => Promise<void>
}

/** Creates the calls for single items over a running client. */
export const make = (run: ItemsRun): SiteItems => {
  const call = <A>(
    method: string,
    expected: readonly [number, number],
    args: ReadonlyArray<unknown>,
    use: (items: ItemsShape, options: object | undefined) => Effect.Effect<A, unknown>
  ) =>
    run(
      Effect.andThen(
        refuse(countProblems(method, expected, args)),
        Items.use((items) => use(items, toServiceOptions(args[expected[1] - 1])))
      )
    )

  return {
    get: (...args) =>
      call("get", [2, 3], args, (items, options) => Effect.map(items.get(args[0], args[1], options), orNull)),
    insert: (...args) =>
      call("insert", [2, 3], args, (items, options) => Effect.map(items.insert(args[0], args[1], options), dataOf)),
    update: (...args) =>
      call("update", [2, 3], args, (items, options) => Effect.map(items.update(args[0], args[1], options), dataOf)),
    save: (...args) =>
      call("save", [2, 3], args, (items, options) => Effect.map(items.save(args[0], args[1], options), dataOf)),
    patch: (collection, id) =>
      PatchBuilder.make((patch, options) =>
        run(Items.use((items) => Effect.map(items.patch(collection, id, patch, toServiceOptions(options)), orNull)))
      ),
    remove: (...args) =>
      call("remove", [2, 3], args, (items, options) => Effect.map(items.remove(args[0], args[1], options), orNull)),
    truncate: (...args) => call("truncate", [1, 2], args, (items, options) => items.truncate(args[0], options))
  }
}

/** Returns options in the form of the services: a builder in `condition` is replaced by its filter. */
export const toServiceOptions = (options: unknown): object | undefined => {
  if (options === null || options === undefined) return undefined
  if (typeof options !== "object" || !("condition" in options)) return options
  return { ...options, condition: FilterBuilder.filterOf(options.condition) }
}

const dataOf = <D>({ data }: Item<D>): D => data

const orNull = <D>(item: Option.Option<Item<D>>): D | null => Option.match(item, { onNone: () => null, onSome: dataOf })
