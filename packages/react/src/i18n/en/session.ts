/**
 * The English messages of the session.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"

/** The messages of a session. */
export const session: Messages["session"] = {
  checking: "Checking if you're signed in…",
  signInRequired: "This is for members only. Sign in to see it.",
  signIn: "Sign in",
  signedOut: "You're signed out.",
  parked: "You're still signed in, but we can't confirm it right now. Some content may be missing until we can.",
  confirmAgain: "Check again",
  confirming: "Checking…",
  signOut: "Sign out",
  signingOut: "Signing out…",
  signOutFailed: "You're signed out on this device, but the server hasn't confirmed it.",
  signOutAgain: "Retry sign-out",
  opening: "Signing you in…",
  openingSlowly: "This is taking longer than usual.",
  skip: "Continue without signing in",
  opened: "You're signed in",
  nobody: "You're not signed in",
  notOpened: "You're not signed in yet",
  openAgain: "Try again"
}
