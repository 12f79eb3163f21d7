import * as Site from "@portico/client/site/Site"
import { describe, expect, it } from "vitest"
import { serving, tokens } from "./serving.ts"

const found = () => Response.json({ dataItem: { id: "b1", data: { _id: "b1" } } })

describe("a site", () => {
  it("sends nothing before its first call, and that with the tokens it was given", async () => {
    const { sent, site } = serving(found)

    expect(sent).toEqual([])
    await site.data.get("books", "b1")

    expect(sent.map(({ authorization }) => authorization)).toEqual(["ACCESS"])
  })

  it("gets visitor tokens where it was given none", async () => {
    const { sent, site } = serving(
      ({ path }) =>
        path === "/oauth2/token"
          ? Response.json({ access_token: "VISITOR", expires_in: 14_400, refresh_token: "R" })
          : found(),
      { tokens: { accessToken: { value: "", expiresAt: 0 }, refreshToken: { value: "", role: "none" } } }
    )

    await site.data.get("books", "b1")

    expect(sent.map(({ authorization, path }) => [path, authorization])).toEqual([
      ["/oauth2/token", null],
      ["/v2/items/b1", "VISITOR"]
    ])
  })

  it("keeps its tokens in the storage it is given", async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key)
    }
    const { site } = serving(found, { storage })
    await site.data.get("books", "b1")

    const { site: later } = serving(found, { storage, tokens: undefined as never })

    expect((await later.auth.getTokens()).accessToken.value).toBe("ACCESS")
  })

  it.each([
    ["token", "/oauth2/token", (site: Site.Site) => site.auth.renewToken(tokens.refreshToken)],
    ["redirects", "/_api/redirects-api/v1/redirect-session", (site: Site.Site) => site.auth.createRedirectSession()],
    [
      "authentication",
      "/_api/iam/authentication/v2/login",
      (site: Site.Site) => site.auth.login({ email: "a@b.co", password: "pw" })
    ],
    ["recovery", "/_api/iam/recovery/v1/send-email", (site: Site.Site) => site.auth.sendPasswordResetEmail("a@b.co")],
    ["verification", "/_api/iam/verification/v1/Start", (site: Site.Site) => site.auth.startVerification()],
    ["graphql", "/graphql/alpha", (site: Site.Site) => site.auth.graphql("{ x }")],
    ["data", "/wix-data/v2/items/b1", (site: Site.Site) => site.data.get("books", "b1")]
  ])('sends to the hosted provider\'s paths with paths: "hosted": %s', async (_, path, call) => {
    const { sent, site } = serving(() => Response.json({}), { paths: "hosted" })

    await call(site).catch(() => undefined)

    expect(sent.map((one) => one.path)).toEqual([path])
  })

  it("rejects its calls once it is disposed of", async () => {
    const { site } = serving(found)
    await site.data.get("books", "b1")

    await site.dispose()

    await expect(site.data.get("books", "b1")).rejects.toBeDefined()
  })

  it("does not come into being with settings that cannot work", () => {
    expect(() => Site.make({ clientId: "", host: "https://api.example" })).toThrow(/clientId/)
  })

  it("does not come into being with tokens that are none, and tells nothing of them", () => {
    const make = () =>
      Site.make({ clientId: "shop", host: "https://api.example", tokens: { accessToken: "s3cret" } as never })

    expect(make).toThrow(/^The setting tokens must be \{ accessToken/)
    expect(make).not.toThrow(/s3cret/)
  })
})
