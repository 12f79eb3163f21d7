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

/** Nobody was signed in, and the code went nowhere. */
const isUntouched = ({ before, grants, store }: Began) => {
  assert.deepStrictEqual(store.kept(), before)
  assert.isEmpty(grants)
}

describe("a code of the attacker's that is led to the victim's return address", () => {
  it.effect.each([
    ["with no state", () => `${callback}#code=EVIL`, "MissingCode"],
    ["with an empty state", () => `${callback}#code=EVIL&state=`, "MissingCode"],
    ["with a state of his own", () => `${callback}#code=EVIL&state=EVIL`, "InvalidState"],
    ["with a state of his own in the query", () => `${callback}?code=EVIL&state=EVIL`, "InvalidState"],
    ["with half a state", (state: string) => `${callback}#code=EVIL&state=${state.slice(1)}`, "InvalidState"],
    ["with a state and more", (state: string) => `${callback}#code=EVIL&state=${state}%00`, "InvalidState"],
    [
      "with the right state second",
      (state: string) => `${callback}#code=EVIL&state=EVIL&state=${state}`,
      "InvalidState"
    ],
    ["beside the right state in the query", (state: string) => `${callback}?state=${state}#code=EVIL`, "MissingCode"],
    ["with the name of every object as its state", () => `${callback}#code=EVIL&state=__proto__`, "InvalidState"]
  ] as const)("is not exchanged: %s", ([, address, tag]) =>
    Effect.gen(function* () {
      const here = yield* began

      const failure = yield* Effect.flip(here.inTab(Authorization.complete(address(here.state))))

      assert.strictEqual(failure._tag, tag)
      isUntouched(here)
    })
  )

  it.effect("is not exchanged where no sign-in was begun at all", () =>
    Effect.gen(function* () {
      const here = browser()

      const failure = yield* Effect.flip(here.complete("EVIL", "EVIL"))

      assert.strictEqual(failure._tag, "FlowUnknown")
      assert.isEmpty(here.grants)
    })
  )

  it.effect("does not end the victim's own sign-in: that one still comes back", () =>
    Effect.gen(function* () {
      const here = yield* began
      for (const state of ["EVIL", "__proto__", "flow.0", ""]) yield* Effect.exit(here.complete(state, "EVIL"))

      yield* here.complete(here.state)

      assert.lengthOf(here.grants, 1)
      assert.include(here.grants[0], { code: "CODE" })
    })
  )
})

describe("two sign-ins at once", () => {
  it.effect("keep their verifiers apart, whichever comes back first and with whichever code", () =>
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

  it.effect("that were swapped send each code with the other's verifier, which the provider refuses", () =>
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

describe("an answer that came back", () => {
  it.effect("is not exchanged a second time, also from a second tab at the same moment", () =>
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

  it.effect("after its hour is not exchanged", () =>
    Effect.gen(function* () {
      const here = yield* began
      yield* TestClock.adjust(pendingFlowLifetime + 1)

      const failure = yield* Effect.flip(here.complete(here.state))

      assert.strictEqual(failure._tag, "FlowExpired")
      isUntouched(here)
    })
  )

  it.effect("leaves nothing in the storage with which its code could be exchanged", () =>
    Effect.gen(function* () {
      const here = yield* began
      yield* here.complete(here.state)

      const kept = [...here.texts.values()].join()

      assert.notInclude(kept, here.grants[0]?.codeVerifier ?? "none")
      assert.notInclude(kept, here.state)
    })
  )

  it.effect("finds a storage into which the attacker wrote, and survives it", () =>
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
