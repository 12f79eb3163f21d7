import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import { begin, isHeld, next } from "../../../../packages/react/src/auth/flow/Flow.ts"
import {
  conditions,
  type FlowEvent,
  type FlowState,
  happenings,
  type ScreenName,
  transitions
} from "../../../../packages/react/src/auth/flow/FlowTransitions.ts"

const email = "ada@example.com"
const token = Redacted.make("step")
const due: FlowEvent = { _tag: "EmailVerificationRequired", email, stateToken: token }
const factor = { _tag: "FactorRequired", email, challenge: { stateToken: token } } as const
const approval: FlowEvent = { _tag: "OwnerApprovalRequired" }
const page: FlowEvent = { _tag: "PageNeeded", sessionToken: token }
const sent: FlowEvent = { _tag: "MailSent", email }
const found: FlowEvent = { _tag: "TokenFound", recoveryToken: token }
const signedIn: FlowEvent = { _tag: "SignedIn" }
const tried: FlowEvent = { _tag: "Submitted", credentials: { email, password: Redacted.make("secret") } }
const left: FlowEvent = { _tag: "Left" }
const asked = (screen: ScreenName, typed?: string): FlowEvent => ({ _tag: "Asked", screen, email: typed })

const after = (state: FlowState, ...events: ReadonlyArray<FlowEvent>): FlowState => events.reduce(next, state)

/** How each screen is come to. */
const ways: Readonly<Record<ScreenName, ReadonlyArray<FlowEvent>>> = {
  signIn: [],
  signUp: [asked("signUp")],
  forgotPassword: [asked("forgotPassword")],
  resetPassword: [found],
  recoverySent: [asked("forgotPassword"), sent],
  verifyEmail: [due],
  approval: [approval],
  factor: [factor],
  page: [page],
  signedIn: [signedIn]
}

const screens = Object.keys(ways) as ReadonlyArray<ScreenName>

const at = (screen: ScreenName): FlowState => after(begin(), ...ways[screen])

describe("the table", () => {
  it("uses every happening and every condition", () => {
    assert.sameMembers([...new Set(transitions.map(({ on }) => on))], Object.keys(happenings))
    assert.sameMembers([...new Set(transitions.flatMap(({ when }) => when ?? []))], Object.keys(conditions))
  })

  it("leads out of every screen but the last", () => {
    assert.sameMembers(
      screens.filter((screen) => !transitions.some(({ from }) => from.includes(screen))),
      ["signedIn"]
    )
  })

  it.each(screens)("is come to: %s", (screen) => {
    assert.strictEqual(at(screen).at, screen)
  })
})

describe("every hand-over leads somewhere", () => {
  const answering: ReadonlyArray<ScreenName> = [
    "signIn",
    "signUp",
    "verifyEmail",
    "approval",
    "resetPassword",
    "factor"
  ]

  it.each(
    answering.flatMap((screen) => [
      [screen, signedIn, "signedIn"] as const,
      [screen, due, "verifyEmail"] as const,
      [screen, approval, "approval"] as const,
      [screen, factor, "factor"] as const,
      [screen, page, "page"] as const
    ])
  )("from %s by $_tag to %s", (screen, event, to) => {
    assert.strictEqual(next(at(screen), event).at, to)
  })

  it.each([
    ["forgotPassword", sent, "recoverySent"],
    ["recoverySent", asked("forgotPassword"), "forgotPassword"],
    ["resetPassword", { _tag: "PasswordChanged" }, "signIn"],
    ["verifyEmail", { _tag: "Verified" }, "signIn"],
    ["approval", { _tag: "Approved" }, "signIn"],
    ["page", signedIn, "signedIn"]
  ] as const)("from %s by %o to %s", (screen, event, to) => {
    assert.strictEqual(next(at(screen), event).at, to)
  })

  it.each(screens.filter((screen) => screen !== "signedIn" && screen !== "signIn"))(
    "there is a way back from %s",
    (screen) => {
      assert.include(["signIn", "signUp"], next(at(screen), left).at)
    }
  )
})

describe("what means nothing", () => {
  it.each([
    ["signIn", sent],
    ["signIn", left],
    ["signIn", { _tag: "Verified" }],
    ["signUp", { _tag: "PasswordChanged" }],
    ["signUp", { _tag: "Approved" }],
    ["forgotPassword", due],
    ["recoverySent", factor],
    ["page", approval],
    ["verifyEmail", tried]
  ] as const)("changes nothing at %s: %o", (screen, event) => {
    const state = at(screen)

    assert.strictEqual(next(state, event), state)
  })

  it.each([due, factor, approval, page, sent, found, signedIn, tried, left, asked("signIn")])(
    "once somebody is signed in: $_tag",
    (event) => {
      const state = at("signedIn")

      assert.strictEqual(next(state, event), state)
    }
  )
})

describe("the way back", () => {
  it("leads to the form that it began with", () => {
    assert.strictEqual(after(at("signUp"), due, left).at, "signUp")
    assert.strictEqual(after(at("signIn"), due, left).at, "signIn")
    assert.strictEqual(after(at("signUp"), due, approval, factor, page, left).at, "signUp")
    assert.strictEqual(after(begin({ start: "signUp" }), due, left).at, "signUp")
  })

  it("leads from a forgotten password to the sign-in, from a mail too", () => {
    assert.strictEqual(after(at("recoverySent"), left).at, "signIn")
    assert.strictEqual(after(at("signUp"), asked("forgotPassword"), left).at, "signIn")
  })

  it("and forth again finds what was due", () => {
    assert.strictEqual(after(at("verifyEmail"), left, asked("verifyEmail")).at, "verifyEmail")
    assert.strictEqual(after(at("factor"), left, asked("factor")).at, "factor")
  })
})

describe("the address", () => {
  it("goes along from screen to screen", () => {
    assert.strictEqual(after(begin(), asked("signUp", "bob@example.com")).email, "bob@example.com")
    assert.strictEqual(after(begin(), asked("signUp", email), asked("signIn")).email, email)
    assert.strictEqual(after(begin(), tried, approval).email, email)
    assert.strictEqual(after(begin(), due).email, email)
    assert.strictEqual(after(at("forgotPassword"), sent, left).email, email)
  })

  it("is not lost where a factor tells none", () => {
    assert.strictEqual(after(begin({ email }), { ...factor, email: "" }).email, email)
  })
})

describe("the page's address", () => {
  it.each(["verifyEmail", "approval", "recoverySent", "factor", "page", "signedIn"] as const)(
    "does not show %s, whose secrets it does not have",
    (screen) => {
      assert.isFalse(isHeld(begin(), screen))
      assert.deepInclude(begin({ screen }), { at: "signIn", replaces: true })
      assert.deepInclude(next(at("signUp"), asked(screen)), { at: "signIn", replaces: true })
    }
  )

  it.each(["signIn", "signUp", "forgotPassword", "resetPassword"] as const)("shows %s", (screen) => {
    assert.deepInclude(begin({ screen, start: "signUp" }), { at: screen })
    assert.strictEqual(next(at("factor"), asked(screen)).at, screen)
  })

  it("names a verification that the tab remembers", () => {
    assert.strictEqual(begin({ remembers: true, screen: "verifyEmail" }).at, "verifyEmail")
  })

  it("that names what is shown changes nothing to be seen", () => {
    const state = at("factor")

    assert.deepStrictEqual(next(state, asked("factor")), { ...state, replaces: false })
  })
})

describe("secrets", () => {
  it("are dropped once somebody is signed in", () => {
    const state = after(begin(), tried, due, factor, page, found, signedIn)

    assert.deepStrictEqual(Object.keys(state).toSorted(), ["at", "began", "email", "moves", "replaces"])
  })

  it("are never in what a state reads as", () => {
    const state = after(
      begin(),
      tried,
      { _tag: "EmailVerificationRequired", email, stateToken: Redacted.make("of-a-mail") },
      { _tag: "TokenFound", recoveryToken: Redacted.make("of-a-link") }
    )

    assert.notMatch(JSON.stringify(state), /secret|of-a-mail|of-a-link/)
  })

  it("that are spent are not gone back to", () => {
    assert.isFalse(isHeld(after(at("verifyEmail"), { _tag: "Verified" }), "verifyEmail"))
    assert.isFalse(isHeld(after(at("approval"), { _tag: "Approved" }), "approval"))
    assert.isUndefined(after(at("resetPassword"), { _tag: "PasswordChanged" }).recoveryToken)
  })
})

describe("news", () => {
  it("stand on the next screen, and go with it", () => {
    const state = after(at("resetPassword"), { _tag: "PasswordChanged" })

    assert.deepInclude(state, { at: "signIn", news: "passwordChanged" })
    assert.isUndefined(after(state, asked("signUp"), asked("signIn")).news)
  })
})
