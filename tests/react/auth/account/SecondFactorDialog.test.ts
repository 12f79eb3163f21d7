import { changePasswordMachine } from "../../../../packages/react/src/auth/account/ChangePassword.ts"
import type { Submission } from "../../../../packages/react/src/form/Submission.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, it } from "@effect/vitest"
import { Members } from "@portico/client/auth/Members"
import { Passwords } from "@portico/client/auth/Passwords"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { vi } from "vitest"

vi.mock("../../../../packages/react/src/auth/account/SecondFactorDialog.tsx", () => {
  throw new Error("Failed to fetch dynamically imported module")
})

it.effect("reports that the code of the verification could not be loaded, and sends nothing", () =>
  Effect.gen(function* () {
    const registry = yield* registryOver(Layer.mergeAll(Layer.mock(Members, {}), Layer.mock(Passwords, {})))
    const form = changePasswordMachine()
    registry.mount(form)
    const current = { email: "ada@example.com", password: Redacted.make("old") }
    registry.set(form, { _tag: "Submit", entries: { current, newPassword: Redacted.make("new") }, problem: undefined })

    // The form shows its progress while the code loads.
    assert.strictEqual(registry.get(form)._tag, "Submitting")

    const state = yield* Effect.callback<Submission<"Changed">>((resume) => {
      registry.subscribe(form, (state) => {
        if (state._tag !== "Submitting") resume(Effect.succeed(state))
      })
    })

    assert.strictEqual(state._tag === "Failed" ? state.problem.key : state._tag, "unreachable")
  })
)
