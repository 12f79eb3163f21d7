/**
 * Tickets: what a secret that the provider handed out stands for, until it is used or has expired. A store knows a
 * ticket by the digest of its secret.
 *
 * @since 0.1.0
 */
import { MembersAreaSection, MfaReason, ResponseMode } from "@portico/contract/auth/Enums"
import { silentLoginTimeout } from "@portico/contract/Limits"
import * as Schema from "effect/Schema"
import { Member } from "./Member.ts"

const optional = Schema.optionalKey

/** A member showed his password: the session token of a login or registration. */
export const Login = Schema.TaggedStruct("Login", { memberId: Schema.String })

/** A member must prove his address: the state token of a login or registration. */
export const Verification = Schema.TaggedStruct("Verification", {
  memberId: Schema.String,
  /** Digest of the code that was mailed. */
  code: Schema.String,
  triesLeft: Schema.Int
})

/** What a client asked for when it opened a page of the provider. */
export const Authorization = Schema.Struct({
  clientId: Schema.String,
  codeChallenge: Schema.String,
  state: Schema.String,
  redirectUri: optional(Schema.String)
})
export type Authorization = typeof Authorization.Type

// Origin of the provider as it was named when the page was asked for. Under another one the page is not there: whoever
// asks names the host, and could else make a stranger's page a page of the provider.
const home = optional(Schema.String)

/** The page that answers at once: by a message to the window around its frame, or by going back. */
export const SilentPage = Schema.TaggedStruct("SilentPage", {
  home,
  authorization: Authorization,
  responseMode: ResponseMode.request,
  /** Origin of the window that is told, for a page in a frame. */
  origin: optional(Schema.String),
  /** Digest of the session token that the client showed. */
  login: optional(Schema.String)
})

/** The page that asks for the password. */
export const SignInPage = Schema.TaggedStruct("SignInPage", {
  home,
  authorization: Authorization,
  responseMode: ResponseMode.request,
  /** Digest of the session token that the client showed. */
  login: optional(Schema.String)
})

/** The page that signs a browser in here and leads back to a site, without tokens for it. */
export const LoginPage = Schema.TaggedStruct("LoginPage", {
  home,
  clientId: Schema.String,
  returnTo: Schema.String
})

/** The page of a member's own account. */
export const AccountPage = Schema.TaggedStruct("AccountPage", {
  home,
  clientId: Schema.String,
  section: MembersAreaSection.request,
  returnTo: optional(Schema.String),
  /** The site's own sign-in page. */
  loginUrl: optional(Schema.String),
  /** Whom the page is shown to, where the client asked for it as a member. */
  memberId: optional(Schema.String)
})

/** The page that signs a browser in here once more, before its member changes how he signs in. */
export const SecurityPage = Schema.TaggedStruct("SecurityPage", {
  home,
  clientId: Schema.String,
  /** Path of the provider's page that it leads to. */
  next: Schema.String
})

/** The page in the place of one that this provider does not have: a checkout, a product, a calendar. */
export const OutsidePage = Schema.TaggedStruct("OutsidePage", {
  home,
  intent: Schema.String,
  /** Addresses of the site that it leads back to, by their names among the callbacks. */
  callbacks: Schema.Record(Schema.String, Schema.String)
})

/** The page that ends the browser's session here. */
export const LogoutPage = Schema.TaggedStruct("LogoutPage", { home, returnTo: optional(Schema.String) })

/** A page that only makes the browser know the way. */
export const PreWarmPage = Schema.TaggedStruct("PreWarmPage", { home, origin: optional(Schema.String) })

/** An authorization code. */
export const Code = Schema.TaggedStruct("Code", {
  clientId: Schema.String,
  codeChallenge: Schema.String,
  redirectUri: optional(Schema.String),
  memberId: Schema.String,
  /** Digest of the session token that is spent together with the code. */
  login: optional(Schema.String),
  /** Digest of the browser session that the code came from. */
  browser: optional(Schema.String)
})

/** A code that was used: shown again, it ends the session that it gave. */
export const SpentCode = Schema.TaggedStruct("SpentCode", { session: Schema.String })

/** A browser that is signed in at the provider itself: its cookie. */
export const Browser = Schema.TaggedStruct("Browser", {
  memberId: Schema.String,
  /** Epoch millisecond of the sign-in. */
  at: optional(Schema.Finite)
})

/** A member may set a new password: the token of a recovery mail. */
export const Recovery = Schema.TaggedStruct("Recovery", { memberId: Schema.String })

/** A member may confirm his address without a code: the token of a verification mail's link. */
export const VerificationLink = Schema.TaggedStruct("VerificationLink", { memberId: Schema.String })

/** A member may confirm his address and start: the token of an activation mail's link. */
export const Activation = Schema.TaggedStruct("Activation", { memberId: Schema.String })

/** The owner may let a member in or turn him away: the token of an approval mail's link. */
export const Approval = Schema.TaggedStruct("Approval", { memberId: Schema.String })

/** A member who proved himself once and must do so again: the state token of a second step. */
export const Challenge = Schema.TaggedStruct("Challenge", {
  memberId: Schema.String,
  /** Changes with the member's password and factors: a step that began before is over. */
  stamp: Schema.String,
  reason: MfaReason.request,
  /** The factor that was challenged last. */
  factorId: Schema.String,
  /** Digest of the code that was sent for it. */
  code: optional(Schema.String),
  /** Id of its push. */
  transaction: optional(Schema.String),
  /** What its passkey has to sign, and for pages of which host. */
  passkey: optional(Schema.Struct({ id: Schema.String, challenge: Schema.String, rpId: Schema.String })),
  triesLeft: Schema.Int,
  sendsLeft: Schema.Int,
  /** Epoch millisecond at which it ends, whatever happens until then. */
  until: Schema.Finite
})

/** A device on which a further factor was shown once. */
export const Device = Schema.TaggedStruct("Device", { memberId: Schema.String, stamp: Schema.String })

/** A device is asked to approve: the token of a push's link. */
export const Push = Schema.TaggedStruct("Push", {
  memberId: Schema.String,
  /** Digest of the id of the login that waits, or of the enrolment. */
  transaction: Schema.String
})

/** What became of a push, by its transaction. */
export const PushAnswer = Schema.TaggedStruct("PushAnswer", {
  answer: Schema.Literals(["pending", "approved", "denied"])
})

/** A factor that is being added: what has to be shown for it. */
export const Enrolment = Schema.TaggedStruct("Enrolment", {
  memberId: Schema.String,
  /** Digest of the code that was sent. */
  code: optional(Schema.String),
  /** Id of the push. */
  transaction: optional(Schema.String),
  /** What the new passkey has to sign. */
  challenge: optional(Schema.String),
  triesLeft: Schema.Int
})

/** Somebody must prove an address before he becomes a member: the state token of such a registration. */
export const Registration = Schema.TaggedStruct("Registration", {
  member: Member,
  /** Digest of the code that was mailed. Nothing has it where the address was taken. */
  code: Schema.String,
  triesLeft: Schema.Int
})

/** What a ticket stands for. */
export const Content = Schema.Union([
  Login,
  Verification,
  SilentPage,
  SignInPage,
  LoginPage,
  AccountPage,
  SecurityPage,
  OutsidePage,
  LogoutPage,
  PreWarmPage,
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
  Enrolment
])
export type Content = typeof Content.Type

/** The content that a tag names. */
export type ContentOf<Tag extends Content["_tag"]> = Extract<Content, { readonly _tag: Tag }>

/** Id of the member in whose name a ticket lets its bearer act, where it does so. */
export const holderOf = (content: Content): string | undefined =>
  content._tag !== "Approval" && "memberId" in content ? content.memberId : undefined

/** A ticket as it is stored. It expires at an epoch millisecond. */
export interface Ticket {
  readonly digest: string
  readonly content: Content
  readonly expiresAt: number
}

const minute = 60_000

/** Milliseconds that a ticket lives. */
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
  Enrolment: 10 * minute
}
