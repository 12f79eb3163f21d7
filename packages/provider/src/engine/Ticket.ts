/**
 * Tickets: what a secret that the provider handed out stands for, until it is used or has expired. A store knows a
 * ticket by the digest of its secret.
 *
 * @since 0.1.0
 */
import { ResponseMode } from "@portico/contract/auth/Enums"
import { silentLoginTimeout } from "@portico/contract/Limits"
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** A member showed his password: the session token of a login or registration. */
export const Login = /*#__PURE__*/ Schema.TaggedStruct("Login", { memberId: Schema.String })

/** A member must prove his address: the state token of a login or registration. */
export const Verification = /*#__PURE__*/ Schema.TaggedStruct("Verification", {
  memberId: Schema.String,
  /** Digest of the code that was mailed. */
  code: Schema.String,
  triesLeft: Schema.Int
})

/** What a client asked for when it opened a page of the provider. */
export const Authorization = /*#__PURE__*/ Schema.Struct({
  clientId: Schema.String,
  codeChallenge: Schema.String,
  state: Schema.String,
  redirectUri: optional(Schema.String)
})
export type Authorization = typeof Authorization.Type

/** The page that answers at once: by a message to the window around its frame, or by going back. */
export const SilentPage = /*#__PURE__*/ Schema.TaggedStruct("SilentPage", {
  authorization: Authorization,
  responseMode: ResponseMode.request,
  /** Origin of the window that is told, for a page in a frame. */
  origin: optional(Schema.String),
  /** Digest of the session token that the client showed. */
  login: optional(Schema.String)
})

/** The page that asks for the password. */
export const SignInPage = /*#__PURE__*/ Schema.TaggedStruct("SignInPage", {
  authorization: Authorization,
  responseMode: ResponseMode.request,
  /** Digest of the session token that the client showed. */
  login: optional(Schema.String)
})

/** The page that ends the browser's session here. */
export const LogoutPage = /*#__PURE__*/ Schema.TaggedStruct("LogoutPage", { returnTo: optional(Schema.String) })

/** A page that only makes the browser know the way. */
export const PreWarmPage = /*#__PURE__*/ Schema.TaggedStruct("PreWarmPage", { origin: optional(Schema.String) })

/** An authorization code. */
export const Code = /*#__PURE__*/ Schema.TaggedStruct("Code", {
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
export const SpentCode = /*#__PURE__*/ Schema.TaggedStruct("SpentCode", { session: Schema.String })

/** A browser that is signed in at the provider itself: its cookie. */
export const Browser = /*#__PURE__*/ Schema.TaggedStruct("Browser", { memberId: Schema.String })

/** What a ticket stands for. */
export const Content = /*#__PURE__*/ Schema.Union([
  Login,
  Verification,
  SilentPage,
  SignInPage,
  LogoutPage,
  PreWarmPage,
  Code,
  SpentCode,
  Browser
])
export type Content = typeof Content.Type

/** The content that a tag names. */
export type ContentOf<Tag extends Content["_tag"]> = Extract<Content, { readonly _tag: Tag }>

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
  LogoutPage: 10 * minute,
  PreWarmPage: 10 * minute,
  Code: minute,
  SpentCode: minute,
  Browser: 30 * 24 * 60 * minute
}
