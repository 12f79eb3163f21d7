import {
  layer,
  layerMemory,
  layerSession,
  layerStorage,
  TokenStore,
  type WebStorage
} from "@portico/client/session/TokenStore"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { vi } from "vitest"
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
  ["web storage", () => stored(storageOf().storage)]
])("TokenStore in %s", (_, make) => {
  it.effect("returns what was saved until it is removed", () =>
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

describe("TokenStore in web storage", () => {
  it.effect("stores the tokens in the site facade's form under a key with the client id", () =>
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
    "fails without quoting invalid content: %s",
    (text) =>
      Effect.gen(function* () {
        const failure = yield* TokenStore.use((store) => store.load).pipe(
          Effect.provide(stored(storageOf({ [key]: text }).storage)),
          Effect.flip
        )

        assert.strictEqual(failure.message, "The storage failed to load: the stored value is not a token set.")
      })
  )

  it.effect.each(["QuotaExceededError", "SecurityError"])("fails with only the name of the error: %s", (name) =>
    Effect.gen(function* () {
      const store = yield* TokenStore
      const failures = yield* Effect.all([
        Effect.flip(store.load),
        Effect.flip(store.save(seal(member))),
        Effect.flip(store.remove)
      ])

      assert.deepStrictEqual(
        failures.map((failure) => failure.message),
        ["load", "save", "remove"].map((operation) => `The storage failed to ${operation}: ${name}.`)
      )
    }).pipe(Effect.provide(stored(broken(name))))
  )

  it.effect("reports changes of its key by other tabs until the scope closes", () =>
    Effect.gen(function* () {
      let heard = 0
      const tell = (values: { readonly key: string | null; readonly newValue: string | null }) =>
        globalThis.dispatchEvent(Object.assign(new Event("storage"), values))
      const target = new EventTarget()
      yield* Effect.acquireRelease(
        Effect.sync(() => Object.assign(globalThis, pick(target))),
        () => Effect.sync(() => Object.keys(pick(target)).forEach((name) => Reflect.deleteProperty(globalThis, name)))
      )

      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* TokenStore.use((store) => store.watch(() => void heard++))
          tell({ key, newValue: JSON.stringify(member) })
          tell({ key: "other", newValue: "x" })
          tell({ key, newValue: "rubbish" })
          tell({ key: null, newValue: null })
        })
      )
      tell({ key, newValue: JSON.stringify(member) })

      assert.strictEqual(heard, 3)
    }).pipe(Effect.provide(stored(storageOf().storage)))
  )
})

describe.each([
  ["local storage", "localStorage", layer],
  ["session storage", "sessionStorage", layerSession]
] as const)("TokenStore in %s", (_, name, of) => {
  it.effect("uses memory if there is no document", () =>
    Effect.gen(function* () {
      const { storage, texts } = storageOf()
      const saving = TokenStore.use((store) => Effect.andThen(store.save(seal(member)), store.load))

      const inMemory = yield* saving.pipe(Effect.provide(of("CLIENT")))
      const before = texts.size
      vi.stubGlobal("document", {})
      vi.stubGlobal(name, storage)
      const kept = yield* Effect.suspend(() => saving.pipe(Effect.provide(of("CLIENT"))))
      vi.unstubAllGlobals()

      assert.deepStrictEqual([inMemory, kept].map(Option.map(unseal)), [Option.some(member), Option.some(member)])
      assert.deepStrictEqual([before, [...texts.keys()]], [0, [key]])
    })
  )
})

it.effect("TokenStore stores the session of its tokens", () =>
  Effect.gen(function* () {
    const { storage } = storageOf()

    const kept = yield* TokenStore.use((store) =>
      Effect.andThen(store.save(Object.assign(seal(member), { session: "one" })), store.load)
    ).pipe(Effect.provide(stored(storage)))

    assert.strictEqual(Option.getOrUndefined(kept)?.session, "one")
  })
)

const pick = (target: EventTarget) => ({
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target)
})
