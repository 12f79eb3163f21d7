/**
 * Members as they are stored, and as the identity service returns them.
 *
 * @since 0.1.0
 */
import { IdentityStatus, PendingReason } from "@portico/contract/auth/Enums"
import { type Identity, Profile } from "@portico/contract/auth/Identity"
import * as Schema from "effect/Schema"
import { Factor } from "../factors/Factor.ts"

const optional = Schema.optionalKey

/** A member. Times are in milliseconds since the epoch. */
export const Member = Schema.Struct({
  id: Schema.String,
  /** The email address, in its normal form. */
  email: Schema.String,
  emailVerified: Schema.Boolean,
  status: Schema.Literals(IdentityStatus.members),
  reasons: Schema.Array(Schema.Literals(PendingReason.members)),
  /** The stored form of the password. Empty for a member without a password. */
  password: Schema.String,
  /** Whether the member must reset the password before the next login. */
  resetRequired: optional(Schema.Boolean),
  /** Whether the member is one of the shop's editors. The provider checks this again for every access token. */
  editor: optional(Schema.Boolean),
  /** The phone number for SMS and calls. */
  phone: optional(Schema.String),
  factors: optional(Schema.Array(Factor)),
  profile: Profile,
  createdAt: Schema.Finite,
  updatedAt: Schema.Finite,
  /** The revision, which increases with every change. */
  revision: Schema.Int
})
export type Member = typeof Member.Type

/** A step that a registration requires: the verification of the address or the owner's approval. */
export const RegistrationStep = Schema.Literals(["emailVerification", "ownerApproval"])
export type RegistrationStep = typeof RegistrationStep.Type

const reasonOf = {
  emailVerification: "PENDING_EMAIL_VERIFICATION_REQUIRED",
  ownerApproval: "PENDING_ADMIN_APPROVAL_REQUIRED"
} as const

/** Returns the status and pending reasons of a member who has just registered. */
export const statusAfter = (steps: ReadonlyArray<RegistrationStep>): Pick<Member, "status" | "reasons"> => ({
  status: steps.length === 0 ? "ACTIVE" : "PENDING",
  reasons: steps.map((step) => reasonOf[step])
})

/** The reason why a member cannot have a session. */
export type SignInBarrier = "ownerApproval" | "emailVerification" | "blocked"

/** Returns the reason why a member cannot have a session, or `undefined` if there is none. */
export const signInBarrierOf = ({ reasons, status }: Pick<Member, "status" | "reasons">): SignInBarrier | undefined => {
  if (status === "ACTIVE" || status === "OFFLINE") return undefined
  if (status !== "PENDING") return "blocked"
  return reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED") ? "emailVerification" : "ownerApproval"
}

/** Whether a signed-in member may stay signed in. */
export const mayStaySignedIn = (member: Pick<Member, "status" | "reasons" | "resetRequired">): boolean =>
  signInBarrierOf(member) === undefined && member.resetRequired !== true

/** Marks the address of a member as verified. The member becomes active unless another step is pending. */
export const verified = (member: Member, now: number): Member =>
  changed({ ...without(member, "emailVerification"), emailVerified: true }, now)

/** Marks a member as approved by the owner. The member becomes active unless the address is not verified yet. */
export const approved = (member: Member, now: number): Member => changed(without(member, "ownerApproval"), now)

const without = (member: Member, step: RegistrationStep): Member => {
  const reasons = member.reasons.filter((reason) => reason !== reasonOf[step])
  return { ...member, reasons, status: member.status === "PENDING" && reasons.length === 0 ? "ACTIVE" : member.status }
}

/** Returns the next revision of a member. */
export const changed = (member: Member, now: number): Member => ({
  ...member,
  updatedAt: now,
  revision: member.revision + 1
})

/** Returns a member's display name: the first and last name, otherwise the nickname, otherwise the email address. */
export const nameOf = ({ email, profile }: Pick<Member, "email" | "profile">): string =>
  [profile.firstName, profile.lastName].filter((part) => part !== undefined && part !== "").join(" ") ||
  (profile.nickname ?? "") ||
  email

/** Converts a member to an identity, the form that the identity service returns. */
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
  factors: [
    { factorId: "password", type: "PASSWORD", status: "ENABLED" },
    ...(member.factors ?? []).map(({ _tag: type, id: factorId, status }) => ({ factorId, type, status }))
  ]
})
