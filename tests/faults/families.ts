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
  about: "The call fails with the error of the request.",
  error: (_, error) => error
}

/** Calls that fail with `TokenUnavailable`, with the failure of the grant as its cause. */
export const needsToken: Family = {
  title: "Token requests",
  about:
    "No token can be obtained, so the call fails with `TokenUnavailable`. Its `cause` is the error of the token request. The member stays signed in, because only a response with an OAuth error or an application code ends a session.",
  error: (_, error) => `TokenUnavailable: ${error}`
}

/** A refused login or registration, with the codes of a login (auth.md §8). */
export const login: Family = {
  title: "Logging in",
  about:
    "A rejection has one of the [error codes](errors.md) of logins, or `invalidEmail` if its code is not listed there. The error also has the raw code, the status and the request id.",
  error: (_, error) =>
    error.startsWith("ApplicationError") || error.startsWith("RateLimited")
      ? error
          .replace("ApplicationError", "LoginRefused invalidEmail")
          .replace("RateLimited", "RateLimited invalidEmail")
      : error
}

/** Calls of the account extension. */
export const extension: Family = {
  title: "Managing the account",
  about: "The calls are not in the specification. A provider that does not have them responds with 404.",
  error: (_, error) => (error === "ApplicationError NOT_FOUND" ? "NotSupported" : error)
}

/** Data calls, with the codes of data.md §8. */
export const data: Family = {
  title: "Reading and writing items",
  about:
    "The call fails with an error of the [catalog](errors.md). Its `cause` is the error of the request. A rejection with a code that the catalog does not have counts as a failure of the provider.",
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
    "The bulk operation ends with `BulkStopped`, which has a checkpoint to resume from. Its `cause` is the error of the request. A request that is too large is split in halves; a single item that is too large fails with a `BulkError`, and the others continue.",
  error: (column, error) => (error === "TooLarge" ? "BulkError WDE0109" : `BulkStopped: ${data.error(column, error)}`)
}

/** Bulks whose requests must not be sent twice. */
export const bulkOnce: Family = {
  title: "Writing items in streams, with changes that must not be sent twice",
  about:
    "Changes with a different result when they are repeated are sent once. If it is unknown whether they were made, each of the items gets the status `unknown`, with the error of the request as its `BulkError`. Then the bulk operation ends with `BulkStopped`. A resumed run does not send these items again.",
  error: (column, error) =>
    /^(Unreachable|Unreadable|SystemError)/.test(error)
      ? `BulkError ${error === "Unreadable" ? "WDE0055" : "WDE0053"}`
      : bulk.error(column, error)
}

/** Imports of files into a collection. */
export const imports: Family = {
  title: "Importing files",
  about:
    "The import ends with `ImportStopped`, which has a checkpoint to resume from. Its states report rows that fail individually; such rows do not end the import.",
  error: (column, error) => (error === "TooLarge" ? "ok" : `ImportStopped: ${data.error(column, error)}`)
}

/** Streams of all items of a query. */
export const pages: Family = {
  title: "Reading items as streams",
  about:
    "The stream emits all items before the failed page, then ends with `PageFailed`, which has the position to resume from.",
  error: (column, error) => `PageFailed: ${data.error(column, error)}`
}

/** Calls that never fail. */
export const never: Family = {
  title: "Calls that never fail",
  about: "Failures are logged, and unfinished work is retried later.",
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
