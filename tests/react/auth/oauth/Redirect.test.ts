import { actionOf, ofSubmission, redirectMachine } from "../../../../packages/react/src/auth/oauth/Redirect.ts"
import { oauth } from "../../../../packages/react/src/i18n/en/oauth.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import { Authorization, type AuthorizationShape } from "@portico/client/auth/Authorization"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import { Unreadable } from "@portico/client/transport/Failure"
import * as Settings from "@portico/client/transport/Settings"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"

const failed = { _tag: "Failed", attempt: 2, problem: Problem.make("rateLimited"), wait: 9 } as const

describe("the redirect state", () => {
  it("is derived from the submission state", () => {
    assert.deepStrictEqual(ofSubmission({ _tag: "Idle" }), { _tag: "Idle" })
    assert.deepStrictEqual(ofSubmission({ _tag: "Submitting", attempt: 1, step: "sending" }), {
      _tag: "CreatingSession"
    })
    assert.deepStrictEqual(ofSubmission({ _tag: "Done", outcome: "https://id.example/" }), {
      _tag: "Redirecting",
      authUrl: "https://id.example/"
    })
    assert.deepStrictEqual(ofSubmission(failed), failed)
  })

  it("cannot start again while it runs or waits", () => {
    assert.strictEqual(actionOf({ _tag: "CreatingSession" }, oauth).pending, oauth.creating)
    assert.strictEqual(actionOf({ _tag: "Redirecting", authUrl: "" }, oauth).pending, oauth.redirecting)
    assert.deepInclude(actionOf(failed, oauth), { attempt: 2, wait: 9, problem: failed.problem })
    assert.deepStrictEqual(actionOf({ _tag: "Idle" }, oauth, "Come in"), { label: "Come in" })
  })
})

const redirectUri = "https://shop.example/signed-in"

const turn = Effect.promise(() => new Promise((go) => setTimeout(go)))

const begun = (open: AuthorizationShape["open"], entries = { redirectUri }) =>
  Effect.gen(function* () {
    const registry = yield* registryOver(
      Layer.mergeAll(
        Layer.mock(Authorization, { open }),
        Layer.sync(TabLock.TabLock, TabLock.make),
        SiteStorage.layerMemory,
        Settings.layer({ clientId: "CLIENT", host: "https://id.example" })
      )
    )
    const redirect = redirectMachine()
    const leave = registry.mount(redirect)
    const submit = () => registry.set(redirect, { _tag: "Submit", entries, problem: undefined })
    submit()
    const read = () => ofSubmission(registry.get(redirect))
    // The challenge is computed off the main thread and takes a variable time.
    const settled = Effect.gen(function* () {
      while (read()._tag === "CreatingSession") yield* turn
      return read()
    })
    return { leave, read, settled, submit }
  })

const page = { authUrl: "https://id.example/authorize?1", authorizationEndpoint: "", sessionToken: undefined }

describe("redirectMachine", () => {
  it.effect("resolves to the address of the page", () =>
    Effect.gen(function* () {
      const { settled } = yield* begun(() => Effect.succeed(page))

      assert.deepStrictEqual(yield* settled, { _tag: "Redirecting", authUrl: page.authUrl })
    })
  )

  it.effect("can start again if the browser has not left the page", () =>
    Effect.gen(function* () {
      const { read, settled, submit } = yield* begun(() => Effect.succeed(page))
      yield* settled

      yield* TestClock.adjust("9 seconds")
      submit()
      assert.strictEqual(read()._tag, "Redirecting")
      yield* TestClock.adjust("1 second")
      assert.strictEqual(read()._tag, "Idle")
      submit()
      assert.strictEqual((yield* settled)._tag, "Redirecting")
    })
  )

  it.effect("fails if the provider returns no page", () =>
    Effect.gen(function* () {
      const { settled } = yield* begun(() =>
        Effect.fail(new Unreadable({ cause: "Expected an http or https URL", status: 200, requestId: "REQ" }))
      )
      const state = yield* settled

      assert.strictEqual(state._tag === "Failed" && state.problem.key, "pageMissing")
    })
  )

  it.effect("rejects a return address on another site", () =>
    Effect.gen(function* () {
      const { settled } = yield* begun(() => Effect.succeed(page), { redirectUri: "//evil.example" })
      const state = yield* settled

      assert.strictEqual(state._tag === "Failed" && state.problem.key, "misconfigured")
    })
  )

  it.effect("sends one request for several starts, and stops when it is unmounted", () =>
    Effect.gen(function* () {
      let asked = 0
      const begins = yield* Deferred.make<void>()
      const stops = yield* Deferred.make<void>()
      const { leave, read, submit } = yield* begun(() =>
        Effect.andThen(
          Effect.suspend(() => {
            asked++
            return Deferred.succeed(begins, undefined)
          }),
          Effect.onInterrupt(Effect.never, () => Deferred.succeed(stops, undefined))
        )
      )
      submit()

      yield* Deferred.await(begins)
      assert.deepStrictEqual(read(), { _tag: "CreatingSession" })
      assert.strictEqual(asked, 1)
      leave()
      yield* Deferred.await(stops)
    })
  )
})
