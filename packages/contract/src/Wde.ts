/**
 * The WDE error catalogue (data.md §8): one table that drives the error types, their messages, the page
 * `docs/errors.md` and the catalogue test.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"

/** What a caller can do about an error: mend the call, or nothing in the call was at fault. */
export type Kind = "WD_VALIDATION_ERROR" | "WD_UNKNOWN_ERROR"

interface Row {
  readonly kind: Kind
  /** The meaning, as the specification words it. */
  readonly meaning: string
  /** The text a developer reads: what was wrong and what to do. `{name}` marks a value that the error carries. */
  readonly message: string
  /** Codes that data.md §8 does not list. */
  readonly unlisted?: true
}

const validation = <const Message extends string>(meaning: string, message: Message) =>
  ({ kind: "WD_VALIDATION_ERROR", meaning, message }) as const

const unlisted = <const Message extends string>(meaning: string, message: Message) =>
  ({ kind: "WD_VALIDATION_ERROR", meaning, message, unlisted: true }) as const

const unknown = <const Message extends string>(meaning: string, message: Message) =>
  ({ kind: "WD_UNKNOWN_ERROR", meaning, message }) as const

/** Every code this library can raise, in code order. */
export const catalogue = {
  WDE0001: validation(
    "collection name must be a string",
    "The collection name must be a non-empty text. Received {received}."
  ),
  WDE0002: validation("item id must be a string", "The item id must be a non-empty text. Received {received}."),
  WDE0003: validation("field name must be a string", "The field name must be a text. Received {received}."),
  WDE0004: validation("items must be objects", "An item must be a plain object. Received {received}."),
  WDE0005: validation(
    "bulk items must be objects with string ids",
    "Each item must be a plain object, and its _id a text where there is one. Received {received} at index {index}."
  ),
  WDE0006: validation(
    "more than 1000 items in one request",
    "At most {limit} items fit in one request. Received {count}: send them in pieces."
  ),
  WDE0007: validation("update needs a string _id", "The item's _id must be a non-empty text. Received {received}."),
  WDE0008: validation("wrong argument count", "{method} takes {expected} arguments. Received {count}."),
  WDE0011: unlisted(
    "aggregate filter must be a built filter",
    "{method} takes a built filter. Received {received}: build it with Filter."
  ),
  WDE0012: unlisted(
    "filter and having may each be set once",
    "{method} is set already: combine the two with Filter.and."
  ),
  WDE0013: unlisted("group may be set once", "The group is set already: name all its fields in one call."),
  WDE0018: validation("invalid options", "The option {option} must be {expected}. Received {received}."),
  WDE0019: validation(
    "bad reference parameters",
    "{parameter} must be a non-empty id or an object with _id. Received {received}."
  ),
  WDE0020: validation("field is not multi-reference", "The field {field} of {collection} holds no references."),
  WDE0021: validation(
    "bad reference parameters in an insert",
    "{parameter} must be a non-empty id or an object with _id. Received {received}."
  ),
  WDE0032: validation("must be a number", "{parameter} must be a number. Received {received}."),
  WDE0033: validation("must be positive", "{parameter} must be greater than zero. Received {received}."),
  WDE0034: validation("must not be negative", "{parameter} must be zero or greater. Received {received}."),
  WDE0035: validation(
    "must be an integer",
    "{parameter} must be an integer between -9007199254740991 and 9007199254740991, bounds excluded. Received {received}."
  ),
  WDE0036: validation("cannot exceed a maximum", "{parameter} cannot exceed {maximum}. Received {received}."),
  WDE0037: validation("negative skip", "The offset of a page cannot be negative. Received {received}."),
  WDE0038: validation("takes no parameter", "{method} takes no parameter. Received {count}."),
  WDE0039: validation("takes one parameter", "{method} takes one parameter. Received {count}."),
  WDE0040: validation("takes two parameters", "{method} takes two parameters. Received {count}."),
  WDE0041: validation("takes three parameters", "{method} takes three parameters. Received {count}."),
  WDE0042: validation("takes at least two parameters", "{method} takes at least two parameters. Received {count}."),
  WDE0043: validation("takes at least one parameter", "{method} takes at least one parameter. Received {count}."),
  WDE0044: validation("text operator needs a string", "{method} needs a text. Received {received}."),
  WDE0045: validation(
    "comparison needs a string, number, boolean or date",
    "{method} needs a text, number, boolean or valid date for {field}. Received {received}."
  ),
  WDE0046: validation(
    "between needs two values of the same type",
    "The operator between needs two values of the same type. Received {received} and {other}."
  ),
  WDE0047: validation(
    "set operator needs strings, numbers or dates",
    "{method} needs texts, numbers or valid dates. Received {received} at index {index}."
  ),
  WDE0048: validation("operator field name must be a string", "{method} needs a field name. Received {received}."),
  WDE0049: validation(
    "and, or and not need a filter of the same kind",
    "{method} needs a filter of the same kind. Received {received}."
  ),
  WDE0050: validation(
    "and, or and not need a filter of the same collection",
    "{method} needs a filter of the collection {collection}. Received one of {received}."
  ),
  WDE0051: validation("sort parameters must be strings", "{method} needs field names. Received {received}."),
  WDE0053: unknown("internal error", "Internal error: {description}"),
  WDE0055: unknown("failed to parse server response", "The provider's answer could not be read: {description}"),
  WDE0056: validation("filter must be an object", "The filter at {path} must be a plain object. Received {received}."),
  WDE0057: validation(
    "logical operator needs an array of filters, $not exactly one",
    "{path} must be an array of {expected}. Received {received}."
  ),
  WDE0058: validation(
    "comparison in a filter needs a string, number, boolean or date",
    "{path} must be a text, number, boolean or valid date. Received {received}."
  ),
  WDE0059: validation("text operator in a filter needs a string", "{path} must be a text. Received {received}."),
  WDE0060: validation(
    "items of a set operator must be strings, numbers or dates",
    "{path} must be a text, number or valid date. Received {received}."
  ),
  WDE0061: validation("set operator in a filter needs an array", "{path} must be an array. Received {received}."),
  WDE0062: validation("$exists must be boolean", "{path} must be true or false. Received {received}."),
  WDE0063: validation(
    "$matches needs ignoreCase true",
    "{path} must be an object with ignoreCase: true. Received {received}."
  ),
  WDE0064: validation(
    "$matches needs a spec list",
    "{path} must be a list of literal and anyOf items. Received {received}."
  ),
  WDE0065: validation("sort model must be an array", "The sort must be an array. Received {received}."),
  WDE0066: validation(
    "sort items must be objects with a field name",
    "{path} must be an object with a non-empty fieldName. Received {received}."
  ),
  WDE0067: validation("sort order must be ASC or DESC", "{path} must be ASC or DESC. Received {received}."),
  WDE0068: validation(
    "ids must be a string array",
    "The item ids must be an array of non-empty texts. Received {received}."
  ),
  WDE0069: validation(
    "cannot remove more than 1000 items",
    "At most {limit} items can be removed in one request. Received {count}: send them in pieces."
  ),
  WDE0070: validation("regex not allowed", "{path}: $regex is not allowed. Use startsWith, endsWith or contains."),
  WDE0073: validation("item does not exist", "Item {itemId} does not exist in {collection}."),
  WDE0074: validation("ignored in bulk insert", "Item {itemId} already exists in {collection}."),
  WDE0078: validation("forwarded error from site code", "Site code refused: {description}"),
  WDE0080: validation(
    "skip not supported in cursor paging",
    "A page by cursor takes no offset. Received {received}: leave the offset or the cursor out."
  ),
  WDE0094: validation("non-empty string required", "{parameter} must be a non-empty text. Received {received}."),
  WDE0109: validation(
    "payload too large (on HTTP 413)",
    "The request is too large for the provider: send it in smaller pieces."
  ),
  WDE0159: validation("no previous page", "There is no previous page: ask hasPrev first."),
  WDE0165: validation("no next page", "There is no next page: ask hasNext first.")
} as const satisfies Record<`WDE${string}`, Row>

/** A code of the catalogue. */
export type Code = keyof typeof catalogue

/** Whether a text is a code of the catalogue. */
export const isCode = (text: unknown): text is Code => typeof text === "string" && Object.hasOwn(catalogue, text)

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The values a code's message needs, read from the message itself. */
export type Params<C extends Code> = { readonly [Name in Names<(typeof catalogue)[C]["message"]>]: string | number }

/** One violation of a call that had several. */
export interface Problem {
  readonly code: Code
  readonly message: string
  /** Where in the arguments: names and indexes from the outside in. */
  readonly path: ReadonlyArray<string | number>
}

interface Details {
  /** What lies under the error, where there is something. */
  readonly cause?: unknown
  /** Where in the arguments: names and indexes from the outside in. */
  readonly path?: ReadonlyArray<string | number> | undefined
  /** The text that the provider answered, in place of the catalogue's. */
  readonly description?: string | undefined
  /** Every violation of the call, the first one included, where there were several. */
  readonly problems?: ReadonlyArray<Problem> | undefined
}

/** An error of the catalogue. Its code is its `_tag`, so `Effect.catchTag("WDE0073", …)` works. */
export class WdeError<C extends Code> extends Data.Error<{ readonly params: Params<C> } & Details> {
  readonly _tag: C
  readonly kind: Kind
  constructor(code: C, params: Params<C>, details: Details) {
    super({ params, ...details })
    this._tag = code
    this.name = code
    this.kind = catalogue[code].kind
  }
  /** The code, under the name that the site façade gives it. */
  get code(): C {
    return this._tag
  }
  override get message(): string {
    return this.description ?? text(this._tag, this.params)
  }
}

/** The error of a code, or the union of the errors of several codes. */
export type Wde<C extends Code = Code> = { readonly [K in C]: WdeError<K> }[C]

/**
 * Builds the error of `code`.
 *
 * **Example** (Refusing too many items)
 *
 * ```ts
 * import * as Wde from "@portico/contract/Wde"
 *
 * const error = Wde.make("WDE0006", { limit: 1000, count: 1001 })
 * error._tag // => "WDE0006"
 * ```
 */
export const make = <C extends Code>(code: C, params: Params<C>, details: Details = {}): Wde<C> =>
  new WdeError(code, params, details)

/** The sentence of a code. */
export const text = (code: Code, params: Readonly<Record<string, string | number>>): string =>
  catalogue[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))

/**
 * Words for a received value in a message: its type and, where that is short and harmless, the value.
 * Long texts are cut at 40 characters.
 */
export const received = (value: unknown): string => {
  switch (typeof value) {
    case "string":
      return value === "" ? "an empty text" : JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
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
