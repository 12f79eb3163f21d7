import { assert, it } from "@effect/vitest"
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
