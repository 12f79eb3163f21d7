/**
 * Limit and offset of a page (data.md §7).
 *
 * @since 0.1.0
 */
import type { Paging } from "@portico/contract/data/Query"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import * as Refusal from "../value/Refusal.ts"

/** A page by offset, with the defaults applied. */
export interface Range {
  readonly limit: number
  readonly offset: number
}

/** Validates a page and applies the defaults. */
export const range = ({ limit = Limits.defaultPageSize, offset = 0 }: Paging = {}): Result.Result<
  Range,
  Refusal.ApplicationError
> => {
  const refuse = (code: "WDE0033" | "WDE0035" | "WDE0037", parameter: string, value: number) =>
    Result.fail(Refusal.wde(code, { parameter, received: Wde.received(value) }))
  if (limit <= 0) return refuse("WDE0033", "The limit", limit)
  if (!Number.isSafeInteger(limit)) return refuse("WDE0035", "The limit", limit)
  if (limit > Limits.maximumPageSize) {
    return Result.fail(
      Refusal.wde("WDE0036", { parameter: "The limit", maximum: Limits.maximumPageSize, received: String(limit) })
    )
  }
  if (offset < 0) return refuse("WDE0037", "The offset", offset)
  if (!Number.isSafeInteger(offset)) return refuse("WDE0035", "The offset", offset)
  return Result.succeed({ limit, offset })
}
