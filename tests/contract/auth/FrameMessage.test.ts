import { FrameMessage } from "@portico/contract/auth/FrameMessage"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const decode = Schema.decodeUnknownOption(FrameMessage)

describe("a message of the silent page", () => {
  it.each([
    { type: "ready", storage: false },
    { code: "CODE", state: "STATE" },
    { error: "login_required", error_description: "nobody is signed in", state: "STATE" },
    { error: "login_required", state: "STATE" }
  ])("is read: %j", (data) => {
    const message = Schema.decodeUnknownSync(FrameMessage)(data)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(FrameMessage)(message), data)
  })

  it.each([null, "ready", {}, { type: "ready" }, { code: "CODE" }, { state: "STATE" }, { source: "devtools" }])(
    "is not %j, which other scripts may post",
    (data) => {
      assert.strictEqual(decode(data)._tag, "None")
    }
  )
})
