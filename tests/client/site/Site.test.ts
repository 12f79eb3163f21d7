import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import * as Site from "@portico/client/site/Site"
import { describe, expect, it } from "vitest"
import { serving, tokens } from "./serving.ts"

const found = () => Response.json({ dataItem: { id: "b1", data: { _id: "b1" } } })

describe("Site.make", () => {
  it("sends nothing before the first call, which uses the given tokens", async () => {
    const { sent, site } = serving(found)

    expect(sent).toEqual([])
    await site.data.get("books", "b1")

    expect(sent.map(({ authorization }) => authorization)).toEqual(["ACCESS"])
  })

  it("obtains visitor tokens if there are none", async () => {
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

  it("stores its tokens in the given storage", async () => {
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

  it("rejects calls after dispose", async () => {
    const { site } = serving(found)
    await site.data.get("books", "b1")

    await site.dispose()

    await expect(site.data.get("books", "b1")).rejects.toMatchObject({
      code: "Disposed",
      message: "The client was disposed. Create another one with AuthSite.make or Site.make."
    })
  })

  it("throws if a setting is invalid", () => {
    expect(() => Site.make({ clientId: "", host: "https://api.example" })).toThrow(/clientId/)
  })

  it("throws if the tokens are invalid, without showing them", () => {
    const make = () =>
      Site.make({ clientId: "shop", host: "https://api.example", tokens: { accessToken: "s3cret" } as never })

    expect(make).toThrow(/^The setting tokens must be \{ accessToken/)
    expect(make).not.toThrow(/s3cret/)
  })
})

describe("clients that share a storage in one process", () => {
  const entries = () => {
    const values = new Map<string, string>()
    const view = (): Storage => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key)
    })
    return view
  }
  type Storage = NonNullable<Site.Options["storage"]>

  it.each([
    ["the same object", (view: () => Storage) => view()],
    ["views of the same entries", () => undefined]
  ] as const)("send one refresh: %s", async (_, objectOf) => {
    const view = entries()
    const shared = objectOf(view)
    let used = 0
    const fetch = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return ++used === 1
        ? Response.json({ access_token: "NEW", expires_in: 600, refresh_token: "NEXT" })
        : Response.json({ error: "invalid_grant" }, { status: 400 })
    }
    const make = () => Site.make({ clientId: "shop", host: "https://api.example", storage: shared ?? view(), fetch })
    const first = make()
    await first.auth.setTokens({
      accessToken: { value: "OLD", expiresAt: 1 },
      refreshToken: { value: "REFRESH", role: "member" }
    })
    const clients = [first, make(), make()]

    const tokens = await Promise.all(clients.map(({ auth }) => auth.getAuthHeaders()))

    expect(new Set(tokens.map(({ headers }) => headers.Authorization))).toEqual(new Set(["NEW"]))
    expect(used).toBe(1)
    expect(await Promise.all(clients.map(({ auth }) => auth.loggedIn()))).toEqual([true, true, true])
  })
})

it("Site.make lets a script exit that refreshed once and did not call dispose", async () => {
  const program = fileURLToPath(new URL("refreshOnce.ts", import.meta.url))

  const { stdout } = await promisify(execFile)(process.execPath, [program])

  const { ms, token } = JSON.parse(stdout) as { readonly token: string; readonly ms: number }
  expect(token).toBe("NEW")
  expect(ms).toBeLessThan(3000)
})
