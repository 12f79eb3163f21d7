/**
 * Members as they are stored, and as the identity service shows them.
 *
 * @since 0.1.0
 */
import { IdentityStatus, PendingReason } from "@portico/contract/auth/Enums"
import { type Identity, Profile } from "@portico/contract/auth/Identity"
import * as Schema from "effect/Schema"

/** A member. Times are epoch milliseconds. */
export const Member = /*#__PURE__*/ Schema.Struct({
  id: Schema.String,
  /** In its normal form. */
  email: Schema.String,
  emailVerified: Schema.Boolean,
  status: IdentityStatus.request,
  reasons: Schema.Array(PendingReason.request),
  /** The stored form of the password. */
  password: Schema.String,
  profile: Profile,
  createdAt: Schema.Finite,
  updatedAt: Schema.Finite,
  /** Rises with every change. */
  revision: Schema.Int
})
export type Member = typeof Member.Type

/** Who may become a member, and when: at once, after the address was verified, or after the owner agreed. */
export const RegistrationPolicy = /*#__PURE__*/ Schema.Literals(["open", "emailVerification", "ownerApproval"])
export type RegistrationPolicy = typeof RegistrationPolicy.Type

/** Status and reasons of a member who has just registered. */
export const standingOf = (policy: RegistrationPolicy): Pick<Member, "status" | "reasons"> => {
  switch (policy) {
    case "open":
      return { status: "ACTIVE", reasons: [] }
    case "emailVerification":
      return { status: "PENDING", reasons: ["PENDING_EMAIL_VERIFICATION_REQUIRED"] }
    case "ownerApproval":
      return { status: "PENDING", reasons: ["PENDING_ADMIN_APPROVAL_REQUIRED"] }
  }
}

/** What stands between a member and a session. */
export type Hindrance = "ownerApproval" | "emailVerification" | "blocked"

/** What stands between a member and a session, or undefined where nothing does. */
export const hindranceOf = ({ reasons, status }: Pick<Member, "status" | "reasons">): Hindrance | undefined => {
  if (status === "ACTIVE" || status === "OFFLINE") return undefined
  if (status !== "PENDING") return "blocked"
  return reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED") ? "emailVerification" : "ownerApproval"
}

/** A member whose address was verified: active, unless something else is still missing. */
export const verified = (member: Member, now: number): Member => {
  const reasons = member.reasons.filter((reason) => reason !== "PENDING_EMAIL_VERIFICATION_REQUIRED")
  const status = member.status === "PENDING" && reasons.length === 0 ? "ACTIVE" : member.status
  return changed({ ...member, emailVerified: true, status, reasons }, now)
}

/** The next revision of a member. */
export const changed = (member: Member, now: number): Member => ({
  ...member,
  updatedAt: now,
  revision: member.revision + 1
})

/** A member as the identity service answers him. */
export const identityOf = (member: Member): Identity => ({
  id: member.id,
  revision: String(member.revision),
  createdDate: new Date(member.createdAt),
  updatedDate: new Date(member.updatedAt),
  identityProfile: {
    ...member.profile,
    emails: [...new Set([member.email, ...(member.profile.emails ?? [])])]
  },
  email: { address: member.email, isVerified: member.emailVerified },
  status: { name: member.status, reasons: member.reasons },
  factors: [{ factorId: "password", type: "PASSWORD", status: "ENABLED" }]
})
