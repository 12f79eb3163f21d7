import { assert, describe, it } from "@effect/vitest"
import { AuthorizedFetch } from "@portico/client/session/AuthorizedFetch"
import { claimsOf, Tokens } from "@portico/client/session/Tokens"
import * as TokenVerifier from "@portico/server/TokenVerifier"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Redacted from "effect/Redacted"
import { TestClock } from "effect/testing"
import { inspect } from "node:util"
import { issuedAt, host, open, sign } from "./Issuer.ts"

describe("a verified token", () => {
  it.effect("has the claims of its member", () =>
    Effect.gen(function* () {
      const { key, verifier } = yield* open()

      assert.deepStrictEqual(yield* verifier.verify(yield* sign(key)), {
        role: "member",
        memberId: "ada",
        editor: false,
        clientId: "shop",
        sessionId: "session",
        issuedAt,
        expiresAt: issuedAt + 60
      })
      assert.isTrue((yield* verifier.verifyMember(yield* sign(key, { editor: true }))).editor)
    })
  )

  it.effect("has the claims of its visitor, who is no member", () =>
    Effect.gen(function* () {
      const { key, verifier } = yield* open()
      const token = yield* sign(key, { role: "visitor", sub: "visitor" })

      assert.deepInclude(yield* verifier.verify(token), { role: "visitor", visitorId: "visitor" })
      const error = yield* Effect.flip(verifier.verifyMember(token))
      assert.instanceOf(error, TokenVerifier.MemberRequired)
    })
  )

  it.effect("can be sent with or without the word Bearer, as a string or redacted", () =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open()
      const token = yield* sign(key)

      for (const sent of [token, `Bearer ${token}`, `bearer ${token} `, Redacted.make(token)]) {
        assert.strictEqual(yield* outcome(sent), "member")
      }
      for (const none of [null, undefined, "", " ", "Bearer ", Redacted.make("")]) {
        assert.strictEqual(yield* outcome(none), "TokenMissing")
      }
    })
  )

  it.effect("is accepted until it expires, with the tolerance of the options", () =>
    Effect.gen(function* () {
      const [strict, lenient] = [yield* open(), yield* open({ clockTolerance: 5 })]
      const [token, other] = [yield* sign(strict.key), yield* sign(lenient.key)]
      yield* TestClock.adjust("59 seconds")
      assert.strictEqual(yield* strict.outcome(token), "member")
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* strict.outcome(token), "TokenExpired")
      yield* TestClock.adjust("4 seconds")
      assert.strictEqual(yield* lenient.outcome(other), "member")
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* lenient.outcome(other), "TokenExpired")
      const error = yield* Effect.flip(strict.verifier.verify(token))
      assert.include(error, { _tag: "TokenExpired", expiredAt: issuedAt + 60 })
      assert.include(error.message, "1970-01-01T00:01:00.000Z")
    })
  )

  it.effect("is refused before it is valid", () =>
    Effect.gen(function* () {
      const { key, outcome } = yield* open({ clockTolerance: 5 })

      assert.strictEqual(yield* outcome(yield* sign(key, { nbf: 6 })), "TokenNotYetValid")
      assert.strictEqual(yield* outcome(yield* sign(key, { nbf: 5 })), "member")
    })
  )

  it.effect("belongs to the issuer and to one of the clients", () =>
    Effect.gen(function* () {
      const { key, outcome, verifier } = yield* open({ audience: ["shop", "admin"] })

      assert.strictEqual(yield* outcome(yield* sign(key, { aud: "admin" })), "member")
      assert.strictEqual(yield* outcome(yield* sign(key, { aud: ["other", "shop"] })), "member")
      assert.strictEqual(yield* outcome(yield* sign(key, { aud: "other" })), "WrongAudience")
      assert.strictEqual(yield* outcome(yield* sign(key, { aud: [] })), "WrongAudience")
      assert.strictEqual(yield* outcome(yield* sign(key, { aud: undefined })), "WrongAudience")
      assert.strictEqual(yield* outcome(yield* sign(key, { iss: `${host}.evil.test` })), "WrongIssuer")
      assert.strictEqual(yield* outcome(yield* sign(key, { iss: undefined })), "WrongIssuer")
      const error = yield* Effect.flip(verifier.verify(yield* sign(key, { aud: "other" })))
      assert.strictEqual(error.message, "The access token must be for the client shop or admin. Received: other.")
    })
  )

  it.effect("is that of another address than the keys if the options say so", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open({
        host: "http://provider.internal:4000/",
        issuer: `${host}/`,
        jwksUrl: "http://keys.internal/all.json"
      })

      assert.strictEqual(yield* outcome(yield* sign(key)), "member")
      assert.deepStrictEqual(served.urls, ["http://keys.internal/all.json"])
    })
  )

  it("is the result of a promise, which rejects with the same errors", async () => {
    const { key, verifier } = await Effect.runPromise(open())
    const exp = Date.now() / 1000 + 60
    const [member, visitor, expired] = await Promise.all(
      [{ exp }, { exp, role: "visitor" }, {}].map((changed) => Effect.runPromise(sign(key, changed)))
    )

    assert.strictEqual((await verifier.promises.verifyMember(member)).memberId, "ada")
    assert.strictEqual((await verifier.promises.verify(visitor)).role, "visitor")
    const errors = await Promise.all(
      [verifier.promises.verifyMember(visitor), verifier.promises.verify(expired)].map((promise) =>
        promise.then(
          () => "none",
          (error: unknown) => error
        )
      )
    )
    assert.instanceOf(errors[0], TokenVerifier.MemberRequired)
    assert.instanceOf(errors[1], TokenVerifier.TokenExpired)
  })

  it.effect("appears in no error", () =>
    Effect.gen(function* () {
      const { key, verifier } = yield* open()
      const tokens = [
        yield* sign(key, { exp: -1 }),
        yield* sign(key, { aud: "other" }),
        yield* sign(key, { sub: 1 }),
        `${(yield* sign(key)).slice(0, -4)}AAAA`,
        `x${yield* sign(key)}`
      ]

      for (const token of tokens) {
        const error = yield* Effect.flip(verifier.verify(token))
        const text = inspect(error, { depth: 9 })
        for (const part of token.split(".")) assert.notInclude(text, part)
      }
    })
  )
})

describe("the options of a verifier", () => {
  it.each<[string, Partial<TokenVerifier.Options>]>([
    ["host", { host: "api.example" }],
    ["host", { host: "https://api.example/v2" }],
    ["host", { host: "https://user@api.example" }],
    ["audience", { audience: "" }],
    ["audience", { audience: [] }],
    ["audience", { audience: ["shop", ""] }],
    ["issuer", { issuer: "" }],
    ["jwksUrl", { jwksUrl: "file:///keys.json" }],
    ["jwksUrl", { jwksUrl: "keys.json" }],
    ["clockTolerance", { clockTolerance: -1 }],
    ["clockTolerance", { clockTolerance: Number.NaN }],
    ["clockTolerance", { clockTolerance: Infinity }]
  ])("are checked immediately: %s %o", (option, wrong) => {
    assert.throws(() => TokenVerifier.make({ host, audience: "shop", ...wrong }), `The setting ${option} must be`)
  })
})

const origin = "https://orders.test"

/** A server of the application, to which the client of the bookshop sends its token. */
const orders = Effect.gen(function* () {
  const clock = yield* Clock.Clock
  const { handler } = yield* Testing.World
  const verifier = TokenVerifier.make({
    host: "http://provider.test",
    audience: Bookshop.clientId,
    fetch: (input, init) => handler(new Request(input, init))
  })
  const statuses: Array<number> = []
  const respond = (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
    verifier.verifyMember(new Request(input, init).headers.get("authorization")).pipe(
      Effect.map(({ memberId }) => Response.json({ memberId })),
      Effect.catch((error) => Effect.succeed(TokenVerifier.responseOf(error))),
      Effect.tap(({ status }) => Effect.sync(() => statuses.push(status))),
      Effect.provideService(Clock.Clock, clock),
      Effect.runPromise
    )
  /** Sends a request with the client's token, to the server that `through` returns. */
  const sendTo = (through: typeof globalThis.fetch) =>
    AuthorizedFetch.use(({ fetch }) => fetch(`${origin}/orders`)).pipe(
      Effect.provideService(FetchHttpClient.Fetch, (input, init) => {
        const request = new Request(input, init)
        return new URL(request.url).origin === origin ? through(request) : handler(request)
      })
    )
  return { respond, send: sendTo(respond), sendTo, statuses }
})

const bookshop = Testing.layerTest({ authorizedOrigins: [origin] })
const current = Tokens.use((tokens) => tokens.current)

describe("a server of the application", () => {
  it.effect("serves the member of a client, and refuses its visitor", () =>
    Effect.gen(function* () {
      const { send, statuses } = yield* orders
      assert.strictEqual((yield* send).status, 403)
      yield* Testing.signIn(Bookshop.accounts.ada)

      const response = yield* send

      const { subject } = claimsOf((yield* current).accessToken.value)
      assert.deepStrictEqual(yield* Effect.promise(() => response.json()), { memberId: subject })
      assert.deepStrictEqual(statuses, [403, 200])
    }).pipe(Effect.provide(bookshop))
  )

  it.effect("makes the client refresh a token that it refuses", () =>
    Effect.gen(function* () {
      const { respond, sendTo } = yield* orders
      yield* Testing.signIn(Bookshop.accounts.ada)
      const before = yield* current
      const tokens: Array<string | null> = []

      const response = yield* sendTo((input, init) => {
        tokens.push(new Request(input, init).headers.get("authorization"))
        return tokens.length > 1
          ? respond(input, init)
          : Promise.resolve(TokenVerifier.responseOf(new TokenVerifier.TokenExpired({ expiredAt: 0 })))
      })

      assert.strictEqual(response.status, 200)
      assert.strictEqual(tokens[0], Redacted.value(before.accessToken.value))
      assert.strictEqual(tokens[1], Redacted.value((yield* current).accessToken.value))
      assert.notStrictEqual(tokens[0], tokens[1])
    }).pipe(Effect.provide(bookshop))
  )

  it.effect("refuses the token of another client of the same provider", () =>
    Effect.gen(function* () {
      const { handler } = yield* Testing.World
      const { respond } = yield* orders
      const grant = { clientId: "other", grantType: "anonymous" }
      const request = new Request("http://provider.test/oauth2/token", { method: "POST", body: JSON.stringify(grant) })
      const { access_token } = yield* Effect.promise(async () => (await handler(request)).json())

      const response = yield* Effect.promise(() => respond(origin, { headers: { authorization: access_token } }))

      assert.strictEqual(response.status, 401)
    }).pipe(
      Effect.provide(
        Testing.layerTest({
          seed: {
            ...Bookshop.seed,
            clients: [...(Bookshop.seed.clients ?? []), { clientId: "other", origins: [], redirectUris: [] }]
          }
        })
      )
    )
  )
})
