import { CaptchaClosed, type Kind } from "@portico/client/auth/Captcha"
import {
  type Event,
  happenings,
  initial,
  next,
  type State,
  type StateName,
  transitions
} from "../../../../packages/client/src/auth/internal/LoginMachine.ts"
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
const failed: State = { _tag: "FAILURE", error: "no", wantsCaptcha: false }

const refusal = (code: string) =>
  new LoginRefused({ code, description: `no ${code}`, errorCode: loginErrorCode(code), status: 403, requestId: "R" })

const refused = (code: string): Event => ({ _tag: "Refused", cause: refusal(code) })
const answered = (state: LoginState): Event => ({ _tag: "Answered", state })
const submitted: Event = { _tag: "Submitted" }
const closed: Event = { _tag: "CaptchaFailed", cause: new CaptchaClosed() }

const both: ReadonlyArray<Kind> = ["visible", "invisible"]

const after = (events: ReadonlyArray<Event>, kinds: ReadonlyArray<Kind> = both, from: State = initial): State =>
  events.reduce((state, event) => next(state, event, kinds), from)

describe("a login without captchas", () => {
  it.each<[string, Event, State]>([
    ["SUCCESS", answered(success), success],
    ["REQUIRE_OWNER_APPROVAL", answered({ _tag: "OWNER_APPROVAL_REQUIRED" }), { _tag: "OWNER_APPROVAL_REQUIRED" }],
    ["REQUIRE_EMAIL_VERIFICATION", answered(verification), verification],
    ["any other state", answered(unknown), { ...unknown, wantsCaptcha: false }]
  ])("ends by the answer: %s", (_, event, expected) => {
    assert.deepStrictEqual(after([submitted, event], []), expected)
  })

  it("fails with the provider's words, code and cause", () => {
    const cause = refusal("-19976")

    assert.deepStrictEqual(after([submitted, { _tag: "Refused", cause }], []), {
      _tag: "FAILURE",
      error: "no -19976",
      errorCode: "invalidPassword",
      cause,
      wantsCaptcha: false
    })
  })

  it("fails without a code where the provider was not reached", () => {
    const state = after([submitted, { _tag: "Refused", cause: new Unreachable({ cause: "x" }) }], [])

    assert.notProperty(state, "errorCode")
    assert.strictEqual(state._tag, "FAILURE")
  })

  it.each(["-19971", "-19970"])("fails where one is asked for all the same (%s)", (code) => {
    assert.deepInclude(after([submitted, refused(code)], []), { _tag: "FAILURE", errorCode: loginErrorCode(code) })
  })

  it("can be tried again", () => {
    assert.deepStrictEqual(after([submitted, refused("-19976"), submitted], []), initial)
  })
})

describe("a login with captchas", () => {
  it("begins with the one that nobody sees", () => {
    assert.strictEqual(after([submitted])._tag, "SILENT_CAPTCHA_REQUIRED")
    assert.strictEqual(after([submitted], ["visible"])._tag, "INITIAL")
  })

  it.each<[string, Event]>([
    ["-19971", refused("-19971")],
    ["-19970", refused("-19970")],
    ["a captcha that was not solved", closed]
  ])("goes on to the one that the person solves: %s", (_, event) => {
    assert.strictEqual(after([submitted, event])._tag, "USER_CAPTCHA_REQUIRED")
    assert.strictEqual(after([submitted, event], ["invisible"])._tag, "FAILURE")
  })

  it("asks the person at once where there is no other, once the provider wants one", () => {
    assert.strictEqual(after([submitted, refused("-19971")], ["visible"])._tag, "USER_CAPTCHA_REQUIRED")
  })

  it.each<[string, Event]>([
    ["-19970", refused("-19970")],
    ["a captcha that was closed", closed],
    ["a wrong password", refused("-19976")]
  ])("fails after the visible one, and asks for it with the next try: %s", (_, event) => {
    const state = after([submitted, refused("-19971"), event])

    assert.deepInclude(state, { _tag: "FAILURE", wantsCaptcha: true })
    assert.strictEqual(next(state, submitted, both)._tag, "USER_CAPTCHA_REQUIRED")
  })

  it("does not ask the person because a password was wrong", () => {
    assert.strictEqual(after([submitted, refused("-19976"), submitted])._tag, "SILENT_CAPTCHA_REQUIRED")
  })

  it.each([0, 1])("takes the answer wherever it stands", (escalations) => {
    const escalate = Array.from({ length: escalations }, () => refused("-19971"))

    assert.deepStrictEqual(after([submitted, ...escalate, answered(success)]), success)
  })
})

describe("a verification", () => {
  it("keeps its state when a code is refused, and ends by the next one", () => {
    const state = after([{ _tag: "VerificationSubmitted" }, refused("INVALID_OTP")], both, verification)

    assert.strictEqual(state, verification)
    assert.deepStrictEqual(next(state, answered(success), both), success)
  })

  it("takes the state token of a further answer", () => {
    const further: LoginState = { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken: Redacted.make("NEW") }

    assert.strictEqual(next(verification, answered(further)), further)
  })

  it.each<State>([
    initial,
    { _tag: "SILENT_CAPTCHA_REQUIRED" },
    { _tag: "USER_CAPTCHA_REQUIRED" },
    { _tag: "OWNER_APPROVAL_REQUIRED" },
    success,
    failed
  ])("is FAILURE `Unknown _state` from $_tag", (state) => {
    assert.deepInclude(next(state, { _tag: "VerificationSubmitted" }), { _tag: "FAILURE", error: "Unknown _state" })
  })
})

describe("a further factor", () => {
  it("is asked for in FAILURE, and its answer ends the login", () => {
    const state = after([submitted, answered({ ...unknown, challenge })])

    assert.deepInclude(state, { _tag: "FAILURE", challenge })
    assert.deepStrictEqual(next(state, answered(success)), success)
  })

  it.each<[string, LoginState, State]>([
    ["REQUIRE_OWNER_APPROVAL", { _tag: "OWNER_APPROVAL_REQUIRED" }, { _tag: "OWNER_APPROVAL_REQUIRED" }],
    ["REQUIRE_EMAIL_VERIFICATION", verification, verification],
    ["any other state", unknown, { ...unknown, wantsCaptcha: false }],
    [
      "yet another factor",
      { ...unknown, challenge: { ...challenge, factorType: "SMS" } },
      { ...unknown, challenge: { ...challenge, factorType: "SMS" }, wantsCaptcha: false }
    ]
  ])("may lead to %s", (_, answer, expected) => {
    const state = after([submitted, answered({ ...unknown, challenge })])

    assert.deepStrictEqual(next(state, answered(answer)), expected)
  })

  it("that nobody asked for ends nothing", () => {
    assert.strictEqual(next(failed, answered(success)), failed)
  })
})

describe("the table", () => {
  it("begins anew from every state", () => {
    const rows = transitions.filter(({ on }) => on === "restarted")

    assert.sameMembers(
      rows.flatMap(({ from }) => from),
      [...loginStates]
    )
    assert.deepStrictEqual([...new Set(rows.map(({ to }) => to))], ["INITIAL"])
  })

  it("leads to every state of the client, and only to those", () => {
    const reached = new Set<StateName>(["INITIAL", ...transitions.map(({ to }) => to)])

    assert.sameMembers([...reached], [...loginStates])
  })

  it("knows every event, and has no row that another one hides", () => {
    assert.sameMembers([...new Set(transitions.map(({ on }) => on))], Object.keys(happenings))
    for (const [index, row] of transitions.entries()) {
      const hidden = row.from.filter((from) =>
        transitions
          .slice(0, index)
          .some((above) => above.on === row.on && above.when === undefined && above.from.includes(from))
      )
      assert.deepStrictEqual(hidden, [], `${row.on} → ${row.to}`)
    }
  })

  it("changes nothing by what matches no row", () => {
    assert.strictEqual(next(success, submitted, both), success)
    assert.strictEqual(next(success, refused("-19976"), both), success)
  })
})
