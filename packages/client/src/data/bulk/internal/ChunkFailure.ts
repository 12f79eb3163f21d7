/**
 * Converts the failure of a request to the failures of its items.
 *
 * @since 0.1.0
 */
import { type BulkError, type BulkErrorOf, errorOf } from "./BulkResult.ts"
import type { DataError } from "../../call/Failure.ts"
import type { ChunkItem } from "./Chunks.ts"

/** The reason that an item failed. */
export type ItemFailure = Pick<BulkError, "code" | "description" | "violations">

/**
 * Returns the items that kept the request from being sent, by their index in the request, with the reason of each one.
 * Returns an empty map if the request itself failed.
 */
export const refusedItems = (error: DataError): ReadonlyMap<number, ItemFailure> => {
  const refused = new Map<number, ItemFailure>()
  if ("problems" in error) {
    for (const { code, message, path } of error.problems ?? []) {
      const [list, place] = path
      if ((list !== "items" && list !== "ids") || typeof place !== "number") continue
      const { description = message } = refused.get(place) ?? {}
      refused.set(place, {
        code,
        description: description === message ? message : `${description}\n${message}`,
        violations: undefined
      })
    }
  }
  if (error._tag === "InvalidArgument" && error.status === undefined) {
    for (const violation of error.violations) {
      const [, place, field = ""] = /^(?:items|dataItems)\.(\d+)\.?([^]*)$/.exec(violation.field) ?? []
      if (place === undefined) continue
      const { violations = [] } = refused.get(Number(place)) ?? {}
      refused.set(Number(place), {
        code: error._tag,
        description: error.message,
        violations: [...(violations ?? []), { field, description: violation.description }]
      })
    }
  }
  return refused
}

/**
 * Checks whether a failed request may have been executed. That is so if there was no response, an unreadable one, or
 * one with a server error.
 */
export const mayHaveRun = (error: DataError): boolean => {
  if (error._tag === "WDE0055") return true
  if (error._tag === "TokenUnavailable") return false
  const refusal = error._tag === "ApplicationError" ? error : error.cause
  // Without a status, WDE0053 means that no response arrived. Any other error without a status was raised before
  // sending.
  const { status = error._tag === "WDE0053" ? 0 : 400 } = (refusal ?? {}) as { readonly status?: number }
  return status < 400 || status >= 500
}

/** Converts the failure of a request, or the reason that a single item failed, to the failure of the item. */
export const itemFailureOf = <A>(why: DataError | ItemFailure, { index, value }: ChunkItem<A>): BulkErrorOf<A> => {
  const { code, description, violations } = "_tag" in why ? itemFailureOfCall(why) : why
  return errorOf({ code, description, item: value, originalIndex: index, violations, data: undefined })
}

const itemFailureOfCall = (error: DataError): ItemFailure => ({
  code: error._tag === "ApplicationError" ? error.code : error._tag,
  description: error.message,
  violations: error._tag === "InvalidArgument" ? error.violations : undefined
})
