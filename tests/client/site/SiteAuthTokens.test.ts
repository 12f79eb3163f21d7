import { describe, expect, it } from "vitest"
import { noTokens, serving, tokens } from "./serving.ts"

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
