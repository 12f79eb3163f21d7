/**
 * Scenarios of sign-up, sign-in and sign-out.
 *
 * @since 0.1.0
 */
import { sessionPath } from "@portico/contract/Paths"
import * as LoginFailure from "@portico/contract/LoginFailure"
import type { Fault, SeedMember } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

/** Accounts that only these scenarios have. */
export const accounts = {
  unverified: { email: "eve@example.com", password: "not-yet-verified" },
  waiting: { email: "olive@example.com", password: "not-yet-approved" },
  blocked: { email: "mallory@example.com", password: "not-any-more" }
} as const

const seedWith = (registration: "emailVerification" | "ownerApproval" | "open", member: SeedMember) => ({
  ...Bookshop.seed,
  registration,
  members: [...Bookshop.seed.members, member]
})

const refused = (
  row: "auth.login" | "auth.register",
  code: string,
  description: string,
  status = 400
): ReadonlyArray<Fault> => [{ match: { row }, status, code, description }]

const violated = (row: "auth.login" | "auth.register", ...fieldViolations: ReadonlyArray<object>): Fault => ({
  match: { row },
  status: 400,
  body: JSON.stringify({ details: { validationError: { fieldViolations } } })
})

const codeOf = <Meaning extends string>(table: Readonly<Record<string, Meaning>>, meaning: Meaning): string =>
  Object.keys(table).find((code) => table[code] === meaning) ?? meaning

const login = (meaning: LoginFailure.LoginErrorCode) => codeOf(LoginFailure.login.codes, meaning)
const registration = (meaning: LoginFailure.RegistrationErrorCode) => codeOf(LoginFailure.registration.codes, meaning)

/** The scenarios. */
export const scenarios = Scenario.make({
  invalidPassword: {
    description: "Every password is wrong.",
    covers: ["errorCode/invalidPassword"],
    faults: refused("auth.login", login("invalidPassword"), "The password is wrong.", 403)
  },
  resetPassword: {
    description: "The member must set a new password before signing in.",
    covers: ["errorCode/resetPassword"],
    faults: refused("auth.login", login("resetPassword"), "The password must be reset.", 403)
  },
  enumerationSafe: {
    description: "Logins do not reveal which email addresses have an account.",
    covers: ["errorCode/invalidPassword"],
    seed: { ...Bookshop.seed, enumeration: "safe" }
  },
  slowLogin: {
    description: "Each login takes eight seconds.",
    faults: [{ match: { row: "auth.login" }, latency: 8000 }]
  },
  unmappedCode: {
    description: "Logins are refused with a code that the specification does not list.",
    covers: ["errorCode/invalidEmail"],
    faults: refused("auth.login", "-19900", "Members cannot sign in during maintenance of the shop.", 403)
  },
  loginViolations: {
    description: "The provider rejects both fields of a login.",
    covers: ["message/INVALID_ARGUMENT"],
    faults: [
      violated(
        "auth.login",
        { field: "loginId.email", description: "must not be longer than 100 characters" },
        { field: "password", description: "must not contain spaces" }
      )
    ]
  },
  identityBlocked: {
    description: "The member's account is blocked.",
    covers: ["identityStatus/BLOCKED"],
    seed: seedWith("open", { ...accounts.blocked, status: "blocked" })
  },
  emailVerification: {
    description: "New members must confirm their email address.",
    covers: [
      "authState/REQUIRE_EMAIL_VERIFICATION",
      "loginState/EMAIL_VERIFICATION_REQUIRED",
      "pendingReason/PENDING_EMAIL_VERIFICATION_REQUIRED"
    ],
    seed: seedWith("emailVerification", { ...accounts.unverified, status: "emailVerification" })
  },
  ownerApproval: {
    description: "New members must be approved by the shop.",
    covers: [
      "authState/REQUIRE_OWNER_APPROVAL",
      "loginState/OWNER_APPROVAL_REQUIRED",
      "pendingReason/PENDING_ADMIN_APPROVAL_REQUIRED"
    ],
    seed: seedWith("ownerApproval", { ...accounts.waiting, status: "ownerApproval" })
  },
  emailAlreadyExists: {
    description: "Each sign-up uses the email address of an existing member.",
    covers: ["errorCode/emailAlreadyExists"],
    faults: refused(
      "auth.register",
      registration("emailAlreadyExists"),
      "This email address is already registered.",
      409
    )
  },
  invalidEmail: {
    description: "The provider rejects the email address of a registration.",
    covers: ["errorCode/invalidEmail"],
    faults: [
      violated(
        "auth.register",
        { field: "password", description: "must be at least 8 characters long" },
        { field: "loginId.email", description: "must be an address that can receive email", data: { type: "EMAIL" } }
      )
    ]
  },
  registrationViolations: {
    description: "The provider rejects the password of a registration.",
    covers: ["message/INVALID_ARGUMENT"],
    faults: [violated("auth.register", { field: "password", description: "must be at least 8 characters long" })]
  },
  profileViolations: {
    description: "The provider rejects the profile of a registration.",
    covers: ["message/INVALID_ARGUMENT"],
    faults: [
      violated(
        "auth.register",
        { field: "profile.nickname", description: "must not be the name of another member" },
        { field: "profile.customFields.0.value", description: "must be the name of a genre" },
        { field: "profile.addresses.0.address.postalCode", description: "must be a phone number of this country" }
      )
    ]
  },
  registrationRefused: {
    description: "Registrations are rejected with a message but without an error code.",
    covers: ["loginState/FAILURE"],
    faults: refused("auth.register", "-19976", "The shop accepts no new members this week.", 403)
  },
  silentLoginDenied: {
    description: "The password is correct, but the hidden page finds no signed-in member.",
    covers: ["message/Missing code or _state"],
    faults: [
      { match: { row: "auth.login" }, body: JSON.stringify({ state: "SUCCESS", sessionToken: "spent-already" }) }
    ]
  },
  frameRefused: {
    description: "The hidden page does not load.",
    covers: ["message/OAuth flow timed out"],
    faults: [{ match: { path: sessionPath }, status: 500, body: "<h1>Internal Server Error</h1>" }]
  },
  logoutFailed: {
    description: "The provider rejects a logout.",
    covers: ["role/none"],
    faults: [{ match: { row: "auth.createRedirectSession" }, status: 500 }]
  }
})
