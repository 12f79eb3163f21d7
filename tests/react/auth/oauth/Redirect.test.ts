import { assert, describe, it } from "@effect/vitest"
import { actionOf, ofSubmission } from "../../../../packages/react/src/auth/oauth/Redirect.ts"
import { oauth } from "../../../../packages/react/src/i18n/en/signIn.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const failed = { _tag: "Failed", attempt: 2, problem: Problem.make("rateLimited"), wait: 9 } as const

describe("the redirect state", () => {
  it("is derived from the submission state", () => {
    assert.deepStrictEqual(ofSubmission({ _tag: "Idle" }), { _tag: "Idle" })
    assert.deepStrictEqual(ofSubmission({ _tag: "Submitting", attempt: 1, step: "sending" }), {
      _tag: "CreatingSession"
    })
    assert.deepStrictEqual(ofSubmission({ _tag: "Done", outcome: "https://id.example/" }), {
      _tag: "Redirecting",
      authUrl: "https://id.example/"
    })
    assert.deepStrictEqual(ofSubmission(failed), failed)
  })

  it("cannot start again while it runs or waits", () => {
    assert.strictEqual(actionOf({ _tag: "CreatingSession" }, oauth).pending, oauth.creating)
    assert.strictEqual(actionOf({ _tag: "Redirecting", authUrl: "" }, oauth).pending, oauth.redirecting)
    assert.deepInclude(actionOf(failed, oauth), { attempt: 2, wait: 9, problem: failed.problem })
    assert.deepStrictEqual(actionOf({ _tag: "Idle" }, oauth, "Come in"), { label: "Come in" })
  })
})
