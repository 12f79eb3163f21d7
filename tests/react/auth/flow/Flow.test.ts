import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import { begin, isAvailable, next } from "../../../../packages/react/src/auth/flow/Flow.ts"
import {
  conditions,
  type FlowEvent,
  type FlowState,
  events,
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
const requested = (screen: ScreenName, typed?: string): FlowEvent => ({ _tag: "Requested", screen, email: typed })

const after = (state: FlowState, ...sequence: ReadonlyArray<FlowEvent>): FlowState => sequence.reduce(next, state)

/** The events that reach each screen. */
const pathTo: Readonly<Record<ScreenName, ReadonlyArray<FlowEvent>>> = {
  signIn: [],
  signUp: [requested("signUp")],
  forgotPassword: [requested("forgotPassword")],
  resetPassword: [found],
  recoverySent: [requested("forgotPassword"), sent],
  verifyEmail: [due],
  approval: [approval],
  factor: [factor],
  page: [page],
  signedIn: [signedIn]
}

const screens = Object.keys(pathTo) as ReadonlyArray<ScreenName>

const at = (screen: ScreenName): FlowState => after(begin(), ...pathTo[screen])

describe("the transition table", () => {
  it("uses every event and every condition", () => {
    assert.sameMembers([...new Set(transitions.map(({ on }) => on))], Object.keys(events))
    assert.sameMembers([...new Set(transitions.flatMap(({ when }) => when ?? []))], Object.keys(conditions))
  })

  it("has a transition out of every screen except the last", () => {
    assert.sameMembers(
      screens.filter((screen) => !transitions.some(({ from }) => from.includes(screen))),
      ["signedIn"]
    )
  })

  it.each(screens)("reaches %s", (screen) => {
    assert.strictEqual(at(screen).at, screen)
  })
})

describe("transitions between screens", () => {
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
    ["recoverySent", requested("forgotPassword"), "forgotPassword"],
    ["resetPassword", { _tag: "PasswordChanged" }, "signIn"],
    ["verifyEmail", { _tag: "Verified" }, "signIn"],
    ["approval", { _tag: "Approved" }, "signIn"],
    ["page", signedIn, "signedIn"]
  ] as const)("from %s by %o to %s", (screen, event, to) => {
    assert.strictEqual(next(at(screen), event).at, to)
  })

  it.each(screens.filter((screen) => screen !== "signedIn" && screen !== "signIn"))(
    "has a transition back from %s",
    (screen) => {
      assert.include(["signIn", "signUp"], next(at(screen), left).at)
    }
  )
})

describe("irrelevant events", () => {
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
  ] as const)("at %s change nothing: %o", (screen, event) => {
    const state = at(screen)

    assert.strictEqual(next(state, event), state)
  })

  it.each([due, factor, approval, page, sent, found, signedIn, tried, left, requested("signIn")])(
    "after the sign-in change nothing: $_tag",
    (event) => {
      const state = at("signedIn")

      assert.strictEqual(next(state, event), state)
    }
  )
})

describe("going back", () => {
  it("returns to the form that the flow started with", () => {
    assert.strictEqual(after(at("signUp"), due, left).at, "signUp")
    assert.strictEqual(after(at("signIn"), due, left).at, "signIn")
    assert.strictEqual(after(at("signUp"), due, approval, factor, page, left).at, "signUp")
    assert.strictEqual(after(begin({ start: "signUp" }), due, left).at, "signUp")
  })

  it("returns from a forgotten password to the sign-in form, even after the email was sent", () => {
    assert.strictEqual(after(at("recoverySent"), left).at, "signIn")
    assert.strictEqual(after(at("signUp"), requested("forgotPassword"), left).at, "signIn")
  })

  it("preserves the pending step for going forward again", () => {
    assert.strictEqual(after(at("verifyEmail"), left, requested("verifyEmail")).at, "verifyEmail")
    assert.strictEqual(after(at("factor"), left, requested("factor")).at, "factor")
  })
})

describe("the email address", () => {
  it("is passed from screen to screen", () => {
    assert.strictEqual(after(begin(), requested("signUp", "bob@example.com")).email, "bob@example.com")
    assert.strictEqual(after(begin(), requested("signUp", email), requested("signIn")).email, email)
    assert.strictEqual(after(begin(), tried, approval).email, email)
    assert.strictEqual(after(begin(), due).email, email)
    assert.strictEqual(after(at("forgotPassword"), sent, left).email, email)
  })

  it("is preserved if a factor names none", () => {
    assert.strictEqual(after(begin({ email }), { ...factor, email: "" }).email, email)
  })
})

describe("the URL of the page", () => {
  it.each(["verifyEmail", "approval", "recoverySent", "factor", "page", "signedIn"] as const)(
    "does not open %s, which needs secrets",
    (screen) => {
      assert.isFalse(isAvailable(begin(), screen))
      assert.deepInclude(begin({ screen }), { at: "signIn", replaces: true })
      assert.deepInclude(next(at("signUp"), requested(screen)), { at: "signIn", replaces: true })
    }
  )

  it.each(["signIn", "signUp", "forgotPassword", "resetPassword"] as const)("opens %s", (screen) => {
    assert.deepInclude(begin({ screen, start: "signUp" }), { at: screen })
    assert.strictEqual(next(at("factor"), requested(screen)).at, screen)
  })

  it("opens a verification that the tab has stored", () => {
    assert.strictEqual(begin({ remembers: true, screen: "verifyEmail" }).at, "verifyEmail")
  })

  it("changes nothing visible if it names the current screen", () => {
    const state = at("factor")

    assert.deepStrictEqual(next(state, requested("factor")), { ...state, replaces: false })
  })
})

describe("secrets", () => {
  it("are removed once the user is signed in", () => {
    const state = after(begin(), tried, due, factor, page, found, signedIn)

    assert.deepStrictEqual(Object.keys(state).toSorted(), ["at", "began", "email", "moves", "replaces"])
  })

  it("are not part of the serialized state", () => {
    const state = after(
      begin(),
      tried,
      { _tag: "EmailVerificationRequired", email, stateToken: Redacted.make("of-a-mail") },
      { _tag: "TokenFound", recoveryToken: Redacted.make("of-a-link") }
    )

    assert.notMatch(JSON.stringify(state), /secret|of-a-mail|of-a-link/)
  })

  it("are removed once they are used", () => {
    assert.isFalse(isAvailable(after(at("verifyEmail"), { _tag: "Verified" }), "verifyEmail"))
    assert.isFalse(isAvailable(after(at("approval"), { _tag: "Approved" }), "approval"))
    assert.isUndefined(after(at("resetPassword"), { _tag: "PasswordChanged" }).recoveryToken)
  })
})

describe("notices", () => {
  it("are shown on the next screen only", () => {
    const state = after(at("resetPassword"), { _tag: "PasswordChanged" })

    assert.deepInclude(state, { at: "signIn", news: "passwordChanged" })
    assert.isUndefined(after(state, requested("signUp"), requested("signIn")).news)
  })
})
