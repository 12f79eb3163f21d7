import { Authorization, complete, parse, prepare, type Returned } from "@portico/client/auth/Authorization"
import { challengeOf } from "../../../packages/client/src/session/internal/Pkce.ts"
import type * as Settings from "@portico/client/transport/Settings"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { now, plain, settled, storeOf, unseal } from "../session/session.ts"
import { granted, json, type Network, network, replies } from "../transport/network.ts"
import { auth, fullUrl, redirectSession } from "./auth.ts"
import { browser, callback } from "./flows.ts"

const store = () => storeOf(plain("ACCESS", now + 3600, "REFRESH", "visitor"))

const run = <A, E>(
  net: Network,
  program: (authorization: Authorization["Service"]) => Effect.Effect<A, E, Settings.Settings>,
  options?: Partial<Settings.Options>
) =>
  Effect.andThen(
    TestClock.setTime(now * 1000),
    Authorization.use(program).pipe(Effect.provide(auth(net, store(), undefined, options)))
  )

const data = {
  codeChallenge: "CH",
  codeVerifier: Redacted.make("VERIFIER"),
  state: Redacted.make("STATE"),
  redirectUri: "https://shop.example/callback",
  originalUri: ""
}

const returned = (code: string | undefined, state: string | undefined): Returned => ({
  code: code === undefined ? undefined : Redacted.make(code),
  state: state === undefined ? undefined : Redacted.make(state),
  refusal: undefined
})

describe("prepare", () => {
  it.effect("creates a challenge for its verifier and a new state on each call", () =>
    Effect.gen(function* () {
      const [one, other] = yield* run(replies(), () =>
        Effect.all([prepare({ redirectUri: "https://shop.example/callback" }), prepare()])
      )

      assert.strictEqual(yield* challengeOf(one.codeVerifier), one.codeChallenge)
      assert.deepInclude(one, { redirectUri: "https://shop.example/callback", originalUri: "" })
      assert.notStrictEqual(Redacted.value(one.state), Redacted.value(other.state))
      assert.notStrictEqual(Redacted.value(one.state), one.codeChallenge)
    })
  )

  it.effect("fails if the return address belongs to another site", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(), () => Effect.flip(prepare({ originalUri: "//evil.example" })))

      assert.strictEqual(failure._tag, "ReturnAddressRefused")
    })
  )
})

describe("Authorization.open", () => {
  it.effect("requests a page that shows a login and responds in the fragment", () =>
    Effect.gen(function* () {
      const net = replies(redirectSession())

      const opened = yield* run(net, ({ open }) => open(data))

      assert.strictEqual(opened.authUrl, fullUrl)
      assert.strictEqual(opened.authorizationEndpoint, "https://id.example/authorize")
      assert.strictEqual(opened.sessionToken && Redacted.value(opened.sessionToken), "RS_TOKEN")
      assert.deepStrictEqual(net.sent[0]?.body, {
        auth: {
          authRequest: {
            redirectUri: "https://shop.example/callback",
            clientId: "CLIENT",
            codeChallenge: "CH",
            codeChallengeMethod: "S256",
            responseMode: "fragment",
            responseType: "code",
            scope: "offline_access",
            state: "STATE"
          },
          prompt: "login"
        }
      })
    })
  )

  it.effect("does not send an unknown prompt", () =>
    Effect.gen(function* () {
      const net = replies(redirectSession())
      const unknown: { prompt: "login" } = JSON.parse('{ "prompt": "other" }')

      yield* run(net, ({ open }) => open(data, unknown))

      assert.notNestedProperty(net.sent[0]?.body, "auth.prompt")
    })
  )

  it.effect.each([undefined, "", "javascript:alert(1)", "/relative", "https://"])(
    "fails if the address of the page is %s",
    (url) =>
      Effect.gen(function* () {
        const net = replies(json({ redirectSession: { fullUrl: url } }))

        const failure = yield* run(net, ({ open }) => Effect.flip(open(data)))

        assert.strictEqual(failure._tag, "Unreadable")
      })
  )
})

describe("Authorization.exchangeCode", () => {
  it.effect.each([
    [undefined, "STATE"],
    ["CODE", undefined],
    ["", "STATE"],
    ["CODE", ""],
    [undefined, "OTHER"]
  ] as const)("fails if the code or the state is missing: %s, %s", ([code, state]) =>
    Effect.gen(function* () {
      const net = replies()

      const failure = yield* run(net, ({ exchangeCode }) => Effect.flip(exchangeCode(returned(code, state), data)))

      assert.strictEqual(failure.message, "Missing code or _state")
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("fails if the state belongs to another request", () =>
    Effect.gen(function* () {
      const net = replies()

      const failure = yield* run(net, ({ exchangeCode }) => Effect.flip(exchangeCode(returned("CODE", "OTHER"), data)))

      assert.strictEqual(failure.message, "Invalid _state")
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect.each([
    [
      "a refusal",
      json({ message: "expired" }, 400, { "x-wix-request-id": "REQ-2" }),
      "Failed to fetch tokens from OAuth API: Bad Request. request id: REQ-2."
    ],
    [
      "refused fields",
      json({ details: { validationError: { fieldViolations: [{ field: "code", description: "is odd" }] } } }, 400, {
        "x-request-id": "REQ-3"
      }),
      "Failed to fetch tokens from OAuth API: Bad Request. request id: REQ-3."
    ],
    [
      "a status of 201",
      new Response("{}", { status: 201, statusText: "Created" }),
      "Failed to fetch tokens from OAuth API: Created. request id: unknown."
    ],
    [
      "a response without a lifetime",
      json({ access_token: "A" }, 200, { "x-request-id": "REQ-4" }),
      "Failed to fetch tokens from OAuth API: The provider's response could not be read, request-id: REQ-4"
    ],
    [
      "no network",
      "offline",
      "Failed to fetch tokens from OAuth API: The provider could not be reached. Check the network and the setting host."
    ]
  ] as const)("includes the status text and the request id in its error: %s", ([, reply, message]) =>
    Effect.gen(function* () {
      const net = network(() => (reply instanceof Response ? reply.clone() : reply))

      yield* TestClock.setTime(now * 1000)
      const failure = yield* settled(
        Authorization.use(({ exchangeCode }) => Effect.flip(exchangeCode(returned("CODE", "STATE"), data))).pipe(
          Effect.provide(auth(net, store()))
        )
      )

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.strictEqual(failure.message, message)
    })
  )

  it.effect("exchanges the code for a member's tokens without storing them", () =>
    Effect.gen(function* () {
      const net = replies(granted("MEMBER", "MEMBER-REFRESH"))

      const tokens = yield* run(net, ({ exchangeCode }) => exchangeCode(returned("CODE", "STATE"), data))

      assert.deepStrictEqual(unseal(tokens), plain("MEMBER", now + 14_400, "MEMBER-REFRESH", "member"))
      assert.deepStrictEqual(net.sent[0]?.body, {
        clientId: "CLIENT",
        grantType: "authorization_code",
        redirectUri: "https://shop.example/callback",
        code: "CODE",
        codeVerifier: "VERIFIER"
      })
      assert.notProperty(net.sent[0]?.headers, "authorization")
    })
  )
})

describe("complete", () => {
  /** Opens a page at this address and returns the addresses that its address bar shows from then on. */
  const pageAt = (href: string) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const shown: Array<string> = []
        Object.assign(globalThis, {
          location: { href, origin: new URL(href).origin },
          history: {
            state: "kept",
            replaceState: (state: string, _: string, to: string) => shown.push(`${state} ${to}`)
          }
        })
        return shown
      }),
      () =>
        Effect.sync(() => {
          Reflect.deleteProperty(globalThis, "location")
          Reflect.deleteProperty(globalThis, "history")
        })
    )

  it.effect("removes the response from the address bar and leaves the rest of the address", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now * 1000)
      const { begin, inTab, store } = browser()
      const state = yield* begin("https://shop.example/books")
      const shown = yield* pageAt(`${callback}?a=1#code=CODE&state=${state}&b=2`)

      const { originalUri } = yield* inTab(complete())

      assert.deepStrictEqual(shown, [`kept ${callback}?a=1#b=2`])
      assert.strictEqual(originalUri, "https://shop.example/books")
      assert.strictEqual(store.kept()?.refreshToken.role, "member")
    }).pipe(Effect.scoped)
  )

  it.effect("removes the response from the address bar even if another browser started the flow", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now * 1000)
      const shown = yield* pageAt(`${callback}?code=CODE&state=OTHER`)

      yield* Effect.flip(browser().inTab(complete()))

      assert.deepStrictEqual(shown, [`kept ${callback}`])
    }).pipe(Effect.scoped)
  )

  it.effect("leaves the address bar unchanged if another address is passed", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now * 1000)
      const shown = yield* pageAt(`${callback}#code=CODE&state=OTHER`)

      yield* Effect.flip(browser().inTab(complete(`${callback}#code=CODE&state=ELSE`)))

      assert.deepStrictEqual(shown, [])
    }).pipe(Effect.scoped)
  )
})

describe("parse", () => {
  const reveal = ({ code, refusal, state }: Returned) => ({
    code: code && Redacted.value(code),
    state: state && Redacted.value(state),
    error: refusal?.error,
    description: refusal?.description
  })

  it.each([
    ["https://shop.example/?code=Q#code=C&state=S", "fragment", { code: "C", state: "S" }],
    ["https://shop.example/?code=Q&state=S#code=C", "query", { code: "Q", state: "S" }],
    ["https://shop.example/#code=a+b%2Bc&state=%C3%BC", "fragment", { code: "a b+c", state: "ü" }],
    ["https://shop.example/", "fragment", {}],
    ["http://[#code=C&state=S", "fragment", { code: "C", state: "S" }],
    [
      "https://shop.example/#error=access_denied&error_description=No+way&state=S",
      "fragment",
      { state: "S", error: "access_denied", description: "No way" }
    ],
    ["https://shop.example/#error=&code=C&state=S", "fragment", { code: "C", state: "S" }]
  ] as const)("reads %s by its %s", (address, mode, expected) => {
    const nothing = { code: undefined, state: undefined, error: undefined, description: undefined }

    assert.deepStrictEqual(reveal(parse(address, mode)), { ...nothing, ...expected })
  })
})
