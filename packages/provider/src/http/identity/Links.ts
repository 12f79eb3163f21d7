/**
 * Addresses that mails lead to. Opening one changes nothing, because programs that scan mails open them all: what it is
 * for happens when its page is submitted.
 *
 * @since 0.1.0
 */
import * as Redacted from "effect/Redacted"

/** What a mail can ask its reader to do, and the path of its page, before the token. */
export const paths = {
  /** Set a new password: the token of a `Recovery` ticket. */
  recovery: "/portico/recover/",
  /** Confirm an address: the token of a `VerificationLink` ticket. */
  verification: "/portico/verify/",
  /** Confirm an address and start as a member: the token of an `Activation` ticket. */
  activation: "/portico/activate/",
  /** Let a new member in, or not: the token of an `Approval` ticket. */
  approval: "/portico/approve/",
  /** Approve a sign-in, or not: the token of a `Push` ticket. */
  push: "/portico/push/"
} as const

/** Address of the provider's own page for a token. */
export const to = (purpose: keyof typeof paths, origin: string, token: Redacted.Redacted): string =>
  origin + paths[purpose] + Redacted.value(token)

/**
 * Address of a site's page for a token of a recovery or activation mail. The token stands in the fragment, as
 * `recoveryToken`, which no server is sent.
 */
export const toSite = (url: string, token: Redacted.Redacted): string => {
  const address = new URL(url)
  address.hash = new URLSearchParams({ recoveryToken: Redacted.value(token) }).toString()
  return address.href
}
