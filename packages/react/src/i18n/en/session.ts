/**
 * Words of a session, in English.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../groups/Session.ts"

/** Words of a session. */
export const session: SessionMessages = {
  checking: "Checking whether you are signed in…",
  signInRequired: "This is for members. Sign in to see it.",
  signIn: "Sign in",
  signedOut: "You are signed out.",
  parked: "You are still signed in, but we cannot confirm it right now. Some things may be missing until we can.",
  confirmAgain: "Check again",
  confirming: "Checking…",
  signOut: "Sign out",
  signingOut: "Signing out…",
  signOutFailed: "You are signed out here, but the server does not know yet.",
  signOutAgain: "Tell it now",
  opening: "Signing you in…",
  openingSlowly: "This takes longer than usual.",
  skip: "Go on without signing in",
  opened: "You are signed in.",
  nobody: "You are not signed in.",
  notOpened: "You are not signed in yet",
  openAgain: "Try again"
}
