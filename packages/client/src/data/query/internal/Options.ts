/**
 * The options of calls on items (data.md §5, §7). Keys that are null or undefined are ignored.
 *
 * @since 0.1.0
 */
import type { Environment } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import { received } from "@portico/contract/Wde"
import { isPlainObject } from "@portico/contract/WireDate"
import type { SettingsShape } from "../../../transport/Settings.ts"
import { checkField, checkOptions } from "../../call/internal/Checks.ts"
import type { CheckedName, NamesOf } from "../../call/internal/FieldNames.ts"
import * as Filter from "../../filter/Filter.ts"
import { below, type Problem, problem } from "../../call/internal/Problem.ts"
import type { FieldNameCode, FilterCode } from "../../call/internal/ProblemCodes.ts"
import { isQuery } from "../Query.ts"

/** Options of all calls. */
export interface Options {
  /** Whether to use the elevated credential of the settings, if there is one. The option itself is not sent. */
  readonly suppressAuth?: boolean
  /** Whether to skip the site's own code before and after the call. */
  readonly suppressHooks?: boolean
  /** Whether to include drafts: items whose field `_publishStatus` is `"DRAFT"`. */
  readonly showDrafts?: boolean
  /** Data for apps that extend the collection. */
  readonly appOptions?: Readonly<Record<string, unknown>>
  /** The environment whose data the call uses. Defaults to that of the settings, otherwise to live data. */
  readonly environment?: Member<typeof Environment>
}

/** The defaults that the settings provide for options of a call. */
export type Defaults = Pick<SettingsShape, "environment" | "language">

/** Options of calls that read. */
export interface ReadOptions extends Options {
  /** Whether the read reflects every write that had received its response before. Slower. */
  readonly consistentRead?: boolean
  /** The language of localized fields. Defaults to that of the settings. */
  readonly language?: string
}

/** Options of a read of one item. */
export interface GetOptions<Selected extends string = string, S = unknown> extends ReadOptions {
  /** The fields to read, in addition to the `_id`. All fields by default. Names of nested fields contain dots. */
  readonly fields?: ReadonlyArray<SelectedIn<S, Selected>>
}

// Without a field, all fields are selected, so the names cannot be the default of the type parameter.
type SelectedIn<S, Selected extends string> = [Selected] extends [never]
  ? NamesOf<S, "select">
  : CheckedName<S, "select", Selected>

/** Options of calls that write an item. `Included` has the names of the fields whose items are returned with it. */
export interface WriteOptions<out Included extends string = string> extends Options {
  /** The fields whose referenced items are returned in place of their ids. */
  readonly includeReferences?: ReadonlyArray<IncludeReference<Included>>
}

/** A field that refers to items, of which at most `limit` are returned. */
export interface IncludeReference<out Field extends string = string> {
  readonly field: Field
  readonly limit?: number
}

/** Options of emptying a collection. Other options are ignored. */
export type TruncateOptions = Pick<Options, "suppressAuth" | "environment">

/** Options of calls that change an item. */
export interface ConditionOptions<C> {
  /**
   * The condition that the item must meet to be changed. Otherwise the call fails with an `ApplicationError` with the
   * code `PRECONDITION_FAILED`. In a bulk call, only that item fails.
   */
  readonly condition?: Filter.For<C>
}

/** Options of an insert. */
export interface InsertOptions<out Included extends string = string> extends WriteOptions<Included> {
  /**
   * Whether the client creates the item's id if its data has no `_id`. An insert of an item with an id is retried if
   * its response is lost, and is not applied twice.
   */
  readonly clientId?: boolean
}

/** Options of an update. */
export interface UpdateOptions<C, out Included extends string = string>
  extends WriteOptions<Included>, ConditionOptions<C> {}

/** Options of a patch or a removal. */
export interface RemoveOptions<C> extends Options, ConditionOptions<C> {}

/** Returns the transport options of a call. */
export const calling = (options: Options | null) => ({ elevated: options?.suppressAuth === true })

/**
 * Returns the options that emptying a collection uses. Returns a value that is not an object unchanged, to be refused.
 */
export const truncating = (options: TruncateOptions): TruncateOptions =>
  isPlainObject(options) ? given({ environment: options.environment, suppressAuth: options.suppressAuth }) : options

/** Returns the payload keys for the options of all calls. */
export const common = (options: Options | null, { environment }: Defaults) =>
  given({
    environment: options?.environment ?? environment,
    suppressHooks: options?.suppressHooks,
    appOptions: options?.appOptions,
    publishPluginOptions: options?.showDrafts == null ? undefined : { includeDraftItems: options.showDrafts }
  })

/** Returns the payload keys for the options of calls that read. */
export const reading = (options: ReadOptions | null, defaults: Defaults) => ({
  ...common(options, defaults),
  ...given({ consistentRead: options?.consistentRead, language: options?.language ?? defaults.language })
})

/** Returns the payload keys for the options of calls that write an item. */
export const writing = (options: WriteOptions | null, defaults: Defaults) => ({
  ...common(options, defaults),
  ...given({ includeReferencedItems: options?.includeReferences })
})

/** Returns the names of the fields whose items are returned with the written item. */
export const includedIn = (options: WriteOptions | null): ReadonlyArray<string> =>
  Array.isArray(options?.includeReferences) ? options.includeReferences.map(({ field }: IncludeReference) => field) : []

/** Returns the payload key of a condition, which is a filter or a query whose filter is used. */
export const conditional = (options: { readonly condition?: unknown } | null) => {
  const condition = filterOf(options?.condition)
  return condition === undefined ? {} : { condition: { filter: Filter.toModel(condition) } }
}

/** Checks the fields that a read of one item selects: an array of non-empty strings. */
export const checkFields = (options: unknown): ReadonlyArray<Problem<FieldNameCode | "WDE0018">> => {
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

/** Checks the options of a call that changes an item under a condition. */
export const checkConditional = (
  options: unknown,
  collection: string
): ReadonlyArray<Problem<FilterCode | "WDE0018">> => [...checkOptions(options), ...checkCondition(options, collection)]

/** Checks a condition: a filter without problems, for the collection of the call. */
export const checkCondition = (
  options: unknown,
  collection: string
): ReadonlyArray<Problem<FilterCode | "WDE0018">> => {
  const condition = (options as { readonly condition?: unknown } | null)?.condition
  if (condition == null) return []
  const filter = filterOf(condition)
  return filter === undefined
    ? [
        problem("WDE0018", { option: "condition", expected: "a filter", received: received(condition) }, [
          "options",
          "condition"
        ])
      ]
    : below("options", below("condition", Filter.within(Filter.forCollection(collection), filter).problems))
}

const filterOf = (condition: unknown): Filter.Filter | undefined =>
  Filter.isFilter(condition) ? condition : isQuery(condition) ? condition.filter : undefined

const given = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value != null)) as {
    readonly [Key in keyof Parts]?: NonNullable<Parts[Key]>
  }
