import { assert, describe, it } from "@effect/vitest"
import * as Authorization from "@portico/client/auth/Authorization"
import { pendingFlowLifetime } from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { browser, callback } from "../client/auth/flows.ts"
import { now } from "../client/session/session.ts"

const began = Effect.gen(function* () {
  yield* TestClock.setTime(now * 1000)
  const here = browser()
  const state = yield* here.begin("https://shop.example/cart")
  return { ...here, state, before: here.store.kept() }
})

type Began = Effect.Success<typeof began>

/** Asserts that the tokens are unchanged and no code was exchanged. */
const isUntouched = ({ before, grants, store }: Began) => {
  assert.deepStrictEqual(store.kept(), before)
  assert.isEmpty(grants)
}

describe("an attacker's code at the victim's return address", () => {
  it.effect.each([
    ["without a state", () => `${callback}#code=EVIL`, "MissingCode"],
    ["with an empty state", () => `${callback}#code=EVIL&state=`, "MissingCode"],
    ["with an invented state", () => `${callback}#code=EVIL&state=EVIL`, "InvalidState"],
    ["with an invented state in the query", () => `${callback}?code=EVIL&state=EVIL`, "InvalidState"],
    ["with a truncated state", (state: string) => `${callback}#code=EVIL&state=${state.slice(1)}`, "InvalidState"],
    ["with an extended state", (state: string) => `${callback}#code=EVIL&state=${state}%00`, "InvalidState"],
    [
      "with the correct state second",
      (state: string) => `${callback}#code=EVIL&state=EVIL&state=${state}`,
      "InvalidState"
    ],
    ["with the correct state in the query", (state: string) => `${callback}?state=${state}#code=EVIL`, "MissingCode"],
    ["with __proto__ as its state", () => `${callback}#code=EVIL&state=__proto__`, "InvalidState"]
  ] as const)("is not exchanged: %s", ([, address, tag]) =>
    Effect.gen(function* () {
      const here = yield* began

      const failure = yield* Effect.flip(here.inTab(Authorization.complete(address(here.state))))

      assert.strictEqual(failure._tag, tag)
      isUntouched(here)
    })
  )

  it.effect("is not exchanged if no sign-in was started", () =>
    Effect.gen(function* () {
      const here = browser()

      const failure = yield* Effect.flip(here.complete("EVIL", "EVIL"))

      assert.strictEqual(failure._tag, "FlowUnknown")
      assert.isEmpty(here.grants)
    })
  )

  it.effect("does not end the victim's own sign-in", () =>
    Effect.gen(function* () {
      const here = yield* began
      for (const state of ["EVIL", "__proto__", "flow.0", ""]) yield* Effect.exit(here.complete(state, "EVIL"))

      yield* here.complete(here.state)

      assert.lengthOf(here.grants, 1)
      assert.include(here.grants[0], { code: "CODE" })
    })
  )
})

describe("two concurrent sign-ins", () => {
  it.effect("use separate verifiers, in any order and with any code", () =>
    Effect.gen(function* () {
      const here = yield* began
      const second = yield* here.begin("https://shop.example/wishlist")

      const later = yield* here.complete(second, "CODE-2")
      const first = yield* here.complete(here.state, "CODE-1")

      assert.deepStrictEqual(
        [later.originalUri, first.originalUri],
        ["https://shop.example/wishlist", "https://shop.example/cart"]
      )
      const verifiers = here.grants.map(({ code, codeVerifier }) => [code, codeVerifier])
      const challenges = yield* Effect.promise(() =>
        Promise.all(verifiers.map(([, verifier]) => challengeOf(verifier ?? "")))
      )
      assert.deepStrictEqual(challenges, [here.asked[1]?.codeChallenge, here.asked[0]?.codeChallenge])
      assert.deepStrictEqual(
        verifiers.map(([code]) => code),
        ["CODE-2", "CODE-1"]
      )
    })
  )

  it.effect("send a swapped code with the other verifier, which the provider refuses", () =>
    Effect.gen(function* () {
      const here = yield* began
      const second = yield* here.begin("https://shop.example/wishlist")

      yield* here.complete(here.state, "CODE-OF-THE-SECOND")

      const challenge = yield* Effect.promise(() => challengeOf(here.grants[0]?.codeVerifier ?? ""))
      assert.strictEqual(challenge, here.asked[0]?.codeChallenge)
      assert.notStrictEqual(challenge, here.asked[1]?.codeChallenge)
      assert.notStrictEqual(second, here.state)
    })
  )
})

describe("the response of a sign-in", () => {
  it.effect("is exchanged once, even if tabs use it concurrently", () =>
    Effect.gen(function* () {
      const here = yield* began

      const exits = yield* Effect.forEach([1, 2, 3], () => Effect.result(here.complete(here.state)), {
        concurrency: "unbounded"
      })

      assert.lengthOf(here.grants, 1)
      const tags = exits.map((exit) => (exit._tag === "Failure" ? exit.failure._tag : "Success"))
      assert.sameMembers(tags, ["Success", "FlowReplayed", "FlowReplayed"])
    })
  )

  it.effect("is not exchanged after an hour", () =>
    Effect.gen(function* () {
      const here = yield* began
      yield* TestClock.adjust(pendingFlowLifetime + 1)

      const failure = yield* Effect.flip(here.complete(here.state))

      assert.strictEqual(failure._tag, "FlowExpired")
      isUntouched(here)
    })
  )

  it.effect("leaves nothing in the storage that could exchange its code", () =>
    Effect.gen(function* () {
      const here = yield* began
      yield* here.complete(here.state)

      const kept = [...here.texts.values()].join()

      assert.notInclude(kept, here.grants[0]?.codeVerifier ?? "none")
      assert.notInclude(kept, here.state)
    })
  )

  it.effect("fails safely if the attacker wrote to the storage", () =>
    Effect.gen(function* () {
      const here = yield* began
      const rubbish = [`{"state":`, "null", `{"__proto__":{"state":"${here.state}"}}`, "[]", "x".repeat(100_000)]
      for (const [slot, text] of rubbish.entries()) here.texts.set(`flow.${slot}`, text)

      const failure = yield* Effect.flip(here.complete(here.state))

      assert.strictEqual(failure._tag, "FlowUnknown")
      assert.isEmpty(here.grants)
      yield* here.complete(yield* here.begin("https://shop.example/cart"))
    })
  )
})

const challengeOf = async (verifier: string) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))).toString("base64url")
