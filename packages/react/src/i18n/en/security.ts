/**
 * The English messages of the panels of a member's account. They are a separate module, so that a page with another
 * form of the account does not load them.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { count, day, time } from "./format.ts"

/** The names of the factors. */
export const factorNames = {
  PASSWORD: "Password",
  SMS: "Text message",
  CALL: "Phone call",
  EMAIL: "Email",
  TOTP: "Authenticator app",
  PUSH: "Another device",
  WEBAUTHN: "Passkey",
  RECOVERY_CODE: "Recovery code"
} as const

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
  factor: (factor, name) => (name === undefined ? factorNames[factor] : `${factorNames[factor]}: ${name}`),
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
