import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import { embedded } from "./SearchedBooks.ts"

describe("the thread of an embedded database", () => {
  it.live("does not keep the responses of statements", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const respond = Effect.forEach(
        Array.from({ length: 1000 }, (_, index) => index),
        (index) => sql`SELECT repeat('x', 200000) || ${index} AS text`,
        { discard: true }
      )
      yield* respond
      const before = process.memoryUsage.rss()

      yield* Effect.andThen(respond, respond)

      // The responses have 400 MB.
      assert.isBelow((process.memoryUsage.rss() - before) / 1_000_000, 200)
    }).pipe(Effect.provide(embedded()))
  )
})
