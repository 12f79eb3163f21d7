/**
 * The options of calls on items (data.md §5, §7). Keys without a value count as not given.
 *
 * @since 0.1.0
 */
import type { Environment } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import { received } from "@portico/contract/Wde"
import { isPlainObject } from "@portico/contract/WireDate"
import type { SettingsShape } from "../../../transport/Settings.ts"
import { checkField, checkOptions } from "../../call/internal/Checks.ts"
import type { Collection, UsesFor } from "../../collection/Collection.ts"
import type { PathsOf, SystemFields } from "../../call/internal/Field.ts"
import * as Filter from "../../filter/Filter.ts"
import { below, type Problem, problem } from "../../call/internal/Problem.ts"
import { isQuery } from "../Query.ts"

/** Options of every call. */
export interface Options {
  /** Makes the call with the elevated credential of the settings, where there is one. Nothing of it is sent. */
  readonly suppressAuth?: boolean
  /** Leaves out the site's own code before and after the call. */
  readonly suppressHooks?: boolean
  /** Sees drafts as well: items whose field `_publishStatus` is `"DRAFT"`. */
  readonly showDrafts?: boolean
  /** Data for apps that extend the collection. */
  readonly appOptions?: Readonly<Record<string, unknown>>
  /** Which data the call works on: that of the settings where none is given, and live data without either. */
  readonly environment?: Member<typeof Environment>
}

/** What the settings give where a call gives nothing. */
export type Defaults = Pick<SettingsShape, "environment" | "language">

/** Options of calls that read. */
export interface ReadOptions extends Options {
  /** Sees every write that was answered before. Slower. */
  readonly consistentRead?: boolean
  /** Language of localised fields. That of the settings where none is given. */
  readonly language?: string
}

/** The names of fields that a read can select: of a typed collection, the fields of its schema and paths into them. */
export type SelectableOf<C> = C extends Collection<any, infer Encoded> ? PathsOf<Encoded & SystemFields> : string

/** Options of a read of one item. */
export interface GetOptions<out Selected extends string = string> extends ReadOptions {
  /** The fields that are read, besides the `_id`. All fields by default. Nested fields are named with dots. */
  readonly fields?: ReadonlyArray<Selected>
}

/** Options of calls that write an item. `Included` names the fields whose items are answered with it. */
export interface WriteOptions<out Included extends string = string> extends Options {
  /** Has the answered item hold, in place of their ids, the items that these fields refer to. */
  readonly includeReferences?: ReadonlyArray<IncludeReference<Included>>
}

/** A field that refers to items, of which at most `limit` are answered. */
export interface IncludeReference<out Field extends string = string> {
  readonly field: Field
  readonly limit?: number
}

/** Options of emptying a collection. Others are ignored. */
export type TruncateOptions = Pick<Options, "suppressAuth" | "environment">

/** Options of calls that change an item. */
export interface ConditionOptions<Uses> {
  /**
   * What the item must meet to be changed. Where it does not, the call fails with an `ApplicationError` of the code
   * `PRECONDITION_FAILED`; in a bulk call the item does.
   */
  readonly condition?: Filter.Filter<Uses>
}

/** Options of an insert. */
export interface InsertOptions<out Included extends string = string> extends WriteOptions<Included> {
  /**
   * Makes the item's id here, where its data has no `_id`. An insert whose item has an id is sent again by itself when
   * its answer is lost, and is not done twice.
   */
  readonly clientId?: boolean
}

/** Options of an update. */
export interface UpdateOptions<C, out Included extends string = string>
  extends WriteOptions<Included>, ConditionOptions<UsesFor<C>> {}

/** Options of a patch or a removal. */
export interface RemoveOptions<C> extends Options, ConditionOptions<UsesFor<C>> {}

/** How a call with these options is made. */
export const calling = (options: Options | null) => ({ elevated: options?.suppressAuth === true })

/** The options that emptying a collection looks at. What is no options at all stays as it is, to be refused. */
export const truncating = (options: TruncateOptions): TruncateOptions =>
  isPlainObject(options) ? given({ environment: options.environment, suppressAuth: options.suppressAuth }) : options

/** The payload keys of options that every call has. */
export const common = (options: Options | null, { environment }: Defaults) =>
  given({
    environment: options?.environment ?? environment,
    suppressHooks: options?.suppressHooks,
    appOptions: options?.appOptions,
    publishPluginOptions: options?.showDrafts == null ? undefined : { includeDraftItems: options.showDrafts }
  })

/** The payload keys of options of calls that read. */
export const reading = (options: ReadOptions | null, defaults: Defaults) => ({
  ...common(options, defaults),
  ...given({ consistentRead: options?.consistentRead, language: options?.language ?? defaults.language })
})

/** The payload keys of options of calls that write an item. */
export const writing = (options: WriteOptions | null, defaults: Defaults) => ({
  ...common(options, defaults),
  ...given({ includeReferencedItems: options?.includeReferences })
})

/** The names of the fields whose items are answered with the one that is written. */
export const includedIn = (options: WriteOptions | null): ReadonlyArray<string> =>
  Array.isArray(options?.includeReferences) ? options.includeReferences.map(({ field }: IncludeReference) => field) : []

/** The payload key of a condition: a filter, or a query whose filter is meant. */
export const conditional = (options: ConditionOptions<any> | null) => {
  const condition = filterOf(options?.condition)
  return condition === undefined ? {} : { condition: { filter: Filter.toModel(condition) } }
}

/** Checks the fields that a read of one item selects: an array of non-empty strings. */
export const checkFields = (options: unknown): ReadonlyArray<Problem> => {
  const fields = isPlainObject(options) ? options["fields"] : undefined
  if (fields == null) return []
  return below(
    "options",
    Array.isArray(fields)
      ? fields.flatMap((field: unknown) => checkField(field, "fields"))
      : [
          problem("WDE0018", { option: "fields", expected: "an array of field names", received: received(fields) }, [
            "fields"
          ])
        ]
  )
}

/** The options of a call that changes an item under a condition. */
export const checkConditional = (options: unknown, collection: string): ReadonlyArray<Problem> => [
  ...checkOptions(options),
  ...checkCondition(options, collection)
]

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
