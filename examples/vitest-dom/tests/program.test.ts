import { Queries, Query, Tokens } from "@portico/client"
import { Testing } from "@portico/testing"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

const books = Query.from("books").pipe(Query.limit(3))

it("runs a program over a provider in memory", async () => {
  const program = Effect.gen(function* () {
    yield* Testing.signIn()
    const { items } = yield* Queries.use((queries) => queries.run(books))
    return [yield* Tokens.use((tokens) => tokens.role), items.length]
  })

  expect(await Effect.runPromise(Effect.provide(program, Testing.layerTest()))).toEqual(["member", 3])
})
