import * as Enums from "@portico/contract/auth/Enums"
import { assert, describe, it } from "@effect/vitest"

/** Member lists in the wording of auth.md: §3, the auth states of §4, the response modes and prompts of §9. */
const specification: Record<keyof typeof Enums, string> = {
  PrivacyStatus: "UNDEFINED, PUBLIC, PRIVATE",
  EmailTag: "UNTAGGED, MAIN, HOME, WORK",
  PhoneTag: "UNTAGGED, MAIN, HOME, MOBILE, WORK, FAX",
  AddressTag: "UNTAGGED, HOME, WORK, BILLING, SHIPPING",
  IdentityStatus: "PENDING, ACTIVE, DELETED, BLOCKED, OFFLINE",
  FactorType: "PASSWORD, SMS, CALL, EMAIL, TOTP, PUSH, WEBAUTHN, RECOVERY_CODE",
  FactorStatus: "ENABLED, REQUIRE_ACTIVATION, REQUIRE_REENROLL, ENABLED_BY_RULE, DISABLED_BY_RULE",
  MfaReason: "USER_SETTINGS, HIGH_RISK_LOGIN",
  UserVerification: "REQUIRED, PREFERRED, DISCOURAGED, UNSPECIFIED",
  TenantType: "ACCOUNT, SITE",
  PendingReason: "PENDING_ADMIN_APPROVAL_REQUIRED, PENDING_EMAIL_VERIFICATION_REQUIRED",
  MembersAreaSection: "ACCOUNT_INFO, BOOKINGS, ORDERS, SUBSCRIPTIONS, EVENTS",
  RedirectCallback: "LOGOUT, CHECKOUT, AUTHORIZE",
  Prompt: "login, none",
  RedirectLocation: "OWNER_BUSINESS, OWNER_CUSTOM, CUSTOM",
  ResponseMode: "fragment, web_message, query",
  AuthState: "SUCCESS, REQUIRE_OWNER_APPROVAL, REQUIRE_EMAIL_VERIFICATION, STATUS_CHECK",
  VerificationTarget: "EMAIL",
  Role: "none, visitor, member"
}

describe("the enumerations of the identity service", () => {
  it.each(Object.entries(specification))("%s has the members %s", (name, members) => {
    const found = new Map(Object.entries(Enums)).get(name)?.members ?? []

    assert.sameMembers([...found], members.split(", "))
  })

  it("are complete", () => {
    assert.sameMembers(Object.keys(Enums), Object.keys(specification))
  })
})
