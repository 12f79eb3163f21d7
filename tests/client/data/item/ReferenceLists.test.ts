import * as ReferenceLists from "../../../../packages/client/src/data/item/ReferenceLists.ts"
import { layer as references, References } from "@portico/client/data/References"
import { Credential } from "../../../../packages/client/src/transport/internal/Credential.ts"
import * as HttpClientNetwork from "../../../../packages/client/src/transport/internal/HttpClientNetwork.ts"
import * as Settings from "@portico/client/transport/Settings"
import * as Transport from "@portico/client/transport/Transport"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { json, type Network, network, replies } from "../../transport/network.ts"

const over = (net: Network) =>
  references.pipe(
    Layer.provideMerge(Transport.layer),
    Layer.provide(HttpClientNetwork.layer),
    Layer.provideMerge(Settings.layer({ clientId: "shop", host: "https://api.example" })),
    Layer.provide([
      net.layer,
      Layer.succeed(Credential, {
        authorize: () => Effect.succeed({ token: Redacted.make("ACCESS"), insteadOfMember: undefined }),
        reportRefused: () => Effect.succeed(true),
        reportAccepted: () => {},
        session: () => undefined
      })
    ])
  )

const reference = (referringItemId: string, referencedItemId: string) => ({
  referringItemFieldName: "authors",
  referringItemId,
  referencedItemId
})

describe("ReferenceLists.insertAll", () => {
  it.effect("inserts references of several items in one request", () =>
    Effect.gen(function* () {
      const net = replies(json({}))
      const items = [{ ...reference("", "austen"), referringItemId: { _id: "emma" } }, reference("omens", "gaiman")]

      yield* ReferenceLists.insertAll("books", items, { suppressHooks: true }).pipe(Effect.provide(over(net)))

      assert.deepStrictEqual(
        net.sent.map(({ body, path }) => [path, body]),
        [
          [
            "/v2/bulk/items/insert-references",
            {
              dataCollectionId: "books",
              dataItemReferences: [reference("emma", "austen"), reference("omens", "gaiman")],
              suppressHooks: true
            }
          ]
        ]
      )
    })
  )

  it.effect("fails with every problem of each reference and sends nothing", () =>
    Effect.gen(function* () {
      const net = network(() => json({}))
      const wrong = [reference("emma", ""), { ...reference("", "a"), referringItemFieldName: "" }, null as never]

      const error = yield* ReferenceLists.insertAll("", wrong).pipe(Effect.flip, Effect.provide(over(net)))
      const list = yield* ReferenceLists.insertAll("books", {} as never).pipe(Effect.flip, Effect.provide(over(net)))

      assert.deepStrictEqual("problems" in error && error.problems?.map(({ code, path }) => [code, path[1]]), [
        ["WDE0001", undefined],
        ["WDE0021", 0],
        ["WDE0021", 1],
        ["WDE0094", undefined],
        ["WDE0021", 2],
        ["WDE0021", 2],
        ["WDE0003", undefined]
      ])
      assert.deepStrictEqual([list._tag, net.sent], ["WDE0021", []])
    })
  )
})

describe("ReferenceLists.fetch", () => {
  it.effect("continues from a stored cursor", () =>
    Effect.gen(function* () {
      const answer = (id: string, pagingMetadata: object) =>
        json({ results: [{ dataItem: { id, data: { _id: id } } }, { unresolvedReference: {} }], pagingMetadata })
      const net = replies(answer("a", { hasNext: true, cursors: { next: "N" } }), answer("b", {}))

      const [kept, next] = yield* Effect.gen(function* () {
        const first = yield* ReferenceLists.fetch("books", "C", { limit: 5, fields: ["name"] })
        return [first, yield* References.use((service) => service.next(first))]
      }).pipe(Effect.provide(over(net)))

      assert.deepStrictEqual<unknown>(
        [kept?.items, next?.items],
        [[{ id: "a", data: { _id: "a" } }], [{ id: "b", data: { _id: "b" } }]]
      )
      assert.deepStrictEqual<unknown>(
        net.sent.map(({ body }) => body),
        ["C", "N"].map((cursor) => ({
          dataCollectionId: "books",
          fields: ["name"],
          cursorPaging: { limit: 5, cursor }
        }))
      )
    })
  )

  it.effect("fails with every problem and sends nothing", () =>
    Effect.gen(function* () {
      const net = network(() => json({}))

      const error = yield* ReferenceLists.fetch("", "", { limit: 0, language: "" }).pipe(
        Effect.flip,
        Effect.provide(over(net))
      )

      assert.deepStrictEqual("problems" in error && error.problems?.map(({ code }) => code), [
        "WDE0001",
        "WDE0094",
        "WDE0033",
        "WDE0018"
      ])
      assert.deepStrictEqual(net.sent, [])
    })
  )
})
