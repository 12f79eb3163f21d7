import {
  changePasswordMachine,
  check,
  ofForm,
  type NewPassword
} from "../../../../packages/react/src/auth/account/ChangePassword.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import { Captcha } from "@portico/client/auth/Captcha"
import { LoginRefused, Members } from "@portico/client/auth/Members"
import { Passwords } from "@portico/client/auth/Passwords"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

const form = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

it("reads the current password only if the form has that field", () => {
  assert.deepStrictEqual(ofForm(form({ newPassword: " new " })), { newPassword: " new " })
  assert.deepStrictEqual(ofForm(form({ currentPassword: "", newPassword: "new" })), {
    currentPassword: "",
    newPassword: "new"
  })
})

it("rejects empty passwords and an unsolved captcha", () => {
  assert.deepStrictEqual(check({ currentPassword: "", newPassword: "" })?.fields, {
    currentPassword: "passwordMissing",
    newPassword: "passwordMissing"
  })
  assert.isUndefined(check({ newPassword: "new" }))
  assert.strictEqual(check(ofForm(form({ captcha: "unsolved", newPassword: "new" })))?.key, "missingCaptchaToken")
})

const newPassword = Redacted.make("new")
const current = { email: "ada@example.com", password: Redacted.make("old") }

const wrong = new LoginRefused({
  errorCode: "invalidPassword",
  code: "-19976",
  description: "no",
  status: 403,
  requestId: undefined
})

const submitted = (
  entries: NewPassword,
  login: ReturnType<Members["Service"]["login"]>,
  page: Layer.Layer<never> | Layer.Layer<Captcha> = Layer.empty
) =>
  Effect.gen(function* () {
    const calls: Array<string> = []
    const layer = Layer.mergeAll(
      Layer.mock(Members, {
        login: ({ captchaTokens, email }) =>
          Effect.andThen(
            Effect.sync(() => calls.push(`login ${email}${captchaTokens === undefined ? "" : " with a captcha"}`)),
            login
          )
      }),
      Layer.mock(Passwords, {
        change: (value) => Effect.sync(() => void calls.push(`change ${Redacted.value(value)}`))
      })
    )
    const registry = yield* registryOver(Layer.merge(layer, page))
    const form = changePasswordMachine()
    registry.mount(form)
    registry.set(form, { _tag: "Submit", entries, problem: undefined })
    return { calls, state: registry.get(form) }
  })

describe("changePasswordMachine", () => {
  it.effect("checks the current password before the change, without creating a session", () =>
    Effect.gen(function* () {
      const right = Effect.succeed({ _tag: "SUCCESS", sessionToken: Redacted.make("s") } as const)
      const { calls, state } = yield* submitted({ current, newPassword }, right)

      assert.deepStrictEqual(calls, ["login ada@example.com", "change new"])
      assert.deepStrictEqual(state, { _tag: "Done", outcome: "Changed" })
    })
  )

  it.effect("changes the password if only the owner's approval is missing: the current password was correct", () =>
    Effect.gen(function* () {
      const { state } = yield* submitted({ current, newPassword }, Effect.succeed({ _tag: "OWNER_APPROVAL_REQUIRED" }))

      assert.strictEqual(state._tag, "Done")
    })
  )

  it.effect("sends a captcha token with the check of the current password", () =>
    Effect.gen(function* () {
      const right = Effect.succeed({ _tag: "SUCCESS", sessionToken: Redacted.make("s") } as const)
      const tokens = Effect.succeed({ invisibleRecaptchaToken: Redacted.make("t") })
      const page = Layer.mock(Captcha, { kinds: ["invisible"], execute: () => tokens, reset: Effect.void })
      const { calls, state } = yield* submitted({ current, newPassword }, right, page)

      assert.deepStrictEqual(calls, ["login ada@example.com with a captcha", "change new"])
      assert.strictEqual(state._tag, "Done")
    })
  )

  it.effect("does not change the password if the login state is unknown", () =>
    Effect.gen(function* () {
      const strange = Effect.succeed({ _tag: "FAILURE", error: "Unknown _state" } as const)
      const { calls, state } = yield* submitted({ current, newPassword }, strange)

      assert.deepStrictEqual(calls, ["login ada@example.com"])
      assert.strictEqual(state._tag === "Failed" && state.problem.key, "unknownState")
    })
  )

  it.effect("does not change the password if the current one is wrong", () =>
    Effect.gen(function* () {
      const { calls, state } = yield* submitted({ current, newPassword }, Effect.fail(wrong))

      assert.deepStrictEqual(calls, ["login ada@example.com"])
      assert.deepStrictEqual(state._tag === "Failed" && state.problem.fields, { currentPassword: "invalidPassword" })
    })
  )

  it.effect("does not check a current password if none is entered", () =>
    Effect.gen(function* () {
      const { calls } = yield* submitted({ current: undefined, newPassword }, Effect.fail(wrong))

      assert.deepStrictEqual(calls, ["change new"])
    })
  )
})
