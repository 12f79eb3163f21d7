import * as SiteStorage from "@portico/client/session/SiteStorage"
import type { WebStorage } from "@portico/client/session/TokenStore"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestConsole from "effect/testing/TestConsole"

const storageOf = () => {
  const texts = new Map<string, string>()
  const failing: { value: string | undefined } = { value: undefined }
  const guard = () => {
    if (failing.value !== undefined) throw new DOMException("quotes s3cret", failing.value)
  }
  const storage: WebStorage = {
    getItem: (key) => {
      guard()
      return texts.get(key) ?? null
    },
    setItem: (key, text) => {
      guard()
      texts.set(key, text)
    },
    removeItem: (key) => {
      guard()
      texts.delete(key)
    }
  }
  return { failing, storage, texts }
}

const over = (storage: WebStorage) => SiteStorage.layerStorage("CLIENT", () => storage)

const { SiteStorage: Service } = SiteStorage
const read = Service.use((site) => site.read("name"))
const write = (text: string) => Service.use((site) => site.write("name", text))
const remove = Service.use((site) => site.remove("name"))

describe.each([
  ["memory", () => SiteStorage.layerMemory],
  ["web storage", () => over(storageOf().storage)],
  ["the default storage without a document", () => SiteStorage.layer("CLIENT")]
])("SiteStorage in %s", (_, make) => {
  it.effect("returns what was written until it is removed", () =>
    Effect.gen(function* () {
      const before = yield* read
      yield* write("text")
      const kept = yield* read
      yield* remove

      assert.deepStrictEqual([before, kept, yield* read], [undefined, "text", undefined])
    }).pipe(Effect.provide(make()))
  )
})

describe("SiteStorage in web storage", () => {
  it.effect("uses a key with the client id", () =>
    Effect.gen(function* () {
      const { storage, texts } = storageOf()

      yield* write("text").pipe(Effect.provide(over(storage)))

      assert.deepStrictEqual([...texts], [["portico.name.CLIENT", "text"]])
    })
  )

  it.effect.each(["QuotaExceededError", "SecurityError"])(
    "stores values in memory while the storage throws %s",
    (name) =>
      Effect.gen(function* () {
        const { failing, storage, texts } = storageOf()

        const seen = yield* Effect.gen(function* () {
          yield* write("old")
          failing.value = name
          yield* write("new")
          const meanwhile = yield* read
          yield* remove
          const removed = yield* read
          failing.value = undefined
          const after = yield* read
          yield* write("newer")
          return [meanwhile, removed, after, yield* read]
        }).pipe(Effect.provide(over(storage)))

        assert.deepStrictEqual(seen, ["new", undefined, undefined, "newer"])
        assert.deepStrictEqual([...texts.values()], ["newer"])
        const logged = (yield* TestConsole.logLines).join()
        assert.include(logged, `The storage failed to save: ${name}.`)
        assert.notInclude(logged, "s3cret")
      })
  )
})
