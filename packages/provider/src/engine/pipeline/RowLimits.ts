/**
 * Size limits of the rows that pipelines create.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import type { Json, JsonObject } from "../value/Json.ts"
import { ApplicationError } from "../value/Refusal.ts"
import type { Steps } from "../limits/Slices.ts"

const refusal = (description: string) => new ApplicationError({ status: 400, code: "RESULT_TOO_LARGE", description })

/** The refusal of a pipeline that unwinds too many rows. */
export const rows: ApplicationError = refusal(
  `The pipeline unwinds arrays into more than ${Limits.maximumUnwoundRows} rows. Add a filter before the unwind stage.`
)

/** The refusal of a pipeline that creates a row that is too large. */
export const row: ApplicationError = refusal(
  `The pipeline creates a row of more than ${Limits.maximumRowBytes} bytes. Project fewer fields, or push fewer values.`
)

/** The refusal of a page whose rows are too large in total. */
export const page: ApplicationError = refusal(
  `The rows of the page have more than ${Limits.maximumPageBytes} bytes. Request fewer rows, or project fewer fields.`
)

/** Returns the rows of a page, or fails if they are too large in total. It can pause between rows. */
export function* checkPage(
  rowsOfPage: ReadonlyArray<JsonObject>
): Steps<Result.Result<ReadonlyArray<JsonObject>, ApplicationError>> {
  let room: number = Limits.maximumPageBytes
  for (const one of rowsOfPage) {
    room = roomAfter(one, room)
    if (room < 0) return Result.fail(page)
    yield
  }
  return Result.succeed(rowsOfPage)
}

/** Returns the rows, or fails if one of them is too large. It can pause between rows. */
export function* check(
  given: ReadonlyArray<JsonObject>
): Steps<Result.Result<ReadonlyArray<JsonObject>, ApplicationError>> {
  for (const one of given) {
    if (isTooLarge(one)) return Result.fail(row)
    yield
  }
  return Result.succeed(given)
}

/** Whether a value is larger than a row may be. */
export const isTooLarge = (value: Json): boolean => roomAfter(value, Limits.maximumRowBytes) < 0

/** Whether this number of copies of a row is too large in total. */
export const isCopied = (one: JsonObject, copies: number): boolean =>
  copies > safeCopies && roomAfter(one, Limits.maximumUnwoundBytes / copies) < 0

// The size of a row is limited, so this few copies of any row are within the limit and the row need not be measured.
const safeCopies = Math.floor(Limits.maximumUnwoundBytes / (2 * Limits.maximumRowBytes))

// Stops at the limit, because rows can contain the same large value many times.
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
