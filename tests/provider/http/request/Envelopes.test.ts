import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
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

it.effect.each([
  [{ dataItems: [{ a: [1, { b: null }] }, 1, undefined, "x"], pagingMetadata: { count: 2 }, missing: undefined }],
  [{}],
  [{ results: [] }],
  [[1, 2]],
  ["text"]
])("encodes a page as JSON.stringify does: %j", ([value]) =>
  Effect.gen(function* () {
    const response = yield* Envelopes.page(value)

    assert.strictEqual(yield* Effect.promise(() => response.text()), JSON.stringify(value))
    assert.strictEqual(response.headers.get("content-type"), "application/json")
  })
)

it.live("lets other work run while a long page is encoded", () =>
  Effect.gen(function* () {
    const dataItems = Array.from({ length: 400 }, () => "x".repeat(100_000))
    const encoding = yield* Effect.forkChild(Envelopes.page({ dataItems }))
    let turns = 0
    while (encoding.pollUnsafe() === undefined) {
      turns++
      yield* Effect.yieldNow
    }
    yield* Fiber.join(encoding)

    assert.isAtLeast(turns, 3)
  })
)
