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

    await expect(data.query("books").find()).rejects.toBeDefined()
  })

  it("is required for collections", () => {
    expect(() => SiteData.make({ auth: {} as AuthSite.SiteAuth })).toThrow(
      new TypeError("Expected a site of AuthSite.make or Site.make.")
    )
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
