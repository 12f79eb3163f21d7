/**
 * The tickets of the provider's pages: what a page was requested for. Its address contains the secret of the ticket.
 *
 * @since 0.1.0
 */
import { MembersAreaSection, ResponseMode } from "@portico/contract/auth/Enums"
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** The parameters of a client's authorization request. */
export const Authorization = Schema.Struct({
  clientId: Schema.String,
  codeChallenge: Schema.String,
  state: Schema.String,
  redirectUri: optional(Schema.String)
})
export type Authorization = typeof Authorization.Type

// The origin under which the page was requested; the page is only served under this origin. The requester chooses the
// host name, and could otherwise make another site's page look like a page of the provider.
const home = optional(Schema.String)

/**
 * The page that responds without user interaction, with a message to the window around its frame or with a redirect.
 */
export const SilentPage = Schema.TaggedStruct("SilentPage", {
  home,
  authorization: Authorization,
  responseMode: Schema.Literals(ResponseMode.members),
  /** The origin of the window that receives the message, for a page in a frame. */
  origin: optional(Schema.String),
  /** The digest of the session token that the client sent. */
  login: optional(Schema.String)
})

/** The page on which the user enters the password. */
export const SignInPage = Schema.TaggedStruct("SignInPage", {
  home,
  authorization: Authorization,
  responseMode: Schema.Literals(ResponseMode.members),
  /** The digest of the session token that the client sent. */
  login: optional(Schema.String)
})

/** The page that signs the browser in at the provider and returns to a site, without issuing tokens to the site. */
export const LoginPage = Schema.TaggedStruct("LoginPage", {
  home,
  clientId: Schema.String,
  returnTo: Schema.String
})

/** The account page of a member. */
export const AccountPage = Schema.TaggedStruct("AccountPage", {
  home,
  clientId: Schema.String,
  section: Schema.Literals(MembersAreaSection.members),
  returnTo: optional(Schema.String),
  /** The address of the site's own sign-in page. */
  loginUrl: optional(Schema.String),
  /** The member that the page is shown to, if the client requested it as a member. */
  memberId: optional(Schema.String),
  /** The session of that member. After it has ended, the page shows no member. */
  session: optional(Schema.String)
})

/** The page on which a member signs in again before changing their sign-in methods. */
export const SecurityPage = Schema.TaggedStruct("SecurityPage", {
  home,
  clientId: Schema.String,
  /** The path of the provider's page that follows. */
  next: Schema.String
})

/** The page that replaces pages that this provider does not have, such as a checkout, a product or a calendar. */
export const OutsidePage = Schema.TaggedStruct("OutsidePage", {
  home,
  intent: Schema.String,
  /** The site's callback addresses, by their names. */
  callbacks: Schema.Record(Schema.String, Schema.String)
})

/** The page that ends the browser's session at the provider. */
export const LogoutPage = Schema.TaggedStruct("LogoutPage", { home, returnTo: optional(Schema.String) })

/** A page that is loaded in advance to make the first sign-in faster. */
export const PreWarmPage = Schema.TaggedStruct("PreWarmPage", { home, origin: optional(Schema.String) })
