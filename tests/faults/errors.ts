import * as Predicate from "effect/Predicate"

/** Errors by the names of their columns, or made of the column's own. */
export type Errors = (column: string, error: string) => string

/** No token: the failure of the grant lies under it. */
export const tokenErrors: Errors = (_, error) => `TokenUnavailable: ${error}`

/** A refused login: every code is one of auth.md §8, `invalidEmail` where it has none of its own. */
export const loginErrors: Errors = (_, error) =>
  error.startsWith("ApplicationError") || error.startsWith("RateLimited")
    ? error.replace("ApplicationError", "LoginRefused invalidEmail").replace("RateLimited", "RateLimited invalidEmail")
    : error

/** Data calls: data.md §8. */
export const dataErrors: Errors = (column, error) => {
  if (error === "TooLarge") return "WDE0109: TooLarge"
  if (error === "Unreadable") return "WDE0055: Unreadable"
  return `WDE0053: ${error.replace(/ApplicationError \w+/, `SystemError ${column}`)}`
}

/** An error in a few words: its tag, what tells it from others of the tag, and the error under it. */
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

// What made a request fail is the runtime's own: each has other words for it.
const isTold = (cause: unknown): boolean => Predicate.hasProperty(cause, "_tag") && cause._tag !== "Dropped"

const secondsOf = (error: object): string | undefined =>
  Predicate.hasProperty(error, "retryAfter") && typeof error.retryAfter === "number"
    ? `${error.retryAfter} s`
    : undefined
