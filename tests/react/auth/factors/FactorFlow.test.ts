import type { Challenge } from "@portico/client/auth/LoginState"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import { begin, next } from "../../../../packages/react/src/auth/factors/FactorFlow.ts"
import {
  conditions,
  type Event,
  events,
  type State,
  transitions
} from "../../../../packages/react/src/auth/factors/FactorTransitions.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const challengeOf = (factorType: string | undefined, statuses: Readonly<Record<string, string>> = {}): Challenge => ({
  stateToken: Redacted.make("step"),
  ...(factorType === undefined ? {} : { factorType }),
  availableFactors: Object.entries(statuses).map(([factorType, factorStatus]) => ({ factorType, factorStatus }))
})

const both = { TOTP: "ENABLED", PUSH: "ENABLED", WEBAUTHN: "ENABLED" }

const after = (state: State, ...sequence: ReadonlyArray<Event>): State => sequence.reduce(next, state)

describe("the transition table", () => {
  it("uses every event and every condition", () => {
    assert.sameMembers([...new Set(transitions.map(({ on }) => on))], Object.keys(events))
    assert.sameMembers([...new Set(transitions.flatMap(({ when = [] }) => when))], Object.keys(conditions))
  })

  it("has a transition out of every state except the final ones", () => {
    const left = new Set(transitions.flatMap(({ from }) => from))
    const reached = new Set(transitions.map(({ to }) => to))

    assert.sameMembers(
      [...reached].filter((state) => !left.has(state)),
      ["Done", "Ended"]
    )
  })
})

describe("begin", () => {
  it.each([
    [challengeOf("TOTP", both), "Proving"],
    [challengeOf("PUSH", both), "Arrived"],
    [challengeOf(undefined, both), "Picking"],
    [challengeOf("PASSWORD", { PASSWORD: "ENABLED", TOTP: "ENABLED" }), "Picking"],
    [challengeOf("SMS", { SMS: "DISABLED_BY_RULE" }), "Picking"],
    [challengeOf("CARRIER_PIGEON", { CARRIER_PIGEON: "ENABLED" }), "Picking"]
  ] as const)("%#: starts with the requested factor if it can be used", (challenge, tag) => {
    assert.strictEqual(begin(challenge).shown._tag, tag)
  })
})

describe("irrelevant events", () => {
  it.each<Event>([
    { _tag: "Began" },
    { _tag: "Returned" },
    { _tag: "SentAgain" },
    { _tag: "Shown" },
    { _tag: "Slow" },
    { _tag: "Tick", left: 3 },
    { _tag: "Failed", problem: Problem.make("unexpected") },
    { _tag: "Succeeded", outcome: { _tag: "SignedIn" } }
  ])("$_tag: changes nothing while the member enters a code", (event) => {
    const state = begin(challengeOf("TOTP", both))

    assert.strictEqual(next(state, event).shown, state.shown)
  })
})

describe("a method that the browser does not support", () => {
  it("is not offered again", () => {
    const state = after(
      begin(challengeOf("WEBAUTHN", both)),
      { _tag: "Submitted" },
      { _tag: "Failed", problem: Problem.make("passkeyUnavailable") },
      { _tag: "Left" }
    )

    assert.deepStrictEqual(
      "step" in state.shown && state.shown.step.methods.map(({ name, obstacle }) => [name, obstacle]),
      [
        ["TOTP", undefined],
        ["PUSH", undefined],
        ["WEBAUTHN", "notHere"]
      ]
    )
  })

  it("stays excluded in the next challenge, and the methods stay if that challenge names none", () => {
    const state = after(
      begin(challengeOf("WEBAUTHN", both)),
      { _tag: "Submitted" },
      { _tag: "Failed", problem: Problem.make("passkeyUnavailable") },
      { _tag: "Left" },
      { _tag: "Chose", method: "PUSH" },
      { _tag: "Posed", challenge: { stateToken: Redacted.make("next"), factorType: "PUSH" } }
    )

    assert.deepInclude(state.shown, { _tag: "Waiting" })
    assert.strictEqual(state.challenge.availableFactors?.length, 3)
    assert.isTrue(
      "step" in state.shown &&
        state.shown.step.methods.some(({ name, obstacle }) => name === "WEBAUTHN" && obstacle === "notHere")
    )
  })
})

it("preserves the choice to remember the device when the method changes", () => {
  const state = after(
    begin(challengeOf("TOTP", both)),
    { _tag: "Remembered", remember: true },
    { _tag: "Left" },
    { _tag: "Chose", method: "WEBAUTHN" },
    { _tag: "Posed", challenge: challengeOf("WEBAUTHN", both) }
  )

  assert.isTrue("step" in state.shown && state.shown.step.rememberThisDevice)
})
