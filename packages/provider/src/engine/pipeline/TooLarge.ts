/**
 * How pipelines are refused that make more than a provider can hold.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import type { Json, JsonObject } from "../value/Json.ts"
import { ApplicationError } from "../value/Refusal.ts"
import type { Steps } from "../limits/Slices.ts"

const refusal = (description: string) => new ApplicationError({ status: 400, code: "RESULT_TOO_LARGE", description })

/** Unwinding made too many rows. */
export const rows: ApplicationError = refusal(
  `The pipeline makes more than ${Limits.maximumUnwoundRows} rows of arrays: filter before it unwinds.`
)

/** A row outgrew what a row may hold. */
export const row: ApplicationError = refusal(
  `The pipeline makes a row of more than ${Limits.maximumRowBytes} bytes: keep fewer fields, or push fewer values.`
)

/** Passes rows that are not too large. It can pause between rows. */
export function* check(
  given: ReadonlyArray<JsonObject>
): Steps<Result.Result<ReadonlyArray<JsonObject>, ApplicationError>> {
  for (const one of given) {
    if (roomAfter(one, Limits.maximumRowBytes) < 0) return Result.fail(row)
    yield
  }
  return Result.succeed(given)
}

/** Whether so many copies of a row are too much. */
export const isCopied = (one: JsonObject, copies: number): boolean =>
  copies > safeCopies && roomAfter(one, Limits.maximumUnwoundBytes / copies) < 0

// No row is as large that so few copies of it are too much.
const safeCopies = Math.floor(Limits.maximumUnwoundBytes / (2 * Limits.maximumRowBytes))

// Stops at the limit, because rows may hold one value many times.
const roomAfter = (value: Json, room: number): number => {
  if (typeof value === "string") return room - value.length - overhead
  if (typeof value !== "object" || value === null) return room - overhead
  let left = room
  for (const [key, one] of Object.entries(value)) {
    left = roomAfter(one, left - (Array.isArray(value) ? 0 : key.length + overhead))
    if (left < 0) return left
  }
  return left
}

const overhead = 8
