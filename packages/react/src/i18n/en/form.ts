/**
 * The English messages of forms and problems.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { Messages } from "../messages/Messages.ts"
import { count, number } from "./format.ts"

const strengths = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const

/** The messages that all forms share. */
export const form: Messages["form"] = {
  email: "E-mail address",
  password: "Password",
  newPassword: "Choose a password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  check: (fields) => (fields === 1 ? "Check this field:" : "Check these fields:"),
  wait: (seconds) => `Try again in ${number(seconds)} s`,
  waitOver: "You can try again now.",
  slow: "This takes longer than usual. Stay on this page: nothing that you entered is lost.",
  offline: "You are offline. What you entered stays here until you are connected again.",
  capsLock: "Caps lock is on.",
  strength: "Password strength",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    `It has ${alphabet === "digits" ? count(length, "digit", "digits") : count(length, "letter or digit", "letters and digits")}.`,
  resend: "Send it again",
  resending: "Sending…",
  resendIn: (seconds) => `Send it again in ${number(seconds)} s`,
  resent: "We sent it again.",
  resendOver: "You can have it sent again now."
}

/** The advice for choosing a stronger password. */
export const strength: Messages["strength"] = {
  common: "Many people use this password. Choose words that only you would put together.",
  personal: "This is easy to guess for people who know you. Add words that have nothing to do with you.",
  repeated: "Repeats are easy to guess. Add different words.",
  sequence: "Sequences such as abc or 321 are easy to guess. Add words that do not belong together.",
  keys: "Keys beside each other are easy to guess. Add words that do not belong together.",
  date: "Dates and years are easy to guess. Add words that do not belong together.",
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
const said = (detail: string | undefined): string => (detail === undefined ? "" : ` It says: “${detail}”`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined ? "" : ` You can try ${count(triesLeft, "more time", "more times")}.`

/** The messages of problems, by key. */
export const problems: Messages["problems"] = {
  emailMissing: () => "Enter your e-mail address.",
  emailMalformed: () => "Enter an e-mail address like name@example.com.",
  passwordMissing: () => "Enter a password.",
  unknownEmail: () => "There is no account with this e-mail address.",
  invalidPassword: () => "This password is not right. Check it and try again.",
  resetPassword: () => "Your password has to be changed before you can sign in. Reset it, then come back.",
  missingCaptchaToken: () => "Confirm that you are not a robot, then try again.",
  invalidCaptchaToken: () => "We could not confirm that you are not a robot. Try again.",
  identityBlocked: () => "This account is blocked. Contact us to have it opened again.",
  loginRefused: (problem) => `We could not sign you in. Try again, or contact us.${supportReference(problem)}`,
  emailAlreadyExists: () => "There is already an account with this e-mail address. Sign in instead.",
  invalidEmail: () => "This e-mail address cannot be used. Check it, or use another one.",
  registrationRefused: (problem) =>
    `We could not create your account. Try again, or contact us.${supportReference(problem)}`,
  unknownState: () => "The answer was one that this page does not understand. Reload the page and try again.",
  sessionTimedOut: () => "Opening your account took too long. Try again.",
  sessionFrameRefused: () =>
    "Your browser did not let us open your account on this page. Reload the page and try again.",
  sessionBlocked: () =>
    "Your browser blocks what we need to keep you signed in. Allow cookies for this site and try again.",
  sessionRefused: (problem) => `We could not open your account. Try again.${supportReference(problem)}`,
  recoveryOver: () => "This link was used before, or is too old. Ask for a new one.",
  redirectNotAllowed: () => "The link of the mail may not lead to this page: the page is set up wrongly. Contact us.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "This password is too short. Choose a longer one."
      : `Choose a password of at least ${count(limit, "character", "characters")}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "This password is too long. Choose a shorter one."
      : `Choose a password of at most ${count(limit, "character", "characters")}.`,
  codeMissing: () => "Enter the code from the e-mail.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "This code is not complete. Enter all of it."
      : `This code is not complete. It has ${count(limit, "character", "characters")}.`,
  wrongCode: () => "This code is not right. Check it against the newest e-mail and try again.",
  verificationOver: () => "This code is used up or too old. Ask for a new one.",
  mailNotSent: () => "We could not send the e-mail. Try again in a moment.",
  approvalUnknown: () => "We could not find out whether your account is approved. Try again in a moment.",
  answerMissing: () => "The sign-in page sent you back without an answer. Start again.",
  answerForeign: () => "This sign-in was not started in this browser, or is long over. Start again.",
  answerLate: () => "This sign-in took more than an hour. Start again.",
  answerUsed: () => "This sign-in was used before. Start again to sign in once more.",
  answerDenied: ({ detail }) => `The sign-in was cancelled. Start again whenever you like.${said(detail)}`,
  answerRefused: (problem) =>
    `The sign-in page refused. Start again, or contact us.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) => `We could not finish your sign-in. Start again.${supportReference(problem)}`,
  pageInsecure: () => "Signing in needs a secure connection. Open this page with an address that begins with https.",
  pageMissing: (problem) => `We did not find the way to the sign-in page. Try again.${supportReference(problem)}`,
  pageNeeded: () => "You are not signed in yet. Go on to the sign-in page.",
  signedOutMeanwhile: () => "You signed out while you were being signed in. Start again to sign in.",
  dateMalformed: () => "Enter the whole date, or none.",
  numberMalformed: () => "Enter a number, such as 12 or 12.5.",
  phoneMalformed: () => "Enter a phone number in figures.",
  profileChanged: () =>
    "Your profile was changed elsewhere while you edited it. Nothing that you typed is lost: save it over what is there now, or drop it.",
  profileRefused: (problem) => `Your profile could not be saved. Try again, or contact us.${supportReference(problem)}`,
  notSignedIn: () =>
    "You are not signed in any more. Sign in again in another tab, then come back: nothing that you typed is lost.",
  captchaBlocked: () =>
    "The check that you are not a robot could not be loaded. Allow this page to load it, or try again later.",
  captchaExpired: () => "The check that you are not a robot was not finished in time. Try again.",
  captchaClosed: () => "The check that you are not a robot was closed before it was finished. Try again.",
  captchaFailed: (problem) => `The check that you are not a robot did not work. Try again.${supportReference(problem)}`,
  factorWrong: (problem) => `This code is not right, or it was used before.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Enter one of your recovery codes.",
  recoveryCodeWrong: (problem) => `This is none of your recovery codes, or it was used before.${triesLeft(problem)}`,
  passkeyWrong: (problem) => `This passkey was not accepted. Try again, or choose another way.${triesLeft(problem)}`,
  passkeyUnavailable: () => "This browser has no passkeys for this page. Choose another way.",
  passkeyCancelled: () =>
    "The passkey was not used: it was cancelled, or took too long. Try again, or choose another way.",
  passkeyRefused: (problem) =>
    `Your browser did not let the passkey be used. Try again, or choose another way.${supportReference(problem)}`,
  pushUnanswered: () => "Nobody answered on your other device. Send the request again, or choose another way.",
  factorDenied: () => "The sign-in was denied on your other device. If that was you, sign in again.",
  factorOver: () => "This took too long, or was used already. Sign in again.",
  factorTooManyTries: () => "That was wrong too many times. Sign in again.",
  factorTooManySends: () => "We cannot send any more codes for this sign-in. Use the last one, or sign in again.",
  factorUnavailable: () => "This way cannot be used here right now. Choose another way.",
  factorMismatch: () => "This code does not belong to this way. Have a new one sent, or choose another way.",
  factorUnsupported: () => "Your password came first already. Choose another way.",
  factorNotVerifiable: () => "This way cannot be used on this page. Choose another way.",
  fieldViolations: ({ detail }) => detail ?? "Something that you entered was not accepted. Check it and try again.",
  offline: () => "You are offline. Nothing is lost: try again once you are connected.",
  unreachable: () => "We cannot be reached right now. Check your connection and try again.",
  serverError: (problem) => `Something went wrong on our side. Try again in a moment.${supportReference(problem)}`,
  rateLimited: (problem) => `That was too many attempts. ${patience(problem)}`,
  tooLarge: () => "That is more than we can take at once. Make it shorter and try again.",
  unreadable: (problem) => `We received an answer that we could not read. Try again.${supportReference(problem)}`,
  sessionEnded: () => "Your session has ended. Sign in again to go on.",
  sessionUnavailable: () => "We could not confirm who you are right now. Try again in a moment.",
  refused: (problem) => `This was refused.${supportReference(problem)}`,
  unexpected: () => "Something unexpected went wrong on this page. Reload it and try again.",
  noPermission: () => "You do not have permission to see this.",
  signInRequired: () => "Sign in to see this.",
  internalError: (problem) => `Something went wrong on our side. Try again in a moment.${supportReference(problem)}`,
  itemGone: () => "This is no longer there.",
  itemExists: () => "This is already there.",
  siteCode: ({ detail }) => detail ?? "This was refused by the site.",
  tooManyItems: ({ limit }) =>
    `We can take at most ${number(limit ?? 1000)} items at once. Choose fewer and try again.`,
  tooManyRemovals: ({ limit }) =>
    `We can remove at most ${number(limit ?? 1000)} items at once. Choose fewer and try again.`,
  noPreviousPage: () => "There is no page before this one.",
  noNextPage: () => "There is no page after this one.",
  changeForbidden: () => "You do not have permission to change this.",
  conditionNotMet: () => "This is not as it has to be for such a change any more. Look at it anew, then try again.",
  itemChanged: () => "Somebody else changed this meanwhile. Choose which values should stay, then save again.",
  valueMissing: () => "This is needed.",
  valueUnfit: () => "This does not fit here. Check it.",
  jsonMalformed: () => "This cannot be read. Check the brackets, commas and quotation marks.",
  notANumber: () => "This field holds something that is no number.",
  numberAmbiguous: () => "This can be read in two ways. Write 1234 or 1.234, without a separator of thousands.",
  numberTooLarge: () => "This number is too large to be kept exactly.",
  notAList: () => "This field holds something that is no list.",
  misconfigured: (problem) => `This view is set up wrongly.${supportReference(problem)}`
}
