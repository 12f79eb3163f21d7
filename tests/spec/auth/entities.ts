/** auth.md §3: one test for each field of its entities. */
import * as Client from "@portico/client/Client"
import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { now, serving, tokens } from "../../client/site/serving.ts"

const granted = () => Response.json({ access_token: "NEW", expires_in: 100, refresh_token: "NEXT" })
const ada = { email: "a@b.co", password: "pw" }

const address = {
  city: "Paris",
  subdivision: "IDF",
  country: "FR",
  postalCode: "75001",
  formattedAddress: "1 rue X",
  addressLine: "l1",
  addressLine2: "l2",
  geocode: { latitude: 1, longitude: 2 },
  hint: "hint"
}
const streetAddress = { name: "rue", number: "1", apt: "2" }

const identity = {
  createdDate: "2024-01-02T03:04:05.006Z",
  updatedDate: "2024-01-03T03:04:05.006Z",
  status: { name: "ACTIVE", reasons: [] },
  identityProfile: {
    customFields: [
      { name: "n", value: { numValue: "Infinity" } },
      { name: "d", value: { dateValue: "2024-01-02T00:00:00.000Z" } }
    ],
    addresses: [{ tag: "HOME", address: { ...address, streetAddress } }]
  }
}

/** Returns the identity in the response to a sign-on. */
const signedOn = async () => (await serving(() => Response.json({ identity })).site.auth.signOn(ada)).identity ?? {}

/** Returns the result of a login besides its state. */
const toldBy = (answer: object) => {
  const client = Client.layerHandler(async (request) =>
    request.url.endsWith("/oauth2/token") ? granted() : Response.json(answer)
  )
  const login = Members.use((members) => members.login({ email: ada.email, password: Redacted.make(ada.password) }))
  return Effect.runPromise(Effect.provide(login, client))
}

describe("auth.md §3, entities", () => {
  it.each([
    ["value", "NEW"],
    ["expiresAt (epoch seconds)", now / 1000 + 100]
  ])("token set, accessToken: %s", async (name, value) => {
    const { accessToken } = await serving(granted).site.auth.renewToken(tokens.refreshToken)

    expect(accessToken).toHaveProperty(name.replace(/ .*/, ""), value)
  })

  it.each([
    ["value", "NEXT"],
    ["role", "member"]
  ])("token set, refreshToken: %s", async (name, value) => {
    const { refreshToken } = await serving(granted).site.auth.renewToken({ value: "R", role: "member" })

    expect(refreshToken).toHaveProperty(name, value)
  })

  it.each([
    ["codeChallenge", /^[\w-]{43}$/],
    ["codeVerifier", /^[\w.~-]{43}$/],
    ["state", /^[\w-]{43}$/],
    ["redirectUri", /^https:\/\/shop.example\/cb$/],
    ["originalUri", /^https:\/\/shop.example\/o$/]
  ])("OAuth data: %s", async (name, form) => {
    const data = await serving(granted).site.auth.generateOAuthData("https://shop.example/cb", "https://shop.example/o")

    expect(data).toHaveProperty(name, expect.stringMatching(form))
    expect(Object.keys(data)).toHaveLength(5)
  })

  const refused = () => new Response("", { status: 403, statusText: "Forbidden" })

  it.each([
    ["loginState", () => Response.json({ state: "REQUIRE_OWNER_APPROVAL" }), "OWNER_APPROVAL_REQUIRED"],
    ["data.sessionToken", () => Response.json({ state: "SUCCESS", sessionToken: "ST" }), "ST"],
    ["data.stateToken", () => Response.json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "T" }), "T"],
    ["error", refused, "Forbidden"],
    ["errorCode", refused, "invalidEmail"]
  ])("login result: %s", async (path, answer, value) => {
    expect(await serving(answer).site.auth.login(ada)).toHaveProperty(path, value)
  })

  const registered = async () => {
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))
    const customFields = [{ name: "n", value: { numValue: Number.NaN, dateValue: new Date(0) } }]
    await site.auth.register({
      ...ada,
      profile: { customFields },
      captchaTokens: { recaptchaToken: "r", invisibleRecaptchaToken: "i" }
    })
    return sent[0]?.body
  }

  it.each([
    ["email", "loginId.email", "a@b.co"],
    ["password", "password", "pw"],
    [
      "profile",
      "profile.customFields",
      [{ name: "n", value: { numValue: "NaN", dateValue: "1970-01-01T00:00:00.000Z" } }]
    ],
    ["captchaTokens", "captchaTokens", [{ Recaptcha: "r", InvisibleRecaptcha: "i" }]]
  ])("registration input: %s", async (_, path, value) => {
    expect(await registered()).toHaveProperty(path, value)
  })

  it.each([
    ["recaptchaToken", { Recaptcha: "t" }],
    ["invisibleRecaptchaToken", { InvisibleRecaptcha: "t" }]
  ])("registration input, captchaTokens: %s", async (name, wire) => {
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))
    await site.auth.register({ ...ada, captchaTokens: { [name]: "t" } })

    expect(sent[0]?.body).toHaveProperty("captchaTokens", [wire])
  })

  it.each([
    ["createdDate", new Date("2024-01-02T03:04:05.006Z")],
    ["updatedDate", new Date("2024-01-03T03:04:05.006Z")],
    ["status", identity.status]
  ])("identity: %s", async (name, value) => {
    expect(await signedOn()).toHaveProperty(name, value)
  })

  const stateToken = "T"
  const mfaChallengeData = { factorType: "SMS", reason: "USER_SETTINGS" }

  it("identity response: mfaChallengeData", async () => {
    expect(await toldBy({ state: "STATUS_CHECK", stateToken, mfaChallengeData })).toMatchObject({
      challenge: mfaChallengeData
    })
  })

  it("identity response: additionalData", async () => {
    const additionalData = { points: { numValue: "-Infinity" }, since: { dateValue: "2024-01-02T00:00:00.000Z" } }

    expect(await toldBy({ state: "SUCCESS", additionalData })).toMatchObject({
      additionalData: { points: { numValue: -Infinity }, since: { dateValue: new Date("2024-01-02") } }
    })
  })

  it("identity response: sessionToken", async () => {
    expect(await toldBy({ state: "SUCCESS", sessionToken: "ST" })).toMatchObject({ sessionToken: Redacted.make("ST") })
  })

  it("identity response: stateToken", async () => {
    expect(await toldBy({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken })).toMatchObject({
      stateToken: Redacted.make("T")
    })
  })

  const home = { tag: "HOME", ...address, streetAddress }

  it.each([
    ["customFields", "customFields.0.name", "n"],
    ["numValue", "customFields.0.value.numValue", Infinity],
    ["dateValue", "customFields.1.value.dateValue", new Date("2024-01-02")],
    ["addresses", "addresses", [home]]
  ])("identityProfile: %s", async (_, path, value) => {
    expect(await signedOn()).toHaveProperty(`identityProfile.${path}`, value)
  })

  it("address: tag", async () => {
    expect(await signedOn()).toHaveProperty("identityProfile.addresses.0.tag", "HOME")
  })

  it.each(Object.entries(address))("address: %s", async (name, value) => {
    expect(await signedOn()).toHaveProperty(`identityProfile.addresses.0.${name}`, value)
  })

  it.each(Object.entries(streetAddress))("address, streetAddress: %s", async (name, value) => {
    expect(await signedOn()).toHaveProperty(`identityProfile.addresses.0.streetAddress.${name}`, value)
  })
})
