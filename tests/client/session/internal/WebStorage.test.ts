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

describe("a use of a storage", () => {
  it.effect.each([
    ["a full one", new DOMException("quotes s3cret", "QuotaExceededError"), "QuotaExceededError"],
    ["a refused one", new DOMException("quotes s3cret", "SecurityError"), "SecurityError"],
    ["one that throws a text", "s3cret", "undefined"],
    ["one that throws nothing", undefined, "undefined"]
  ] as const)("fails with the name of the error alone: %s", ([, error, name]) =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(attempt("save", throwing(error)))

      assert.strictEqual(failure.message, `The storage failed to save: ${name}.`)
      assert.notInclude(JSON.stringify(failure), "s3cret")
    })
  )

  it.effect("is survived, and each of its failures reported once", () =>
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

it("a storage of the browser is opened at each use, since it may be refused later", () => {
  vi.stubGlobal("document", {})
  const open = opening("localStorage")
  const own = memory()
  vi.stubGlobal("localStorage", own)

  assert.strictEqual(open(), own)
})

it("without a document there is one in memory, for each its own", () => {
  const [first, second] = [opening("sessionStorage"), opening("sessionStorage")]
  first().setItem("name", "text")

  assert.deepStrictEqual([first().getItem("name"), second().getItem("name")], ["text", null])
})
