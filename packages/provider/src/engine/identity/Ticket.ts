/**
 * Tickets: the data that belongs to a secret that the provider issued, until the secret is used or expires. Stores find
 * a ticket by the digest of its secret.
 *
 * @since 0.1.0
 */
import { proofLifetime } from "@portico/contract/auth/Account"
import { MfaReason } from "@portico/contract/auth/Enums"
import { silentLoginTimeout } from "@portico/contract/Limits"
import * as Schema from "effect/Schema"
import { Device as NamedDevice } from "./Device.ts"
import { Member } from "./Member.ts"
import * as PageTicket from "./PageTicket.ts"

const optional = Schema.optionalKey

/** A member who entered the right password: the session token of a login or registration. */
export const Login = Schema.TaggedStruct("Login", {
  memberId: Schema.String,
  /** Whether a second factor was proved in this login, or the client's own server authenticated the member. */
  factorShown: optional(Schema.Boolean)
})

/** A member who must verify their address: the state token of a login or registration. */
export const Verification = Schema.TaggedStruct("Verification", {
  memberId: Schema.String,
  /** The digest of the code that was sent by email. */
  code: Schema.String,
  triesLeft: Schema.Int
})

/** An authorization code. */
export const Code = Schema.TaggedStruct("Code", {
  clientId: Schema.String,
  codeChallenge: Schema.String,
  redirectUri: optional(Schema.String),
  memberId: Schema.String,
  /** The digest of the session token that is used up together with the code. */
  login: optional(Schema.String),
  /** The digest of the browser session that the code was created from. */
  browser: optional(Schema.String)
})

/** A used authorization code. A second use ends the session that the first use created. */
export const SpentCode = Schema.TaggedStruct("SpentCode", { session: Schema.String })

/** A browser that is signed in at the provider itself: the value of its cookie. */
export const Browser = Schema.TaggedStruct("Browser", {
  memberId: Schema.String,
  /** The time of the sign-in, in milliseconds since the epoch. */
  at: optional(Schema.Finite),
  /** Whether the sign-in included every factor that the member requires. False if a remembered device skipped one. */
  complete: optional(Schema.Boolean),
  /** The browser, as its member recognizes it. */
  device: optional(NamedDevice)
})

/** A member who may set a new password: the token of a recovery email. */
export const Recovery = Schema.TaggedStruct("Recovery", { memberId: Schema.String })

/** A member who may verify their address without a code: the token of the link in a verification email. */
export const VerificationLink = Schema.TaggedStruct("VerificationLink", { memberId: Schema.String })

/** A member who may verify their address and start: the token of the link in an activation email. */
export const Activation = Schema.TaggedStruct("Activation", { memberId: Schema.String })

/** A registration that the owner may approve or reject: the token of the link in an approval email. */
export const Approval = Schema.TaggedStruct("Approval", { memberId: Schema.String })

/** A member who passed the first factor and must pass a second one: the state token of the challenge. */
export const Challenge = Schema.TaggedStruct("Challenge", {
  memberId: Schema.String,
  /** A value that changes with the member's password and factors, so that such a change invalidates the challenge. */
  stamp: Schema.String,
  reason: Schema.Literals(MfaReason.members),
  /** The id of the factor that was challenged last. */
  factorId: Schema.String,
  /** The digest of the code that was sent for the factor. */
  code: optional(Schema.String),
  /** The id of the push notification of the factor. */
  transaction: optional(Schema.String),
  /** The challenge that the passkey must sign, and the relying party that it is for. */
  passkey: optional(Schema.Struct({ id: Schema.String, challenge: Schema.String, rpId: Schema.String })),
  triesLeft: Schema.Int,
  sendsLeft: Schema.Int,
  /** The time at which the challenge ends, in milliseconds since the epoch. Nothing extends it. */
  until: Schema.Finite
})

/** A remembered device, on which the member passed a second factor before. */
export const Device = Schema.TaggedStruct("Device", { memberId: Schema.String, stamp: Schema.String })

/** A push notification that a device must approve: the token of its link. */
export const Push = Schema.TaggedStruct("Push", {
  memberId: Schema.String,
  /** The digest of the id of the login or enrollment that waits for it. */
  transaction: Schema.String
})

/** The result of a push notification, by its transaction. */
export const PushAnswer = Schema.TaggedStruct("PushAnswer", {
  answer: Schema.Literals(["pending", "approved", "denied"])
})

/** A factor that is being added, and the data that confirms it. */
export const Enrollment = Schema.TaggedStruct("Enrollment", {
  memberId: Schema.String,
  /** The digest of the code that was sent. */
  code: optional(Schema.String),
  /** The id of the push notification. */
  transaction: optional(Schema.String),
  /** The challenge that the new passkey must sign. */
  challenge: optional(Schema.String),
  /** The id of the only session that may confirm the factor. Absent if it was added on a page of the provider. */
  session: optional(Schema.String),
  triesLeft: Schema.Int
})

/** A member who has authenticated again: the proof that changes of the account require. */
export const Reverification = Schema.TaggedStruct("Reverification", {
  memberId: Schema.String,
  /** The id of the only session that may use the proof. */
  session: Schema.String,
  /** The time of the reverification, in milliseconds since the epoch. */
  at: optional(Schema.Finite)
})

/** A member who changes their email address: the state token. */
export const EmailChange = Schema.TaggedStruct("EmailChange", {
  memberId: Schema.String,
  session: Schema.String,
  /** The new address, in its normal form. */
  email: Schema.String,
  /** The digest of the code that was sent by email. If the address was taken, no code was sent and none matches. */
  code: Schema.String,
  triesLeft: Schema.Int
})

/** An email address that a member had until a change: the token of the link that restores it. */
export const EmailRevert = Schema.TaggedStruct("EmailRevert", {
  memberId: Schema.String,
  /** The address to restore, in its normal form. */
  email: Schema.String,
  /** The time of the change, in milliseconds since the epoch. */
  at: Schema.Finite
})

/** A registration whose address must be verified before the member is created: its state token. */
export const Registration = Schema.TaggedStruct("Registration", {
  member: Member,
  /** The digest of the code that was sent by email. If the address was taken, no code was sent and none matches. */
  code: Schema.String,
  triesLeft: Schema.Int
})

/** The content of a ticket. */
export const Content = Schema.Union([
  Login,
  Verification,
  PageTicket.SilentPage,
  PageTicket.SignInPage,
  PageTicket.LoginPage,
  PageTicket.AccountPage,
  PageTicket.SecurityPage,
  PageTicket.OutsidePage,
  PageTicket.LogoutPage,
  PageTicket.PreWarmPage,
  Code,
  SpentCode,
  Browser,
  Recovery,
  Registration,
  VerificationLink,
  Activation,
  Approval,
  Challenge,
  Device,
  Push,
  PushAnswer,
  Enrollment,
  Reverification,
  EmailChange,
  EmailRevert
])
export type Content = typeof Content.Type

/** The content with a given tag. */
export type ContentOf<Tag extends Content["_tag"]> = Extract<Content, { readonly _tag: Tag }>

/**
 * Returns the name under which a ticket can be dropped: the id of the member that its bearer may act as, if there is
 * one. Links that undo an email change have another name, because they must outlive everything that the new owner of the
 * account does.
 */
export const holderOf = (content: Content): string | undefined => {
  if (content._tag === "EmailRevert") return revertHolderOf(content.memberId)
  return content._tag !== "Approval" && "memberId" in content ? content.memberId : undefined
}

/** Returns the name under which the links are dropped that undo the email changes of a member. */
export const revertHolderOf = (memberId: string): string => `email changes of ${memberId}`

/** A ticket as it is stored. `expiresAt` is in milliseconds since the epoch. */
export interface Ticket {
  readonly digest: string
  readonly content: Content
  readonly expiresAt: number
}

const minute = 60_000

/** The lifetime of each kind of ticket, in milliseconds. */
export const lifetimes: Readonly<Record<Content["_tag"], number>> = {
  Login: 5 * minute,
  Verification: 30 * minute,
  SilentPage: silentLoginTimeout,
  SignInPage: 30 * minute,
  LoginPage: 30 * minute,
  AccountPage: 30 * minute,
  SecurityPage: 30 * minute,
  OutsidePage: 30 * minute,
  LogoutPage: 10 * minute,
  PreWarmPage: 10 * minute,
  Code: minute,
  SpentCode: minute,
  Browser: 30 * 24 * 60 * minute,
  Recovery: 60 * minute,
  Registration: 30 * minute,
  VerificationLink: 24 * 60 * minute,
  Activation: 7 * 24 * 60 * minute,
  Approval: 30 * 24 * 60 * minute,
  Challenge: 10 * minute,
  Device: 30 * 24 * 60 * minute,
  Push: 10 * minute,
  PushAnswer: 10 * minute,
  Enrollment: 10 * minute,
  Reverification: proofLifetime,
  EmailChange: 30 * minute,
  EmailRevert: 7 * 24 * 60 * minute
}
