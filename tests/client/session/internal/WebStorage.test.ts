import { attempt, memory, opening, surviving } from "../../../../packages/client/src/session/internal/WebStorage.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestConsole from "effect/testing/TestConsole"
import { afterEach, vi } from "vitest"

afterEach(() => {
  vi.unstubAllGlobals()
})

const throwing = (error: unknown) => () => {
  throw error
}

describe("a web storage", () => {
  it.effect.each([
    ["full", new DOMException("quotes s3cret", "QuotaExceededError"), "QuotaExceededError"],
    ["refused", new DOMException("quotes s3cret", "SecurityError"), "SecurityError"],
    ["throwing a string", "s3cret", "undefined"],
    ["throwing undefined", undefined, "undefined"]
  ] as const)("fails with only the name of the error: %s", ([, error, name]) =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(attempt("save", throwing(error)))

      assert.strictEqual(failure.message, `The storage failed to save: ${name}.`)
      assert.notInclude(JSON.stringify(failure), "s3cret")
    })
  )

  it.effect("logs each kind of failure once and continues", () =>
    Effect.gen(function* () {
      const survive = surviving()
      const save = survive(attempt("save", throwing(new DOMException("", "QuotaExceededError"))))
      const load = survive(attempt("load", throwing(new DOMException("", "QuotaExceededError"))))

      yield* Effect.all([save, load, save, load, save])
      const fine = yield* survive(attempt("load", () => "text"))

      assert.strictEqual(fine, "text")
      assert.deepStrictEqual(
        (yield* TestConsole.logLines).flatMap((line) => /The storage.*\.$/m.exec(String(line)) ?? []),
        ["The storage failed to save: QuotaExceededError.", "The storage failed to load: QuotaExceededError."]
      )
    })
  )
})

it("opening opens the browser's storage on each use", () => {
  vi.stubGlobal("document", {})
  const open = opening("localStorage")
  const own = memory()
  vi.stubGlobal("localStorage", own)

  assert.strictEqual(open(), own)
})

it("opening returns a separate memory storage if there is no document", () => {
  const [first, second] = [opening("sessionStorage"), opening("sessionStorage")]
  first().setItem("name", "text")

  assert.deepStrictEqual([first().getItem("name"), second().getItem("name")], ["text", null])
})
