import type * as Site from "@portico/client/site/Site"
import { describe, expect, it } from "vitest"
import { noTokens, now, serving, tokens } from "../serving.ts"

const refusal = () =>
  Response.json(
    { error: "invalid_grant", message: "gone" },
    { status: 400, statusText: "Bad Request", headers: { "x-request-id": "REQ-9" } }
  )

describe("a failed token request", () => {
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
  ])("rejects with the status text and the request id: %s", async (_, call) => {
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

describe("auth.onChange", () => {
  it("calls its listener with each change until it is removed", async () => {
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

  it("calls its listener again after the listener threw an error", async () => {
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

  it("ends when the site is disposed", async () => {
    const { site } = serving(() => Response.json({}))
    const first = Promise.withResolvers<void>()
    site.auth.onChange(() => first.resolve())
    await first.promise

    await expect(site.dispose()).resolves.toBeUndefined()
  })

  it("does not call a listener that was removed", async () => {
    const { site } = serving(() => Response.json({}))
    const heard: Array<string> = []

    site.auth.onChange(({ status }) => heard.push(status))()
    await site.auth.setTokens(noTokens)

    expect(heard.length).toBeLessThan(2)
  })
})

describe("auth with a member whose tokens cannot be refreshed", () => {
  const expired = {
    accessToken: { value: "OLD", expiresAt: now / 1000 - 10 },
    refreshToken: { value: "MEMBER-REFRESH", role: "member" }
  } as const

  /** Creates a site behind a firewall that refuses refreshes and allows visitor tokens. */
  const parked = (options: Partial<Site.Options> = {}) =>
    serving(
      ({ body }) =>
        Object(body).grantType === "anonymous"
          ? Response.json({ access_token: "VISITOR", expires_in: 600, refresh_token: "V" })
          : new Response("<html>", { status: 403 }),
      { tokens: expired, ...options }
    )

  it("reports the member as logged in, before and after a refresh was refused", async () => {
    const { site } = parked()

    const before = await site.auth.loggedIn()
    await site.auth.getAuthHeaders().catch(() => undefined)

    expect([before, await site.auth.loggedIn()]).toEqual([true, true])
    expect(await site.auth.getTokens()).toEqual(expired)
  })

  it("returns no headers and sends no requests of the application", async () => {
    const { sent, site } = parked()

    await expect(site.auth.getAuthHeaders()).rejects.toMatchObject({ code: "TokenUnavailable" })
    await expect(site.auth.fetchWithAuth("https://api.example/orders")).rejects.toMatchObject({
      code: "TokenUnavailable"
    })
    expect(sent.filter(({ path }) => path === "/orders")).toEqual([])
  })

  it('returns a visitor\'s headers with whenRefreshFails "visitor"', async () => {
    const { sent, site } = parked({ whenRefreshFails: "visitor" })

    expect(await site.auth.getAuthHeaders()).toEqual({ headers: { Authorization: "VISITOR" } })
    await site.auth.fetchWithAuth("https://api.example/orders")
    expect(sent.at(-1)).toMatchObject({ path: "/orders", authorization: "VISITOR" })
  })
})

describe("auth.refused", () => {
  it("replaces the token, at most once in 30 seconds", async () => {
    let grants = 0
    const { site } = serving(() =>
      Response.json({ access_token: `NEW-${++grants}`, expires_in: 600, refresh_token: "NEXT" })
    )
    const { headers } = await site.auth.getAuthHeaders()

    const first = await site.auth.reportRefused(headers.Authorization)
    const next = await site.auth.getAuthHeaders()
    const second = await site.auth.reportRefused(next.headers.Authorization)

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
  ])("is rejected with a message that contains the fix: %s", async (_, call) => {
    const { site } = serving(unknown, { tokens: noTokens })

    const error: unknown = await call(site).then(
      () => undefined,
      (error: unknown) => error
    )

    expect(error).toMatchObject({ code: "invalid_client", status: 400, cause: { _tag: "InvalidClient" } })
    expect(String(Object(error).message)).toMatch(/client id "shop".*There is no such client.*clientId/)
    expect(Object(error).kind).not.toBe("WD_UNKNOWN_ERROR")
  })

  it("makes a login fail without an error code", async () => {
    const { site } = serving(unknown, { tokens: noTokens })

    const result = await site.auth.login({ email: "ada@example.com", password: "secret" })

    expect(result).toMatchObject({ loginState: "FAILURE" })
    expect(result).not.toHaveProperty("errorCode")
    expect(Object(result).error).toContain("clientId")
  })
})

describe("fetchWithAuth", () => {
  it("rejects as fetch does if there is no network or the request is aborted", async () => {
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
