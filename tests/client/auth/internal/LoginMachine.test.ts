import { CaptchaClosed, type Kind } from "@portico/client/auth/Captcha"
import {
  type Event,
  events,
  initial,
  next,
  type State,
  type StateName,
  transitions
} from "@portico/client/auth/LoginFlow"
import type { LoginState } from "@portico/client/auth/LoginState"
import { LoginRefused } from "@portico/client/auth/Members"
import { Unreachable } from "@portico/client/transport/Failure"
import { loginStates } from "@portico/contract/auth/LoginResult"
import { loginErrorCode } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"

const stateToken = Redacted.make("STATE")
const verification: State = { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken }
const success = { _tag: "SUCCESS", sessionToken: Redacted.make("SESSION") } as const
const unknown = { _tag: "FAILURE", error: "Unknown _state" } as const
const challenge = { factorType: "TOTP", stateToken } as const
const failed: State = { _tag: "FAILURE", error: "no", requiresCaptcha: false }

const refusal = (code: string) =>
  new LoginRefused({ code, description: `no ${code}`, errorCode: loginErrorCode(code), status: 403, requestId: "R" })

const refused = (code: string): Event => ({ _tag: "Refused", cause: refusal(code) })
const received = (state: LoginState): Event => ({ _tag: "Received", state })
const submitted: Event = { _tag: "Submitted" }
const closed: Event = { _tag: "CaptchaFailed", cause: new CaptchaClosed() }

const both: ReadonlyArray<Kind> = ["visible", "invisible"]

const after = (sequence: ReadonlyArray<Event>, kinds: ReadonlyArray<Kind> = both, from: State = initial): State =>
  sequence.reduce((state, event) => next(state, event, kinds), from)

describe("a login without captchas", () => {
  it.each<[string, Event, State]>([
    ["SUCCESS", received(success), success],
    ["REQUIRE_OWNER_APPROVAL", received({ _tag: "OWNER_APPROVAL_REQUIRED" }), { _tag: "OWNER_APPROVAL_REQUIRED" }],
    ["REQUIRE_EMAIL_VERIFICATION", received(verification), verification],
    ["any other state", received(unknown), { ...unknown, requiresCaptcha: false }]
  ])("ends in the state of the response: %s", (_, event, expected) => {
    assert.deepStrictEqual(after([submitted, event], []), expected)
  })

  it("fails with the provider's message, error code and cause", () => {
    const cause = refusal("-19976")

    assert.deepStrictEqual(after([submitted, { _tag: "Refused", cause }], []), {
      _tag: "FAILURE",
      error: "no -19976",
      errorCode: "invalidPassword",
      cause,
      requiresCaptcha: false
    })
  })

  it("fails without an error code if the provider is unreachable", () => {
    const state = after([submitted, { _tag: "Refused", cause: new Unreachable({ cause: "x" }) }], [])

    assert.notProperty(state, "errorCode")
    assert.strictEqual(state._tag, "FAILURE")
  })

  it.each(["-19971", "-19970"])("fails even if the provider requires a captcha (%s)", (code) => {
    assert.deepInclude(after([submitted, refused(code)], []), { _tag: "FAILURE", errorCode: loginErrorCode(code) })
  })

  it("can be submitted again after a failure", () => {
    assert.deepStrictEqual(after([submitted, refused("-19976"), submitted], []), initial)
  })
})

describe("a login with captchas", () => {
  it("starts with the invisible one", () => {
    assert.strictEqual(after([submitted])._tag, "SILENT_CAPTCHA_REQUIRED")
    assert.strictEqual(after([submitted], ["visible"])._tag, "INITIAL")
  })

  it.each<[string, Event]>([
    ["-19971", refused("-19971")],
    ["-19970", refused("-19970")],
    ["an unsolved captcha", closed]
  ])("continues with the visible one: %s", (_, event) => {
    assert.strictEqual(after([submitted, event])._tag, "USER_CAPTCHA_REQUIRED")
    assert.strictEqual(after([submitted, event], ["invisible"])._tag, "FAILURE")
  })

  it("continues with the visible one if the provider requires it and there is no other", () => {
    assert.strictEqual(after([submitted, refused("-19971")], ["visible"])._tag, "USER_CAPTCHA_REQUIRED")
  })

  it.each<[string, Event]>([
    ["-19970", refused("-19970")],
    ["a closed captcha", closed],
    ["a wrong password", refused("-19976")]
  ])("fails after the visible one and requires it in the next attempt: %s", (_, event) => {
    const state = after([submitted, refused("-19971"), event])

    assert.deepInclude(state, { _tag: "FAILURE", requiresCaptcha: true })
    assert.strictEqual(next(state, submitted, both)._tag, "USER_CAPTCHA_REQUIRED")
  })

  it("does not require the visible one after a wrong password", () => {
    assert.strictEqual(after([submitted, refused("-19976"), submitted])._tag, "SILENT_CAPTCHA_REQUIRED")
  })

  it.each([0, 1])("ends with the response in every captcha state", (escalations) => {
    const escalate = Array.from({ length: escalations }, () => refused("-19971"))

    assert.deepStrictEqual(after([submitted, ...escalate, received(success)]), success)
  })
})

describe("a verification", () => {
  it("stays in its state if the code is refused and ends with the next response", () => {
    const state = after([{ _tag: "VerificationSubmitted" }, refused("INVALID_OTP")], both, verification)

    assert.strictEqual(state, verification)
    assert.deepStrictEqual(next(state, received(success), both), success)
  })

  it("uses the state token of the next response", () => {
    const further: LoginState = { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken: Redacted.make("NEW") }

    assert.strictEqual(next(verification, received(further)), further)
  })

  it.each<State>([
    initial,
    { _tag: "SILENT_CAPTCHA_REQUIRED" },
    { _tag: "USER_CAPTCHA_REQUIRED" },
    { _tag: "OWNER_APPROVAL_REQUIRED" },
    success,
    failed
  ])("fails with `Unknown _state` from $_tag", (state) => {
    assert.deepInclude(next(state, { _tag: "VerificationSubmitted" }), { _tag: "FAILURE", error: "Unknown _state" })
  })
})

describe("a second factor", () => {
  it("is required in FAILURE, and its response ends the login", () => {
    const state = after([submitted, received({ ...unknown, challenge })])

    assert.deepInclude(state, { _tag: "FAILURE", challenge })
    assert.deepStrictEqual(next(state, received(success)), success)
  })

  it.each<[string, LoginState, State]>([
    ["REQUIRE_OWNER_APPROVAL", { _tag: "OWNER_APPROVAL_REQUIRED" }, { _tag: "OWNER_APPROVAL_REQUIRED" }],
    ["REQUIRE_EMAIL_VERIFICATION", verification, verification],
    ["any other state", unknown, { ...unknown, requiresCaptcha: false }],
    [
      "another factor",
      { ...unknown, challenge: { ...challenge, factorType: "SMS" } },
      { ...unknown, challenge: { ...challenge, factorType: "SMS" }, requiresCaptcha: false }
    ]
  ])("can end in %s", (_, answer, expected) => {
    const state = after([submitted, received({ ...unknown, challenge })])

    assert.deepStrictEqual(next(state, received(answer)), expected)
  })

  it("changes nothing if it was not required", () => {
    assert.strictEqual(next(failed, received(success)), failed)
  })
})

describe("the transition table", () => {
  it("restarts from every state", () => {
    const rows = transitions.filter(({ on }) => on === "restarted")

    assert.sameMembers(
      rows.flatMap(({ from }) => from),
      [...loginStates]
    )
    assert.deepStrictEqual([...new Set(rows.map(({ to }) => to))], ["INITIAL"])
  })

  it("reaches exactly the states of the client", () => {
    const reached = new Set<StateName>(["INITIAL", ...transitions.map(({ to }) => to)])

    assert.sameMembers([...reached], [...loginStates])
  })

  it("contains every event and no unreachable row", () => {
    assert.sameMembers([...new Set(transitions.map(({ on }) => on))], Object.keys(events))
    for (const [index, row] of transitions.entries()) {
      const hidden = row.from.filter((from) =>
        transitions
          .slice(0, index)
          .some((above) => above.on === row.on && above.when === undefined && above.from.includes(from))
      )
      assert.deepStrictEqual(hidden, [], `${row.on} → ${row.to}`)
    }
  })

  it("changes nothing for an event that matches no row", () => {
    assert.strictEqual(next(success, submitted, both), success)
    assert.strictEqual(next(success, refused("-19976"), both), success)
  })
})
