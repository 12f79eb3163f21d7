import { Items } from "@portico/client/data/Items"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { expire, member, Network } from "./Browser.ts"
import * as ItemsSuite from "./ItemsSuite.ts"
import * as MembersSuite from "./MembersSuite.ts"
import * as http from "./network/http.ts"
import * as ProviderProcess from "./network/ProviderProcess.ts"
import * as QueriesSuite from "./QueriesSuite.ts"
import * as TokensSuite from "./TokensSuite.ts"

const network = http.layer()

for (const { suite } of [ItemsSuite, QueriesSuite, MembersSuite, TokensSuite]) suite("HTTP and PGlite", network)

describe("a provider on PGlite that is killed", () => {
  it.live(
    "loses no write that it answered, and no session",
    () =>
      Effect.gen(function* () {
        const folder = yield* Effect.acquireRelease(Effect.sync(ProviderProcess.makeFolder), ({ remove }) =>
          Effect.sync(remove)
        )
        const start = (port?: number) =>
          Effect.acquireRelease(
            Effect.promise(() => ProviderProcess.start(folder.path, port === undefined ? {} : { port })),
            ({ end }) => Effect.promise(() => end("SIGKILL"))
          )
        const provider = yield* start()
        const ada = yield* Effect.provideService(member(accounts.ada), Network, {
          host: provider.url,
          send: (request) => fetch(request)
        })
        const answered: Array<string> = []
        const writing = Effect.forEach(
          Array.from({ length: 4 }),
          () =>
            Effect.forever(
              Effect.map(ada.run(Items.use((items) => items.insert("reviews", { text: "x".repeat(2000) }))), ({ id }) =>
                answered.push(id)
              )
            ),
          { concurrency: "unbounded" }
        )
        yield* Effect.forkChild(Effect.ignore(writing))
        yield* Effect.promise(async () => {
          while (answered.length < 50) await new Promise((resolve) => setTimeout(resolve, 5))
          await provider.end("SIGKILL")
        })

        yield* start(Number(new URL(provider.url).port))

        yield* ada.run(expire)
        const found = yield* Effect.forEach(answered, (id) => ada.run(Items.use((items) => items.get("reviews", id))), {
          concurrency: 8
        })
        assert.isAtLeast(answered.length, 50)
        assert.deepStrictEqual(found.filter(Option.isNone), [])
        assert.strictEqual(yield* ada.run(Tokens.use((tokens) => tokens.role)), "member")
      }),
    60_000
  )
})
