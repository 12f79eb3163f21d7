import type * as Site from "@portico/client/site/Site"
import { describe, expect, it } from "vitest"
import { noTokens, now, serving, tokens } from "../serving.ts"

const refusal = () =>
  Response.json(
    { error: "invalid_grant", message: "gone" },
    { status: 400, statusText: "Bad Request", headers: { "x-request-id": "REQ-9" } }
  )

describe("a token grant that fails", () => {
  it.each([
    [
      "renewToken",
      (auth: ReturnType<typeof serving>["site"]["auth"]) => auth.renewToken({ value: "R", role: "member" })
    ],
    [
      "getMemberTokens",
      (auth: ReturnType<typeof serving>["site"]["auth"]) =>
        auth.getMemberTokens("C", "S", {
          codeChallenge: "CH",
          codeVerifier: "V",
          state: "S",
          redirectUri: "",
          originalUri: ""
        })
    ],
    [
      "getMemberTokensForExternalLogin",
      (auth: ReturnType<typeof serving>["site"]["auth"]) => auth.getMemberTokensForExternalLogin("m1", "SECOND")
    ]
  ])("%s says so with the status text and the request id", async (_, call) => {
    const { site } = serving(refusal)

    await expect(call(site.auth)).rejects.toMatchObject({
      message: "Failed to fetch tokens from OAuth API: Bad Request. request id: REQ-9.",
      status: 400,
      requestId: "REQ-9",
      details: { applicationError: { code: "BAD_REQUEST" } },
      cause: { cause: { code: "BAD_REQUEST" } }
    })
  })
})

describe("the session's changes", () => {
  it("are told from now on, each with its reason, until nobody wants to know", async () => {
    const { site } = serving(() => Response.json({}))
    const heard: Array<string> = []
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const end = site.auth.onChange(({ reason, status }) => {
      heard.push(`${status} ${reason}`)
      if (heard.length === 1) first.resolve()
      else second.resolve()
    })

    await first.promise
    await site.auth.setTokens({ ...tokens, refreshToken: { value: "M", role: "member" } })
    await second.promise
    end()
    await site.auth.setTokens(noTokens)

    expect(heard).toEqual([expect.stringMatching(/^visitor /), "member set"])
  })

  it("are told to one who threw at the last one", async () => {
    const { site } = serving(() => Response.json({}))
    const heard: Array<string> = []
    const told = Promise.withResolvers<void>()
    site.auth.onChange(({ reason }) => {
      heard.push(reason)
      if (reason === "cleared") told.resolve()
      throw new Error("a listener's own mistake")
    })

    await site.auth.setTokens({ ...tokens, refreshToken: { value: "M", role: "member" } })
    await site.auth.logout().catch(() => undefined)
    await told.promise

    expect(heard.at(-1)).toBe("cleared")
  })

  it("end with the site", async () => {
    const { site } = serving(() => Response.json({}))
    const first = Promise.withResolvers<void>()
    site.auth.onChange(() => first.resolve())
    await first.promise

    await expect(site.dispose()).resolves.toBeUndefined()
  })

  it("that nobody waits for any longer are not told", async () => {
    const { site } = serving(() => Response.json({}))
    const heard: Array<string> = []

    site.auth.onChange(({ status }) => heard.push(status))()
    await site.auth.setTokens(noTokens)

    expect(heard.length).toBeLessThan(2)
  })
})

describe("a member whose tokens cannot be refreshed for now", () => {
  const expired = {
    accessToken: { value: "OLD", expiresAt: now / 1000 - 10 },
    refreshToken: { value: "MEMBER-REFRESH", role: "member" }
  } as const

  /** A provider behind a firewall that refuses refreshes, and grants visitor tokens. */
  const parked = (options: Partial<Site.Options> = {}) =>
    serving(
      ({ body }) =>
        Object(body).grantType === "anonymous"
          ? Response.json({ access_token: "VISITOR", expires_in: 600, refresh_token: "V" })
          : new Response("<html>", { status: 403 }),
      { tokens: expired, ...options }
    )

  it("is logged in, before and after a refresh was refused", async () => {
    const { site } = parked()

    const before = await site.auth.loggedIn()
    await site.auth.getAuthHeaders().catch(() => undefined)

    expect([before, await site.auth.loggedIn()]).toEqual([true, true])
    expect(await site.auth.getTokens()).toEqual(expired)
  })

  it("gives no headers to a request of the application, and sends none", async () => {
    const { sent, site } = parked()

    await expect(site.auth.getAuthHeaders()).rejects.toMatchObject({ code: "TokenUnavailable" })
    await expect(site.auth.fetchWithAuth("https://api.example/orders")).rejects.toMatchObject({
      code: "TokenUnavailable"
    })
    expect(sent.filter(({ path }) => path === "/orders")).toEqual([])
  })

  it("gives a visitor's headers if the settings say so", async () => {
    const { sent, site } = parked({ whenRefreshFails: "visitor" })

    expect(await site.auth.getAuthHeaders()).toEqual({ headers: { Authorization: "VISITOR" } })
    await site.auth.fetchWithAuth("https://api.example/orders")
    expect(sent.at(-1)).toMatchObject({ path: "/orders", authorization: "VISITOR" })
  })
})

describe("a refused token", () => {
  it("that another server reports is replaced, and not again within 30 seconds", async () => {
    let grants = 0
    const { site } = serving(() =>
      Response.json({ access_token: `NEW-${++grants}`, expires_in: 600, refresh_token: "NEXT" })
    )
    const { headers } = await site.auth.getAuthHeaders()

    const first = await site.auth.refused(headers.Authorization)
    const next = await site.auth.getAuthHeaders()
    const second = await site.auth.refused(next.headers.Authorization)

    expect([first, next.headers.Authorization, second]).toEqual([true, "NEW-1", false])
    expect(await site.auth.getAuthHeaders()).toEqual(next)
  })
})

describe("a wrong client id", () => {
  const unknown = () =>
    Response.json({ error: "invalid_client", error_description: "There is no such client." }, { status: 400 })

  it.each([
    ["getAuthHeaders", (site: Site.Site) => site.auth.getAuthHeaders()],
    ["a query", (site: Site.Site) => site.data.query("books").find()],
    ["an insert", (site: Site.Site) => site.data.insert("books", {})]
  ])("is an error of its own with the fix in its message: %s", async (_, call) => {
    const { site } = serving(unknown, { tokens: noTokens })

    const error: unknown = await call(site).then(
      () => undefined,
      (error: unknown) => error
    )

    expect(error).toMatchObject({ code: "invalid_client", status: 400, cause: { _tag: "InvalidClient" } })
    expect(String(Object(error).message)).toMatch(/client id "shop".*There is no such client.*clientId/)
    expect(Object(error).kind).not.toBe("WD_UNKNOWN_ERROR")
  })

  it("makes a login fail, not the address wrong", async () => {
    const { site } = serving(unknown, { tokens: noTokens })

    const result = await site.auth.login({ email: "ada@example.com", password: "secret" })

    expect(result).toMatchObject({ loginState: "FAILURE" })
    expect(result).not.toHaveProperty("errorCode")
    expect(Object(result).error).toContain("clientId")
  })
})

describe("fetchWithAuth", () => {
  it("rejects as fetch does if there is no network, and if it is aborted", async () => {
    const { site } = serving(() => {
      throw new TypeError("fetch failed")
    })
    await expect(site.auth.fetchWithAuth("https://api.example/orders")).rejects.toThrow(TypeError)

    const fetch = async (_: unknown, init?: RequestInit) => {
      init?.signal?.throwIfAborted()
      return new Response()
    }
    const aborted = serving(() => new Response(), { fetch }).site.auth.fetchWithAuth("https://api.example/orders", {
      signal: AbortSignal.abort()
    })
    await expect(aborted).rejects.toMatchObject({ name: "AbortError" })
  })
})
