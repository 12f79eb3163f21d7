import { AuthorizedFetch, layer } from "@portico/client/session/AuthorizedFetch"
import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Tracer from "effect/Tracer"
import * as TestClock from "effect/testing/TestClock"
import * as TestConsole from "effect/testing/TestConsole"
import { granted, json, network, text } from "../transport/network.ts"
import { endpoint, expiredMember, member, now, type Options, session, settled, storeOf } from "./session.ts"

const shop = "https://shop.example"

/** Creates a server that records its requests and responds with `answer`. */
const serverOf = (answer: (token: string | null, index: number) => Response) => {
  const sent: Array<{ readonly url: string; readonly token: string | null; readonly body: string }> = []
  return {
    sent,
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      const token = request.headers.get("authorization")
      return answer(token, sent.push({ url: request.url, token, body: await request.text() }) - 1)
    }
  }
}

const fetch = (input: string | URL | Request, init?: RequestInit) =>
  AuthorizedFetch.use((authorized) => authorized.fetch(input, init))

/** Runs a program with a session whose provider grants `NEW-1`, `NEW-2` and so on. */
const run = <A, E>(
  server: ReturnType<typeof serverOf>,
  program: Effect.Effect<A, E, AuthorizedFetch>,
  options: Options = {},
  tokens = member
) => {
  const net = network((_, index) => granted(`NEW-${index + 1}`, "NEXT"))
  return Effect.gen(function* () {
    yield* TestClock.setTime(now * 1000)
    const result = yield* Effect.result(program)
    return { result, grants: net.sent.length }
  }).pipe(
    Effect.provide(
      layer.pipe(
        Layer.provide(session(net, storeOf(tokens), { authorizedOrigins: [shop], ...options })),
        Layer.provide(Layer.succeed(FetchHttpClient.Fetch, server.fetch))
      )
    )
  )
}

/** Runs a program with a member's session whose refreshes have this response. */
const refreshing = <A, E>(
  reply: () => Response,
  server: ReturnType<typeof serverOf>,
  program: Effect.Effect<A, E, AuthorizedFetch>
) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(now * 1000)
    return { result: yield* settled(Effect.result(program)) }
  }).pipe(
    Effect.provide(
      layer.pipe(
        Layer.provide(session(endpoint(reply), storeOf(member), { authorizedOrigins: [shop] })),
        Layer.provide(Layer.succeed(FetchHttpClient.Fetch, server.fetch))
      )
    )
  )

const ok = () => new Response("ok")
const refusing = (...tokens: ReadonlyArray<string>) =>
  serverOf((token) => (tokens.includes(token ?? "") ? text("", 401) : ok()))

describe("AuthorizedFetch.fetch", () => {
  it.effect.each([`${shop}/api/orders`, "https://api.example/v1/orders"])("sends the access token to %s", (url) =>
    Effect.gen(function* () {
      const server = serverOf(ok)

      yield* run(server, fetch(url, { headers: { accept: "text/plain" } }))

      assert.deepStrictEqual(
        server.sent.map(({ token }) => token),
        ["MEMBER"]
      )
    })
  )

  it.effect.each([
    "https://evil.example/api",
    "https://shop.example.evil.test/",
    "http://shop.example/",
    "https://shop.example:8443/"
  ])("sends no token to %s and logs a warning that names the setting", (url) =>
    Effect.gen(function* () {
      const server = serverOf(ok)

      yield* run(server, Effect.andThen(fetch(url), fetch(url)))

      assert.deepStrictEqual(
        server.sent.map(({ token }) => token),
        [null, null]
      )
      const warnings = (yield* TestConsole.logLines).map(String).filter((line) => line.includes("authorizedOrigins"))
      assert.lengthOf(warnings, 1)
    })
  )

  it.effect("sends the request's own Authorization header and does not retry", () =>
    Effect.gen(function* () {
      const server = refusing("OWN")

      const { grants } = yield* run(server, fetch(`${shop}/api`, { headers: { authorization: "OWN" } }))

      assert.deepStrictEqual(
        server.sent.map(({ token }) => token),
        ["OWN"]
      )
      assert.strictEqual(grants, 0)
    })
  )

  it.effect("obtains a token first if the current one has expired", () =>
    Effect.gen(function* () {
      const server = serverOf(ok)

      yield* run(server, fetch(`${shop}/api`), {}, expiredMember)

      assert.deepStrictEqual(
        server.sent.map(({ token }) => token),
        ["NEW-1"]
      )
    })
  )
})

describe("AuthorizedFetch.fetch in a trace", () => {
  /** Creates a server that records the header of each request. */
  const observing = () => {
    const headers: Array<string | null> = []
    const server = {
      sent: [],
      fetch: async (input: string | URL | Request, init?: RequestInit) => {
        headers.push(new Request(input, init).headers.get("traceparent"))
        return ok()
      }
    }
    return { headers, server }
  }

  const traceOf = (options: Options, init?: RequestInit) =>
    Effect.gen(function* () {
      const { headers, server } = observing()
      const span = Effect.currentSpan.pipe(Effect.tap(() => fetch(`${shop}/orders`, init)))
      const { result } = yield* run(server, span.pipe(Effect.withSpan("order")), options)
      return { headers, traceId: Result.getOrThrow(result).traceId }
    })

  it.effect("sends traceparent to a configured origin, in the trace of the caller", () =>
    Effect.gen(function* () {
      const { headers, traceId } = yield* traceOf({ traceOrigins: [shop] })
      assert.match(headers[0] ?? "", new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    })
  )

  it.effect("does not send it to other origins", () =>
    Effect.gen(function* () {
      const { headers } = yield* traceOf({ traceOrigins: ["https://other.example"] })
      assert.deepStrictEqual(headers, [null])
    })
  )

  it.effect("keeps the request's own header", () =>
    Effect.gen(function* () {
      const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-00`
      const { headers } = yield* traceOf({ traceOrigins: [shop] }, { headers: { traceparent } })
      assert.deepStrictEqual(headers, [traceparent])
    })
  )

  it.effect("sends that of the closest span that does not disable its propagation", () =>
    Effect.gen(function* () {
      const { headers, server } = observing()
      const outer = Tracer.externalSpan({ spanId: "b".repeat(16), traceId: "a".repeat(32) })
      const hidden = { annotations: Context.make(Tracer.DisablePropagation, true) }
      const call = fetch(`${shop}/orders`).pipe(
        Effect.withSpan("hidden", hidden),
        Effect.provideService(Tracer.ParentSpan, outer)
      )

      yield* run(server, call, { traceOrigins: [shop] })

      assert.deepStrictEqual(headers, [`00-${"a".repeat(32)}-${"b".repeat(16)}-01`])
    })
  )

  it.effect("does not send it if the program disables propagation", () =>
    Effect.gen(function* () {
      const { headers } = yield* Effect.provideService(
        traceOf({ traceOrigins: [shop] }),
        Tracer.DisablePropagation,
        true
      )
      assert.deepStrictEqual(headers, [null])
    })
  )
})

describe("AuthorizedFetch.fetch after a 401", () => {
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode("body"))
        controller.close()
      }
    })

  it.effect.each([
    ["without a body", () => [`${shop}/api`] as const],
    ["with a string", () => [`${shop}/api`, { method: "POST", body: "body" }] as const],
    ["with bytes", () => [`${shop}/api`, { method: "POST", body: new TextEncoder().encode("body") }] as const],
    ["with a Blob", () => [`${shop}/api`, { method: "POST", body: new Blob(["body"]) }] as const],
    ["with parameters", () => [`${shop}/api`, { method: "POST", body: new URLSearchParams({ a: "1" }) }] as const],
    ["of a Request", () => [new Request(`${shop}/api`, { method: "POST", body: "body" })] as const],
    [
      "of a Request with a stream",
      () => [new Request(`${shop}/api`, { method: "POST", body: stream(), duplex: "half" } as RequestInit)] as const
    ]
  ] as const)("sends the request again with a new token and the same body: %s", ([, call]) =>
    Effect.gen(function* () {
      const server = refusing("MEMBER")
      const [input, init] = call() as readonly [string | Request, RequestInit | undefined]

      const { grants, result } = yield* run(server, fetch(input, init))

      assert.strictEqual(result._tag === "Success" && result.success.status, 200)
      assert.deepStrictEqual(
        server.sent.map(({ token }) => token),
        ["MEMBER", "NEW-1"]
      )
      assert.strictEqual(server.sent[0]?.body, server.sent[1]?.body)
      assert.strictEqual(grants, 1)
    })
  )

  it.effect("sends the request again if the body of the refused response cannot be canceled", () =>
    Effect.gen(function* () {
      const body = new ReadableStream({ cancel: () => Promise.reject(new Error("broken")) })
      const server = serverOf((token) => (token === "MEMBER" ? new Response(body, { status: 401 }) : ok()))

      const { result } = yield* run(server, fetch(`${shop}/api`))

      assert.strictEqual(result._tag === "Success" && result.success.status, 200)
    })
  )

  it.effect("fails with BodyNotReplayable if the body is a stream, and the next call has a new token", () =>
    Effect.gen(function* () {
      const server = refusing("MEMBER")
      const post = () => fetch(`${shop}/api`, { method: "POST", body: stream(), duplex: "half" } as RequestInit)

      const { grants, result } = yield* run(server, Effect.all([Effect.flip(post()), post()]))

      const [error, response] = result._tag === "Success" ? result.success : []
      assert.deepInclude(error, { _tag: "BodyNotReplayable", url: `${shop}/api` })
      assert.match(error?.message ?? "", /stream.*Send it|Send the request again with a new stream/)
      assert.strictEqual(response?.status, 200)
      assert.strictEqual(grants, 1)
    })
  )

  it.effect("returns the response of a server that refuses every token, with one refresh in 30 seconds", () =>
    Effect.gen(function* () {
      const server = serverOf(() => text("no", 401))
      const tenCalls = Effect.forEach(Array.from({ length: 10 }), () => fetch(`${shop}/api`))

      const { grants, result } = yield* run(server, tenCalls)

      assert.deepStrictEqual(
        result._tag === "Success" && result.success.map(({ status }) => status),
        Array.from({ length: 10 }, () => 401)
      )
      assert.strictEqual(grants, 1)
      assert.strictEqual(yield* Effect.promise(() => bodyOf(result)), "no")
    })
  )

  it.effect.each([
    ["the session ended", () => json({ error: "invalid_grant" }, 400)],
    ["the session is parked", () => text("", 503)]
  ] as const)("does not send the request again as a visitor if the refresh shows that %s", ([, reply]) =>
    Effect.gen(function* () {
      const server = refusing("MEMBER")

      const { result } = yield* refreshing(reply, server, fetch(`${shop}/api`, { method: "POST", body: "body" }))

      assert.strictEqual(result._tag === "Failure" ? result.failure._tag : "", "TokenUnavailable")
      assert.deepStrictEqual(
        server.sent.map(({ token }) => token),
        ["MEMBER"]
      )
    })
  )

  it.effect("fails with TokenUnavailable if its body is a stream and the token cannot be refreshed", () =>
    Effect.gen(function* () {
      const server = refusing("MEMBER")

      const { result } = yield* refreshing(
        () => text("", 503),
        server,
        fetch(`${shop}/api`, { method: "POST", body: stream(), duplex: "half" } as RequestInit)
      )

      assert.strictEqual(result._tag === "Failure" ? result.failure._tag : "", "TokenUnavailable")
    })
  )

  it.effect.each([
    ["a different challenge", () => text("", 401, { headers: { "www-authenticate": "Bearer error=insufficient" } })],
    [
      "another error code",
      () => Response.json({ details: { applicationError: { code: "WRONG_PASSWORD" } } }, { status: 401 })
    ]
  ] as const)("does not send the request again for %s", ([, reply]) =>
    Effect.gen(function* () {
      const server = serverOf(reply)

      const { grants, result } = yield* run(server, fetch(`${shop}/api`))

      assert.strictEqual(result._tag === "Success" && result.success.status, 401)
      assert.lengthOf(server.sent, 1)
      assert.strictEqual(grants, 0)
    })
  )

  it.effect.each([
    [
      "an invalid_token challenge",
      () => text("", 401, { headers: { "www-authenticate": 'Bearer error="invalid_token"' } })
    ],
    [
      "the provider's code",
      () => Response.json({ details: { applicationError: { code: "EXPIRED_TOKEN" } } }, { status: 401 })
    ]
  ] as const)("sends the request again for %s", ([, reply]) =>
    Effect.gen(function* () {
      const server = serverOf((_, index) => (index === 0 ? reply() : ok()))

      const { result } = yield* run(server, fetch(`${shop}/api`))

      assert.strictEqual(result._tag === "Success" && result.success.status, 200)
    })
  )
})

it.effect.each([
  ["the signal of its Request", (signal: AbortSignal) => [new Request(`${shop}/api`, { signal })] as const],
  ["the signal of its options", (signal: AbortSignal) => [`${shop}/api`, { signal }] as const]
] as const)("AuthorizedFetch.fetch is aborted by %s", ([, call]) =>
  Effect.gen(function* () {
    const server = serverOf(ok)
    const [input, init] = call(AbortSignal.abort()) as readonly [string | Request, RequestInit | undefined]

    const { result } = yield* run(server, fetch(input, init))

    const error = result._tag === "Failure" ? result.failure : undefined
    assert.strictEqual(error?._tag, "RequestFailed")
    assert.strictEqual(Object(error?.cause).name, "AbortError")
    assert.lengthOf(server.sent, 0)
  })
)

it.effect("AuthorizedFetch.fetch fails with the cause of fetch and omits the query if there is no network", () =>
  Effect.gen(function* () {
    const cause = new TypeError("fetch failed")
    const server = serverOf(() => {
      throw cause
    })

    const { result } = yield* run(server, fetch(`${shop}/api?secret=1`))

    const error = result._tag === "Failure" ? result.failure : undefined
    assert.deepInclude(error, { _tag: "RequestFailed", url: `${shop}/api`, cause })
    assert.notInclude(error?.message ?? "", "secret")
  })
)

const bodyOf = (result: { readonly _tag: string; readonly success?: ReadonlyArray<Response> }): Promise<string> =>
  result.success?.at(-1)?.text() ?? Promise.resolve("")
