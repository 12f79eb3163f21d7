import { Graphql, type RunOptions } from "@portico/client/auth/Graphql"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { json, network, type Reply, replies, text } from "../transport/network.ts"
import { run } from "./account.ts"

const ask = (options?: RunOptions) => Graphql.use((graphql) => graphql.run("{ x }", options))

describe("Graphql.run", () => {
  it.effect.each([
    [undefined, "/graphql/alpha", { query: "{ x }" }],
    [{}, "/graphql/alpha", { query: "{ x }" }],
    [{ apiVersion: "beta", variables: { a: 1 } }, "/graphql/beta", { query: "{ x }", variables: { a: 1 } }],
    [{ apiVersion: "a/b" }, "/graphql/a%2Fb", { query: "{ x }" }]
  ] as const)("sends %j to the API host with the access token", ([options, path, body]) =>
    Effect.gen(function* () {
      const net = replies(json({ data: { x: 1 } }))

      assert.deepStrictEqual(yield* run(net, ask(options)), { data: { x: 1 }, errors: [] })

      assert.deepInclude(net.sent[0], { method: "POST", origin: "https://api.example", path, body })
      assert.strictEqual(net.sent[0]?.headers["authorization"], "ACCESS")
    })
  )

  it.effect("returns errors in addition to the data", () =>
    Effect.gen(function* () {
      const errors = [{ message: "e", path: ["x", 0], locations: [{ line: 1, column: 3 }], extensions: { code: "C" } }]

      assert.deepStrictEqual(yield* run(replies(json({ data: null, errors })), ask()), { data: {}, errors })
      assert.deepStrictEqual(yield* run(replies(json({})), ask()), { data: {}, errors: [] })
    })
  )

  const troubles: ReadonlyArray<readonly [name: string, reply: () => Reply, tag: string]> = [
    ["no network", () => "offline", "Unreachable"],
    ["a refusal", () => text("", 403), "ApplicationError"],
    ["a server error", () => text("<html>", 503), "SystemError"],
    ["too many requests", () => text("", 429), "RateLimited"],
    ["a response that is not JSON", () => text("x", 200), "Unreadable"]
  ]

  it.effect.each(troubles)("fails with the matching error after one attempt: %s", ([, reply, tag]) =>
    Effect.gen(function* () {
      const net = network(reply)

      const failure = yield* run(net, Effect.flip(ask()))

      assert.strictEqual(failure._tag, tag)
      assert.lengthOf(net.sent, 1)
    })
  )
})
