import { causeOf } from "../../packages/client/src/transport/internal/Retry.ts"
import * as Authorization from "@portico/client/auth/Authorization"
import * as TestCaptcha from "@portico/client/auth/captcha/TestCaptcha"
import * as HandOver from "@portico/client/auth/HandOver"
import * as LoginFlow from "@portico/client/auth/LoginFlow"
import { Members } from "@portico/client/auth/Members"
import * as PreWarm from "@portico/client/auth/PreWarm"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Items, layer as itemsLayer } from "@portico/client/data/Items"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import { Tokens } from "@portico/client/session/Tokens"
import { Settings } from "@portico/client/transport/Settings"
import { accounts, seed } from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"

const redirectUri = "http://localhost:5173/"
const ada = { email: accounts.ada.email, password: Redacted.make(accounts.ada.password) }

const role = Tokens.use((tokens) => tokens.role)

const sessionToken = Effect.gen(function* () {
  const state = yield* Members.use((members) => members.login(ada))
  return state._tag === "SUCCESS" ? state.sessionToken : undefined
})

/** Opens an address of the provider and returns the address that it redirects to. */
const visit = (address: string) =>
  Effect.gen(function* () {
    const { handler } = yield* Testing.World
    const response = yield* Effect.promise(() => handler(new Request(address, { redirect: "manual" })))
    return response.headers.get("location") ?? ""
  })

/** Starts a sign-in of a member whose password was verified, and returns the address that it redirects back to. */
const away = Effect.fnUntraced(function* (options: Authorization.BeginOptions = {}) {
  const token = yield* sessionToken
  const { authUrl } = yield* Authorization.begin({
    redirectUri,
    ...(token === undefined ? {} : { sessionToken: token }),
    ...options
  })
  return yield* visit(authUrl)
})

describe("a sign-in on the provider's page", () => {
  it.effect.each(["fragment", "query"] as const)("returns in the %s and creates the session", (responseMode) =>
    Effect.gen(function* () {
      const back = yield* away({ responseMode, originalUri: "http://localhost:5173/books/emma" })

      const { originalUri } = yield* Authorization.complete(back)

      assert.include(back, responseMode === "query" ? "/?code=" : "/#code=")
      assert.strictEqual(originalUri, "http://localhost:5173/books/emma")
      assert.strictEqual(yield* role, "member")
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("can be completed once, on the client and at the provider", () =>
    Effect.gen(function* () {
      const back = yield* away()
      const { code } = Authorization.parse(back)
      yield* Authorization.complete(back)

      const here = yield* Effect.flip(Authorization.complete(back))
      const there = yield* Effect.flip(
        Tokens.use((tokens) =>
          tokens.exchangeCode({
            code: code ?? Redacted.make(""),
            codeVerifier: Redacted.make("x".repeat(43)),
            redirectUri
          })
        )
      )

      assert.strictEqual(here._tag, "FlowReplayed")
      assert.include(["ApplicationError", "InvalidArgument"], causeOf(there)._tag)
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("is rejected with the code of another sign-in, because the verifiers differ", () =>
    Effect.gen(function* () {
      const [mine, other] = [yield* away(), yield* away()]
      const mixed = mine.replace(/code=[^&]+/, () => /code=[^&]+/.exec(other)?.[0] ?? "")

      const failure = yield* Effect.flip(Authorization.complete(mixed))

      assert.include(
        ["ApplicationError", "InvalidArgument"],
        failure._tag === "TokenUnavailable" ? failure.cause._tag : ""
      )
      assert.strictEqual(yield* role, "visitor")
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("without a page fails with login_required if no one is signed in", () =>
    Effect.gen(function* () {
      const { authUrl } = yield* Authorization.begin({ redirectUri, prompt: "none", originalUri: redirectUri })

      const failure = yield* Effect.flip(Effect.flatMap(visit(authUrl), Authorization.complete))

      assert.deepInclude(failure, { _tag: "MissingCode", originalUri: redirectUri })
      assert.deepInclude(failure.cause, { error: "login_required" })
    }).pipe(Effect.provide(Testing.layerTest()))
  )
})

describe("pre-warming", () => {
  it.effect("opens the provider's page once", () =>
    Effect.gen(function* () {
      const preWarm = yield* PreWarm.PreWarm

      yield* preWarm.run()
      yield* preWarm.run()

      const paths = (yield* Testing.World.use(({ requests }) => requests)).map(({ path }) => path)
      assert.lengthOf(
        paths.filter((path) => path.endsWith("/v1/redirect-session")),
        1
      )
      assert.isTrue(paths.some((path) => path.startsWith("/portico/session/")))
      assert.isDefined(yield* SiteStorage.use((storage) => storage.read(PreWarm.lastRunName)))
    }).pipe(Effect.provide(PreWarm.layer.pipe(Layer.provideMerge(Testing.layerTest()))))
  )
})

describe("a captcha", () => {
  const guarded = Testing.layerTest({ seed: { ...seed, captcha: { required: "always", kind: "test" } } })

  it.effect.each([
    [["visible", "invisible"], ["invisible"]],
    [["visible"], ["visible"]]
  ] as const)("of the kinds %s is solved for a login that requires one", ([kinds, solved]) =>
    Effect.gen(function* () {
      const flow = yield* LoginFlow.make

      const state = yield* flow.login(ada)

      assert.strictEqual(state._tag, "SUCCESS")
      assert.deepStrictEqual(yield* TestCaptcha.TestCaptcha.use(({ executed }) => executed), [...solved])
    }).pipe(Effect.provide(Layer.merge(TestCaptcha.layer({ kinds }), guarded)))
  )

  it.effect("is valid once: the provider rejects a used token, and the user solves another one", () => {
    let visible = 0
    const token = (kind: "visible" | "invisible") =>
      kind === "invisible" ? "test-captcha-invisible-same" : `test-captcha-visible-${++visible}`
    return Effect.gen(function* () {
      const first = yield* Effect.flatMap(LoginFlow.make, (flow) => flow.login(ada))
      const second = yield* Effect.flatMap(LoginFlow.make, (flow) => flow.login(ada))

      assert.deepStrictEqual([first._tag, second._tag], ["SUCCESS", "SUCCESS"])
      assert.deepStrictEqual(yield* TestCaptcha.TestCaptcha.use(({ executed }) => executed), [
        "invisible",
        "invisible",
        "visible"
      ])
    }).pipe(Effect.provide(Layer.merge(TestCaptcha.layer({ token }), guarded)))
  })

  it.effect("ends in missingCaptchaToken if the site has none", () =>
    Effect.gen(function* () {
      const state = yield* Effect.flatMap(LoginFlow.make, (flow) => flow.login(ada))

      assert.deepInclude(state, { _tag: "FAILURE", errorCode: "missingCaptchaToken" })
    }).pipe(Effect.provide(Layer.merge(TestCaptcha.layer({ kinds: [] }), guarded)))
  )
})

describe("a hand-over", () => {
  const open = {
    id: "drafts",
    permissions: { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" }
  } as const
  const world = Testing.layerTest({ seed: { ...seed, collections: [...seed.collections, open] } })

  const handler = {
    name: "draft",
    run: ({ id, visitor }: HandOver.Handing) =>
      Effect.gen(function* () {
        const items = yield* Items
        const settings = yield* Settings
        const asVisitor = itemsLayer.pipe(Layer.provide([visitor.transport, Layer.succeed(Settings, settings)]))
        const taken = yield* Items.use((mine) => mine.remove("drafts", "draft-1")).pipe(Effect.provide(asVisitor))
        if (Option.isSome(taken)) yield* items.insert("drafts", { ...taken.value.data, _id: id })
        handed = id
      })
  }
  let handed = ""

  it.effect("reads and removes as the visitor, and writes as the member", () =>
    Effect.gen(function* () {
      const items = yield* Items
      yield* items.insert("drafts", { _id: "draft-1", text: "half a thought" })
      const state = yield* sessionToken

      yield* SilentLogin.use((silent) => silent.run(state))
      yield* HandOver.HandOver.use(({ run }) => run)

      assert.isTrue(Option.isNone(yield* items.get("drafts", "draft-1")))
      const own = yield* items.get("drafts", handed)
      assert.deepInclude(Option.getOrThrow(own).data, { text: "half a thought" })
      assert.isString(Option.getOrThrow(own).data["_ownerId"])
      assert.deepStrictEqual(yield* HandOver.HandOver.use(({ left }) => left), [])
    }).pipe(Effect.provide(HandOver.layer([handler]).pipe(Layer.provideMerge(world))))
  )
})
