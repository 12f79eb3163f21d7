/**
 * Collections for plain site code: promises, `null` for a missing item, data without its envelope (data.md §5, §8).
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Argument, DataOf, DraftOf, Item, ReplacementOf } from "../data/Collection.ts"
import { type InsertOptions, Items, type ItemsShape, type RemoveOptions, type UpdateOptions } from "../data/Items.ts"
import type { ReadOptions } from "../data/Options.ts"
import { refuse } from "../data/Problem.ts"
import * as FilterBuilder from "./FilterBuilder.ts"
import * as QueryBuilder from "./QueryBuilder.ts"
import { countProblems, type Run } from "./Run.ts"

type Condition = { readonly condition?: FilterBuilder.Filtered }

/** The data half of a site. */
export interface SiteData {
  /** Reads an item; `null` where there is none. */
  readonly get: <C extends Argument>(
    collection: C,
    id: string,
    options?: ReadOptions | null
  ) => Promise<DataOf<C> | null>
  /** Adds an item and gives it as it was stored. */
  readonly insert: <C extends Argument>(
    collection: C,
    item: DraftOf<C>,
    options?: InsertOptions | null
  ) => Promise<DataOf<C>>
  /** Replaces the whole item of this `_id`. */
  readonly update: <C extends Argument>(
    collection: C,
    item: ReplacementOf<C>,
    options?: (Omit<UpdateOptions<C>, "condition"> & Condition) | null
  ) => Promise<DataOf<C>>
  /** Removes an item and gives it as it was; `null` where there is none. */
  readonly remove: <C extends Argument>(
    collection: C,
    id: string,
    options?: (Omit<RemoveOptions<C>, "condition"> & Condition) | null
  ) => Promise<DataOf<C> | null>
  /** Starts a query. */
  readonly query: <C extends Argument>(collection: C) => QueryBuilder.QueryBuilder<DataOf<C>>
  /** Starts a filter, for `and`, `or` and `not` of a query and for conditions. */
  readonly filter: () => FilterBuilder.FilterBuilder
}

/** The data half of a site over a running client. */
export const make = (run: Run): SiteData => {
  const call = <A>(
    method: string,
    args: ReadonlyArray<unknown>,
    use: (items: ItemsShape, options: object | undefined) => Effect.Effect<A, unknown>
  ) =>
    run(
      Effect.andThen(
        refuse(countProblems(method, [2, 3], args)),
        Items.use((items) => use(items, adopt(args[2])))
      )
    )

  return {
    get: (...args) => call("get", args, (items, options) => Effect.map(items.get(args[0], args[1], options), orNull)),
    insert: (...args) =>
      call("insert", args, (items, options) => Effect.map(items.insert(args[0], args[1], options), dataOf)),
    update: (...args) =>
      call("update", args, (items, options) => Effect.map(items.update(args[0], args[1], options), dataOf)),
    remove: (...args) =>
      call("remove", args, (items, options) => Effect.map(items.remove(args[0], args[1], options), orNull)),
    query: (collection) => QueryBuilder.make(run, collection),
    filter: () => FilterBuilder.make()
  }
}

const dataOf = <D>({ data }: Item<D>): D => data

const orNull = <D>(item: Option.Option<Item<D>>): D | null => Option.match(item, { onNone: () => null, onSome: dataOf })

/** Options as the services take them: a builder in a condition gives its filter. */
const adopt = (options: unknown): object | undefined => {
  if (options === null || options === undefined) return undefined
  if (typeof options !== "object" || !("condition" in options)) return options
  return { ...options, condition: FilterBuilder.filterOf(options.condition) }
}
