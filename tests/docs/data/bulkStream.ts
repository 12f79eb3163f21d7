import * as BulkStream from "@portico/client/data/BulkStream"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Authors } from "./Books.ts"

const key = "authors"

const store = (checkpoint: BulkStream.Checkpoint) =>
  Effect.sync(() => localStorage.setItem(key, JSON.stringify(checkpoint)))

/** Inserts any number of authors. After a failure or a reload, call it again with the same authors. */
export const insertAll = (authors: ReadonlyArray<{ readonly name: string }>) =>
  Effect.gen(function* () {
    const stored = localStorage.getItem(key)
    const failed = yield* BulkStream.insert(Authors, authors, {
      resume: stored === null ? undefined : JSON.parse(stored),
      onProgress: ({ checkpoint, done, total }) => Effect.andThen(store(checkpoint), Effect.log(`${done} of ${total}`))
    }).pipe(
      Stream.filter(({ status }) => status === "failed"),
      Stream.map(({ error, index }) => `${authors[index]?.name}: ${error?.message}`),
      Stream.runCollect
    )
    localStorage.removeItem(key)
    return failed
  })
