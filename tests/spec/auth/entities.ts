/** auth.md §2, §3 and §9: one test for each entity and each constant. The enumerations: tests/contract/auth/Enums.test.ts. */
import { StateAnswer } from "@portico/contract/auth/LoginResult"
import * as Limits from "@portico/contract/Limits"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { now, serving, tokens } from "../../client/site/serving.ts"

const granted = () => Response.json({ access_token: "NEW", expires_in: 100, refresh_token: "NEXT" })
const ada = { email: "a@b.co", password: "pw" }

describe("auth.md §2, screens", () => {
  it.each([
    ["https://shop.example/cb#code=C&state=S&error=e&error_description=d", undefined],
    ["https://shop.example/cb?code=C&state=S&error=e&error_description=d", "query"]
  ] as const)("reads code, state, error and error_description from %s", (address, mode) => {
    expect(serving(granted).site.auth.parseFromUrl(address, mode)).toEqual({
      code: "C",
      state: "S",
      error: "e",
      errorDescription: "d"
    })
  })
})

describe("auth.md §3, entities", () => {
  it("token set: accessToken (value, expiresAt in epoch seconds) and refreshToken (value, role)", async () => {
    expect(await serving(granted).site.auth.getTokens()).toEqual(tokens)
  })

  it("OAuth data: codeChallenge, codeVerifier, state, redirectUri, originalUri", async () => {
    const data = await serving(granted).site.auth.generateOAuthData("https://shop.example/cb", "https://shop.example/o")

    expect(data).toEqual({
      codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
      codeVerifier: expect.stringMatching(/^[\w.~-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      redirectUri: "https://shop.example/cb",
      originalUri: "https://shop.example/o"
    })
  })

  it("login result: loginState, data (sessionToken or stateToken), error, errorCode", async () => {
    const answers = [
      () => Response.json({ state: "SUCCESS", sessionToken: "ST" }),
      () => Response.json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "T" }),
      () => new Response("", { status: 403, statusText: "Forbidden" })
    ]
    const { site } = serving((_, index) => answers[index]?.() ?? granted())

    expect([await site.auth.login(ada), await site.auth.login(ada), await site.auth.login(ada)]).toEqual([
      { loginState: "SUCCESS", data: { sessionToken: "ST" } },
      { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "T" } },
      { loginState: "FAILURE", error: "Forbidden", errorCode: "invalidEmail" }
    ])
  })

  it("registration input: email, password, profile, captchaTokens", async () => {
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))

    await site.auth.register({
      ...ada,
      profile: { customFields: [{ name: "n", value: { numValue: Number.NaN, dateValue: new Date(0) } }] },
      captchaTokens: { recaptchaToken: "r", invisibleRecaptchaToken: "i" }
    })

    expect(sent[0]?.body).toEqual({
      loginId: { email: "a@b.co" },
      password: "pw",
      profile: { customFields: [{ name: "n", value: { numValue: "NaN", dateValue: "1970-01-01T00:00:00.000Z" } }] },
      captchaTokens: [{ Recaptcha: "r", InvisibleRecaptcha: "i" }]
    })
  })

  it("identity: createdDate, updatedDate, status, mfaChallengeData, additionalData, sessionToken, stateToken, profile", () => {
    const address = {
      city: "Paris",
      subdivision: "IDF",
      country: "FR",
      postalCode: "75001",
      formattedAddress: "1 rue X",
      addressLine: "l1",
      addressLine2: "l2",
      streetAddress: { name: "rue", number: "1", apt: "2" },
      geocode: { latitude: 1, longitude: 2 },
      hint: "hint"
    }
    const answer: unknown = {
      state: "STATUS_CHECK",
      sessionToken: "ST",
      stateToken: "T",
      mfaChallengeData: { factorType: "SMS", reason: "USER_SETTINGS" },
      additionalData: { a: { numValue: "-Infinity" } },
      identity: {
        createdDate: "2024-01-02T03:04:05.006Z",
        updatedDate: "2024-01-02T03:04:05.006Z",
        status: { name: "ACTIVE", reasons: [] },
        identityProfile: {
          customFields: [
            { name: "n", value: { numValue: 1 } },
            { name: "d", value: { dateValue: "2024-01-02T00:00:00.000Z" } }
          ],
          addresses: [{ tag: "HOME", address }]
        }
      }
    }

    const read = Schema.decodeUnknownSync(StateAnswer)(answer)

    expect(read.identity?.createdDate).toEqual(new Date("2024-01-02T03:04:05.006Z"))
    expect(read.identity?.identityProfile?.customFields?.[1]?.value?.dateValue).toEqual(new Date("2024-01-02"))
    expect(Schema.encodeSync(StateAnswer)(read)).toEqual(answer)
  })
})

describe("auth.md §9, constants and limits", () => {
  it.each([
    ["silent login times out after 120000 ms", Limits.silentLoginTimeout, 120_000],
    ["pre-warm is skipped within 604800000 ms", Limits.preWarmInterval, 604_800_000],
    ["long GET query threshold is 4000 characters", Limits.maximumQueryLength, 4000],
    ["code verifier length is at least 43", Limits.codeVerifierLength.minimum, 43],
    ["code verifier length is at most 128", Limits.codeVerifierLength.maximum, 128],
    ["code verifier length is 43 by default", Limits.codeVerifierLength.default, 43]
  ])("%s", (_, value, expected) => {
    expect(value).toBe(expected)
  })

  it("access token expiry is the current time in seconds plus expires_in", async () => {
    const { accessToken } = await serving(granted).site.auth.renewToken({ value: "R", role: "visitor" })

    expect(accessToken.expiresAt).toBe(now / 1000 + 100)
  })

  it("response mode fragment and prompt login are the defaults, S256 and offline_access are fixed", async () => {
    const { sent, site } = serving(() => Response.json({ redirectSession: { fullUrl: "https://id.example/x" } }))

    await site.auth.getAuthUrl()

    expect(sent[0]?.body).toMatchObject({
      auth: {
        prompt: "login",
        authRequest: { responseMode: "fragment", codeChallengeMethod: "S256", scope: "offline_access" }
      }
    })
  })
})
