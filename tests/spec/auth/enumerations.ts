/** auth.md §3: one test for each member of its enumerations, in the message that contains it. */
import * as Enums from "@portico/contract/auth/Enums"
import type * as Enumeration from "@portico/contract/Enumeration"
import { Identity } from "@portico/contract/auth/Identity"
import { MfaChallenge } from "@portico/contract/auth/Mfa"
import { RedirectSessionRequest } from "@portico/contract/auth/Authorization"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { serving } from "../../client/site/serving.ts"

/** The found and the expected value for a member of an enumeration, in the message that contains it. */
type Place = (member: string) => Promise<readonly [found: unknown, expected: unknown]>

const redirect = () => Response.json({ redirectSession: { fullUrl: "https://id.example/x" } })

const reads =
  <A, I>(schema: Schema.Codec<A, I>, wire: (member: string) => unknown): Place =>
  async (member) => [Schema.encodeSync(schema)(Schema.decodeUnknownSync(schema)(wire(member))), wire(member)]

const profile = (wire: (member: string) => object) => reads(Identity, (member) => ({ identityProfile: wire(member) }))

/** Tests every member of an enumeration: it is listed, and the message of the specification accepts it. */
const each = (name: string, enumeration: Enumeration.Enumeration<ReadonlyArray<string>>, at: Place) => {
  const isSent = Schema.is(Schema.Literals(enumeration.members))

  it.each(enumeration.members)(`${name}: %s`, async (member) => {
    expect([isSent(member), isSent(`${member}X`)]).toEqual([true, false])
    const [found, expected] = await at(member)
    expect(found).toEqual(expected)
  })
}

describe("auth.md §3, enumerations", () => {
  each(
    "privacy status",
    Enums.PrivacyStatus,
    profile((privacyStatus) => ({ privacyStatus }))
  )
  each(
    "email tag",
    Enums.EmailTag,
    profile((tag) => ({ secondaryEmails: [{ email: "a@b.co", tag }] }))
  )
  each(
    "phone tag",
    Enums.PhoneTag,
    profile((tag) => ({ phonesV2: [{ phone: "1", tag }] }))
  )
  each(
    "address tag",
    Enums.AddressTag,
    profile((tag) => ({ addresses: [{ tag, address: {} }] }))
  )
  each(
    "identity status",
    Enums.IdentityStatus,
    reads(Identity, (name) => ({ status: { name, reasons: [] } }))
  )
  each(
    "pending reason",
    Enums.PendingReason,
    reads(Identity, (reason) => ({ status: { reasons: [reason] } }))
  )
  each(
    "factor status",
    Enums.FactorStatus,
    reads(Identity, (status) => ({ factors: [{ type: "TOTP", status }] }))
  )
  each(
    "MFA reason",
    Enums.MfaReason,
    reads(MfaChallenge, (reason) => ({ reason }))
  )
  each(
    "user verification requirement",
    Enums.UserVerification,
    reads(MfaChallenge, (userVerification) => ({
      verificationChallengeData: { webauthnData: { credentialRequestOptions: { userVerification } } }
    }))
  )

  each("factor type", Enums.FactorType, async (factorType) => {
    const [found, expected] = await reads(Identity, (type) => ({ factors: [{ type }] }))(factorType)
    const { sent, site } = serving(() => Response.json({ state: "SUCCESS" }))
    const { loginState } = await site.auth.verifyFactor(factorType, { stateToken: "T", code: "1" })
    // These two have no data that could respond to a challenge.
    const isRefused = factorType === "PASSWORD" || factorType === "RECOVERY_CODE"
    return [
      [found, loginState, ...sent.map(({ path }) => path)],
      [expected, ...(isRefused ? ["FAILURE"] : ["SUCCESS", `/v2/${factorType}/verify`])]
    ]
  })

  each("members area sections", Enums.MembersAreaSection, async (section) => {
    const { sent, site } = serving(redirect)
    const request = { memberAccountPage: { section } } as typeof RedirectSessionRequest.Encoded

    await site.auth.createRedirectSession(request)
    return [sent[0]?.body, request]
  })

  each("redirect session prompt", Enums.Prompt, async (prompt) => {
    const { sent, site } = serving(redirect)

    await site.auth.getAuthUrl(undefined, { prompt: prompt as "login" })
    const { auth } = (sent[0]?.body ?? {}) as { readonly auth?: { readonly prompt: string } }
    return [auth?.prompt, prompt]
  })

  // No call of §7 contains these three. The contract defines them for providers that use them.
  const nowhere: Place = async (member) => [member, member]
  each("tenant type", Enums.TenantType, nowhere)
  each("redirect callback types", Enums.RedirectCallback, nowhere)
  each("redirect session location types", Enums.RedirectLocation, nowhere)
})
