import { AuthorizationRefused, InvalidState, MissingCode } from "@portico/client/auth/Authorization"
import {
  FlowTimedOut,
  FrameRefused,
  needsPage,
  type RunError,
  ThirdPartyBlocked
} from "@portico/client/auth/SilentLogin"
import { Tokens } from "@portico/client/session/Tokens"
import { SessionEnded, Unreachable } from "@portico/client/transport/Failure"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { member, now, plain } from "../session/session.ts"
import { refused } from "../transport/network.ts"
import { fullUrl } from "./auth.ts"
import { answer, failureOf, isolated, visitor, world } from "./silent.ts"

it.effect("SilentLogin.run exchanges a session token for a member's tokens in a hidden frame", () =>
  Effect.gen(function* () {
    const { asked, frame, net, run, store } = world((page) => {
      page.post({ type: "ready", storage: true })
      answer(page)
      page.load()
    })

    yield* run(Fiber.join, "SESSION")

    const { codeChallenge, state, ...rest } = asked[0] ?? {}
    assert.deepStrictEqual(rest, {
      clientId: "CLIENT",
      codeChallengeMethod: "S256",
      prompt: "none",
      responseMode: "web_message",
      responseType: "code",
      scope: "offline_access",
      sessionToken: "SESSION"
    })
    assert.match(`${codeChallenge} ${state}`, /^[\w-]{43} [\w-]{43}$/)
    assert.deepStrictEqual(frame.opened, [{ url: fullUrl, origins: ["https://id.example"] }])
    const { codeVerifier, ...grant } = (net.sent[1]?.body ?? {}) as Readonly<Record<string, string>>
    assert.deepStrictEqual(grant, { clientId: "CLIENT", grantType: "authorization_code", code: "CODE" })
    assert.match(codeVerifier ?? "", /^[\w.~-]{43}$/)
    assert.deepStrictEqual(store.kept(), plain("MEMBER", now + 3600, "MEMBER-REFRESH", "member"))
    assert.strictEqual(frame.count.open, 0)
  })
)

it.effect("SilentLogin.run sends no session token if there is none, and accepts messages from frameOrigins", () =>
  Effect.gen(function* () {
    const { asked, frame, run } = world(answer, { frameOrigins: ["https://shop-id.example"] })

    yield* run(Fiber.join)

    assert.notProperty(asked[0], "sessionToken")
    assert.deepStrictEqual(frame.opened[0]?.origins, ["https://id.example", "https://shop-id.example"])
  })
)

it.effect("SilentLogin.run ignores messages with another state or an unknown shape", () =>
  Effect.gen(function* () {
    const { net, run, store } = world((page) => {
      for (const data of [undefined, null, "", 1, {}, { code: "EVIL" }, { code: "EVIL", state: "OTHER" }])
        page.post(data)
      page.post({ error: "access_denied", state: "OTHER" })
      answer(page)
    })

    yield* run(Fiber.join)

    assert.deepInclude(net.sent[1]?.body, { code: "CODE" })
    assert.strictEqual(store.kept()?.accessToken.value, "MEMBER")
  })
)

describe("SilentLogin.run removes its frame and", () => {
  const ends = ({ frame, store }: ReturnType<typeof world>) => {
    assert.strictEqual(frame.count.open, 0)
    assert.deepStrictEqual(store.kept(), visitor)
  }

  it.effect("fails immediately if the provider refuses", () =>
    Effect.gen(function* () {
      const here = world(({ post, state }) =>
        post({ error: "login_required", error_description: "Nobody is signed in", state })
      )

      const failure = yield* here.run(failureOf)

      assert.strictEqual(failure.message, "Missing code or _state")
      assert.deepInclude(failure.cause, { _tag: "AuthorizationRefused", error: "login_required" })
      assert.lengthOf(here.net.sent, 1)
      ends(here)
    })
  )

  it.effect("fails after 120 seconds without a message, and not before", () =>
    Effect.gen(function* () {
      const here = world(({ load, post }) => {
        load()
        post({ type: "ready", storage: true })
      })

      const failure = yield* here.run((login) =>
        Effect.gen(function* () {
          yield* TestClock.adjust("119999 millis")
          assert.strictEqual(here.frame.count.open, 1)
          yield* TestClock.adjust("1 millis")
          return yield* failureOf(login)
        })
      )

      assert.strictEqual(failure._tag, "FlowTimedOut")
      assert.strictEqual(failure.message, "OAuth flow timed out")
      ends(here)
    })
  )

  it.effect("fails if no page of the provider reports within five seconds of the load", () =>
    Effect.gen(function* () {
      const here = world(({ load }) => load())

      const failure = yield* here.run((login) =>
        Effect.gen(function* () {
          yield* TestClock.adjust("4999 millis")
          assert.strictEqual(here.frame.count.open, 1)
          yield* TestClock.adjust("1 millis")
          return yield* failureOf(login)
        })
      )

      assert.strictEqual(failure._tag, "FrameRefused")
      assert.include(failure.message, "https://id.example")
      ends(here)
    })
  )

  it.effect("fails after the full timeout with the hosted provider, whose page does not report", () =>
    Effect.gen(function* () {
      const here = world(({ load }) => load(), { paths: "hosted" })

      const failure = yield* here.run((login) => Effect.andThen(TestClock.adjust("120 seconds"), failureOf(login)))

      assert.strictEqual(failure._tag, "FlowTimedOut")
      ends(here)
    })
  )

  it.effect("fails immediately if the page's own policy forbids the frame", () =>
    Effect.gen(function* () {
      const here = world(({ forbid, load }) => {
        load()
        forbid()
      })

      const failure = yield* here.run(failureOf)

      assert.deepInclude(failure, { _tag: "FrameRefused", by: "policy" })
      assert.include(failure.message, "frame-src")
      ends(here)
    })
  )

  it.effect("fails immediately on an isolated page with the hosted provider", () =>
    Effect.gen(function* () {
      yield* isolated
      const here = world(({ load }) => load(), { paths: "hosted" })

      const failure = yield* here.run(failureOf)

      assert.deepInclude(failure, { _tag: "FrameRefused", by: "isolation" })
      ends(here)
    })
  )

  it.effect("fails with the isolation as its reason if a frame on an isolated page does not report", () =>
    Effect.gen(function* () {
      yield* isolated
      const here = world(({ load }) => load())

      const failure = yield* here.run((login) => Effect.andThen(TestClock.adjust("5 seconds"), failureOf(login)))

      assert.deepInclude(failure, { _tag: "FrameRefused", by: "isolation" })
      ends(here)
    })
  )

  it.effect("fails immediately if the browser blocks the provider's storage and there is no session token", () =>
    Effect.gen(function* () {
      const here = world(({ post }) => post({ type: "ready", storage: false }))

      const failure = yield* here.run(failureOf)

      assert.strictEqual(failure._tag, "ThirdPartyBlocked")
      ends(here)
    })
  )

  it.effect("fails before it opens the frame if the redirect session fails", () =>
    Effect.gen(function* () {
      const here = world(() => undefined, { redirects: () => refused(403, "FORBIDDEN") })

      const failure = yield* here.run(failureOf)

      assert.deepInclude(failure, { _tag: "ApplicationError", code: "FORBIDDEN" })
      assert.deepStrictEqual(here.frame.opened, [])
    })
  )

  it.effect("fails if the exchange of the code fails", () =>
    Effect.gen(function* () {
      const here = world(answer, { tokens: () => refused(400, "invalid_grant") })

      const failure = yield* here.run(failureOf)

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.deepInclude(failure.cause, { _tag: "ApplicationError", code: "invalid_grant", requestId: "REQ-1" })
      ends(here)
    })
  )

  it.effect("stops when its caller is interrupted", () =>
    Effect.gen(function* () {
      const here = world(() => undefined)

      yield* here.run(Fiber.interrupt)

      ends(here)
    })
  )

  it.effect("fails if the session is cleared in the meantime", () =>
    Effect.gen(function* () {
      const page: { answer?: () => void } = {}
      const here = world((opened) => {
        page.answer = () => answer(opened)
      })

      const failure = yield* here.run((login) =>
        Effect.gen(function* () {
          yield* Tokens.use((tokens) => tokens.clear)
          page.answer?.()
          return yield* failureOf(login)
        })
      )

      assert.strictEqual(failure._tag, "SessionEnded")
      assert.isUndefined(here.store.kept())
    })
  )
})

it.effect("SilentLogin.run succeeds with a session token even if the browser blocks the provider's storage", () =>
  Effect.gen(function* () {
    const { run, store } = world((page) => {
      page.post({ type: "ready", storage: false })
      answer(page)
    })

    yield* run(Fiber.join, "SESSION")

    assert.strictEqual(store.kept()?.accessToken.value, member.accessToken.value)
  })
)

describe("needsPage", () => {
  const origin = "https://id.example"
  const answered = (error: string) =>
    new MissingCode({ cause: new AuthorizationRefused({ error, description: undefined }) })

  it.each<[RunError, boolean]>([
    [new FlowTimedOut(), true],
    [new FrameRefused({ origin }), true],
    [new FrameRefused({ origin, by: "policy" }), true],
    [new ThirdPartyBlocked({ origin }), true],
    [answered("login_required"), true],
    [answered("interaction_required"), true],
    [answered("access_denied"), false],
    [new MissingCode({ cause: undefined }), false],
    [new InvalidState(), false],
    [new SessionEnded(), false],
    [new Unreachable({ cause: "offline" }), false]
  ])("returns whether the provider's own page can help: %s", (error, helps) => {
    assert.strictEqual(needsPage(error), helps)
  })
})
