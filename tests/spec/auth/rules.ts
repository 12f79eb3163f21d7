/** auth.md §5 and §6: one test for each rule. */
import { makeVerifier } from "../../../packages/client/src/session/internal/Pkce.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { now, refused, serving } from "../../client/site/serving.ts"

const ada = { email: "a@b.co", password: "pw" }
const granted = () => Response.json({ access_token: "NEW", expires_in: 100, refresh_token: "NEXT" })
const violated = (...fieldViolations: ReadonlyArray<object>) =>
  Response.json({ details: { validationError: { fieldViolations } } }, { status: 400 })

describe("auth.md §5, validation rules", () => {
  const verifier = (length?: number) => Effect.runPromise(Effect.map(makeVerifier(length), Redacted.value))

  it.each([0, 42, 129])(
    "the code verifier must be 43 to 128 characters long: 'Expected a length between 43 and 128. Received {n}.': %i",
    async (length) => {
      await expect(verifier(length)).rejects.toThrow(`Expected a length between 43 and 128. Received ${length}.`)
    }
  )

  it("the code verifier is 43 characters long by default", async () => {
    expect(await verifier()).toHaveLength(43)
  })

  it.each([43, 128])("the verifier may contain letters, digits and - . _ ~ only: %i of them", async (length) => {
    expect(await verifier(length)).toMatch(new RegExp(`^[A-Za-z0-9._~-]{${length}}$`))
  })

  it("the code challenge is the SHA-256 digest, base64url-encoded without padding", async () => {
    const { codeChallenge, codeVerifier } = await serving(granted).site.auth.generateOAuthData()

    expect(codeChallenge).toBe(createHash("sha256").update(codeVerifier).digest("base64url"))
  })

  it.each([
    ["no code", null, "S"],
    ["no state", "C", null],
    ["neither, in empty strings", "", ""]
  ])("code and state must both be present: 'Missing code or _state': %s", async (_, code, state) => {
    const { sent, site } = serving(granted)
    const data = await site.auth.generateOAuthData()

    await expect(site.auth.getMemberTokens(code, state, data)).rejects.toThrow(/^Missing code or _state$/)
    expect(sent).toEqual([])
  })

  it("the returned state must equal the stored state: 'Invalid _state'", async () => {
    const { sent, site } = serving(granted)
    const data = await site.auth.generateOAuthData()

    await expect(site.auth.getMemberTokens("C", `${data.state}x`, data)).rejects.toThrow(/^Invalid _state$/)
    expect(sent).toEqual([])
  })

  it('field-level violations are reported as INVALID_ARGUMENT: "field" description', async () => {
    const violations = [
      { field: "password", description: "is too short" },
      { field: "profile.nickname", description: "is taken" }
    ]

    expect(await serving(() => violated(...violations)).site.auth.register(ada)).toEqual({
      loginState: "FAILURE",
      error: 'INVALID_ARGUMENT: "password" is too short, "profile.nickname" is taken'
    })
  })

  it("during registration, a violation whose data type is EMAIL becomes invalidEmail", async () => {
    const violation = { field: "loginId.email", description: "is no address", data: { type: "EMAIL" } }
    const { site } = serving(() => violated(violation))

    expect(await site.auth.register(ada)).toMatchObject({ errorCode: "invalidEmail" })
    expect(await site.auth.login(ada)).not.toHaveProperty("errorCode")
  })

  it.each(["", "1", "a".repeat(1000)])("password rules: the client enforces none: %s", async (password) => {
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))

    await site.auth.register({ email: "", password })
    await site.auth.changePassword(password)

    expect(sent.map(({ body }) => body)).toEqual([{ loginId: { email: "" }, password }, { newPassword: password }])
  })
})

describe("auth.md §6, roles and permissions", () => {
  it.each([
    ["none (signed out)", "none"],
    ["visitor (anonymous)", "visitor"],
    ["member (logged in)", "member"]
  ] as const)("the refresh token determines the role: %s", async (_, role) => {
    const { site } = serving(granted)
    const tokens = { accessToken: { value: "A", expiresAt: now / 1000 + 3600 }, refreshToken: { value: "R", role } }

    await site.auth.setTokens(tokens)

    expect(await site.auth.getTokens()).toEqual(tokens)
    expect(await site.auth.loggedIn()).toBe(role === "member")
  })

  it("an elevated client option exists", async () => {
    const { sent, site } = serving(() => Response.json({}), { elevated: "ELEVATED" })

    await site.auth.signOn(ada)

    expect(sent[0]?.authorization).toBe("ELEVATED")
  })

  it.each([
    ["blocked", () => refused(403, "-19958"), "FAILURE"],
    ["pending", () => Response.json({ state: "REQUIRE_OWNER_APPROVAL" }), "OWNER_APPROVAL_REQUIRED"]
  ])(
    "identity statuses such as blocked or pending owner approval prevent a login: %s",
    async (_, answer, loginState) => {
      const { site } = serving(answer)

      expect((await site.auth.login(ada)).loginState).toBe(loginState)
      expect(await site.auth.loggedIn()).toBe(false)
    }
  )
})
