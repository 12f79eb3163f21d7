import type { LoginState } from "@portico/client/auth/LoginState"
import { endSession, type LoginError, Members, type RegisterError } from "@portico/client/auth/Members"
import * as Client from "@portico/client/Client"
import { Tokens } from "@portico/client/session/Tokens"
import type * as Settings from "@portico/client/transport/Settings"
import type { Transport } from "@portico/client/transport/Transport"
import * as Provider from "@portico/provider/Provider"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { expiredMember, member, now, plain, storeOf, unseal } from "../session/session.ts"
import { granted, json, type Network, network, refused, replies, type Reply, text } from "../transport/network.ts"
import { auth, fullUrl, redirectSession } from "./auth.ts"

const credentials = { email: "a@b.co", password: Redacted.make("pw") }
const visitor = plain("ACCESS", now + 3600, "REFRESH", "visitor")

const run = <A, E>(
  net: Network,
  program: Effect.Effect<A, E, Members | Settings.Settings | Tokens | Transport>,
  options?: Partial<Settings.Options>,
  store = storeOf(visitor)
) => Effect.andThen(TestClock.setTime(now * 1000), program.pipe(Effect.provide(auth(net, store, undefined, options))))

type Call = Effect.Effect<LoginState, LoginError | RegisterError, Members>

const login: Call = Members.use((members) => members.login(credentials))
const register: Call = Members.use((members) => members.register(credentials))

describe.each([
  ["login", login, "/v2/login"],
  ["register", register, "/v2/register"]
] as const)("%s", (_, call, path) => {
  it.effect("sends the current token in one attempt and stores nothing", () =>
    Effect.gen(function* () {
      const net = replies(json({ state: "SUCCESS", sessionToken: "ST" }))
      const store = storeOf(visitor)

      const state = yield* run(net, call, {}, store)

      assert.strictEqual(state._tag === "SUCCESS" && state.sessionToken && Redacted.value(state.sessionToken), "ST")
      assert.deepInclude(net.sent[0], { method: "POST", path, body: { loginId: { email: "a@b.co" }, password: "pw" } })
      assert.strictEqual(net.sent[0]?.headers["authorization"], "ACCESS")
      assert.deepStrictEqual(store.saved, [])
    })
  )

  it.effect.each([
    [{ state: "REQUIRE_OWNER_APPROVAL" }, { _tag: "OWNER_APPROVAL_REQUIRED" }],
    [
      { state: "STATUS_CHECK", sessionToken: "ST" },
      { _tag: "FAILURE", error: "Unknown _state" }
    ],
    [{ state: "NEWER_THAN_THIS" }, { _tag: "FAILURE", error: "Unknown _state" }],
    [{ state: "SUCCESS" }, { _tag: "SUCCESS", sessionToken: undefined }],
    [{ state: "REQUIRE_EMAIL_VERIFICATION" }, { _tag: "FAILURE", error: "Unknown _state" }],
    [{}, { _tag: "FAILURE", error: "Unknown _state" }]
  ] as const)("returns the state of the response %j", ([answer, expected]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* run(replies(json(answer)), call), expected)
    })
  )

  it.effect("returns the state token if the email address must be verified", () =>
    Effect.gen(function* () {
      const state = yield* run(replies(json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "STATE" })), call)

      assert.strictEqual(state._tag === "EMAIL_VERIFICATION_REQUIRED" && Redacted.value(state.stateToken), "STATE")
    })
  )

  const troubles: ReadonlyArray<readonly [name: string, reply: () => Reply, tag: string]> = [
    ["no network", () => "offline", "Unreachable"],
    ["a server error", () => text("", 503), "SystemError"],
    ["an unreadable response", () => text("<html>", 200), "Unreadable"]
  ]

  it.effect.each(troubles)("fails with the matching error after one attempt: %s", ([, reply, tag]) =>
    Effect.gen(function* () {
      const net = network(reply)

      const failure = yield* run(net, Effect.flip(call))

      assert.strictEqual(failure._tag, tag)
      assert.lengthOf(net.sent, 1)
    })
  )
})

it.effect(
  "Members.register sends the profile, all captcha tokens in one element, and the configured clientMetaData",
  () =>
    Effect.gen(function* () {
      const net = network(() => json({ state: "SUCCESS", sessionToken: "ST" }))
      const captchaTokens = { recaptchaToken: Redacted.make("RC"), invisibleRecaptchaToken: Redacted.make("IRC") }

      yield* run(
        net,
        Members.use((members) =>
          Effect.all([
            members.register({ ...credentials, profile: { firstName: "A" }, captchaTokens }),
            members.register({ ...credentials, captchaTokens: {} })
          ])
        ),
        { clientMetaData: { k: "v" } }
      )

      const body = { loginId: { email: "a@b.co" }, password: "pw", clientMetaData: { k: "v" } }
      assert.deepStrictEqual(
        net.sent.map((sent) => sent.body),
        [
          { ...body, profile: { firstName: "A" }, captchaTokens: [{ Recaptcha: "RC", InvisibleRecaptcha: "IRC" }] },
          { ...body, captchaTokens: [{}] }
        ]
      )
    })
)

describe("Members.logout", () => {
  const leave = (postFlowUrl?: string) =>
    Effect.gen(function* () {
      const members = yield* Members
      const result = yield* Effect.result(members.logout(postFlowUrl === undefined ? {} : { postFlowUrl }))
      const tokens = yield* Tokens
      return { result, held: unseal(yield* tokens.current), role: yield* tokens.role }
    })
  const empty = plain("", 0, "", "none")

  it.effect("ends the session, sends the member's token and requests no visitor token", () =>
    Effect.gen(function* () {
      const store = storeOf(member)
      const net = network(() => {
        assert.isUndefined(store.kept())
        return redirectSession()
      })

      const { held, result, role } = yield* run(net, leave("https://shop.example/bye"), {}, store)

      assert.deepStrictEqual(result._tag === "Success" && result.success, { logoutUrl: fullUrl })
      assert.deepStrictEqual([held, role], [empty, "none"])
      assert.lengthOf(net.sent, 1)
      assert.strictEqual(net.sent[0]?.headers["authorization"], "MEMBER")
      assert.deepStrictEqual(net.sent[0]?.body, {
        logout: { clientId: "CLIENT" },
        callbacks: { postFlowUrl: "https://shop.example/bye" }
      })
    })
  )

  it.effect("refreshes an expired token for its request only and leaves no role", () =>
    Effect.gen(function* () {
      const store = storeOf(expiredMember)
      const net = replies(granted("NEW", "NEXT"), redirectSession())

      const { held, role } = yield* run(net, leave(), {}, store)

      assert.deepStrictEqual([held, role], [empty, "none"])
      assert.isUndefined(store.kept())
      assert.strictEqual(net.sent[1]?.headers["authorization"], "NEW")
      assert.deepStrictEqual(net.sent[1]?.body, { logout: { clientId: "CLIENT" }, callbacks: {} })
    })
  )

  it.effect("ends the session even if its request fails", () =>
    Effect.gen(function* () {
      const store = storeOf(member)
      const { held, result } = yield* run(
        network(() => "offline"),
        leave(),
        {},
        store
      )

      assert.strictEqual(result._tag === "Failure" && result.failure._tag, "Unreachable")
      assert.deepStrictEqual(held, empty)
      assert.isUndefined(store.kept())
    })
  )

  it.effect("sends nothing if postFlowUrl is not an allowed return address", () =>
    Effect.gen(function* () {
      const net = replies()

      const { result } = yield* run(
        net,
        leave("https://evil.example/"),
        { returnAddresses: ["https://shop.example"] },
        storeOf(member)
      )

      assert.strictEqual(result._tag === "Failure" && result.failure._tag, "ReturnAddressRefused")
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("Members.signOn", () => {
  const signOn = Members.use((members) =>
    members.signOn({ email: "a@b.co", profile: { nickname: "a" }, verifyEmail: true, mergeExistingContact: false })
  )
  const body = {
    loginId: { email: "a@b.co" },
    profile: { nickname: "a" },
    verifyEmail: true,
    mergeExistingContact: false
  }

  it.effect.each([
    [{}, "ACCESS"],
    [{ elevated: "ELEVATED" }, "ELEVATED"]
  ] as const)("sends, with the settings %j, the token %s", ([options, token]) =>
    Effect.gen(function* () {
      const net = replies(json({ sessionToken: "ST", identity: { id: "i1", createdDate: "2024-01-02T00:00:00.000Z" } }))

      const { identity, sessionToken } = yield* run(net, signOn, { edgeHost: "https://edge.example", ...options })

      assert.deepInclude(net.sent[0], { origin: "https://edge.example", path: "/v2/sign-on", body })
      assert.strictEqual(net.sent[0]?.headers["authorization"], token)
      assert.strictEqual(sessionToken && Redacted.value(sessionToken), "ST")
      assert.deepStrictEqual(identity, { id: "i1", createdDate: new Date("2024-01-02") })
    })
  )

  it.effect("fails with the provider's code if it is refused", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(refused(403, "NOT_ELEVATED")), Effect.flip(signOn))

      assert.deepInclude(failure, { _tag: "ApplicationError", code: "NOT_ELEVATED", status: 403, requestId: "REQ-1" })
    })
  )
})

describe("endSession", () => {
  const answer = { statusCode: 302, body: "aGk=", headers: [{ key: "Location", value: "x" }] }
  const end = (postLogoutRedirectUri?: string) =>
    endSession(postLogoutRedirectUri === undefined ? {} : { postLogoutRedirectUri })

  it.effect("sends a GET and leaves the client's session unchanged", () =>
    Effect.gen(function* () {
      const store = storeOf(member)
      const net = replies(json(answer), json({ body: "" }))

      assert.deepStrictEqual(yield* run(net, end("https://shop.example/?a=b"), {}, store), answer)
      assert.deepStrictEqual(yield* run(net, end(), {}, store), { body: "" })

      assert.deepStrictEqual(
        net.sent.map(({ method, path, query }) => `${method} ${path}?${query}`),
        [
          "GET /v1/logout?postLogoutRedirectUri=https%3A%2F%2Fshop.example%2F%3Fa%3Db&clientId=CLIENT",
          "GET /v1/logout?clientId=CLIENT"
        ]
      )
      assert.deepStrictEqual(store.kept(), member)
    })
  )

  it.effect.each([
    [4000, "GET"],
    [4001, "POST"]
  ] as const)("sends, with a query of %i characters, a %s", ([length, method]) =>
    Effect.gen(function* () {
      const net = replies(json({}))
      const address = `https://shop.example/?${"a".repeat(length - "postLogoutRedirectUri=https%3A%2F%2Fshop.example%2F%3F&clientId=CLIENT".length)}`

      yield* run(net, end(address))

      assert.deepInclude(net.sent[0], { method, path: "/v1/logout" })
      assert.deepStrictEqual(
        net.sent[0]?.body,
        method === "GET" ? undefined : { postLogoutRedirectUri: address, clientId: "CLIENT" }
      )
    })
  )

  it.effect("sends nothing if the redirect address is not allowed", () =>
    Effect.gen(function* () {
      const net = replies()

      const failure = yield* run(net, Effect.flip(end("https://evil.example/")), {
        returnAddresses: ["https://shop.example"]
      })

      assert.strictEqual(failure._tag, "ReturnAddressRefused")
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

it.effect("Members.verify sends the request of Verification.verify", () =>
  Effect.gen(function* () {
    const net = replies(json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "T" }), json({ state: "SUCCESS" }))

    const state = yield* run(
      net,
      Effect.gen(function* () {
        const members = yield* Members
        const due = yield* members.login(credentials)
        return due._tag === "EMAIL_VERIFICATION_REQUIRED" ? yield* members.verify(due, Redacted.make("1")) : due
      })
    )

    assert.strictEqual(state._tag, "SUCCESS")
    assert.deepInclude(net.sent[1], { path: "/v1/auth/verify", body: { code: "1", stateToken: "T" } })
  })
)

describe("signIn", () => {
  const pending = { email: "new@example.com", password: "correct-horse", status: "emailVerification" } as const
  const seed = { ...Bookshop.seed, members: [...Bookshop.seed.members, pending] }
  const signIn = ({ email, password }: { readonly email: string; readonly password: string }) =>
    Members.use((members) => members.signIn({ email, password: Redacted.make(password) }))
  const role = Tokens.use((tokens) => tokens.role)

  it.effect("ends with the session of the member", () =>
    Effect.gen(function* () {
      const state = yield* signIn(Bookshop.accounts.ada)

      assert.deepStrictEqual(
        Object.keys(state).filter((key) => key === "sessionToken"),
        []
      )
      assert.strictEqual(state._tag, "SIGNED_IN")
      assert.strictEqual(yield* role, "member")
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("returns the step that it waits for, and createSession continues after it", () =>
    Effect.gen(function* () {
      const { outbox } = yield* Testing.World

      const waiting = yield* signIn(pending)
      if (waiting._tag !== "EMAIL_VERIFICATION_REQUIRED") return assert.fail(waiting._tag)
      assert.strictEqual(yield* role, "visitor")
      const unchanged = yield* Members.use((members) => members.createSession(waiting))
      const { code = "" } = (yield* outbox).at(-1) ?? {}
      const state = yield* Members.use((members) =>
        Effect.flatMap(members.verify(waiting, Redacted.make(code)), members.createSession)
      )

      assert.strictEqual(unchanged, waiting)
      assert.strictEqual(state._tag, "SIGNED_IN")
      assert.strictEqual(yield* role, "member")
    }).pipe(Effect.provide(Testing.layerTest({ seed })))
  )

  it.effect("fails with the refusal of the login, and creates no session", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(signIn({ ...Bookshop.accounts.ada, password: "wrong" }))

      assert.deepInclude(error, { _tag: "LoginRefused", errorCode: "invalidPassword" })
      assert.strictEqual(yield* role, "visitor")
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.live("fails with the reason if the session cannot be created", () =>
    Effect.gen(function* () {
      const { handler } = Provider.make({ seed: Bookshop.seed, passwordIterations: 10 })
      const client = Client.layerHandler(handler, { clientId: Bookshop.clientId })

      const error = yield* Effect.provide(Effect.flip(signIn(Bookshop.accounts.ada)), client)

      assert.strictEqual(error._tag, "FrameUnavailable")
    })
  )
})
