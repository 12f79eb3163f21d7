import * as AuthSite from "@portico/client/site/AuthSite"
import * as SiteData from "@portico/client/site/SiteData"
import * as Provider from "@portico/provider/Provider"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import { afterEach, describe, expect, it, vi } from "vitest"

const open = (options: Partial<AuthSite.Options> = {}) => {
  const provider = Provider.make({ seed: Bookshop.seed, passwordIterations: 10 })
  return AuthSite.make({
    clientId: Bookshop.clientId,
    host: "http://provider.test",
    returnAddresses: ["http://localhost:5173/"],
    fetch: (...call) => provider.handler(new Request(...call)),
    ...options
  })
}

describe("a site that only signs members in", () => {
  it("shares its session with the collections that are added to it", async () => {
    const site = open()
    const data = SiteData.make(site)

    await expect(data.insert("reviews", { bookId: "emma", rating: 5 })).rejects.toMatchObject({ code: "WDE0027" })
    expect(await site.auth.signIn(Bookshop.accounts.ada)).toEqual({ loginState: "SIGNED_IN" })
    expect(await data.insert("reviews", { bookId: "emma", rating: 5 })).toMatchObject({ rating: 5 })
    await site.auth.logout()

    expect(await data.query("books").limit(1).find()).toHaveLength(1)
  })

  it("ends the work of its collections when it is disposed", async () => {
    const site = open()
    const data = SiteData.make(site)
    await data.query("books").limit(1).find()

    await site.dispose()

    await expect(data.query("books").find()).rejects.toMatchObject({ code: "Disposed" })
  })

  it("is required for collections", () => {
    expect(() => SiteData.make({ auth: {} as AuthSite.SiteAuth })).toThrow(
      new TypeError("Expected a site of AuthSite.make or Site.make.")
    )
  })
})

describe("a cached access token", () => {
  const start = 1_700_000_000
  let seconds = start
  const tokensUntil = (value: string, expiresAt: number) => ({
    accessToken: { value, expiresAt },
    refreshToken: { value: "REFRESH", role: "member" as const }
  })
  const cached = async () => {
    seconds = start
    const site = AuthSite.make({
      clientId: "shop",
      host: "https://api.example",
      now: () => seconds * 1000,
      tokens: tokensUntil("OLD", start + 3600),
      fetch: async () => Response.json({ access_token: "NEW", expires_in: 3600, refresh_token: "NEXT" })
    })
    const token = async () => (await site.auth.getAuthHeaders()).headers.Authorization
    expect(await token()).toBe("OLD")
    return { site, token }
  }

  it("is a promise that is already settled", async () => {
    const { site } = await cached()
    let isSettled = false

    void site.auth.getAuthHeaders().then(() => {
      isSettled = true
    })
    await Promise.resolve()

    expect(isSettled).toBe(true)
  })

  it("is replaced once it has expired", async () => {
    const { token } = await cached()

    seconds = start + 3601

    expect(await token()).toBe("NEW")
  })

  it("is replaced after a server refused it", async () => {
    const { site, token } = await cached()

    expect(await site.auth.reportRefused("OLD")).toBe(true)

    expect(await token()).toBe("NEW")
  })

  it("is replaced with the session", async () => {
    const { site, token } = await cached()

    await site.auth.setTokens(tokensUntil("OTHER", start + 3600))

    expect(await token()).toBe("OTHER")
  })

  it("is not available after dispose", async () => {
    const { site, token } = await cached()

    await site.dispose()

    await expect(token()).rejects.toMatchObject({ code: "Disposed" })
  })
})

describe("a call whose code is loaded on demand", () => {
  const file = "../../../packages/client/src/site/internal/SiteAuthOnDemand.ts"
  afterEach(() => {
    vi.doUnmock(file)
    vi.resetModules()
  })

  it("rejects if the code cannot be loaded, and the next call loads it again", async () => {
    vi.doMock(file, () => {
      throw new TypeError("Failed to fetch dynamically imported module")
    })
    const site = open()

    await expect(site.auth.getUser()).rejects.toMatchObject({
      code: "ChunkMissing",
      message: "A part of the client could not be loaded."
    })
    vi.doUnmock(file)

    expect(await site.auth.getUser()).toBeNull()
  })

  it("is loaded once for calls at the same time", async () => {
    let loads = 0
    vi.doMock(file, async (original) => {
      loads++
      return await original<object>()
    })
    const site = open()

    await Promise.all([site.auth.getUser(), site.auth.generateOAuthData(), site.auth.listSessions().catch(() => [])])

    expect(loads).toBe(1)
  })
})
