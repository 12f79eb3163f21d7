/** auth.md §1, §2 and §9: one test for each sentence and for each constant. */
import * as PreWarm from "@portico/client/auth/PreWarm"
import { makeVerifier } from "../../../packages/client/src/session/internal/Pkce.ts"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import * as Settings from "@portico/client/transport/Settings"
import * as Site from "@portico/client/site/Site"
import { assert, it as effect } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { auth, frameOf, fullUrl, redirectSession } from "../../client/auth/auth.ts"
import { answer, world } from "../../client/auth/silent.ts"
import { now as nowSeconds, plain, storeOf } from "../../client/session/session.ts"
import { noTokens, now, serving, tokens } from "../../client/site/serving.ts"
import { network } from "../../client/transport/network.ts"

const granted = () => Response.json({ access_token: "NEW", expires_in: 100, refresh_token: "NEXT" })
const redirect = () => Response.json({ redirectSession: { fullUrl: "https://id.example/x" } })

/** Runs pre-warming in a browser that last did so the given number of milliseconds ago. */
const preWarming = (ago: number | undefined, storage?: SiteStorage.SiteStorageShape) => {
  const net = network(() => redirectSession())
  const frame = frameOf((post) => post({ _tag: "Loaded" }))
  const kept = storage === undefined ? SiteStorage.layerMemory : Layer.succeed(SiteStorage.SiteStorage, storage)
  const visitor = storeOf(plain("ACCESS", nowSeconds + 9_000_000, "REFRESH", "visitor"))
  return Effect.gen(function* () {
    yield* TestClock.setTime(now)
    if (ago !== undefined) {
      yield* SiteStorage.SiteStorage.use(({ write }) => write(PreWarm.lastRunName, String(now - ago)))
    }
    yield* PreWarm.PreWarm.use(({ run }) => run())
    return { frame, sent: net.sent.length }
  }).pipe(
    Effect.provide(
      PreWarm.layer.pipe(
        Layer.provideMerge(auth(net, visitor, frame, {}, Layer.merge(kept, WakeEvents.layerNone))),
        Layer.provide([frame.layer, TabLock.layerMemory])
      )
    )
  )
}

describe("auth.md §1, the product", () => {
  it("visitors are anonymous (role visitor) or signed-in members (role member)", async () => {
    const { site } = serving(granted, { tokens: noTokens })
    await site.auth.getAuthHeaders()
    const before = await site.auth.getTokens()
    const data = await site.auth.generateOAuthData()
    await site.auth.setTokens(await site.auth.getMemberTokens("C", data.state, data))

    expect([before.refreshToken.role, (await site.auth.getTokens()).refreshToken.role]).toEqual(["visitor", "member"])
  })

  it("the client is created from a client id", () => {
    expect(() => Site.make({ clientId: "shop", host: "https://api.example" })).not.toThrow()
    expect(() => Site.make({ clientId: "", host: "https://api.example" })).toThrow("clientId")
  })

  it("the client is created with tokens that were stored before", async () => {
    expect(await serving(granted, { tokens }).site.auth.getTokens()).toEqual(tokens)
  })
})

describe("auth.md §2, screens", () => {
  effect.effect("a hidden frame is used for silent login", () =>
    Effect.gen(function* () {
      const { frame, run, store } = world(answer)

      yield* run(Fiber.join, "SESSION")

      assert.deepStrictEqual(frame.opened, [{ url: fullUrl, origins: ["https://id.example"] }])
      assert.strictEqual(frame.count.open, 0)
      assert.strictEqual(store.kept()?.refreshToken.role, "member")
    })
  )

  effect.effect("a hidden frame is used for pre-warming a redirect session", () =>
    Effect.gen(function* () {
      const { frame } = yield* preWarming(undefined)

      assert.deepStrictEqual(frame.opened, [{ url: fullUrl, origins: [] }])
    })
  )

  const returned = { code: "C", state: "S", error: "e", error_description: "d" }
  const names = { code: "code", state: "state", error: "error", error_description: "errorDescription" } as const

  describe.each([
    ["address fragment, the default", "https://shop.example/?code=X#", undefined],
    ["query string", "https://shop.example/?", "query"]
  ] as const)("read from the %s", (place, page, mode) => {
    it.each(Object.entries(returned))(`read from the ${place}: %s`, (name, value) => {
      const read = serving(granted).site.auth.parseFromUrl(`${page}${new URLSearchParams(returned)}`, mode)

      expect(read[names[name as keyof typeof names]]).toBe(value)
    })
  })
})

describe("auth.md §9, constants and limits", () => {
  effect.effect("silent login times out after 120000 ms", () =>
    Effect.gen(function* () {
      const { frame, run } = world(({ post }) => post({ type: "ready", storage: true }))

      const open = yield* run((login) =>
        Effect.gen(function* () {
          yield* TestClock.adjust(119_999)
          const before = frame.count.open
          yield* TestClock.adjust(1)
          yield* Fiber.await(login)
          return [before, frame.count.open]
        })
      )

      assert.deepStrictEqual(open, [1, 0])
    })
  )

  effect.effect.each([
    [0, 0],
    [604_799_999, 0],
    [604_800_000, 1]
  ] as const)("pre-warm is skipped if it ran within the last 604800000 ms: %i ms ago", ([ago, sent]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* preWarming(ago)).sent, sent)
    })
  )

  effect.effect("the last run time of pre-warm is stored in local storage", () =>
    Effect.gen(function* () {
      const texts = new Map<string, string>()
      const localStorage = {
        getItem: (name: string) => texts.get(name) ?? null,
        setItem: (name: string, text: string) => void texts.set(name, text),
        removeItem: (name: string) => void texts.delete(name)
      }
      const storage = yield* SiteStorage.SiteStorage.pipe(
        Effect.provide(SiteStorage.layerStorage("CLIENT", () => localStorage))
      )

      yield* preWarming(undefined, storage)

      assert.include([...texts.values()], String(now))
    })
  )

  it("access token expiry is the current time in seconds plus expires_in", async () => {
    const { accessToken } = await serving(granted).site.auth.renewToken({ value: "R", role: "visitor" })

    expect(accessToken.expiresAt).toBe(now / 1000 + 100)
  })

  it.each([
    [42, false],
    [43, true],
    [128, true],
    [129, false]
  ])("code verifier length is 43 to 128: %i", async (length, isAllowed) => {
    expect(Result.isSuccess(await Effect.runPromise(Effect.result(makeVerifier(length))))).toBe(isAllowed)
  })

  const requested = async (...args: Parameters<Site.Site["auth"]["getAuthUrl"]>) => {
    const { sent, site } = serving(redirect)
    await site.auth.getAuthUrl(...args)
    return sent[0]?.body
  }

  it("code challenge method is S256, scope is offline_access", async () => {
    expect(await requested()).toMatchObject({
      auth: { authRequest: { codeChallengeMethod: "S256", scope: "offline_access" } }
    })
  })

  it("response modes: fragment (the default)", async () => {
    expect(await requested()).toMatchObject({ auth: { authRequest: { responseMode: "fragment" } } })
  })

  effect.effect("response modes: web_message (silent login)", () =>
    Effect.gen(function* () {
      const { asked, run } = world(answer)

      yield* run(Fiber.join)

      assert.strictEqual(asked[0]?.["responseMode"], "web_message")
    })
  )

  it("response modes: query", async () => {
    expect(await requested(undefined, { responseMode: "query" })).toMatchObject({
      auth: { authRequest: { responseMode: "query" } }
    })
  })

  it("the default prompt is login", async () => {
    expect(await requested()).toMatchObject({ auth: { prompt: "login" } })
  })

  it.each([
    [4000, "GET"],
    [4001, "POST"]
  ])("long GET query threshold is 4000 characters: %i is sent as %s", async (length, method) => {
    const page = "https://shop.example/"
    const rest = length - new URLSearchParams({ postLogoutRedirectUri: page, clientId: "shop" }).toString().length
    const { sent, site } = serving(() => Response.json({}))

    await site.auth.endSession(page + "a".repeat(rest))

    expect(sent).toMatchObject([{ method, path: "/v1/logout" }])
  })

  it("the CDN is used by default", async () => {
    const origins: Array<string> = []
    const fetch = async (input: string | URL | Request) => {
      origins.push(new URL(input instanceof Request ? input.url : input).origin)
      return Response.json({})
    }

    await serving(granted, { edgeHost: "https://edge.example", fetch }).site.auth.changePassword("n3w")

    expect(origins).toEqual(["https://edge.example"])
  })

  it("a visible and an invisible captcha site key are configured in the client", () => {
    const captchaSiteKeys = { visible: "V", invisible: "I" }
    const settings = Settings.parse({ clientId: "shop", host: "https://api.example", captchaSiteKeys })

    expect(Result.getOrThrow(settings).captchaSiteKeys).toEqual(captchaSiteKeys)
  })
})
