/**
 * The English messages of forms and problems.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { Messages } from "../messages/Messages.ts"
import { count, number, seconds } from "./format.ts"

const strengths = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const

/** The messages that all forms share. */
export const form: Messages["form"] = {
  email: "Email address",
  password: "Password",
  newPassword: "Choose a password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  check: (fields) => (fields === 1 ? "Check this field:" : "Check these fields:"),
  wait: (left) => `Try again in ${seconds(left)}`,
  waitOver: "You can try again now.",
  slow: "This is taking longer than usual. Keep this page open. Nothing you entered is lost.",
  offline: "You're offline. What you entered stays on this page until you're back online.",
  capsLock: "Caps Lock is on.",
  strength: "Password strength",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    `Enter ${alphabet === "digits" ? count(length, "digit", "digits") : count(length, "letter or digit", "letters and digits")}.`,
  resend: "Resend",
  resending: "Sending…",
  resendIn: (left) => `Resend in ${seconds(left)}`,
  resent: "Sent again.",
  resendOver: "You can resend it now."
}

/** The messages of toasts. */
export const toast: Messages["toast"] = {
  region: (key) => `Notifications (${key})`,
  close: "Close",
  undo: "Undo",
  undone: "Change undone.",
  undoFailed: "We couldn't undo the change."
}

/** The advice for choosing a stronger password. */
export const strength: Messages["strength"] = {
  common: "Many people use this password. Choose words only you would combine.",
  personal: "Words about you or this site are easy to guess. Add unrelated words.",
  repeated: "Repeated characters and words are easy to guess. Add different words.",
  sequence: "Sequences like abc or 321 are easy to guess. Add unrelated words.",
  keys: "Keys next to each other are easy to guess. Add unrelated words.",
  date: "Dates and years are easy to guess. Add unrelated words.",
  longer: "Add another word or two. Uncommon words are better."
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Wait a moment, then try again."
    : `Try again in ${count(retryAfter, "second", "seconds")}.`

// The user can pass this reference to support.
const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Reference: ${parts.join(", ")}.`
}

// The quotation marks show that the sentence is the provider's own.
const said = (detail: string | undefined): string => (detail === undefined ? "" : ` Details: “${detail}”`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined ? "" : ` You have ${count(triesLeft, "attempt", "attempts")} left.`

/** The messages of problems, by key. */
export const problems: Messages["problems"] = {
  emailMissing: () => "Enter your email address.",
  emailMalformed: () => "Enter an email address like name@example.com.",
  passwordMissing: () => "Enter a password.",
  unknownEmail: () => "We couldn't find an account with this email address. Check it and try again.",
  invalidPassword: () => "Wrong password. Try again or reset it.",
  resetPassword: () => "Reset your password before you sign in.",
  missingCaptchaToken: () => "Confirm you're not a robot, then try again.",
  invalidCaptchaToken: () => "We couldn't confirm you're not a robot. Try again.",
  identityBlocked: () => "This account is blocked. Contact us to unblock it.",
  loginRefused: (problem) => `We couldn't sign you in. Try again or contact us.${supportReference(problem)}`,
  emailAlreadyExists: () => "An account with this email address already exists. Sign in instead.",
  invalidEmail: () => "This email address can't be used. Check it or use a different one.",
  registrationRefused: (problem) =>
    `We couldn't create your account. Try again or contact us.${supportReference(problem)}`,
  unknownState: () => "Something went wrong. Reload the page and try again.",
  sessionTimedOut: () => "Signing you in took too long. Try again.",
  sessionFrameRefused: () => "Your browser didn't let us sign you in on this page. Reload the page and try again.",
  sessionBlocked: () =>
    "Your browser blocks what we need to keep you signed in. Allow cookies for this site and try again.",
  sessionRefused: (problem) => `We couldn't sign you in. Try again.${supportReference(problem)}`,
  recoveryLinkExpired: () => "This link was already used or has expired. Request a new one.",
  redirectNotAllowed: () => "We can't send a link to this page because the page isn't set up correctly. Contact us.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "This password is too short. Choose a longer one."
      : `Choose a password with at least ${count(limit, "character", "characters")}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "This password is too long. Choose a shorter one."
      : `Choose a password with at most ${count(limit, "character", "characters")}.`,
  passwordTooCommon: () => "This password is too common. Choose one that is harder to guess.",
  codeMissing: () => "Enter the code from the email.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Enter the whole code."
      : `Enter the whole code. It has ${count(limit, "character", "characters")}.`,
  wrongCode: () => "Wrong code. Check the newest email and try again.",
  codeExpired: () => "This code was already used or has expired. Request a new one.",
  mailNotSent: () => "We couldn't send the email. Try again in a moment.",
  approvalUnknown: () => "We couldn't check whether your account is approved. Try again in a moment.",
  responseMissing: () => "The sign-in page sent no response. Start again.",
  responseInvalid: () => "This sign-in was started in another browser or has expired. Start again.",
  responseExpired: () => "This sign-in took more than an hour. Start again.",
  responseUsed: () => "This sign-in was already used. Start again to sign in.",
  accessDenied: ({ detail }) => `The sign-in was canceled. Start again any time.${said(detail)}`,
  authorizationFailed: (problem) =>
    `The sign-in page returned an error. Start again or contact us.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) => `We couldn't finish signing you in. Start again.${supportReference(problem)}`,
  pageInsecure: () => "Signing in needs a secure connection. Open this page with an address that starts with https.",
  pageMissing: (problem) => `We couldn't open the sign-in page. Try again.${supportReference(problem)}`,
  pageNeeded: () => "You're not signed in yet. Continue to the sign-in page.",
  signedOutDuringSignIn: () => "You signed out before the sign-in finished. Start again to sign in.",
  dateMalformed: () => "Enter a complete date or leave it empty.",
  numberMalformed: () => "Enter a number, like 12 or 12.5.",
  phoneMalformed: () => "Enter a phone number using digits.",
  profileChanged: () =>
    "Your profile was changed somewhere else while you were editing it. Nothing you entered is lost. Save your changes anyway or discard them.",
  profileRefused: (problem) => `We couldn't save your profile. Try again or contact us.${supportReference(problem)}`,
  notSignedIn: () =>
    "You're no longer signed in. Sign in again in another tab, then come back. Nothing you entered is lost.",
  captchaBlocked: () => "We couldn't load the security check. Allow this page to load it, or try again later.",
  captchaExpired: () => "The security check wasn't finished in time. Try again.",
  captchaClosed: () => "The security check was closed before it was finished. Try again.",
  captchaFailed: (problem) => `The security check failed. Try again.${supportReference(problem)}`,
  factorWrong: (problem) => `This code is wrong or was already used.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Enter one of your recovery codes.",
  recoveryCodeWrong: (problem) => `This recovery code is wrong or was already used.${triesLeft(problem)}`,
  passkeyWrong: (problem) => `We couldn't accept this passkey. Try again or use another method.${triesLeft(problem)}`,
  notSupported: () => "You can't change this here. Contact us and we'll help you.",
  reverificationRequired: () => "Confirm it's you again to make this change.",
  passkeyNotAllowed: () => "You can't add passkeys on this page. Contact us and we'll help you.",
  passkeyExists: () => "This device already has a passkey for your account.",
  confirmationMissing: () => "Type the word exactly as shown.",
  passkeyUnavailable: () => "Passkeys aren't available in this browser. Use another method.",
  passkeyCanceled: () => "The passkey was canceled or took too long. Try again or use another method.",
  passkeyRefused: (problem) =>
    `Your browser couldn't use the passkey. Try again or use another method.${supportReference(problem)}`,
  pushTimedOut: () => "The request on your other device wasn't answered. Resend it or use another method.",
  factorDenied: () => "The sign-in was denied on your other device. If that was you, sign in again.",
  challengeExpired: () => "This took too long or was already used. Sign in again.",
  factorTooManyAttempts: () => "Too many wrong attempts. Sign in again.",
  factorTooManySends: () => "We can't send more codes for this sign-in. Use the last one or sign in again.",
  factorUnavailable: () => "This method isn't available right now. Use another method.",
  factorMismatch: () => "This code is for a different method. Request a new code or use another method.",
  factorUnsupported: () => "You've already used your password. Use another method.",
  factorNotVerifiable: () => "This method can't be used on this page. Use another method.",
  fieldViolations: ({ detail }) => detail ?? "Something you entered wasn't accepted. Check it and try again.",
  offline: () => "You're offline. Nothing is lost. Try again when you're back online.",
  unreachable: () => "We couldn't connect. Check your connection and try again.",
  serverError: (problem) => `Something went wrong on our end. Try again in a moment.${supportReference(problem)}`,
  rateLimited: (problem) => `Too many attempts. ${patience(problem)}`,
  tooLarge: () => "This is too large to send. Make it shorter and try again.",
  unreadable: (problem) => `We received an unexpected response. Try again.${supportReference(problem)}`,
  sessionEnded: () => "Your session has ended. Sign in again to continue.",
  sessionUnavailable: () => "We couldn't confirm that you're signed in. Try again in a moment.",
  refused: (problem) => `We couldn't do this. Contact us if you need help.${supportReference(problem)}`,
  unexpected: () => "Something went wrong on this page. Reload it and try again.",
  noPermission: () => "You don't have permission to see this.",
  signInRequired: () => "Sign in to see this.",
  internalError: (problem) => `Something went wrong on our end. Try again in a moment.${supportReference(problem)}`,
  itemNotFound: () => "This item no longer exists.",
  itemExists: () => "This item already exists.",
  siteCode: ({ detail }) => detail ?? "This site refused the request.",
  tooManyItems: ({ limit }) => `You can use up to ${number(limit ?? 1000)} items at once. Select fewer and try again.`,
  tooManyRemovals: ({ limit }) =>
    `You can delete up to ${number(limit ?? 1000)} items at once. Select fewer and try again.`,
  noPreviousPage: () => "This is the first page.",
  noNextPage: () => "This is the last page.",
  changeForbidden: () => "You don't have permission to change this.",
  conditionNotMet: () => "This item has changed, so this edit no longer applies. Check it and try again.",
  itemChanged: () => "Someone else changed this item. Choose which values to keep, then save again.",
  valueMissing: () => "This field is required.",
  valueInvalid: () => "Enter a valid value.",
  jsonMalformed: () => "This isn't valid JSON. Check the brackets, commas and quotation marks.",
  notANumber: () => "The value of this field isn't a number.",
  numberAmbiguous: () => "This number is ambiguous. Enter it without a thousands separator, like 1234 or 1.234.",
  numberTooLarge: () => "This number is too large to save exactly.",
  notAList: () => "The value of this field isn't a list.",
  misconfigured: (problem) => `This page isn't set up correctly. Contact us.${supportReference(problem)}`
}
