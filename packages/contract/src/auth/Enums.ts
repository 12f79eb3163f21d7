/**
 * The enumerations of the authentication API (auth.md §3, §4).
 *
 * @since 0.1.0
 */
import * as Enumeration from "../Enumeration.ts"

/** Visibility of a member's profile. */
export const PrivacyStatus = Enumeration.make(["UNDEFINED", "PUBLIC", "PRIVATE"])

/** Purpose of an email address. */
export const EmailTag = Enumeration.make(["UNTAGGED", "MAIN", "HOME", "WORK"])

/** Purpose of a phone number. */
export const PhoneTag = Enumeration.make(["UNTAGGED", "MAIN", "HOME", "MOBILE", "WORK", "FAX"])

/** Purpose of a postal address. */
export const AddressTag = Enumeration.make(["UNTAGGED", "HOME", "WORK", "BILLING", "SHIPPING"])

/** Status of an identity. */
export const IdentityStatus = Enumeration.make(["PENDING", "ACTIVE", "DELETED", "BLOCKED", "OFFLINE"])

/** Type of an authentication factor. */
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

/** Status of an authentication factor. */
export const FactorStatus = Enumeration.make([
  "ENABLED",
  "REQUIRE_ACTIVATION",
  "REQUIRE_REENROLL",
  "ENABLED_BY_RULE",
  "DISABLED_BY_RULE"
])

/** Reason why a second factor is required. */
export const MfaReason = Enumeration.make(["USER_SETTINGS", "HIGH_RISK_LOGIN"])

/** User verification requirement of a passkey ceremony. */
export const UserVerification = Enumeration.make(["REQUIRED", "PREFERRED", "DISCOURAGED", "UNSPECIFIED"])

/** Type of the tenant that an identity belongs to. */
export const TenantType = Enumeration.make(["ACCOUNT", "SITE"])

/** Reason why an identity is pending. */
export const PendingReason = Enumeration.make([
  "PENDING_ADMIN_APPROVAL_REQUIRED",
  "PENDING_EMAIL_VERIFICATION_REQUIRED"
])

/** Sections of the members area. */
export const MembersAreaSection = Enumeration.make(["ACCOUNT_INFO", "BOOKINGS", "ORDERS", "SUBSCRIPTIONS", "EVENTS"])

/** Type of a redirect session's callback. */
export const RedirectCallback = Enumeration.make(["LOGOUT", "CHECKOUT", "AUTHORIZE"])

/** Prompt of a redirect session: whether it may show a sign-in page. The default is `login`. */
export const Prompt = Enumeration.make(["login", "none"])

/** Type of a redirect session's location. */
export const RedirectLocation = Enumeration.make(["OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM"])

/** Response mode of an authorization: the fragment (default), the query or a message to the parent window. */
export const ResponseMode = Enumeration.make(["fragment", "query", "web_message"])

/** State of a login, as reported by the identity service (auth.md §4). */
export const AuthState = Enumeration.make([
  "SUCCESS",
  "REQUIRE_OWNER_APPROVAL",
  "REQUIRE_EMAIL_VERIFICATION",
  "STATUS_CHECK"
])

/** Target of a verification. */
export const VerificationTarget = Enumeration.make(["EMAIL"])

/** Role of a refresh token: none, anonymous visitor or member. */
export const Role = Enumeration.make(["none", "visitor", "member"])

/** The role of a refresh token. */
export type Role = Enumeration.Member<typeof Role>
