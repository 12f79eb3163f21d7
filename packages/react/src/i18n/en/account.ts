/**
 * The English messages of a member's account.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { count, day, number, time } from "./format.ts"

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

/** The messages of the panels with which a member secures and manages their account. */
export const security: Messages["security"] = {
  loading: "Loading…",
  retry: "Try again",
  cancel: "Cancel",
  reverifyTitle: "Confirm it's you",
  reverifyText: "For your security, enter your password to make this change.",
  reverifySignOn: "For your security, sign in again to make this change.",
  reverify: "Confirm",
  reverifying: "Checking…",
  factorsTitle: "Two-step verification",
  factorsText: "Protect your account with one more check when you sign in.",
  factorsEmpty: "Two-step verification is off.",
  factor: (factor, name) => (name === undefined ? names[factor] : `${names[factor]}: ${name}`),
  added: (at) => `Added on ${day(at)}`,
  unconfirmed: "Setup isn't finished",
  codesLeft: (left) => `${count(left, "unused code", "unused codes")} left`,
  remove: "Remove",
  removeTitle: (factor) => `Remove ${factor}?`,
  removeText: "You won't be able to use it to sign in.",
  removing: "Removing…",
  removed: (factor) => `${factor} was removed.`,
  addApp: "Add authenticator app",
  addPasskey: "Add passkey",
  createCodes: "Create recovery codes",
  replaceCodes: "Replace recovery codes",
  appTitle: "Set up your authenticator app",
  appText: "Scan this QR code with your app, or enter the setup key. Then enter the code that the app shows.",
  appImage: "QR code for your authenticator app",
  appSecret: "Setup key",
  appSubmit: "Turn on",
  appSubmitting: "Checking…",
  appDone: "Your authenticator app is set up.",
  passkeyName: "Name of the passkey",
  passkeyHint: "For example, the device you use it on.",
  passkeySubmit: "Continue",
  passkeyWaiting: "Waiting for your passkey…",
  passkeyDone: "Your passkey is set up.",
  codesTitle: "Your recovery codes",
  codesText:
    "Save these codes now. We won't show them again. Each code lets you sign in once if you lose your other device.",
  codesCreating: "Creating codes…",
  copy: "Copy",
  copied: "Copied",
  download: "Download",
  print: "Print",
  codesFile: "recovery-codes",
  codesSaved: "I've saved them",
  emailTitle: "Email address",
  emailCurrent: "Current email address",
  emailNew: "New email address",
  emailSubmit: "Send code",
  emailSubmitting: "Sending code…",
  emailCode: (email) => `We sent a code to ${email}. Enter it to change your email address.`,
  emailConfirm: "Change email address",
  emailConfirming: "Changing…",
  emailOther: "Use a different email",
  emailDone: (email) => `Your email address is now ${email}. You were signed out on your other devices.`,
  sessionsTitle: "Where you're signed in",
  sessionsText: "If you don't recognize a device, sign it out and change your password.",
  thisDevice: "This device",
  otherDevice: "Another device",
  device: (browser, system) => `${browser} on ${system}`,
  atSignInPage: "Signed in at the sign-in page",
  signedIn: (at) => `Signed in on ${day(at)}`,
  lastUsed: (at, moment) => `Last used on ${day(at)} at ${time(moment)}`,
  endSession: "Sign out",
  endSessionOf: (device = "the other device", lastUsed) =>
    lastUsed === "" ? `Sign out ${device}` : `Sign out ${device}: ${lastUsed}`,
  endOthers: "Sign out all other devices",
  ending: "Signing out…",
  ended: "The device was signed out.",
  endedOthers: "All other devices were signed out.",
  onlyThis: "You're only signed in on this device.",
  deleteTitle: "Delete account",
  deleteText: "This deletes your profile and how you sign in. Orders and reviews may be kept. You can't undo it.",
  deleteOpen: "Delete account",
  deleteWord: "DELETE",
  deleteLabel: (word) => `Type ${word} to confirm`,
  deleteSubmit: "Delete my account",
  deleting: "Deleting…",
  deleted: "Your account was deleted."
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
  missing: "To reset your password, open the link in the email we sent you, or request a new link here.",
  expiredTitle: "This link no longer works",
  expired: "It was already used or has expired. Your password hasn't changed. Request a new link here."
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

const names = {
  PASSWORD: "Password",
  SMS: "Text message",
  CALL: "Phone call",
  EMAIL: "Email",
  TOTP: "Authenticator app",
  PUSH: "Another device",
  WEBAUTHN: "Passkey",
  RECOVERY_CODE: "Recovery code"
} as const

const about = {
  PASSWORD: "Your account password",
  SMS: "Get a code by text message",
  CALL: "Get a code by phone call",
  EMAIL: "Get a code by email",
  TOTP: "Get a code from your app",
  PUSH: "Approve on a device where you're signed in",
  WEBAUTHN: "Use your fingerprint, face or screen lock",
  RECOVERY_CODE: "Use one of the codes you saved"
} as const

const obstacles = {
  disabledByRule: "This site has turned this off.",
  requireActivation: "Finish setting this up before you use it.",
  requireReenroll: "Set this up again before you use it.",
  usedAlready: "You've already used this to sign in. Use another method.",
  notHere: "Not available in this browser."
} as const

const to = (hint: string | undefined, otherwise: string): string => hint ?? otherwise

/** The messages of a second factor. */
export const factors: Messages["factors"] = {
  title: "Confirm it's you",
  submit: "Confirm",
  submitting: "Checking…",
  opening: "Signing you in…",
  done: "You're signed in.",
  verifyEmail: (email) =>
    `We sent a code to ${email === "" ? "your email address" : email}. Enter it to finish signing in.`,
  awaitApproval: "Your account is waiting for approval. We'll email you when you can sign in.",
  pick: "Choose how to confirm it's you.",
  highRisk: "This sign-in looks unusual. Confirm it's you to continue.",
  leaving: "Taking you to the sign-in page…",
  proveFactor: "That worked. One more step to sign in.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `Set up: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Enter the code we texted to ${to(hint, "your phone")}.`
      case "CALL":
        return `We're calling ${to(hint, "your phone")}. Enter the code you hear.`
      case "EMAIL":
        return `Enter the code we emailed to ${to(hint, "you")}.`
      case "TOTP":
        return "Enter the code from your authenticator app."
      case "PUSH":
        return "We sent a request to your other device. Approve it there to continue."
      case "WEBAUTHN":
        return "Use your passkey. Your browser will ask for your fingerprint, face or screen lock."
      case "RECOVERY_CODE":
        return "Enter one of the recovery codes you saved."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Recovery code",
  recoveryHint: "For example, 2fkq-8n4m-a7tz-03wx. Each code works once.",
  remember: "Don't ask again on this device",
  usePasskey: "Use passkey",
  askingPasskey: "Waiting for your passkey…",
  waitingForPush: "Waiting for approval on your other device…",
  sendPushAgain: "Resend request",
  sending: "One moment…",
  openAgain: "Try again",
  another: "Use another method",
  back: "Back",
  restart: "Sign in again",
  none: "No verification method is available right now.",
  noneHelp: "Check what each method needs, or contact us.",
  notSignedIn: "You're not signed in yet."
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
