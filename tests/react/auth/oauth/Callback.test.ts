import { assert, describe, it } from "@effect/vitest"
import {
  type CallbackEvent,
  type CallbackState,
  idle,
  reduce,
  passageOf
} from "../../../../packages/react/src/auth/oauth/Callback.ts"
import { oauth } from "../../../../packages/react/src/i18n/en/signIn.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const after = (...events: ReadonlyArray<CallbackEvent>): CallbackState => events.reduce(reduce, idle)
const start = { _tag: "Start", address: "https://shop.example/#code=CODE&state=STATE" } as const
const succeeded = { _tag: "Succeeded", originalUri: "/books" } as const
const failed = { _tag: "Failed", originalUri: "", problem: Problem.make("answerUsed") } as const

describe("the callback state", () => {
  it("handles one URL", () => {
    const exchanging = after(start)

    assert.deepStrictEqual(exchanging, { _tag: "Exchanging" })
    assert.strictEqual(reduce(exchanging, start), exchanging)
    assert.deepStrictEqual(after(start, succeeded, start), { _tag: "SignedIn", originalUri: "/books" })
    assert.deepStrictEqual(after(start, failed, start), failed)
  })

  it("contains no part of the URL", () => {
    assert.notInclude(JSON.stringify([after(start), after(start, succeeded), after(start, failed)]), "CODE")
  })

  it("ignores results before the start and after the end", () => {
    assert.strictEqual(after(succeeded), idle)
    assert.strictEqual(after(failed), idle)
    assert.deepStrictEqual(after(start, failed, succeeded), failed)
  })

  it("shows no failure if the member is signed in anyway", () => {
    const stepWith = (signedIn: boolean) => passageOf(after(start, failed), oauth, ({ key }) => key, signedIn)

    assert.deepStrictEqual(stepWith(true), { tone: "info", title: "You're already signed in." })
    assert.deepStrictEqual(stepWith(false), { tone: "failed", title: "You're not signed in", text: "answerUsed" })
  })

  it("stays a failure if another member was signed in before", () => {
    const other = { ...failed, problem: Problem.make("answerForeign") }

    assert.strictEqual(passageOf(other, oauth, ({ key }) => key, true).tone, "failed")
  })
})
