/**
 * The enumerations of auth.md §3 and §4.
 *
 * @since 0.1.0
 */
import * as Enumeration from "../Enumeration.ts"

/** Who may see a member's profile. */
export const PrivacyStatus = Enumeration.make(["UNDEFINED", "PUBLIC", "PRIVATE"])

/** What an e-mail address is for. */
export const EmailTag = Enumeration.make(["UNTAGGED", "MAIN", "HOME", "WORK"])

/** What a phone number is for. */
export const PhoneTag = Enumeration.make(["UNTAGGED", "MAIN", "HOME", "MOBILE", "WORK", "FAX"])

/** What a postal address is for. */
export const AddressTag = Enumeration.make(["UNTAGGED", "HOME", "WORK", "BILLING", "SHIPPING"])

/** Where an identity stands. */
export const IdentityStatus = Enumeration.make(["PENDING", "ACTIVE", "DELETED", "BLOCKED", "OFFLINE"])

/** How an identity can prove itself. */
export const FactorType = Enumeration.make([
  "PASSWORD",
  "SMS",
  "CALL",
  "EMAIL",
  "TOTP",
  "PUSH",
  "WEBAUTHN",
  "RECOVERY_CODE"
])

/** Whether a factor can be used. */
export const FactorStatus = Enumeration.make([
  "ENABLED",
  "REQUIRE_ACTIVATION",
  "REQUIRE_REENROLL",
  "ENABLED_BY_RULE",
  "DISABLED_BY_RULE"
])

/** Why a further factor is asked for. */
export const MfaReason = Enumeration.make(["USER_SETTINGS", "HIGH_RISK_LOGIN"])

/** How much a passkey ceremony must verify its user. */
export const UserVerification = Enumeration.make(["REQUIRED", "PREFERRED", "DISCOURAGED", "UNSPECIFIED"])

/** What kind of tenant an identity belongs to. */
export const TenantType = Enumeration.make(["ACCOUNT", "SITE"])

/** Why an identity is pending. */
export const PendingReason = Enumeration.make([
  "PENDING_ADMIN_APPROVAL_REQUIRED",
  "PENDING_EMAIL_VERIFICATION_REQUIRED"
])

/** Sections of the members area. */
export const MembersAreaSection = Enumeration.make(["ACCOUNT_INFO", "BOOKINGS", "ORDERS", "SUBSCRIPTIONS", "EVENTS"])

/** What a redirect session calls back for. */
export const RedirectCallback = Enumeration.make(["LOGOUT", "CHECKOUT", "AUTHORIZE"])

/** Whether a redirect session may show a sign-in page. The default is login. */
export const Prompt = Enumeration.make(["login", "none"])

/** Where a redirect session's page lies. */
export const RedirectLocation = Enumeration.make(["OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM"])

/** How an authorization comes back: in the fragment (the default), the query or a message to the parent window. */
export const ResponseMode = Enumeration.make(["fragment", "query", "web_message"])

/** Where the identity service says that a login stands (auth.md §4). */
export const AuthState = Enumeration.make([
  "SUCCESS",
  "REQUIRE_OWNER_APPROVAL",
  "REQUIRE_EMAIL_VERIFICATION",
  "STATUS_CHECK"
])

/** What a verification is for. */
export const VerificationTarget = Enumeration.make(["EMAIL"])

/** Whom a refresh token stands for: nobody, an anonymous visitor or a member. */
export const Role = Enumeration.make(["none", "visitor", "member"])

/** Whom a refresh token stands for. */
export type Role = Enumeration.Member<typeof Role>
