import { Recovery } from "@portico/client/auth/Recovery"
import { ApplicationError, SystemError } from "@portico/client/transport/Failure"
import { unknownEmailCode } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import { recoveryMachine } from "../../../../packages/react/src/auth/recovery/recoveryMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const email = "ada@example.com"
const options = { redirectUrl: "https://shop.example/new-password" }

const asked = (sendEmail: Recovery["Service"]["sendEmail"]) =>
  Effect.gen(function* () {
    const registry = yield* registryOver(Layer.mock(Recovery, { sendEmail }))
    const form = recoveryMachine()
    registry.mount(form)
    registry.set(form, { _tag: "Submit", entries: { email, options }, problem: undefined })
    return () => registry.get(form)
  })

const answered = { status: 404, statusText: "Not Found", requestId: "r-1" }

describe("recoveryMachine", () => {
  it.effect("sends the email with the address of the page", () =>
    Effect.gen(function* () {
      const sent: Array<unknown> = []
      const state = yield* asked((...call) => Effect.sync(() => void sent.push(call)))

      assert.deepStrictEqual(state(), { _tag: "Done", outcome: { email } })
      assert.deepStrictEqual(sent, [[email, options]])
    })
  )

  it.effect("reports an unknown address as sent", () =>
    Effect.gen(function* () {
      const unknown = new ApplicationError({ ...answered, code: unknownEmailCode, description: "", data: undefined })
      const state = yield* asked(() => Effect.fail(unknown))

      assert.deepStrictEqual(state(), { _tag: "Done", outcome: { email } })
    })
  )

  it.effect("can be retried once the provider's wait time has passed", () =>
    Effect.gen(function* () {
      const failure = new SystemError({ ...answered, status: 503, retryAfter: 2 })
      const state = yield* asked(() => Effect.fail(failure))
      const waits = () => {
        const now = state()
        return now._tag === "Failed" ? now.wait : undefined
      }

      assert.strictEqual(waits(), 2)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(waits(), 1)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(waits(), 0)
    })
  )

  it.effect("reports a slow request", () =>
    Effect.gen(function* () {
      const state = yield* asked(() => Effect.never)

      yield* TestClock.adjust("5 seconds")
      assert.deepStrictEqual(state(), { _tag: "Submitting", attempt: 1, step: "sending", slow: true })
    })
  )
})
