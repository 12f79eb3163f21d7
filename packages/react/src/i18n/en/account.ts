/**
 * Words of the account menu, in English.
 *
 * @since 0.1.0
 */
import type { AccountMessages } from "../groups/Account.ts"

/** Words of the account menu. */
export const account: AccountMessages = {
  loading: "Checking whether you are signed in…",
  signIn: "Sign in",
  signUp: "Create account",
  account: "My account",
  menu: "Account menu:",
  signedInAs: "Signed in as",
  signOut: "Sign out",
  signingOut: "Signing out…",
  signedOut: "You are signed out.",
  signOutFailed: "You are signed out here, but we could not tell the server.",
  retry: "Try again",
  sectionAccountInfo: "Account details",
  sectionBookings: "Bookings",
  sectionOrders: "Orders",
  sectionSubscriptions: "Subscriptions",
  sectionEvents: "Events",
  openingSection: (section) => `Opening ${section}…`,
  sectionFailed: (section) => `${section} could not be opened.`
}
