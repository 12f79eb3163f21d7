import * as Account from "@portico/client/auth/Account"
import * as Authorization from "@portico/client/auth/Authorization"
import * as TestCaptcha from "@portico/client/auth/captcha/TestCaptcha"
import { ExternalLogin } from "@portico/client/auth/ExternalLogin"
import * as Factors from "@portico/client/auth/Factors"
import { Graphql } from "@portico/client/auth/Graphql"
import * as LoginFlow from "@portico/client/auth/LoginFlow"
import { endSession, Members } from "@portico/client/auth/Members"
import { Mfa } from "@portico/client/auth/Mfa"
import * as Passkey from "@portico/client/auth/Passkey"
import { Passwords } from "@portico/client/auth/Passwords"
import * as PreWarm from "@portico/client/auth/PreWarm"
import * as Profiles from "@portico/client/auth/Profiles"
import { Recovery } from "@portico/client/auth/Recovery"
import { RedirectSessions } from "@portico/client/auth/RedirectSessions"
import * as Sessions from "@portico/client/auth/Sessions"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Verification } from "@portico/client/auth/Verification"
import * as TabLock from "@portico/client/session/TabLock"
import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import * as Tracer from "effect/Tracer"
import { expiredVisitor, type Plain, storeOf } from "../../session/session.ts"
import { granted, json, network, refused, type Reply, text } from "../../transport/network.ts"
import { makeTracer } from "../../../tracer.ts"
import { type account, challenged, run } from "../account.ts"
import { frameOf, redirectSession } from "../auth.ts"

/** The value that no span may contain. */
const word = "s3cret"
const secret = Redacted.make(word)

type Call = Effect.Effect<unknown, unknown, Layer.Success<ReturnType<typeof account> | typeof around>>

/** The services that the account's services do not require already. */
const around = Layer.mergeAll(
  TestCaptcha.layer({ token: () => word }),
  TabLock.layerMemory,
  PreWarm.layer.pipe(Layer.provide([frameOf().layer, TabLock.layerMemory]))
)

/** Returns the spans of a call over a network that sends the same response to every request. */
const spansOf = (reply: Reply, call: Call, initial?: Plain) =>
  Effect.gen(function* () {
    const { spans, tracer } = makeTracer()
    const net = network(() => (reply instanceof Response ? reply.clone() : reply))
    const store = initial === undefined ? {} : { store: storeOf(initial) }
    const calling = yield* Effect.forkChild(
      Effect.exit(run(net, Effect.provide(call, around), store)).pipe(Effect.provideService(Tracer.Tracer, tracer))
    )
    yield* Effect.yieldNow
    yield* TestClock.adjust("10 seconds")
    yield* Fiber.await(calling)
    return spans
  })

const credentials = { email: "a@b.co", password: secret }
const login = Members.use((members) => members.login(credentials))
const register = Members.use((members) => members.register(credentials))
const data = {
  codeChallenge: "CH",
  codeVerifier: secret,
  state: secret,
  redirectUri: "https://shop.example/",
  originalUri: ""
}
const returned = { code: secret, state: secret, refusal: undefined }
const success = json({ state: "SUCCESS", sessionToken: word })
const due = { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken: secret } as const
const push = { stateToken: secret, verificationChallengeData: { pushData: { transactionId: word } } }
const flow = (use: (flow: LoginFlow.LoginFlow) => Effect.Effect<unknown, unknown>) =>
  Effect.flatMap(LoginFlow.make, use)

/** Every method with a span, called with secrets and with responses that contain secrets. */
const calls: ReadonlyArray<readonly [name: string, call: Call, answer: Response]> = [
  ["Members.login", login, success],
  ["Members.register", register, success],
  ["Members.signOn", Members.use(({ signOn }) => signOn({ email: "a@b.co" })), json({ sessionToken: word })],
  ["Members.logout", Members.use(({ logout }) => logout()), redirectSession()],
  ["Members.endSession", endSession(), json({ body: word })],
  ["Verification.verify", Members.use(({ verify }) => verify(due, secret)), success],
  ["Verification.start", Verification.use(({ start }) => start()), json({ verificationId: word })],
  ["Passwords.change", Passwords.use(({ change }) => change(secret)), json({})],
  ["Recovery.sendEmail", Recovery.use(({ sendEmail }) => sendEmail("a@b.co")), json({})],
  ["Recovery.recover", Recovery.use((it) => it.recover({ recoveryToken: secret, password: secret })), success],
  ["Recovery.sendActivationEmail", Recovery.use((it) => it.sendActivationEmail("i1")), json({})],
  [
    "Mfa.verify",
    Mfa.use(({ verify }) => verify({ stateToken: secret }, { factorType: "SMS", code: secret })),
    challenged({ factorType: "SMS" }, word)
  ],
  [
    "Mfa.challenge",
    Mfa.use(({ challenge }) => challenge({ stateToken: secret }, "SMS")),
    challenged({ factorType: "SMS" }, word)
  ],
  ["Mfa.awaitPush", Mfa.use(({ awaitPush }) => awaitPush(push)), success],
  [
    "ExternalLogin.requestTokens",
    ExternalLogin.use(({ requestTokens }) => requestTokens("m1", secret)),
    granted(word, word)
  ],
  ["ExternalLogin.run", ExternalLogin.use((it) => it.run("m1", secret)), granted(word, word)],
  ["Graphql.run", Graphql.use((it) => it.run(`{ member(token: "${word}") }`)), json({ data: { word } })],
  ["RedirectSessions.create", RedirectSessions.use(({ create }) => create()), redirectSession()],
  ["Authorization.open", Authorization.Authorization.use(({ open }) => open(data)), redirectSession()],
  [
    "Authorization.exchangeCode",
    Authorization.Authorization.use((it) => it.exchangeCode(returned, data)),
    granted(word, word)
  ],
  ["Authorization.begin", Authorization.begin({ redirectUri: data.redirectUri }), redirectSession()],
  ["LoginFlow.login", flow((it) => it.login(credentials)), success],
  ["LoginFlow.register", flow((it) => it.register(credentials)), success]
]

/** Effects with a span, over a response that they accept. */
const reads: ReadonlyArray<readonly [name: string, call: Call, answer: Response]> = [
  [
    "Account.user",
    Effect.provide(
      Account.Account.use(({ user }) => user),
      Account.layer
    ),
    json({})
  ],
  [
    "Factors.list",
    Effect.provide(
      Factors.Factors.use(({ list }) => list),
      Factors.layer
    ),
    json({ factors: [] })
  ],
  [
    "Sessions.list",
    Effect.provide(
      Sessions.Sessions.use(({ list }) => list),
      Sessions.layer
    ),
    json({ sessions: [] })
  ],
  [
    "Profiles.me",
    Effect.provide(
      Profiles.Profiles.use(({ me }) => me),
      Profiles.layer
    ),
    json({ data: {} })
  ]
]

const refusals: Readonly<Record<string, object>> = {
  "Members.login": { outcome: "LoginRefused", code: "-19971", errorCode: "missingCaptchaToken" },
  "Members.register": { outcome: "RegistrationRefused", code: "-19971", errorCode: "missingCaptchaToken" },
  "LoginFlow.login": { outcome: "FAILURE", errorCode: "missingCaptchaToken" },
  "LoginFlow.register": { outcome: "FAILURE", errorCode: "missingCaptchaToken" },
  "ExternalLogin.requestTokens": { outcome: "TokenUnavailable" },
  "ExternalLogin.run": { outcome: "TokenUnavailable" },
  "Authorization.exchangeCode": { outcome: "TokenUnavailable" }
}

/** Returns the attributes of the span with this name. */
const attributesOf = (spans: ReadonlyArray<Tracer.NativeSpan>, name: string) =>
  Object.fromEntries(spans.find((span) => span.name === name)?.attributes ?? [])

/** Serializes everything that spans report. */
const toldBy = (spans: ReadonlyArray<Tracer.NativeSpan>): string =>
  JSON.stringify(
    spans.map(({ attributes, events, name }) => [name, [...attributes], events]),
    (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)
  )

describe("the span of a call", () => {
  it.effect.each(calls)("contains the outcome of %s and no secret", ([name, call, answer]) =>
    Effect.gen(function* () {
      const spans = yield* spansOf(answer, call)
      const { outcome } = attributesOf(spans, name)

      assert.strictEqual(outcome, name === "Mfa.verify" ? "FAILURE" : "SUCCESS")
      assert.notInclude(toldBy(spans), word)
    })
  )

  it.effect.each(reads)("contains the outcome of %s, which the span of the program does not", ([name, call, answer]) =>
    Effect.gen(function* () {
      const spans = yield* spansOf(answer, Effect.withSpan(call, "program"))

      assert.isString(attributesOf(spans, name)["outcome"])
      assert.deepStrictEqual(attributesOf(spans, "program"), {})
    })
  )

  it.effect.each(calls)("contains the refusal of %s and no secret", ([name, call]) =>
    Effect.gen(function* () {
      const spans = yield* spansOf(refused(400, "-19971", "no"), call)

      assert.deepStrictEqual(
        attributesOf(spans, name),
        refusals[name] ?? { outcome: "ApplicationError", code: "-19971" }
      )
      assert.notInclude(toldBy(spans), word)
    })
  )

  it.effect.each([
    ["Members.login", json({ state: "STATUS_CHECK" }), login, { outcome: "FAILURE" }],
    [
      "Members.login",
      text("", 429),
      login,
      { outcome: "RateLimited", code: "TOO_MANY_REQUESTS", errorCode: "invalidEmail" }
    ],
    ["Members.login", "offline", login, { outcome: "Unreachable" }],
    ["Members.register", json({ state: "REQUIRE_OWNER_APPROVAL" }), register, { outcome: "OWNER_APPROVAL_REQUIRED" }],
    ["Members.register", refused(400, "-1"), register, { outcome: "ApplicationError", code: "-1" }],
    [
      "SilentLogin.run",
      refused(403, "NO"),
      SilentLogin.use((it) => it.run(secret)),
      { outcome: "ApplicationError", code: "NO" }
    ],
    [
      "PreWarm.run",
      redirectSession("about:blank"),
      PreWarm.PreWarm.use((it) => it.run()),
      { outcome: "NoRedirectUrl" }
    ],
    [
      "Passkey.authenticate",
      "offline",
      Passkey.authenticate({ challengeId: "c", credentialRequestOptions: { challenge: "AQID" } }),
      { outcome: "PasskeyUnavailable" }
    ],
    [
      "Authorization.complete",
      "offline",
      Authorization.complete(`https://shop.example/#code=${word}&state=${word}`),
      { outcome: "FlowUnknown" }
    ],
    ["LoginFlow.verify", "offline", flow((it) => it.verify(secret)), { outcome: "FAILURE" }]
  ] as const)("of %s contains %o and no secret", ([name, reply, call, attributes]) =>
    Effect.gen(function* () {
      const spans = yield* spansOf(reply, call)

      assert.deepStrictEqual(attributesOf(spans, name), attributes)
      assert.notInclude(toldBy(spans), word)
    })
  )

  it.effect("contains the outcome of Tokens.refresh and no secret", () =>
    Effect.gen(function* () {
      const spans = yield* spansOf(
        granted(word, word),
        Tokens.use(({ access }) => access),
        expiredVisitor
      )

      assert.deepStrictEqual(attributesOf(spans, "Tokens.refresh"), { outcome: "renewed" })
      assert.notInclude(toldBy(spans), word)
    })
  )
})
