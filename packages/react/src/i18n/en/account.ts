/**
 * The English messages of a member's account.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { day, number, time } from "./format.ts"

/** The messages of the account menu. */
export const account: Messages["account"] = {
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

/** The messages of a form that changes the password of a signed-in member. */
export const changePassword: Messages["changePassword"] = {
  title: "Change your password",
  submit: "Change password",
  submitting: "Changing your password…",
  currentPassword: "Current password",
  newPassword: "New password",
  username: "Account",
  hint: "You stay signed in here. Every other device has to sign in again.",
  done: "Your password is changed. Other devices have to sign in again with the new one."
}

/** The messages of the form that requests a recovery email. */
export const forgotPassword: Messages["forgotPassword"] = {
  title: "Forgot your password?",
  explanation: "Enter your e-mail address. We will send you a link to choose a new password.",
  submit: "Send the link",
  submitting: "Sending the link…",
  sentTitle: "Check your e-mail",
  sent: (email) => `If there is an account for ${email}, a link to choose a new password is on its way.`,
  sentHint: "It can take a few minutes, and works for one hour. Look in the spam folder, too.",
  otherAddress: "Use another address"
}

/** The messages of the form that sets the new password. */
export const resetPassword: Messages["resetPassword"] = {
  title: "Choose a new password",
  account: "For the account",
  password: "New password",
  submit: "Save password",
  submitting: "Saving your password…",
  opening: "Opening your account…",
  done: "Your new password is set, and you are signed in.",
  verifyEmail: (email) => `Your new password is set. We sent a code to ${email}. Enter it to go on.`,
  awaitApproval: "Your new password is set. Your account still waits for approval: we will e-mail you.",
  proveFactor: "Your new password is set. Confirm that it is you to go on.",
  changed: "Your new password is set. Sign in with it.",
  signIn: "Sign in",
  missingTitle: "Open the link in your e-mail",
  missing: "A password can only be changed with the link that we send. Open it again, or ask for a new one here.",
  overTitle: "This link no longer works",
  over: "It was used before, or is too old. Your password is unchanged. Ask for a new link here."
}

/** The messages of the form for the code from a verification email. */
export const verification: Messages["verification"] = {
  title: "Confirm your e-mail address",
  explanation: (email) => `We sent a code to ${email}.`,
  code: "Code from the e-mail",
  hint: "No e-mail? Look in the spam folder, too.",
  submit: "Confirm",
  submitting: "Checking the code…",
  opening: "Opening your account…",
  resend: "Send a new code",
  resent: (email) => `We sent a new code to ${email}.`,
  changeEmail: "Use another address",
  sendLink: "Send me a link instead",
  sendingLink: "Sending the link…",
  linkSent: (email) => `We sent a link to ${email}. Open it to confirm your address, then sign in.`,
  enterCode: "Enter the code instead",
  done: "Your address is confirmed, and you are signed in.",
  verifyEmail: (email) => `One more code is needed. We sent it to ${email}.`,
  awaitApproval: "Your address is confirmed. Your account now waits for approval: we will e-mail you.",
  proveFactor: "Your address is confirmed. Confirm that it is you to go on.",
  verified: "Your address is confirmed. Sign in to go on.",
  signIn: "Sign in",
  lostTitle: "Sign in once more",
  lost: "This code can no longer be checked here: it was used, is too old, or this page was left. Sign in again and we send you a new one.",
  startAgain: "Sign in again"
}

/** The messages of an account that awaits approval. */
export const approval: Messages["approval"] = {
  title: "Your account waits for approval",
  pending: "We look at every new account. We will e-mail you when you can sign in.",
  pendingVerification: "Confirm your e-mail address first. Then we look at your account and e-mail you.",
  steps: "What is left to do",
  registered: "Account created",
  verifyEmail: "E-mail address confirmed",
  approval: "Account approved",
  stepDone: "done",
  stepDue: "still to do",
  enterCode: "Confirm e-mail address",
  submit: "Check again",
  submitting: "Checking…",
  opening: "Opening your account…",
  stillPending: (at) => `Not yet. Last checked at ${time(at)}.`,
  signIn: "Try to sign in",
  signInNow: "Sign in",
  signedIn: "Your account is approved, and you are signed in.",
  approved: "Your account is approved. You can sign in now.",
  declined: "Your account was not approved. Contact us if you think that this is a mistake.",
  proveFactor: "Your account is approved. Confirm that it is you to go on."
}

const names = {
  PASSWORD: "Password",
  SMS: "Text message",
  CALL: "Phone call",
  EMAIL: "E-mail",
  TOTP: "Authenticator app",
  PUSH: "Another device",
  WEBAUTHN: "Passkey",
  RECOVERY_CODE: "Recovery code"
} as const

const about = {
  PASSWORD: "What you sign in with",
  SMS: "We text you a code",
  CALL: "We call you and say a code",
  EMAIL: "We mail you a code",
  TOTP: "Your app shows a code",
  PUSH: "Approve on a device where you are signed in",
  WEBAUTHN: "Your fingerprint, face or screen lock",
  RECOVERY_CODE: "One of the codes that you kept"
} as const

const obstacles = {
  disabledByRule: "The shop has switched this off.",
  requireActivation: "This is set up only half. Finish it before you use it.",
  requireReenroll: "This is no longer good as it is. Set it up again before you use it.",
  usedAlready: "You have entered it already: a second step takes something else.",
  notHere: "This browser has none for this page."
} as const

const to = (hint: string | undefined, otherwise: string): string => hint ?? otherwise

/** The messages of a second factor. */
export const factors: Messages["factors"] = {
  title: "Confirm that it is you",
  submit: "Confirm",
  submitting: "Checking…",
  opening: "Opening your account…",
  done: "You are signed in.",
  verifyEmail: (email) =>
    `We sent a code to ${email === "" ? "your e-mail address" : email}. Enter it to finish signing in.`,
  awaitApproval: "Your account is waiting for approval. We will e-mail you when you can sign in.",
  pick: "Choose how you want to confirm.",
  highRisk: "This sign-in looks unusual, so we want to be sure that it is you.",
  leaving: "We go on at the sign-in page.",
  proveFactor: "That was right. One more step, and you are in.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `Set up: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `We texted a code to ${to(hint, "your phone")}. Enter it here.`
      case "CALL":
        return `We are calling ${to(hint, "your phone")} to say a code. Enter it here.`
      case "EMAIL":
        return `We mailed a code to ${to(hint, "you")}. Enter it here.`
      case "TOTP":
        return "Enter the code that your authenticator app shows now."
      case "PUSH":
        return "We sent a request to your other device. Approve it there to go on."
      case "WEBAUTHN":
        return "Use your passkey: your browser asks for your fingerprint, face or screen lock."
      case "RECOVERY_CODE":
        return "Enter one of the recovery codes that you kept."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Recovery code",
  recoveryHint: "Such as 2fkq-8n4m-a7tz-03wx. Each code works once.",
  remember: "Do not ask again on this device",
  usePasskey: "Use the passkey",
  askingPasskey: "Your browser is asking…",
  waitingForPush: "Waiting for your answer on the other device…",
  sendPushAgain: "Send the request again",
  sending: "One moment…",
  openAgain: "Try again",
  another: "Choose another way",
  back: "Back",
  restart: "Sign in again",
  none: "None of your ways to confirm can be used right now.",
  noneHelp: "See what each of them needs, or contact us.",
  over: "You are not signed in yet."
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
  picture: "Address of your picture",
  privacyStatus: "Who can see your profile",
  privacyUndefined: "Not decided yet: the shop's own rule holds",
  privacyPublic: "Everyone: other members can find me",
  privacyPrivate: "Nobody but me and the shop",
  emails: "Further e-mail addresses",
  email: "E-mail address",
  phones: "Phone numbers",
  phone: "Phone number",
  countryCode: "Country code",
  addresses: "Addresses",
  address: "Address",
  addressLine: "Street and number",
  addressLine2: "Apartment, floor or building",
  streetName: "Street",
  streetNumber: "Number",
  apartment: "Apartment",
  city: "City",
  subdivision: "State, province or region",
  postalCode: "Postal code",
  country: "Country",
  tag: "Used for",
  tagUntagged: "Anything",
  tagMain: "Main",
  tagHome: "Home",
  tagWork: "Work",
  tagMobile: "Mobile",
  tagFax: "Fax",
  tagBilling: "Bills",
  tagShipping: "Deliveries",
  notChosen: "Not chosen",
  addEmail: "Add an e-mail address",
  addPhone: "Add a phone number",
  addAddress: "Add an address",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Remove",
  removeNth: (entry) => `Remove ${entry}`,
  added: (entry) => `${entry} was added.`,
  removed: (entry) => `${entry} was removed.`
}

/** The messages of a panel that shows and edits a profile. */
export const profile: Messages["profile"] = {
  title: "Your profile",
  submit: "Save changes",
  submitting: "Saving…",
  loading: "Loading your profile…",
  signInRequired: "Sign in to see your profile.",
  signIn: "Sign in",
  notFound: "We could not find your profile. Your account may have been closed: contact us if it should be there.",
  retry: "Try again",
  loginEmail: "You sign in with",
  verified: "confirmed",
  notVerified: "not confirmed yet",
  edit: "Edit profile",
  cancel: "Cancel",
  saved: "Your profile is saved.",
  unchanged: "You changed nothing, so there was nothing to save.",
  reloaded: "This is your profile as it was saved elsewhere.",
  notGiven: "Not given",
  personal: "About you",
  contact: "How to reach you",
  more: "More",
  date: day,
  number,
  pending: "Your account is not active yet.",
  pendingApproval: "The shop has to approve it. We will e-mail you when you can use it.",
  pendingVerification: "Your e-mail address has to be confirmed. Look for our mail, and enter its code.",
  deleted: "This account was deleted. Its profile can be read for now, and no longer changed.",
  blocked: "This account is blocked. Contact us to have it opened again.",
  offline: "Your account is kept offline: other members do not see you.",
  changedElsewhere: "This was saved in another tab or on another device meanwhile:",
  takeTheirs: "Drop my changes",
  keepMine: "Save mine over it"
}
