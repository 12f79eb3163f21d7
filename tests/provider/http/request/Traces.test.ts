import { assert, describe, it } from "@effect/vitest"
import * as Client from "@portico/client/Client"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Tracer from "effect/Tracer"
import { afterAll, beforeAll } from "vitest"
import { makeTracer } from "../../../tracer.ts"
import { home, open, redirectUri, seed } from "../../Shop.ts"

/** A text that occurs nowhere else. */
const secret = Schema.String.check(Schema.isPattern(/^[a-z]{8}[a-zA-Z0-9]{16}$/))

const inProvider = makeTracer()
const permissions = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
let shop: ReturnType<typeof open>

beforeAll(async () => {
  shop = open({
    seed: { ...seed, collections: [{ id: "books", permissions }] },
    store: PostgresStore.make({}),
    tracing: Layer.succeed(Tracer.Tracer, inProvider.tracer)
  })
  await shop.start()
})

afterAll(() => shop.dispose())

/** Runs an effect with a client of the shop in a trace of its own, and returns the client's spans and those of the provider. */
const traced = async <A, E>(
  effect: Effect.Effect<A, E, Client.Services>,
  traceOrigins: ReadonlyArray<string> = [home]
) => {
  inProvider.spans.length = 0
  const { spans, tracer } = makeTracer()
  const client = Client.layerHandler(shop.handler, { clientId: "shop", host: home, traceOrigins })
  await Effect.runPromise(Effect.provide(Effect.result(effect), client).pipe(Effect.withTracer(tracer)))
  return { client: spans, provider: [...inProvider.spans] }
}

const findBooks = Queries.use((queries) => queries.run(Query.from("books")))

describe("a trace", () => {
  it("continues from the client's request to the statements of the provider", async () => {
    const { client, provider } = await traced(findBooks)

    const request = client.find(({ name }) => name === "GET /v2/items/query" || name === "POST /v2/items/query")!
    const handle = provider.find((span) => parentOf(span) === request.spanId)!
    assert.strictEqual(handle.name, "Provider.handle")
    assert.strictEqual(handle.kind, "server")
    assert.strictEqual(handle.attributes.get("http.response.status_code"), 200)
    assert.strictEqual(handle.attributes.get("http.route"), "/v2/items/query")
    const statements = provider.filter(
      (span) => span.attributes.has("db.query.text") && isBelow(span, handle, provider)
    )
    assert.isAtLeast(statements.length, 1)
    for (const span of statements) assert.strictEqual(span.traceId, request.traceId)
  })

  it("is not continued in a provider that is not configured", async () => {
    const { client, provider } = await traced(findBooks, ["https://api.example"])

    const ids = new Set(client.map(({ traceId }) => traceId))
    assert.isAbove(provider.length, 0)
    for (const { traceId } of provider) assert.isFalse(ids.has(traceId))
  })

  it.each(["", "00-0-0-01", "zz", `00-${"g".repeat(32)}-${"1".repeat(16)}-01`, `00-${"1".repeat(32)}`])(
    "of a request with the invalid header %j starts in the provider",
    async (traceparent) => {
      inProvider.spans.length = 0
      const { status } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" }, undefined, {
        traceparent
      })

      assert.strictEqual(status, 200)
      const handle = inProvider.spans.find(({ name }) => name === "Provider.handle")!
      assert.isTrue(Option.isNone(handle.parent))
    }
  )
})

describe("the spans of a provider", () => {
  it.live.prop(
    "contain no password, token, code, address of a member or value of an item",
    [secret, secret, secret],
    ([password, value, sought]) =>
      Effect.promise(async () => {
        const email = `${value}@shop.test`.toLowerCase()
        inProvider.spans.length = 0
        const learned = new Set([password, value, sought, email, "correct horse", "ada@shop.test"])
        const learn = (...texts: ReadonlyArray<string>) => {
          for (const text of texts) if (text !== undefined) learned.add(text)
        }

        await shop.login("eve@shop.test", password)
        await shop.post("/v2/register", { loginId: { email }, password }, await shop.visitor())
        const signedIn = await shop.login()
        const { access_token, refresh_token } = await shop.member()
        const next = (await shop.refresh(refresh_token)).body
        learn(signedIn.body.sessionToken, access_token, refresh_token, next.access_token, next.refresh_token)
        await shop.exchange({ code: `${sought}.code`, redirectUri })
        await shop.post("/v1/recover", { recoveryToken: sought, password }, access_token)
        await shop.post("/v1/account/reverify", { sessionToken: sought }, access_token)
        await shop.send(`/oauth2/authorize?state=${encodeURIComponent(sought)}`)
        await shop.send("/v2/items/query", { method: "POST", body: `{ "broken": "${sought}` })
        await traced(
          Effect.gen(function* () {
            const items = yield* Items
            const queries = yield* Queries
            const { id } = yield* items.insert("books", { title: value })
            yield* Effect.result(items.insert("books", { _id: id, title: value }))
            yield* Effect.result(items.get("books", sought))
            yield* queries.run(Query.from("books").pipe(Query.filter(Filter.eq("title", sought))))
            yield* queries.run(Query.from("books").pipe(Query.filter(Filter.contains("title", sought))))
            yield* queries.count(Query.from("books").pipe(Query.filter(Filter.hasSome("title", [sought, value]))))
            yield* Effect.result(items.remove("books", sought))
          })
        )
        const texts = inProvider.spans.map(printed)
        assert.isAbove(texts.length, 20)
        for (const text of texts) {
          for (const one of learned) assert.notInclude(text, one)
        }
      }),
    { arbitrary: { runs: 5 } }
  )
})

const parentOf = ({ parent }: Tracer.Span): string | undefined => Option.getOrUndefined(parent)?.spanId

const isBelow = (span: Tracer.Span, above: Tracer.Span, all: ReadonlyArray<Tracer.Span>): boolean => {
  const parent = parentOf(span)
  if (parent === undefined) return false
  if (parent === above.spanId) return true
  const next = all.find(({ spanId }) => spanId === parent)
  return next !== undefined && isBelow(next, above, all)
}

/** Returns everything in a span that an exporter sends. */
const printed = ({ attributes, events, name, status }: Tracer.NativeSpan): string =>
  [
    name,
    JSON.stringify([...attributes]),
    JSON.stringify(events, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
    status._tag === "Ended" && Exit.isFailure(status.exit) ? Cause.pretty(status.exit.cause) : ""
  ].join("\n")
