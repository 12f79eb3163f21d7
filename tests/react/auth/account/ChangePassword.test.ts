import {
  changePasswordMachine,
  check,
  ofForm,
  type NewPassword
} from "../../../../packages/react/src/auth/account/ChangePassword.ts"
import type { Submission } from "../../../../packages/react/src/form/Submission.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import { Captcha } from "@portico/client/auth/Captcha"
import { LoginRefused, Members } from "@portico/client/auth/Members"
import { Passwords } from "@portico/client/auth/Passwords"
import { Tokens } from "@portico/client/session/Tokens"
import { Settings } from "@portico/client/transport/Settings"
import { Transport } from "@portico/client/transport/Transport"
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
  page: Layer.Layer<never> | Layer.Layer<Captcha> = Layer.empty,
  extension: "supported" | "unsupported" = "supported"
) =>
  Effect.gen(function* () {
    const calls: Array<string> = []
    const layer = Layer.mergeAll(
      Layer.mock(Members, {
        login: ({ captchaTokens, email }, options) =>
          Effect.andThen(
            Effect.sync(() => {
              assert.deepStrictEqual(options, { ignoreRememberedDevice: true })
              calls.push(`login ${email}${captchaTokens === undefined ? "" : " with a captcha"}`)
            }),
            login
          )
      }),
      Layer.mock(Passwords, {
        change: (value, proof) =>
          Effect.sync(() => {
            const proved = proof === undefined ? "" : ` with ${Redacted.value(proof)}`
            calls.push(`change ${Redacted.value(value)}${proved}`)
          })
      }),
      Layer.succeed(Settings, { accountExtension: extension === "supported" } as Settings["Service"]),
      Layer.succeed(Tokens, { role: Effect.succeed("member") } as unknown as Tokens["Service"]),
      Layer.succeed(Transport, {
        call: (_: unknown, { sessionToken }: { readonly sessionToken?: Redacted.Redacted }) =>
          Effect.sync(() => {
            if (sessionToken !== undefined) calls.push(`reverify ${Redacted.value(sessionToken)}`)
            return { proof: Redacted.make("p"), user: { email: "ada@example.com" } }
          })
      } as unknown as Transport["Service"])
    )
    const registry = yield* registryOver(Layer.merge(layer, page))
    const form = changePasswordMachine(({ challenge, newPassword }) => {
      calls.push(`challenge ${Redacted.value(challenge.stateToken)} for ${Redacted.value(newPassword)}`)
    })
    registry.mount(form)
    registry.set(form, { _tag: "Submit", entries, problem: undefined })
    const state = yield* Effect.callback<Submission<"Changed">>((resume) => {
      registry.subscribe(
        form,
        (state) => {
          if (state._tag !== "Submitting") resume(Effect.succeed(state))
        },
        { immediate: true }
      )
    })
    return { calls, state }
  })

describe("changePasswordMachine", () => {
  it.effect("checks the current password before the change, without creating a session", () =>
    Effect.gen(function* () {
      const right = Effect.succeed({ _tag: "SUCCESS", sessionToken: Redacted.make("s") } as const)
      const { calls, state } = yield* submitted({ current, newPassword }, right)

      assert.deepStrictEqual(calls, ["login ada@example.com", "reverify s", "change new with p"])
      assert.deepStrictEqual(state, { _tag: "Done", outcome: "Changed" })
    })
  )

  it.effect("changes the password without a proof if the provider does not have the account extension", () =>
    Effect.gen(function* () {
      const right = Effect.succeed({ _tag: "SUCCESS", sessionToken: Redacted.make("s") } as const)
      const { calls } = yield* submitted({ current, newPassword }, right, Layer.empty, "unsupported")

      assert.deepStrictEqual(calls, ["login ada@example.com", "change new"])
    })
  )

  it.effect("reads the email address if the page does not have it", () =>
    Effect.gen(function* () {
      const right = Effect.succeed({ _tag: "SUCCESS", sessionToken: Redacted.make("s") } as const)
      const unknown = { current: { ...current, email: undefined }, newPassword }
      const { calls } = yield* submitted(unknown, right)
      const unsupported = yield* submitted(unknown, right, Layer.empty, "unsupported")

      assert.deepStrictEqual(calls, ["login ada@example.com", "reverify s", "change new with p"])
      assert.deepStrictEqual(unsupported.calls, [])
      assert.deepInclude(unsupported.state._tag === "Failed" && unsupported.state.problem, {
        key: "misconfigured",
        retryable: false
      })
    })
  )

  it.effect("does not change the password before the second factor was proved", () =>
    Effect.gen(function* () {
      const challenge = { stateToken: Redacted.make("step"), factorType: "TOTP" } as const
      const challenged = Effect.succeed({ _tag: "FAILURE", error: "Unknown _state", challenge } as const)
      const { calls, state } = yield* submitted({ current, newPassword }, challenged)

      assert.deepStrictEqual(calls, ["login ada@example.com", "challenge step for new"])
      assert.strictEqual(state._tag === "Failed" && state.problem.key, "reverificationRequired")
    })
  )

  it.effect("changes the password with the proof of a second factor, without another login", () =>
    Effect.gen(function* () {
      const proof = Redacted.make("proof")
      const { calls } = yield* submitted({ current: undefined, newPassword, proof }, Effect.fail(wrong))

      assert.deepStrictEqual(calls, ["change new with proof"])
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

      assert.deepStrictEqual(calls, ["login ada@example.com with a captcha", "reverify s", "change new with p"])
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
