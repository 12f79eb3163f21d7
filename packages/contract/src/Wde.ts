/**
 * The WDE error catalog (data.md §8): one table that drives the error types, their messages, the page
 * `docs/errors.md` and the catalog test. `WdeMeaning` has the specification's wording of each code.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"

/** The kind of an error: `WD_VALIDATION_ERROR` if the call has to be corrected, otherwise `WD_UNKNOWN_ERROR`. */
export type Kind = "WD_VALIDATION_ERROR" | "WD_UNKNOWN_ERROR"

interface Row {
  readonly kind: Kind
  /** The message for developers: the problem and how to fix it. `{name}` is replaced by the error's parameter. */
  readonly message: string
}

const validation = <const Message extends string>(message: Message) =>
  ({ kind: "WD_VALIDATION_ERROR", message }) as const

const unknown = <const Message extends string>(message: Message) => ({ kind: "WD_UNKNOWN_ERROR", message }) as const

/** Every code that this library can raise, in code order. */
export const catalog = {
  WDE0001: validation("The collection name must be a non-empty string. Received: {received}."),
  WDE0002: validation("The item id must be a non-empty string. Received: {received}."),
  WDE0003: validation("The field name must be a string. Received: {received}."),
  WDE0004: validation("The item must be an object with values that JSON can represent. Received: {received}."),
  WDE0005: validation(
    "The items must be an array of objects, each with a non-empty string as _id. Received: {received} at {index}."
  ),
  WDE0006: validation("One request can contain at most {limit} items. Received: {count}. Send the items in chunks."),
  WDE0007: validation("The item's _id must be a non-empty string. Received: {received}."),
  WDE0008: validation("{method} takes {expected} arguments. Received: {count}."),
  WDE0011: validation("{method} needs a filter. Received: {received}. Create it with Filter or data.filter()."),
  WDE0012: validation("{method} can be set only once. Combine the filters with Filter.and."),
  WDE0013: validation("The group can be set only once. Pass all its fields in one call."),
  WDE0018: validation("The option {option} must be {expected}. Received: {received}."),
  WDE0019: validation("{parameter} must be a non-empty id or an object with _id. Received: {received}."),
  WDE0020: validation(
    "The field {field} of {collection} is not a reference field. Pass the name of a reference field."
  ),
  WDE0021: validation("{parameter} must be a non-empty id or an object with _id. Received: {received}."),
  WDE0032: validation("{parameter} must be a number. Received: {received}."),
  WDE0033: validation("{parameter} must be greater than zero. Received: {received}."),
  WDE0034: validation("{parameter} must be zero or greater. Received: {received}."),
  WDE0035: validation(
    "{parameter} must be an integer greater than -9007199254740991 and less than 9007199254740991. Received: {received}."
  ),
  WDE0036: validation("{parameter} cannot exceed {maximum}. Received: {received}."),
  WDE0037: validation("The offset of a page cannot be negative. Received: {received}."),
  WDE0038: validation("{method} takes no parameter. Received: {count}."),
  WDE0039: validation("{method} takes one parameter. Received: {count}."),
  WDE0040: validation("{method} takes two parameters. Received: {count}."),
  WDE0041: validation("{method} takes three parameters. Received: {count}."),
  WDE0042: validation("{method} takes at least two parameters. Received: {count}."),
  WDE0043: validation("{method} takes at least one parameter. Received: {count}."),
  WDE0044: validation("{method} needs a string. Received: {received}."),
  WDE0045: validation("{method} needs {expected} for {field}. Received: {received}."),
  WDE0046: validation("The operator between needs two values of the same type. Received: {received} and {other}."),
  WDE0047: validation("{method} needs strings, numbers or valid dates. Received: {received} at index {index}."),
  WDE0048: validation("{method} needs a field name. Received: {received}."),
  WDE0049: validation("{method} needs a filter. Received: {received}. Create it with Filter or data.filter()."),
  WDE0050: validation("{method} needs a filter of the collection {collection}. Received: a filter of {received}."),
  WDE0051: validation("{method} needs field names. Received: {received}."),
  WDE0053: unknown("Internal error: {description}"),
  WDE0055: unknown("The provider's response could not be read: {description}"),
  WDE0056: validation("The filter at {path} must be a plain object of fields and operators. Received: {received}."),
  WDE0057: validation("{path} must be an array of {expected}. Received: {received}."),
  WDE0058: validation("{path} must be a string, number, boolean or valid date. Received: {received}."),
  WDE0059: validation("{path} must be a string. Received: {received}."),
  WDE0060: validation("{path} must be a string, number or valid date. Received: {received}."),
  WDE0061: validation("{path} must be an array. Received: {received}."),
  WDE0062: validation("{path} must be true or false. Received: {received}."),
  WDE0063: validation("{path} must be an object with ignoreCase: true. Received: {received}."),
  WDE0064: validation("{path} must be an array of literal and anyOf items. Received: {received}."),
  WDE0065: validation("The sort must be an array. Received: {received}."),
  WDE0066: validation("{path} must be an object with a non-empty fieldName. Received: {received}."),
  WDE0067: validation("{path} must be ASC or DESC. Received: {received}."),
  WDE0068: validation("The item ids must be an array of non-empty strings. Received: {received}."),
  WDE0069: validation("One request can remove at most {limit} items. Received: {count}. Send the ids in chunks."),
  WDE0070: validation("{path}: $regex is not allowed. Use startsWith, endsWith or contains."),
  WDE0073: validation("Item {itemId} does not exist in {collection}."),
  WDE0074: validation("Item {itemId} already exists in {collection}."),
  WDE0078: validation("The site's code rejected the request: {description}"),
  WDE0080: validation("A page by cursor takes no offset. Received: {received}. Omit the offset or the cursor."),
  WDE0094: validation("{parameter} must be a non-empty string. Received: {received}."),
  WDE0109: validation("The request is too large for the provider. Send it in smaller chunks."),
  WDE0159: validation("There is no previous page. Check hasPrev before you call prev."),
  WDE0165: validation("There is no next page. Check hasNext before you call next.")
} as const satisfies Record<`WDE${string}`, Row>

/** A code of the catalog. */
export type Code = keyof typeof catalog

/** Checks whether a value is a code of the catalog. */
export const isCode = (text: unknown): text is Code => typeof text === "string" && Object.hasOwn(catalog, text)

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The values that a code's message needs, derived from the message itself. */
export type Params<C extends Code> = { readonly [Name in Names<(typeof catalog)[C]["message"]>]: string | number }

/** One violation of a call that has several. */
export interface Problem {
  readonly code: Code
  readonly message: string
  /** The position in the arguments: property names and indexes, outermost first. */
  readonly path: ReadonlyArray<string | number>
}

interface Details {
  /** The underlying error, if there is one. */
  readonly cause?: unknown
  /** The position in the arguments: property names and indexes, outermost first. */
  readonly path?: ReadonlyArray<string | number> | undefined
  /** The provider's message, which replaces the catalog's message. */
  readonly description?: string | undefined
  /** Every violation of the call, including the first one, if there are several. */
  readonly problems?: ReadonlyArray<Problem> | undefined
}

/**
 * An error of the catalog. Its code is its `_tag`, so `Effect.catchTag("WDE0073", …)` works. `Values` has the values
 * of the message: all of them if this library found the problem, only those of the call itself if the provider did.
 */
export class WdeError<C extends Code, Values extends Partial<Params<C>> = Partial<Params<C>>> extends Data.Error<
  {
    /** The values of the message. An error that the provider sent has only the values from the call itself. */
    readonly params: Values
  } & Details
> {
  readonly _tag: C
  readonly kind: Kind
  constructor(code: C, params: Values, details: Details) {
    super({ params, ...details })
    this._tag = code
    this.name = code
    this.kind = catalog[code].kind
  }
  /** The code, under the property name of the site facade. */
  get code(): C {
    return this._tag
  }
  override get message(): string {
    return this.description ?? text(this._tag, this.params)
  }
}

/** The error of a code, or the union of the errors of several codes. */
export type Wde<C extends Code = Code> = { readonly [K in C]: WdeError<K> }[C]

/** The error of a code that this library found itself, with all values of its message, or the union of such errors. */
export type Found<C extends Code = Code> = { readonly [K in C]: WdeError<K, Params<K>> }[C]

/**
 * Creates the error of `code`.
 *
 * **Example** (Rejecting too many items)
 *
 * ```ts
 * import * as Wde from "@portico/contract/Wde"
 *
 * const error = Wde.make("WDE0006", { limit: 1000, count: 1001 })
 * error._tag // => "WDE0006"
 * ```
 */
export const make = <C extends Code>(code: C, params: Params<C>, details: Details = {}): Found<C> =>
  new WdeError<C, Params<C>>(code, params, details)

/**
 * Creates the error of a code that the provider sent, with the provider's description as its message.
 *
 * `params` has the values from the call, because the response contains none of them.
 */
export const fromResponse = <C extends Code>(
  code: C,
  params: Partial<Params<C>>,
  details: Details & { readonly description: string }
): Wde<C> => new WdeError(code, params, details)

/** Returns the message of a code, with its values inserted. */
export const text = (code: Code, params: Readonly<Record<string, string | number | undefined>>): string =>
  catalog[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))

/**
 * Returns a description of a received value for a message: strings, numbers and booleans literally, other values by
 * type. Strings are cut at 40 characters.
 */
export const received = (value: unknown): string => {
  switch (typeof value) {
    case "string":
      return value === "" ? "an empty string" : JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
    case "number":
    case "boolean":
    case "bigint":
    case "undefined":
      return String(value)
    case "function":
    case "symbol":
      return `a ${typeof value}`
    default:
      if (value === null) return "null"
      if (Array.isArray(value)) return `an array of ${value.length}`
      if (value instanceof Date) return Number.isNaN(value.getTime()) ? "an invalid date" : "a date"
      return "an object"
  }
}
