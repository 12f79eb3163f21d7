/**
 * The options of calls on items (data.md §5, §7). Keys without a value count as not given.
 *
 * @since 0.1.0
 */
import { received } from "@portico/contract/Wde"
import * as Filter from "./Filter.ts"
import { below, type Problem, problem } from "./Problem.ts"
import { isQuery } from "./Query.ts"

/** Options of every call. */
export interface Options {
  /** Makes the call with the elevated credential of the settings, where there is one. Nothing of it is sent. */
  readonly suppressAuth?: boolean
  /** Leaves out the site's own code before and after the call. */
  readonly suppressHooks?: boolean
  /** Sees drafts as well. */
  readonly showDrafts?: boolean
  /** Data for apps that extend the collection. */
  readonly appOptions?: Readonly<Record<string, unknown>>
}

/** Options of calls that read. */
export interface ReadOptions extends Options {
  /** Sees every write that was answered before. Slower. */
  readonly consistentRead?: boolean
  /** Language of localised fields. That of the settings where none is given. */
  readonly language?: string
}

/** Options of calls that write an item. */
export interface WriteOptions extends Options {
  /** Has the answered item hold the items that it refers to. */
  readonly includeReferences?: unknown
}

/** Options of calls that change an item. */
export interface ConditionOptions<Uses> {
  /** What the item must meet to be changed. Where it does not, the call fails. */
  readonly condition?: Filter.Filter<Uses>
}

/** How a call with these options is made. */
export const calling = (options: Options) => ({ elevated: options.suppressAuth === true })

/** The payload keys of options that every call has. */
export const common = (options: Options) =>
  given({
    suppressHooks: options.suppressHooks,
    appOptions: options.appOptions,
    publishPluginOptions: options.showDrafts == null ? undefined : { includeDraftItems: options.showDrafts }
  })

/** The payload keys of options of calls that read. */
export const reading = (options: ReadOptions, language: string | undefined) => ({
  ...common(options),
  ...given({ consistentRead: options.consistentRead, language: options.language ?? language })
})

/** The payload keys of options of calls that write an item. */
export const writing = (options: WriteOptions) => ({
  ...common(options),
  ...given({ includeReferencedItems: options.includeReferences })
})

/** The payload key of a condition: a filter, or a query whose filter is meant. */
export const conditional = (options: ConditionOptions<any>) => {
  const condition = filterOf(options.condition)
  return condition === undefined ? {} : { condition: { filter: Filter.toModel(condition) } }
}

/** A condition is a filter without problems, for the call's own collection. */
export const checkCondition = (options: unknown, collection: string): ReadonlyArray<Problem> => {
  const condition = (options as ConditionOptions<any> | null)?.condition
  if (condition == null) return []
  const filter = filterOf(condition)
  return filter === undefined
    ? [
        problem("WDE0018", { option: "condition", expected: "a filter", received: received(condition) }, [
          "options",
          "condition"
        ])
      ]
    : below("options", below("condition", Filter.within(Filter.everything(collection), filter).problems))
}

const filterOf = (condition: unknown): Filter.Filter | undefined =>
  Filter.isFilter(condition) ? condition : isQuery(condition) ? condition.filter : undefined

const given = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value != null)) as {
    readonly [Key in keyof Parts]?: NonNullable<Parts[Key]>
  }
