/**
 * The English messages of a member's account.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { day, number, time } from "./format.ts"

/** The messages of the account menu. */
export const account: Messages["account"] = {
  loading: "Loading your account…",
  signIn: "Sign in",
  signUp: "Create account",
  account: "My account",
  menu: "Account menu:",
  signedInAs: "Signed in as",
  signOut: "Sign out",
  signingOut: "Signing out…",
  signedOut: "You're signed out.",
  signOutFailed: "You're signed out on this device, but the server hasn't confirmed it.",
  retry: "Try again",
  sectionAccountInfo: "Account details",
  sectionBookings: "Bookings",
  sectionOrders: "Orders",
  sectionSubscriptions: "Subscriptions",
  sectionEvents: "Events",
  openingSection: (section) => `Opening ${section}…`,
  sectionFailed: (section) => `We couldn't open ${section}.`
}

/** The messages of a form that changes the password of a signed-in member. */
export const changePassword: Messages["changePassword"] = {
  title: "Change your password",
  submit: "Change password",
  submitting: "Changing password…",
  currentPassword: "Current password",
  newPassword: "New password",
  username: "Account",
  hint: "You'll stay signed in on this device. Other devices will need to sign in again.",
  done: "Password changed. Sign in again on your other devices."
}

/** The messages of the form that requests a recovery email. */
export const forgotPassword: Messages["forgotPassword"] = {
  title: "Forgot your password?",
  explanation: "Enter your email address and we'll send you a link to reset your password.",
  submit: "Send link",
  submitting: "Sending link…",
  sentTitle: "Check your email",
  sent: (email) => `If there's an account for ${email}, we've sent it a link to reset your password.`,
  sentHint: "It can take a few minutes to arrive. Check your spam folder too. The link works for one hour.",
  otherAddress: "Use a different email"
}

/** The messages of the form that sets the new password. */
export const resetPassword: Messages["resetPassword"] = {
  title: "Choose a new password",
  account: "Account",
  password: "New password",
  submit: "Save password",
  submitting: "Saving password…",
  opening: "Signing you in…",
  done: "Password saved. You're signed in.",
  verifyEmail: (email) => `Password saved. Enter the code we sent to ${email} to continue.`,
  awaitApproval: "Password saved. Your account is waiting for approval. We'll email you when you can sign in.",
  proveFactor: "Password saved. Confirm it's you to continue.",
  changed: "Password saved. Sign in with your new password.",
  signIn: "Sign in",
  missingTitle: "Open the link in your email",
  missing: "To reset your password, open the link in the email we sent you, or request a new one.",
  expiredTitle: "This link no longer works",
  expired: "The link was already used or has expired. Your password hasn't changed. Request a new one."
}

/** The messages of the form for the code from a verification email. */
export const verification: Messages["verification"] = {
  title: "Confirm your email address",
  explanation: (email) => `Enter the code we sent to ${email}.`,
  code: "Confirmation code",
  hint: "No email? Check your spam folder too.",
  submit: "Confirm",
  submitting: "Checking code…",
  opening: "Signing you in…",
  resend: "Send a new code",
  resent: (email) => `We sent a new code to ${email}.`,
  changeEmail: "Use a different email",
  sendLink: "Send me a link instead",
  sendingLink: "Sending link…",
  linkSent: (email) => `We sent a link to ${email}. Open it to confirm your address, then sign in.`,
  enterCode: "Enter a code instead",
  done: "Email confirmed. You're signed in.",
  verifyEmail: (email) => `One more step: enter the code we sent to ${email}.`,
  awaitApproval: "Email confirmed. Your account is waiting for approval. We'll email you when you can sign in.",
  proveFactor: "Email confirmed. Confirm it's you to continue.",
  verified: "Email confirmed. Sign in to continue.",
  signIn: "Sign in",
  lostTitle: "Sign in again",
  lost: "We can no longer check this code: it was already used, it has expired, or you left the page. Sign in again to get a new one.",
  startAgain: "Sign in again"
}

/** The messages of an account that awaits approval. */
export const approval: Messages["approval"] = {
  title: "Your account is waiting for approval",
  pending: "We review every new account. We'll email you when you can sign in.",
  pendingVerification: "Confirm your email address first. Then we'll review your account and email you.",
  steps: "Account setup steps",
  registered: "Account created",
  verifyEmail: "Email address confirmed",
  approval: "Account approved",
  stepDone: "done",
  stepDue: "to do",
  enterCode: "Confirm email address",
  submit: "Check again",
  submitting: "Checking…",
  opening: "Signing you in…",
  stillPending: (at) => `Not approved yet. Last checked at ${time(at)}.`,
  signIn: "Try signing in",
  signInNow: "Sign in",
  signedIn: "Your account is approved. You're signed in.",
  approved: "Your account is approved. You can sign in now.",
  declined: "Your account wasn't approved. If you think this is a mistake, contact us.",
  proveFactor: "Your account is approved. Confirm it's you to continue."
}

/** The labels of the profile's inputs, and the options that they offer. */
export const profileFields: Messages["profileFields"] = {
  firstName: "First name",
  lastName: "Last name",
  nickname: "Nickname",
  company: "Company",
  position: "Job title",
  birthdate: "Date of birth",
  language: "Language",
  picture: "Picture URL",
  privacyStatus: "Who can see your profile",
  privacyUndefined: "Site default",
  privacyPublic: "Everyone, including other members",
  privacyPrivate: "Only you and this site",
  emails: "Other email addresses",
  email: "Email address",
  phones: "Phone numbers",
  phone: "Phone number",
  countryCode: "Country code",
  addresses: "Addresses",
  address: "Address",
  addressLine: "Street address",
  addressLine2: "Apartment, floor or building",
  streetName: "Street",
  streetNumber: "Number",
  apartment: "Apartment",
  city: "City",
  subdivision: "State, province or region",
  postalCode: "Postal code",
  country: "Country",
  tag: "Label",
  tagUntagged: "No label",
  tagMain: "Main",
  tagHome: "Home",
  tagWork: "Work",
  tagMobile: "Mobile",
  tagFax: "Fax",
  tagBilling: "Billing",
  tagShipping: "Shipping",
  notSelected: "Not selected",
  addEmail: "Add email address",
  addPhone: "Add phone number",
  addAddress: "Add address",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Remove",
  removeNth: (entry) => `Remove ${entry}`,
  added: (entry) => `${entry} added.`,
  removed: (entry) => `${entry} removed.`
}

/** The messages of a panel that shows and edits a profile. */
export const profile: Messages["profile"] = {
  title: "Your profile",
  submit: "Save changes",
  submitting: "Saving…",
  loading: "Loading your profile…",
  signInRequired: "Sign in to see your profile.",
  signIn: "Sign in",
  notFound:
    "We couldn't find your profile. Your account may have been closed. If you think this is a mistake, contact us.",
  retry: "Try again",
  loginEmail: "Sign-in email",
  verified: "confirmed",
  notVerified: "not confirmed",
  edit: "Edit profile",
  cancel: "Cancel",
  saved: "Profile saved.",
  unchanged: "No changes to save.",
  reloaded: "Your changes were discarded. This is the latest saved profile.",
  notGiven: "Not provided",
  personal: "About you",
  contact: "Contact details",
  more: "More",
  date: day,
  number,
  pending: "Your account isn't active yet.",
  pendingApproval: "It's waiting for approval. We'll email you when you can use it.",
  pendingVerification: "Confirm your email address: enter the code from the email we sent you.",
  deleted: "This account was deleted. You can still view the profile for now, but you can't change it.",
  blocked: "This account is blocked. Contact us to unblock it.",
  offline: "Your account is offline, so other members can't see you.",
  changedElsewhere: "These fields were changed in another tab or on another device:",
  takeTheirs: "Discard my changes",
  keepMine: "Save my changes anyway"
}
