import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Site from "@portico/client/site/Site"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import { json, network } from "../../../transport/network.ts"
import { over } from "../../over.ts"

const logging = () => {
  const logged: Array<string> = []
  const layer = Logger.layer([
    Logger.make(({ logLevel, message }) => void logged.push(`${logLevel} ${String(message)}`))
  ])
  return { layer, logged }
}

const answering = () => network(() => json({ totalCount: 1 }))

describe("a misspelled option", () => {
  it.effect("is logged as a warning once with a suggestion and is ignored", () =>
    Effect.gen(function* () {
      const { layer, logged } = logging()
      const net = answering()
      const options = { suppresAuth: "yes", languag: "en", color: "red" } as object

      yield* Effect.all([
        Items.use((items) => items.get("books", "b1", options)),
        Queries.use((queries) => queries.count(Query.from("books"), options))
      ]).pipe(Effect.provide(Layer.merge(over(net).layer, layer)))

      assert.deepStrictEqual(logged, [
        "Warn Unknown option suppresAuth. Did you mean suppressAuth?",
        "Warn Unknown option languag. Did you mean language?"
      ])
      assert.strictEqual(net.sent.length, 2)
    })
  )

  it.effect("is not logged if the call is rejected", () =>
    Effect.gen(function* () {
      const { layer, logged } = logging()

      yield* Items.use((items) => items.get("", "b1", { sppressAuth: true } as object)).pipe(
        Effect.flip,
        Effect.provide(Layer.merge(over(answering()).layer, layer))
      )

      assert.deepStrictEqual(logged, [])
    })
  )

  it("is logged by the site facade too", async () => {
    const messages: Array<string> = []
    const log = console.log
    console.log = (...parts: ReadonlyArray<unknown>) => void messages.push(parts.join(" "))
    const site = Site.make({
      clientId: "shop",
      host: "https://api.example",
      tokens: {
        accessToken: { value: "ACCESS", expiresAt: 9_000_000_000 },
        refreshToken: { value: "REFRESH", role: "visitor" }
      },
      fetch: async () => Response.json({})
    })
    await site.data.truncate("books", { supressAuth: true } as object).finally(() => void (console.log = log))

    assert.include(messages.join(), "Unknown option supressAuth. Did you mean suppressAuth?")
  })
})
