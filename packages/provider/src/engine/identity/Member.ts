/**
 * Members as they are stored, and as the identity service shows them.
 *
 * @since 0.1.0
 */
import { IdentityStatus, PendingReason } from "@portico/contract/auth/Enums"
import { type Identity, Profile } from "@portico/contract/auth/Identity"
import * as Schema from "effect/Schema"
import { Factor } from "../factors/Factor.ts"

const optional = Schema.optionalKey

/** A member. Times are epoch milliseconds. */
export const Member = Schema.Struct({
  id: Schema.String,
  /** In its normal form. */
  email: Schema.String,
  emailVerified: Schema.Boolean,
  status: IdentityStatus.request,
  reasons: Schema.Array(PendingReason.request),
  /** The stored form of the password. Empty for a member who has none. */
  password: Schema.String,
  /** The password has to be recovered before the next login. */
  resetRequired: optional(Schema.Boolean),
  /** One of the shop's editors. It is settled anew with every access token. */
  editor: optional(Schema.Boolean),
  /** Number under which texts and calls reach the member. */
  phone: optional(Schema.String),
  factors: optional(Schema.Array(Factor)),
  profile: Profile,
  createdAt: Schema.Finite,
  updatedAt: Schema.Finite,
  /** Rises with every change. */
  revision: Schema.Int
})
export type Member = typeof Member.Type

/** What a registration has to pass: the verification of the address, the owner's approval, both or neither. */
export const RegistrationStep = Schema.Literals(["emailVerification", "ownerApproval"])
export type RegistrationStep = typeof RegistrationStep.Type

const reasonOf = {
  emailVerification: "PENDING_EMAIL_VERIFICATION_REQUIRED",
  ownerApproval: "PENDING_ADMIN_APPROVAL_REQUIRED"
} as const

/** Status and reasons of a member who has just registered. */
export const standingOf = (steps: ReadonlyArray<RegistrationStep>): Pick<Member, "status" | "reasons"> => ({
  status: steps.length === 0 ? "ACTIVE" : "PENDING",
  reasons: steps.map((step) => reasonOf[step])
})

/** What stands between a member and a session. */
export type Hindrance = "ownerApproval" | "emailVerification" | "blocked"

/** What stands between a member and a session, or undefined where nothing does. */
export const hindranceOf = ({ reasons, status }: Pick<Member, "status" | "reasons">): Hindrance | undefined => {
  if (status === "ACTIVE" || status === "OFFLINE") return undefined
  if (status !== "PENDING") return "blocked"
  return reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED") ? "emailVerification" : "ownerApproval"
}

/** Whether a member who has signed in may stay so. */
export const mayStay = (member: Pick<Member, "status" | "reasons" | "resetRequired">): boolean =>
  hindranceOf(member) === undefined && member.resetRequired !== true

/** A member whose address was verified: active, unless something else is still missing. */
export const verified = (member: Member, now: number): Member =>
  changed({ ...without(member, "emailVerification"), emailVerified: true }, now)

/** A member whom the owner let in: active, unless the address is still to be verified. */
export const approved = (member: Member, now: number): Member => changed(without(member, "ownerApproval"), now)

const without = (member: Member, step: RegistrationStep): Member => {
  const reasons = member.reasons.filter((reason) => reason !== reasonOf[step])
  return { ...member, reasons, status: member.status === "PENDING" && reasons.length === 0 ? "ACTIVE" : member.status }
}

/** The next revision of a member. */
export const changed = (member: Member, now: number): Member => ({
  ...member,
  updatedAt: now,
  revision: member.revision + 1
})

/** What to call a member: by his names, his nickname, or his address where he gave neither. */
export const nameOf = ({ email, profile }: Pick<Member, "email" | "profile">): string =>
  [profile.firstName, profile.lastName].filter((part) => part !== undefined && part !== "").join(" ") ||
  (profile.nickname ?? "") ||
  email

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
  factors: [
    { factorId: "password", type: "PASSWORD", status: "ENABLED" },
    ...(member.factors ?? []).map(({ _tag: type, id: factorId, status }) => ({ factorId, type, status }))
  ]
})
