/** auth.md §4, §5 and §6: one test for each rule. */
import { loginStates } from "@portico/contract/auth/LoginResult"
import { makeVerifier } from "@portico/client/session/Pkce"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { noTokens, now, serving } from "../../client/site/serving.ts"

const ada = { email: "a@b.co", password: "pw" }
const unknown = { loginState: "FAILURE", error: "Unknown _state" }
const granted = () => Response.json({ access_token: "NEW", expires_in: 100, refresh_token: "NEXT" })
const redirect = () => Response.json({ redirectSession: { fullUrl: "https://id.example/x" } })
const login = (answer: object) => serving(() => Response.json(answer)).site.auth.login(ada)

describe("auth.md §4, mapping to the client login state", () => {
  it("SUCCESS becomes SUCCESS and carries the session token", async () => {
    expect(await login({ state: "SUCCESS", sessionToken: "ST" })).toEqual({
      loginState: "SUCCESS",
      data: { sessionToken: "ST" }
    })
  })

  it("REQUIRE_OWNER_APPROVAL becomes OWNER_APPROVAL_REQUIRED", async () => {
    expect(await login({ state: "REQUIRE_OWNER_APPROVAL" })).toEqual({ loginState: "OWNER_APPROVAL_REQUIRED" })
  })

  it("REQUIRE_EMAIL_VERIFICATION becomes EMAIL_VERIFICATION_REQUIRED and carries the state token", async () => {
    expect(await login({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "T" })).toEqual({
      loginState: "EMAIL_VERIFICATION_REQUIRED",
      data: { stateToken: "T" }
    })
  })

  it.each(["STATUS_CHECK", "ANYTHING"])("any other state becomes FAILURE with Unknown _state: %s", async (state) => {
    expect(await login({ state })).toEqual(unknown)
  })

  it("other client login states: INITIAL, USER_CAPTCHA_REQUIRED, SILENT_CAPTCHA_REQUIRED", () => {
    expect(loginStates).toEqual(expect.arrayContaining(["INITIAL", "USER_CAPTCHA_REQUIRED", "SILENT_CAPTCHA_REQUIRED"]))
  })
})

describe("auth.md §4, verification", () => {
  it("is allowed from EMAIL_VERIFICATION_REQUIRED, with the remembered state token", async () => {
    const { sent, site } = serving(({ path }) =>
      Response.json(
        path === "/v2/login" ? { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "T" } : { state: "SUCCESS" }
      )
    )

    await site.auth.login(ada)
    await site.auth.verify({ code: "1" })

    expect(sent[1]?.body).toEqual({ code: "1", stateToken: "T" })
  })

  it("from any other state is FAILURE Unknown _state", async () => {
    const { sent, site } = serving(() => Response.json({}))

    expect(await site.auth.verify({ code: "1" })).toEqual(unknown)
    expect(sent).toEqual([])
  })
})

describe("auth.md §4, token lifecycle", () => {
  it("1. initially there are no tokens", async () => {
    expect(await serving(granted, { tokens: noTokens }).site.auth.getTokens()).toEqual(noTokens)
  })

  it("2. a missing or expired access token is obtained on demand: by the refresh token, else as a visitor", async () => {
    const { sent, site } = serving(
      ({ body }) =>
        (body as { readonly grantType: string }).grantType === "anonymous"
          ? granted()
          : new Response("{}", { status: 400 }),
      {
        tokens: {
          accessToken: { value: "OLD", expiresAt: now / 1000 - 1 },
          refreshToken: { value: "R", role: "visitor" }
        }
      }
    )

    expect(await site.auth.getAuthHeaders()).toEqual({ headers: { Authorization: "NEW" } })
    expect(sent.map(({ body }) => (body as { readonly grantType: string }).grantType)).toEqual([
      "refresh_token",
      "anonymous"
    ])
    expect((await site.auth.getTokens()).refreshToken.role).toBe("visitor")
  })

  it("3. a successful authorization-code exchange yields member tokens", async () => {
    const { site } = serving(granted)
    const data = await site.auth.generateOAuthData()

    expect((await site.auth.getMemberTokens("C", data.state, data)).refreshToken.role).toBe("member")
  })

  it.each([
    ["none", false],
    ["visitor", false],
    ["member", true]
  ] as const)("4. logged in means the refresh token's role is member: %s", async (role, expected) => {
    const { site } = serving(granted)
    await site.auth.setTokens({
      accessToken: { value: "A", expiresAt: now / 1000 + 3600 },
      refreshToken: { value: "R", role }
    })

    expect(await site.auth.loggedIn()).toBe(expected)
  })

  it("5. logout clears both tokens", async () => {
    const { site } = serving(redirect)

    await site.auth.logout()

    expect(await site.auth.getTokens()).toEqual(noTokens)
  })
})

describe("auth.md §5, validation rules", () => {
  const verifier = (length?: number) => Effect.runPromise(Effect.result(makeVerifier(length)))

  it.each([0, 42, 129])("the code verifier must be 43 to 128 characters long: %i", async (length) => {
    const result = await verifier(length)

    expect(result._tag === "Failure" && result.failure.message).toBe(
      `Expected a length between 43 and 128. Received ${length}.`
    )
  })

  it.each([
    [undefined, 43],
    [43, 43],
    [128, 128]
  ])("the verifier may contain letters, digits and - . _ ~ only: %s", async (asked, length) => {
    const result = await verifier(asked)

    expect(result._tag === "Success" && Redacted.value(result.success)).toMatch(
      new RegExp(`^[A-Za-z0-9._~-]{${length}}$`)
    )
  })

  it("the code challenge is the SHA-256 digest, base64url-encoded without padding", async () => {
    const { codeChallenge, codeVerifier } = await serving(granted).site.auth.generateOAuthData()

    expect(codeChallenge).toBe(createHash("sha256").update(codeVerifier).digest("base64url"))
  })

  it.each([
    [null, "S"],
    ["C", null],
    ["", ""]
  ])("code and state must both be present: %s, %s", async (code, state) => {
    const { sent, site } = serving(granted)
    const data = await site.auth.generateOAuthData()

    await expect(site.auth.getMemberTokens(code, state, data)).rejects.toThrow("Missing code or _state")
    expect(sent).toEqual([])
  })

  it("the returned state must equal the stored state", async () => {
    const { sent, site } = serving(granted)
    const data = await site.auth.generateOAuthData()

    await expect(site.auth.getMemberTokens("C", `${data.state}x`, data)).rejects.toThrow("Invalid _state")
    expect(sent).toEqual([])
  })

  it.each(["", "1", "a".repeat(1000)])("password rules: the client enforces none", async (password) => {
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))

    await site.auth.register({ email: "", password })

    expect(sent[0]?.body).toEqual({ loginId: { email: "" }, password })
  })
})

describe("auth.md §6, roles and permissions", () => {
  it.each(["none", "visitor", "member"] as const)("roles are carried by the refresh token: %s", async (role) => {
    const { site } = serving(granted)
    const tokens = { accessToken: { value: "A", expiresAt: now / 1000 + 3600 }, refreshToken: { value: "R", role } }

    await site.auth.setTokens(tokens)

    expect(await site.auth.getTokens()).toEqual(tokens)
  })

  it("an elevated client option exists", async () => {
    const { sent, site } = serving(() => Response.json({}), { elevated: "ELEVATED" })

    await site.auth.signOn(ada)

    expect(sent[0]?.authorization).toBe("ELEVATED")
  })
})
