import { assert, it } from "@effect/vitest"
import { ApplicationError } from "../../../../packages/provider/src/engine/value/Refusal.ts"
import * as Envelopes from "../../../../packages/provider/src/http/request/Envelopes.ts"

const refused = async (status: number, code: string) => {
  const response = Envelopes.refusal(new ApplicationError({ status, code, description: "Try again.", retryAfter: 1 }))
  return { status: response.status, retryAfter: response.headers.get("retry-after"), body: await response.json() }
}

it("omits the application error of a 503 SERVICE_UNAVAILABLE, so clients retry reads", async () => {
  assert.deepStrictEqual(await refused(503, "SERVICE_UNAVAILABLE"), {
    status: 503,
    retryAfter: "1",
    body: { message: "Try again." }
  })
})

it.each([
  [429, "SERVICE_UNAVAILABLE"],
  [503, "CAPTCHA_UNAVAILABLE"]
])("includes the code of any other error: %d %s", async (status, code) => {
  assert.deepStrictEqual(await refused(status, code), {
    status,
    retryAfter: "1",
    body: {
      message: "Try again.",
      details: { applicationError: { code, description: "Try again." } }
    }
  })
})
