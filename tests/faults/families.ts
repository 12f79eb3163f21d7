import * as Predicate from "effect/Predicate"

/** A group of calls with the same errors. */
export interface Family {
  readonly title: string
  /** The introduction on the page. */
  readonly about: string
  /** Returns the error of a call for the error of a column, or `ok` if the call survives the fault. */
  readonly error: (column: string, error: string) => string
}

/** Calls with the errors of the columns. */
export const plain: Family = {
  title: "Calls in general",
  about: "The failure of the request is the failure of the call.",
  error: (_, error) => error
}

/** Calls that fail with `TokenUnavailable`, with the failure of the grant as its cause. */
export const needsToken: Family = {
  title: "Calls for a token",
  about:
    "No token can be obtained, so the call fails with `TokenUnavailable`, and its `cause` is the failure of the grant. A member stays signed in: none of these responses is a refusal of the provider itself, which has an OAuth error or an application code.",
  error: (_, error) => `TokenUnavailable: ${error}`
}

/** A refused login or registration, with the codes of auth.md §8. */
export const login: Family = {
  title: "Logging in",
  about:
    "A refusal is one of auth.md §8: `invalidEmail` where it has no code of its own. Its raw code, its status and its request id are with it.",
  error: (_, error) =>
    error.startsWith("ApplicationError") || error.startsWith("RateLimited")
      ? error
          .replace("ApplicationError", "LoginRefused invalidEmail")
          .replace("RateLimited", "RateLimited invalidEmail")
      : error
}

/** Data calls, with the codes of data.md §8. */
export const data: Family = {
  title: "Reading and writing items",
  about:
    "An error of data.md §8, with what the request met as its `cause`. A refusal without a code of data.md is the provider's own failure.",
  error: (column, error) => {
    if (error === "TooLarge") return "WDE0109: TooLarge"
    if (error === "Unreadable") return "WDE0055: Unreadable"
    return `WDE0053: ${error.replace(/ApplicationError \w+/, `SystemError ${column.slice(0, 3)}`)}`
  }
}

/** Bulks of any length. */
export const bulk: Family = {
  title: "Writing items in streams",
  about:
    "The bulk ends with `BulkStopped`, which carries where to go on, and has what the request met under it. A request that is too large is halved; an item that is too large by itself fails alone, as a `BulkError`.",
  error: (column, error) => (error === "TooLarge" ? "BulkError WDE0109" : `BulkStopped: ${data.error(column, error)}`)
}

/** Bulks whose requests must not be sent twice. */
export const bulkOnce: Family = {
  title: "Writing items in streams, what must not be sent twice",
  about:
    "Changes that give something else when they are made twice are sent once. Where nobody knows whether they were made, each item is told as `unknown`, with what the request met as its `BulkError`, before the bulk ends with `BulkStopped`: a resumed run does not send it again.",
  error: (column, error) =>
    /^(Unreachable|Unreadable|SystemError)/.test(error)
      ? `BulkError ${error === "Unreadable" ? "WDE0055" : "WDE0053"}`
      : bulk.error(column, error)
}

/** Imports of files into a collection. */
export const imports: Family = {
  title: "Importing files",
  about:
    "The import ends with `ImportStopped`, which carries where to go on. Rows that fail by themselves are told in its states, and do not end it.",
  error: (column, error) => (error === "TooLarge" ? "ok" : `ImportStopped: ${data.error(column, error)}`)
}

/** Streams of all items of a query. */
export const pages: Family = {
  title: "Reading items as streams",
  about: "The stream ends with `PageFailed` once all items before the page have come. It carries where to go on.",
  error: (column, error) => `PageFailed: ${data.error(column, error)}`
}

/** Calls that never fail. */
export const never: Family = {
  title: "Calls that never fail",
  about: "What went wrong is logged, and what is left to be done is tried again.",
  error: () => "ok"
}

/** Describes an error in a few words: its tag, its code or seconds, and its cause. */
export const tellOf = (error: unknown): string => {
  if (!Predicate.hasProperty(error, "_tag")) return String(error)
  const words = [
    error._tag,
    Predicate.hasProperty(error, "errorCode") ? error.errorCode : undefined,
    error._tag === "RateLimited" ? secondsOf(error) : undefined,
    error._tag === "SystemError" && Predicate.hasProperty(error, "status") ? error.status : undefined,
    error._tag !== "RateLimited" && Predicate.hasProperty(error, "code") && error.code !== error._tag
      ? error.code
      : undefined
  ]
  const under = "cause" in error && isTold(error.cause) ? `: ${tellOf(error.cause)}` : ""
  return `${words
    .filter((word) => word !== undefined)
    .map(String)
    .join(" ")}${under}`
}

// The cause of a failed request differs between runtimes.
const isTold = (cause: unknown): boolean => Predicate.hasProperty(cause, "_tag") && cause._tag !== "Dropped"

const secondsOf = (error: object): string | undefined =>
  Predicate.hasProperty(error, "retryAfter") && typeof error.retryAfter === "number"
    ? `${error.retryAfter} s`
    : undefined
