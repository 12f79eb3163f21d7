/**
 * Addresses of the pages that emails link to. Opening a link changes nothing, because programs that scan emails open
 * every link. The action happens when the page is submitted.
 *
 * @since 0.1.0
 */
import * as Redacted from "effect/Redacted"

/** The path of each page, to which the token is appended. */
export const paths = {
  /** The page that sets a new password. Its token is that of a `Recovery` ticket. */
  recovery: "/portico/recover/",
  /** The page that confirms an email address. Its token is that of a `VerificationLink` ticket. */
  verification: "/portico/verify/",
  /** The page that confirms an email address and activates the member. Its token is that of an `Activation` ticket. */
  activation: "/portico/activate/",
  /** The page that approves or rejects a new member. Its token is that of an `Approval` ticket. */
  approval: "/portico/approve/",
  /** The page that approves or denies a sign-in. Its token is that of a `Push` ticket. */
  push: "/portico/push/",
  /** The page that restores an earlier email address. Its token is that of an `EmailRevert` ticket. */
  emailRevert: "/portico/restore-email/"
} as const

/** Returns the address of the provider's own page for a token. */
export const to = (purpose: keyof typeof paths, origin: string, token: Redacted.Redacted): string =>
  origin + paths[purpose] + Redacted.value(token)

/**
 * Returns the address of a site's page for the token of a recovery or activation email. The token is in the fragment,
 * as `recoveryToken`, because browsers do not send fragments to servers.
 */
export const toSite = (url: string, token: Redacted.Redacted): string => {
  const address = new URL(url)
  address.hash = new URLSearchParams({ recoveryToken: Redacted.value(token) }).toString()
  return address.href
}
