import { layerMemory, layerStorage, TokenStore, type WebStorage } from "@portico/client/session/TokenStore"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { member, seal, unseal } from "./session.ts"

const key = "portico.tokens.CLIENT"

const storageOf = (initial: Readonly<Record<string, string>> = {}) => {
  const texts = new Map(Object.entries(initial))
  const storage: WebStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key)
  }
  return { storage, texts }
}

const broken = (name: string): WebStorage => {
  const fail = () => {
    throw new DOMException(`quotes ${JSON.stringify(member)}`, name)
  }
  return { getItem: fail, setItem: fail, removeItem: fail }
}

const stored = (storage: WebStorage) => layerStorage("CLIENT", () => storage)

describe.each([
  ["memory", () => layerMemory],
  ["a web storage", () => stored(storageOf().storage)]
])("%s", (_, make) => {
  it.effect("gives back what it was given, until it is removed", () =>
    Effect.gen(function* () {
      const store = yield* TokenStore
      const before = yield* store.load
      yield* store.save(seal(member))
      const kept = yield* store.load
      yield* store.remove

      assert.isTrue(Option.isNone(before))
      assert.deepStrictEqual(Option.map(kept, unseal), Option.some(member))
      assert.isTrue(Option.isNone(yield* store.load))
    }).pipe(Effect.provide(make()))
  )
})

describe("a web storage", () => {
  it.effect("keeps the tokens in the site façade's form, under a key of the client's own", () =>
    Effect.gen(function* () {
      const { storage, texts } = storageOf()

      yield* TokenStore.use((store) => store.save(seal(member))).pipe(Effect.provide(stored(storage)))

      assert.deepStrictEqual(
        [...texts].map(([key, text]) => [key, JSON.parse(text)]),
        [[key, member]]
      )
    })
  )

  it.effect.each(["undefined", "{}", "null", "{", JSON.stringify({ ...member, accessToken: "A" })])(
    "that holds rubbish says so without quoting it: %s",
    (text) =>
      Effect.gen(function* () {
        const failure = yield* TokenStore.use((store) => store.load).pipe(
          Effect.provide(stored(storageOf({ [key]: text }).storage)),
          Effect.flip
        )

        assert.strictEqual(failure.message, "The token store failed to load: it holds something else.")
      })
  )

  it.effect.each(["QuotaExceededError", "SecurityError"])("that throws fails with its name alone: %s", (name) =>
    Effect.gen(function* () {
      const store = yield* TokenStore
      const failures = yield* Effect.all([
        Effect.flip(store.load),
        Effect.flip(store.save(seal(member))),
        Effect.flip(store.remove)
      ])

      assert.deepStrictEqual(
        failures.map((failure) => failure.message),
        ["load", "save", "remove"].map((operation) => `The token store failed to ${operation}: ${name}.`)
      )
    }).pipe(Effect.provide(stored(broken(name))))
  )

  it.effect("tells what another tab stores and removes, and nothing of other keys, until its scope ends", () =>
    Effect.gen(function* () {
      const heard: Array<unknown> = []
      const tell = (values: { readonly key: string | null; readonly newValue: string | null }) =>
        globalThis.dispatchEvent(Object.assign(new Event("storage"), values))
      const target = new EventTarget()
      yield* Effect.acquireRelease(
        Effect.sync(() => Object.assign(globalThis, pick(target))),
        () => Effect.sync(() => Object.keys(pick(target)).forEach((name) => Reflect.deleteProperty(globalThis, name)))
      )

      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* TokenStore.use((store) => store.watch((tokens) => void heard.push(Option.map(tokens, unseal))))
          tell({ key, newValue: JSON.stringify(member) })
          tell({ key: "other", newValue: "x" })
          tell({ key, newValue: "rubbish" })
          tell({ key: null, newValue: null })
        })
      )
      tell({ key, newValue: JSON.stringify(member) })

      assert.deepStrictEqual(heard, [Option.some(member), Option.none(), Option.none()])
    }).pipe(Effect.provide(stored(storageOf().storage)))
  )
})

const pick = (target: EventTarget) => ({
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target)
})
