import { type CookieAttributes, type CookieJar, layer, storage } from "@portico/client/session/TokenCookies"
import { layerStorage, TokenStore } from "@portico/client/session/TokenStore"
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import * as TestConsole from "effect/testing/TestConsole"
import { granted, network } from "../transport/network.ts"
import { access, expiredMember, grants, member, plain, refresh, run, seal, storeOf, unseal } from "./session.ts"

const name = "portico.tokens.CLIENT"

interface Written {
  readonly name: string
  readonly value: string
  readonly attributes: CookieAttributes
}

/** Creates a browser with cookies and a jar per request that shows either the request's cookies or later ones too. */
const browserOf = (initial: Readonly<Record<string, string>> = {}) => {
  const cookies = new Map(Object.entries(initial))
  const jar = (isLive: boolean): CookieJar & { readonly written: ReadonlyArray<Written> } => {
    const sent = isLive ? cookies : new Map(cookies)
    const written: Array<Written> = []
    return {
      written,
      read: (name) => sent.get(name),
      write: (name, value, attributes) => {
        written.push({ name, value, attributes })
        if (attributes.maxAge > 0) cookies.set(name, value)
        else cookies.delete(name)
      }
    }
  }
  return { cookies, jar }
}

const save = (tokens: typeof member) => TokenStore.use((store) => store.save(seal(tokens)))
const load = TokenStore.use((store) => Effect.map(store.load, Option.map(unseal)))
const remove = TokenStore.use((store) => store.remove)

const long = (length: number) => plain("A".repeat(length), member.accessToken.expiresAt, "R", "member")

describe.each([
  ["that shows written cookies", true],
  ["that shows only the request's cookies", false]
])("a cookie jar %s", (_, isLive) => {
  it.effect.each([
    ["short", member, 1],
    ["long", long(6000), 3]
  ] as const)("returns %s tokens in this request and the next until they are removed", ([, tokens, count]) =>
    Effect.gen(function* () {
      const browser = browserOf()

      const [before, kept] = yield* Effect.all([load, Effect.andThen(save(tokens), load)]).pipe(
        Effect.provide(layer("CLIENT", browser.jar(isLive)))
      )
      const names = [...browser.cookies.keys()]
      const [next, after] = yield* Effect.all([load, Effect.andThen(remove, load)]).pipe(
        Effect.provide(layer("CLIENT", browser.jar(isLive)))
      )

      assert.deepStrictEqual(
        [before, kept, next, after],
        [Option.none(), Option.some(tokens), Option.some(tokens), Option.none()]
      )
      assert.deepStrictEqual(names, [name, `${name}.1`, `${name}.2`].slice(0, count))
      assert.deepStrictEqual([...browser.cookies], [])
    })
  )

  it.effect("contains nothing after long tokens are removed in the same request", () =>
    Effect.gen(function* () {
      const browser = browserOf()

      yield* Effect.all([save(long(6000)), remove]).pipe(Effect.provide(layer("CLIENT", browser.jar(isLive))))

      assert.deepStrictEqual([...browser.cookies.keys()], [])
    })
  )

  it.effect("contains only the cookies that shorter tokens need", () =>
    Effect.gen(function* () {
      const browser = browserOf()

      yield* save(long(6000)).pipe(Effect.provide(layer("CLIENT", browser.jar(isLive))))
      const kept = yield* Effect.andThen(save(member), load).pipe(Effect.provide(layer("CLIENT", browser.jar(isLive))))

      assert.deepStrictEqual([...browser.cookies.keys()], [name])
      assert.deepStrictEqual(kept, Option.some(member))
    })
  )
})

describe("a token cookie", () => {
  it.effect("is sent to the whole site over https, is hidden from scripts and needs no escaping", () =>
    Effect.gen(function* () {
      const jar = browserOf().jar(true)

      yield* save(long(6000)).pipe(Effect.provide(layer("CLIENT", jar)))

      assert.deepStrictEqual(jar.written[0]?.attributes, {
        path: "/",
        sameSite: "lax",
        secure: true,
        httpOnly: true,
        maxAge: 34_560_000
      })
      for (const { name, value } of jar.written) {
        assert.match(value, /^[\w.-]+$/)
        assert.isAtMost(name.length + value.length, 4096)
      }
    })
  )

  it.effect("has the given attributes, even when it is removed", () =>
    Effect.gen(function* () {
      const jar = browserOf().jar(true)
      const attributes: Partial<CookieAttributes> = {
        path: "/shop",
        domain: "shop.example",
        httpOnly: false,
        sameSite: "strict"
      }

      yield* Effect.andThen(save(member), remove).pipe(Effect.provide(layer("CLIENT", jar, attributes)))

      assert.deepInclude(jar.written[0]?.attributes, attributes)
      assert.deepInclude(jar.written[1]?.attributes, { ...attributes, maxAge: 0 })
    })
  )

  it.effect("has a valid name for any client id", () =>
    Effect.gen(function* () {
      const jar = browserOf().jar(true)

      yield* save(member).pipe(Effect.provide(layer("my shop; a=b", jar)))

      assert.match(jar.written[0]?.name ?? "", /^[\w.%-]+$/)
    })
  )
})

describe("TokenCookies.layer", () => {
  it.effect.each([
    ["rubbish", "undefined"],
    ["other data", "1.dW5kZWZpbmVk"],
    ["incomplete tokens", "2.eyJhY2Nlc3NUb2tlbiI6"],
    ["an unknown number of parts", "9.e30"]
  ] as const)("fails without quoting the cookie if it contains %s", ([, value]) =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(load).pipe(
        Effect.provide(layer("CLIENT", browserOf({ [name]: value }).jar(true)))
      )

      assert.strictEqual(failure.message, "The storage failed to load: the stored value is not a token set.")
    })
  )

  it.effect("rejects tokens that are too long and writes no part of them", () =>
    Effect.gen(function* () {
      const jar = browserOf().jar(true)

      const failure = yield* Effect.flip(save(long(20_000))).pipe(Effect.provide(layer("CLIENT", jar)))

      assert.strictEqual(failure.message, "The storage failed to save: RangeError.")
      assert.deepStrictEqual(jar.written, [])
    })
  )

  it.effect("logs a failure to write cookies, and the session continues", () =>
    Effect.gen(function* () {
      const jar = browserOf().jar(true)
      yield* save(expiredMember).pipe(Effect.provide(layer("CLIENT", jar)))
      const closed: CookieJar = {
        read: (name) => jar.read(name),
        write: () => {
          throw new DOMException("headers were sent", "InvalidStateError")
        }
      }
      const store = { ...storeOf(), layer: layer("CLIENT", closed) }

      const token = yield* run(
        network(() => granted("NEW", "NEXT")),
        store,
        access
      )

      assert.strictEqual(token, "NEW")
      assert.include((yield* TestConsole.logLines).join(), "The storage failed to save: InvalidStateError.")
    })
  )

  it.effect("loads the tokens that the jar shows later", () =>
    Effect.gen(function* () {
      const browser = browserOf()
      const later = browser.jar(true)
      const early = new Map<string, string>()
      let isLate = false
      const jar: CookieJar = { read: (name) => (isLate ? later.read(name) : early.get(name)), write: () => undefined }

      const kept = yield* Effect.gen(function* () {
        yield* save(expiredMember)
        const before = yield* load
        yield* save(member).pipe(Effect.provide(layer("CLIENT", later)))
        isLate = true
        return [before, yield* load]
      }).pipe(Effect.provide(layer("CLIENT", jar)))

      assert.deepStrictEqual(kept, [Option.some(expiredMember), Option.some(member)])
    })
  )

  it.effect("does not use spent tokens that the jar still shows", () =>
    Effect.gen(function* () {
      const browser = browserOf()
      yield* save(expiredMember).pipe(Effect.provide(layer("CLIENT", browser.jar(true))))
      const net = network((_, index) => granted(`NEW-${index}`, `NEXT-${index}`, 60))
      const store = { ...storeOf(), layer: layer("CLIENT", browser.jar(false)) }

      yield* run(net, store, Effect.andThen(access, Effect.andThen(TestClock.adjust("61 seconds"), access)))

      const next = yield* load.pipe(Effect.provide(layer("CLIENT", browser.jar(true))))
      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH"), refresh("NEXT-0")])
      assert.strictEqual(Option.getOrUndefined(next)?.refreshToken.value, "NEXT-1")
    })
  )
})

/** A document whose cookies behave as in a browser, and its local storage. */
const pageOf = (cookies: Map<string, string>) => {
  const local = new Map<string, string>()
  const written: Array<string> = []
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(text) ?? []
      if (rest.includes("Max-Age=0")) cookies.delete(name)
      else cookies.set(name, value)
    }
  })
  vi.stubGlobal("location", { protocol: "https:" })
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => void local.set(key, text),
    removeItem: (key: string) => void local.delete(key)
  })
  return { local, written }
}

describe("the cookies of a page", () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.effect("are the session that the server has set", () =>
    Effect.gen(function* () {
      const browser = browserOf()
      yield* save(long(6000)).pipe(Effect.provide(layer("CLIENT", browser.jar(true))))
      pageOf(browser.cookies)

      const found = yield* load.pipe(Effect.provide(layerStorage("CLIENT", () => storage("CLIENT"))))
      yield* save(member).pipe(Effect.provide(layerStorage("CLIENT", () => storage("CLIENT"))))
      const onServer = yield* load.pipe(Effect.provide(layer("CLIENT", browser.jar(true))))

      assert.deepStrictEqual(found, Option.some(long(6000)))
      assert.deepStrictEqual(onServer, Option.some(member))
    })
  )

  it.effect("notify other tabs, but leave no token in the local storage", () =>
    Effect.gen(function* () {
      const { local, written } = pageOf(new Map())
      const page = storage("CLIENT")

      yield* save(member).pipe(Effect.provide(layerStorage("CLIENT", () => page)))
      page.setItem("portico.other", "text")

      assert.deepStrictEqual([...local.keys()], [name, "portico.other"])
      assert.match(local.get(name) ?? "", /^\d+$/)
      assert.strictEqual(page.getItem("portico.other"), "text")
      assert.match(written[0] ?? "", /; Path=\/; Max-Age=34560000; SameSite=lax; Secure$/)

      page.removeItem(name)
      page.removeItem("portico.other")
      assert.deepStrictEqual([...local], [])
      assert.strictEqual(page.getItem(name), null)
    })
  )
})
