import { assert, it } from "@effect/vitest"
import { unavailable } from "../../../../packages/provider/src/engine/value/Refusal.ts"
import * as FormErrors from "../../../../packages/provider/src/http/pages/FormErrors.ts"

it.each([
  [0.2, "Try again in 1 second."],
  [45, "Try again in 45 seconds."],
  [99, "Try again in 99 seconds."],
  [100, "Try again in 2 minutes."],
  [900, "Try again in 15 minutes."]
])("formats %s seconds", (seconds, words) => {
  assert.strictEqual(FormErrors.waiting(seconds), words)
})

it("states that a check is not available instead of reporting too many attempts", () => {
  assert.deepStrictEqual(FormErrors.of(unavailable("The captcha cannot be checked now.", 5)), {
    status: 503,
    retryAfter: 5,
    problems: [{ text: "The captcha cannot be checked now." }]
  })
})
