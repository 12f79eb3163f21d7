import { assert, describe, it } from "@effect/vitest"
import * as Submission from "../../../packages/react/src/form/Submission.ts"
import * as Problem from "../../../packages/react/src/problem/Problem.ts"

type State = Submission.Submission<string>
type Event = Submission.Event<string, string>

const submit: Event = { _tag: "Submit", entries: "entries", problem: undefined }
const failed = (problem: Problem.Problem): Event => ({ _tag: "Failed", problem })
const after = (...events: ReadonlyArray<Event>): State => events.reduce<State>(Submission.reduce, Submission.idle)

describe("Submission.reduce", () => {
  it("sends, opens the session and finishes", () => {
    assert.deepStrictEqual(after(submit), { _tag: "Submitting", attempt: 1, step: "sending" })
    assert.deepStrictEqual(after(submit, { _tag: "Opening" }), { _tag: "Submitting", attempt: 1, step: "opening" })
    assert.deepStrictEqual(after(submit, { _tag: "Opening" }, { _tag: "Succeeded", outcome: "in" }), {
      _tag: "Done",
      outcome: "in"
    })
  })

  it("sends once for several clicks", () => {
    const sending = after(submit)

    assert.strictEqual(Submission.reduce(sending, submit), sending)
  })

  it("does not send invalid entries", () => {
    const problem = Problem.ofFields({ email: "emailMissing" })

    assert.deepStrictEqual(after({ ...submit, problem }), { _tag: "Failed", attempt: 1, problem, wait: 0 })
  })

  it("can retry after a failure, and counts the attempts", () => {
    const offline = Problem.make("offline")
    const state = after(submit, failed(offline), submit, failed(offline))

    assert.deepStrictEqual(state, { _tag: "Failed", attempt: 2, problem: offline, wait: 0 })
    assert.isTrue(Submission.canSubmit(state))
  })

  it("waits for as long as the provider requires, and cannot be submitted earlier", () => {
    const limited = Problem.make("rateLimited", { retryAfter: 1.2 })
    const state = after(submit, failed(limited))

    assert.strictEqual(Submission.waitOf(state), 2)
    assert.strictEqual(Submission.reduce(state, submit), state)
    assert.isFalse(Submission.canSubmit(state))
    assert.strictEqual(Submission.reduce(state, { _tag: "Tick", left: 2 }), state)
    assert.strictEqual(Submission.waitOf(Submission.reduce(state, { _tag: "Tick", left: 1 })), 1)
    const over = after(submit, failed(limited), { _tag: "Tick", left: 1 }, { _tag: "Tick", left: 0 })
    assert.strictEqual(Submission.waitOf(over), 0)
    assert.isTrue(Submission.canSubmit(over))
  })

  it("reports a slow attempt until its end", () => {
    const slow = { _tag: "Submitting", attempt: 1, step: "sending", slow: true } as const

    assert.deepStrictEqual(after(submit, { _tag: "Slow" }), slow)
    assert.deepStrictEqual(after(submit, { _tag: "Slow" }, { _tag: "Opening" }), { ...slow, step: "opening" })
    assert.strictEqual(after({ _tag: "Slow" }), Submission.idle)
    assert.deepStrictEqual(after(submit, { _tag: "Slow" }, failed(Problem.make("offline")), submit), {
      _tag: "Submitting",
      attempt: 2,
      step: "sending"
    })
  })

  it("ignores a response that it does not wait for", () => {
    assert.strictEqual(after({ _tag: "Succeeded", outcome: "late" }), Submission.idle)
    assert.strictEqual(after(failed(Problem.make("offline"))), Submission.idle)
    assert.strictEqual(after({ _tag: "Opening" }), Submission.idle)
  })

  it("is not sent again once it is done, and starts again after a reset", () => {
    const done = after(submit, { _tag: "Succeeded", outcome: "in" })

    assert.strictEqual(Submission.reduce(done, submit), done)
    assert.strictEqual(Submission.reduce(done, { _tag: "Reset" }), Submission.idle)
    assert.strictEqual(after({ _tag: "Reset" }), Submission.idle)
  })
})
