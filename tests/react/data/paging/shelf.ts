/** A list that changes while it is read page by page, with the provider's cursors. */
import { Queries, type QueriesShape } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"

/** The deviations of a provider. */
interface Habits {
  /** Returns no cursors, or cursors of empty pages. */
  readonly cursors?: "none" | "hollow"
  /** The maximum page size, whatever was requested. */
  readonly most?: number
  /** Counts the items with the first page. */
  readonly counts?: boolean
  /** Stops counting, so that the count is a lower bound. */
  readonly stopsCounting?: boolean
  /** Returns whether an item does not match the schema. */
  readonly isInvalid?: (place: number) => boolean
}

interface Options {
  readonly limit?: number
  readonly showDrafts?: boolean
}

/** Creates a collection of sorted numbers. `fail` rejects the next reads; `reads` lists how each page was requested. */
export const makeShelf = (
  initial: ReadonlyArray<number>,
  { counts = false, cursors, isInvalid = () => false, most = 1000, stopsCounting = false }: Habits = {}
) => {
  const there = new Set(initial)
  const reads: Array<string> = []
  let refusals: ReadonlyArray<unknown> = []
  const sorted = () => [...there].toSorted((left, right) => left - right)
  const page = (after: number | undefined, wanted: number) => {
    const size = cursors === "hollow" && after !== undefined ? 0 : Math.min(wanted, most)
    const rest = sorted().filter((place) => after === undefined || place > after)
    const items = rest.slice(0, size).map((place) => ({ id: String(place), data: { place } }))
    const last = cursors === "none" ? undefined : (items.at(-1)?.id ?? (size === 0 ? String(after) : undefined))
    return {
      items: items.filter(({ data }) => !isInvalid(data.place)),
      invalid: items.flatMap(({ data, id }) => (isInvalid(data.place) ? [{ id, paths: ["place"] }] : [])),
      hasNext: rest.length > size,
      hasPrev: after !== undefined,
      nextCursor: rest.length > size && last !== undefined ? Option.some(last) : Option.none<string>(),
      prevCursor: Option.none<string>(),
      total: counts && after === undefined ? Option.some(there.size) : Option.none<number>(),
      tooManyToCount: stopsCounting && after === undefined
    }
  }
  const answer = (how: string, after: number | undefined, size: number, { showDrafts = false }: Options = {}) =>
    Effect.suspend(() => {
      reads.push(showDrafts ? `${how} with drafts` : how)
      const [error, ...others] = refusals
      refusals = others
      return error === undefined ? Effect.succeed(page(after, size)) : Effect.fail(error)
    })
  const queries = {
    run: ({ limit = 50, skip }: Query.Any, options?: Options) =>
      skip === 0
        ? answer("first", undefined, limit, options)
        : answer(`skip ${skip}`, sorted()[skip - 1], limit, options),
    fetch: (_: unknown, cursor: string, { limit = 50, ...options }: Options) =>
      answer(`after ${cursor}`, Number(cursor), limit, options)
  }
  return {
    insert: (place: number) => void there.add(place),
    remove: (place: number) => void there.delete(place),
    sorted,
    fail: (...errors: ReadonlyArray<unknown>) => void (refusals = errors),
    reads,
    // The mock has only the methods that lists use.
    layer: Layer.succeed(Queries, queries as unknown as QueriesShape)
  }
}
