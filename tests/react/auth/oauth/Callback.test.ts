import {
  callbackMachine,
  idle,
  passageOf,
  reduce,
  type CallbackEvent,
  type CallbackState
} from "../../../../packages/react/src/auth/oauth/Callback.ts"
import { oauth } from "../../../../packages/react/src/i18n/en/oauth.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import type * as Client from "@portico/client/Client"
import { begin } from "@portico/client/auth/Authorization"
import { Members } from "@portico/client/auth/Members"
import { Tokens } from "@portico/client/session/Tokens"
import * as Testing from "@portico/testing/Testing"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"

const after = (...events: ReadonlyArray<CallbackEvent>): CallbackState => events.reduce(reduce, idle)
const start = { _tag: "Start", address: "https://shop.example/#code=CODE&state=STATE" } as const
const succeeded = { _tag: "Succeeded", originalUri: "/books" } as const
const failed = { _tag: "Failed", originalUri: "", problem: Problem.make("responseUsed") } as const

describe("the callback state", () => {
  it("handles one URL", () => {
    const exchanging = after(start)

    assert.deepStrictEqual(exchanging, { _tag: "Exchanging" })
    assert.strictEqual(reduce(exchanging, start), exchanging)
    assert.deepStrictEqual(after(start, succeeded, start), { _tag: "SignedIn", originalUri: "/books" })
    assert.deepStrictEqual(after(start, failed, start), failed)
  })

  it("contains no part of the URL", () => {
    assert.notInclude(JSON.stringify([after(start), after(start, succeeded), after(start, failed)]), "CODE")
  })

  it("ignores results before the start and after the end", () => {
    assert.strictEqual(after(succeeded), idle)
    assert.strictEqual(after(failed), idle)
    assert.deepStrictEqual(after(start, failed, succeeded), failed)
  })

  it("shows no failure if the member is signed in anyway", () => {
    const stepWith = (signedIn: boolean) => passageOf(after(start, failed), oauth, ({ key }) => key, signedIn)

    assert.deepStrictEqual(stepWith(true), { tone: "info", title: "You're already signed in" })
    assert.deepStrictEqual(stepWith(false), { tone: "failed", title: "You're not signed in", text: "responseUsed" })
  })

  it("stays a failure if another member was signed in before", () => {
    const other = { ...failed, problem: Problem.make("responseInvalid") }

    assert.strictEqual(passageOf(other, oauth, ({ key }) => key, true).tone, "failed")
  })
})

const redirectUri = "http://localhost:5173/"

/** Opens the provider's page with a verified password, and returns the callback URL. */
const away = Effect.gen(function* () {
  const { email, password } = accounts.ada
  const login = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
  const token = login._tag === "SUCCESS" ? login.sessionToken : undefined
  const { authUrl } = yield* begin({
    redirectUri,
    originalUri: `${redirectUri}books`,
    ...(token === undefined ? {} : { sessionToken: token })
  })
  const { handler } = yield* Testing.World
  const response = yield* Effect.promise(() => handler(new Request(authUrl)))
  return response.headers.get("location") ?? ""
})

/** Starts a callback with a URL, as often as requested. */
const back = (address: string, times = 1) =>
  Effect.gen(function* () {
    const registry = yield* registryOver(Layer.succeedContext(yield* Effect.context<Client.Services | Client.Parts>()))
    const callback = callbackMachine()
    registry.mount(callback)
    for (let time = 0; time < times; time++) registry.set(callback, { _tag: "Start", address })
    while (registry.get(callback)._tag === "Exchanging") {
      yield* Effect.promise(() => new Promise((go) => setTimeout(go)))
    }
    return registry.get(callback)
  })

const grants = Effect.gen(function* () {
  const { requests } = yield* Testing.World
  return (yield* requests).filter(({ path }) => path.endsWith("/oauth2/token")).length
})

const keyOf = (state: CallbackState): string => (state._tag === "Failed" ? state.problem.key : state._tag)

const run = <A, E>(program: Effect.Effect<A, E, Client.Services | Client.Parts | Scope.Scope | Testing.World>) =>
  Effect.provide(program, Testing.layerTest())

describe("callbackMachine", () => {
  it.live("creates the session, and returns the original address", () =>
    run(
      Effect.gen(function* () {
        const state = yield* back(yield* away)

        assert.deepStrictEqual(state, { _tag: "SignedIn", originalUri: `${redirectUri}books` })
        assert.strictEqual(yield* Tokens.use((tokens) => tokens.role), "member")
      })
    )
  )

  it.live("exchanges a code once, even if it starts twice", () =>
    run(
      Effect.gen(function* () {
        const address = yield* away
        const before = yield* grants

        assert.strictEqual(keyOf(yield* back(address, 2)), "SignedIn")
        assert.strictEqual(yield* grants, before + 1)
      })
    )
  )

  it.live("reports a response that was used before, with the original address", () =>
    run(
      Effect.gen(function* () {
        const address = yield* away
        yield* back(address)

        const again = yield* back(address)

        assert.strictEqual(keyOf(again), "responseUsed")
        assert.deepInclude(again, { originalUri: `${redirectUri}books` })
      })
    )
  )

  it.live.each([
    ["without its code", /code=[^&]+&/, "", "responseMissing"],
    ["without its state", /&state=[^&]+/, "", "responseMissing"],
    ["with the state of another request", /state=[^&]+/, "state=other", "responseInvalid"],
    ["with an invented code", /code=[^&]+/, "code=made-up", "exchangeRefused"],
    ["with an error code", /code=[^&]+/, "error=access_denied", "accessDenied"]
  ] as const)("rejects a response %s", ([, part, other, key]) =>
    run(
      Effect.gen(function* () {
        const address = (yield* away).replace(part, other)

        assert.strictEqual(keyOf(yield* back(address)), key)
        assert.strictEqual(yield* Tokens.use((tokens) => tokens.role), "visitor")
      })
    )
  )
})
