/** The error types of data calls. Checked by `tsc`, never run. */
import { BulkItems } from "@portico/client/data/BulkItems"
import type { DataError } from "@portico/client/data/Failure"
import { type GetError, Items, type PatchError, type TruncateError, type UpdateError } from "@portico/client/data/Items"
import {
  type CountError,
  type DistinctError,
  type NextError,
  Queries,
  type RunError
} from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { InsertError } from "@portico/client/data/References"
import * as Effect from "effect/Effect"
import { expectTypeOf } from "vitest"

/** The WDE codes of an error. */
type CodesOf<E extends { readonly _tag: string }> = Extract<E["_tag"], `WDE${string}`>

/** The codes of the response that every call can have. */
type Always = "WDE0053" | "WDE0055" | "WDE0109"

/** The other errors of every call. */
type Others = "ApplicationError" | "InvalidArgument" | "InvalidClient" | "TokenUnavailable"

expectTypeOf<GetError["_tag"]>().toEqualTypeOf<
  Others | Always | "WDE0001" | "WDE0002" | "WDE0003" | "WDE0018" | "WDE0078" | "WDE0094"
>()
expectTypeOf<TruncateError["_tag"]>().toEqualTypeOf<Others | Always | "WDE0001" | "WDE0018">()
expectTypeOf<CodesOf<InsertError>>().toEqualTypeOf<
  | Always
  | "WDE0001"
  | "WDE0003"
  | "WDE0006"
  | "WDE0018"
  | "WDE0020"
  | "WDE0021"
  | "WDE0033"
  | "WDE0035"
  | "WDE0036"
  | "WDE0073"
  | "WDE0078"
  | "WDE0094"
>()

// Only items have no order and no pages, only a list of references has pages.
expectTypeOf<Extract<PatchError["_tag"], "WDE0036" | "WDE0065" | "WDE0080">>().toEqualTypeOf<never>()
expectTypeOf<Extract<CountError["_tag"], "WDE0073" | "WDE0036">>().toEqualTypeOf<never>()
expectTypeOf<Extract<DistinctError["_tag"], "WDE0073" | "WDE0165">>().toEqualTypeOf<never>()

// The values of a message are known if this library found the problem. A response does not contain them.
expectTypeOf<Extract<GetError, { readonly _tag: "WDE0001" }>["params"]>().toEqualTypeOf<{
  readonly received: string | number
}>()
expectTypeOf<Extract<UpdateError, { readonly _tag: "WDE0073" }>["params"]>().toEqualTypeOf<{
  readonly itemId?: string | number
  readonly collection?: string | number
}>()
expectTypeOf<Extract<UpdateError, { readonly _tag: "WDE0055" }>["params"]>().toEqualTypeOf<{
  readonly description: string | number
}>()

/** Every error of a call is an error of data calls. */
export const widened: ReadonlyArray<DataError> = [] as ReadonlyArray<
  GetError | PatchError | TruncateError | RunError | CountError | DistinctError | NextError | InsertError
>

const books = Query.from("books")

export const calls = Effect.gen(function* () {
  const items = yield* Items
  const bulk = yield* BulkItems
  const queries = yield* Queries

  yield* items.update("books", { _id: "emma" }).pipe(Effect.catchTag("WDE0073", () => Effect.void))
  // @ts-expect-error A missing item is no failure of a read.
  yield* items.get("books", "emma").pipe(Effect.catchTag("WDE0073", () => Effect.void))
  // @ts-expect-error A read of one item has no limit.
  yield* items.get("books", "emma").pipe(Effect.catchTag("WDE0036", () => Effect.void))
  // @ts-expect-error One item is never too many.
  yield* items.insert("books", {}).pipe(Effect.catchTag("WDE0006", () => Effect.void))
  // @ts-expect-error An insert has no condition.
  yield* items.insert("books", {}).pipe(Effect.catchTag("WDE0056", () => Effect.void))
  // @ts-expect-error A save replaces an item that exists.
  yield* items.save("books", {}).pipe(Effect.catchTag("WDE0074", () => Effect.void))

  yield* bulk.remove("books", ["emma"]).pipe(Effect.catchTag("WDE0069", () => Effect.void))
  // @ts-expect-error Removals have their own limit.
  yield* bulk.remove("books", ["emma"]).pipe(Effect.catchTag("WDE0006", () => Effect.void))
  // @ts-expect-error A missing item counts as skipped.
  yield* bulk.update("books", [{ _id: "emma" }]).pipe(Effect.catchTag("WDE0073", () => Effect.void))

  const page = yield* queries.run(books).pipe(Effect.catchTag("WDE0036", () => Effect.interrupt))
  // @ts-expect-error The first page always exists.
  yield* queries.run(books).pipe(Effect.catchTag("WDE0165", () => Effect.void))
  yield* queries.next(page).pipe(Effect.catchTag("WDE0165", () => Effect.void))
  // @ts-expect-error The next page is not the previous one.
  yield* queries.next(page).pipe(Effect.catchTag("WDE0159", () => Effect.void))
  // @ts-expect-error A count has no pages.
  yield* queries.count(books).pipe(Effect.catchTag("WDE0165", () => Effect.void))
})
