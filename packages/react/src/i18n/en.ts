/**
 * The English catalogue.
 *
 * @since 0.1.0
 */
import type { Problem } from "../problem/Problem.ts"
import type { Messages } from "./Messages.ts"

const number = new Intl.NumberFormat("en")
const plural = new Intl.PluralRules("en")

const count = (value: number, one: string, other: string): string =>
  `${number.format(value)} ${plural.select(value) === "one" ? one : other}`

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Wait a moment, then try again."
    : `Try again in ${count(retryAfter, "second", "seconds")}.`

// A reference helps whoever the person asks; without one the sentence ends earlier.
const reference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Reference: ${parts.join(", ")}.`
}

/** Every word of the kit in English. */
export const en = {
  locale: "en",
  form: {
    email: "E-mail address",
    password: "Password",
    newPassword: "Choose a password",
    showPassword: "Show password",
    hidePassword: "Hide password",
    check: (fields) => (fields === 1 ? "Check this field:" : "Check these fields:"),
    wait: (seconds) => `Try again in ${number.format(seconds)} s`,
    waitOver: "You can try again now."
  },
  signIn: {
    title: "Sign in",
    submit: "Sign in",
    submitting: "Signing in…",
    opening: "Opening your account…",
    done: "You are signed in.",
    verifyEmail: (email) => `We sent a code to ${email}. Enter it to finish signing in.`,
    awaitApproval: "Your account is waiting for approval. We will e-mail you when you can sign in."
  },
  signUp: {
    title: "Create an account",
    submit: "Create account",
    submitting: "Creating your account…",
    opening: "Opening your account…",
    done: "Your account is ready, and you are signed in.",
    verifyEmail: (email) => `We sent a code to ${email}. Enter it to finish creating your account.`,
    awaitApproval: "Your account is waiting for approval. We will e-mail you when you can sign in."
  },
  account: {
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
    retry: "Try again"
  },
  table: {
    loading: (caption) => `Loading ${caption}…`,
    refetching: "Updating…",
    empty: "There is nothing here yet.",
    retry: "Try again",
    ready: (shown, total) =>
      total === undefined || total === shown
        ? count(shown, "item", "items")
        : `${number.format(shown)} of ${count(total, "item", "items")}`,
    sorted: (column, order) => `Sorted by ${column}, ${order === "ASC" ? "ascending" : "descending"}`,
    yes: "Yes",
    no: "No",
    noValue: "no value",
    more: "Show more",
    less: "Show less",
    cut: (characters) => `${count(characters, "more character", "more characters")} not shown`
  },
  problems: {
    emailMissing: () => "Enter your e-mail address.",
    emailMalformed: () => "Enter an e-mail address like name@example.com.",
    passwordMissing: () => "Enter a password.",
    unknownEmail: () => "There is no account with this e-mail address.",
    invalidPassword: () => "This password is not right. Check it and try again.",
    resetPassword: () => "Your password has to be changed before you can sign in. Reset it, then come back.",
    missingCaptchaToken: () => "Confirm that you are not a robot, then try again.",
    invalidCaptchaToken: () => "We could not confirm that you are not a robot. Try again.",
    identityBlocked: () => "This account is blocked. Contact us to have it opened again.",
    loginRefused: (problem) => `We could not sign you in. Try again, or contact us.${reference(problem)}`,
    emailAlreadyExists: () => "There is already an account with this e-mail address. Sign in instead.",
    invalidEmail: () => "This e-mail address cannot be used. Check it, or use another one.",
    registrationRefused: (problem) =>
      `We could not create your account. Try again, or contact us.${reference(problem)}`,
    unknownState: () => "The answer was one that this page does not understand. Reload the page and try again.",
    sessionTimedOut: () => "Opening your account took too long. Try again.",
    sessionFrameRefused: () =>
      "Your browser did not let us open your account on this page. Reload the page and try again.",
    sessionBlocked: () =>
      "Your browser blocks what we need to keep you signed in. Allow cookies for this site and try again.",
    sessionRefused: (problem) => `We could not open your account. Try again.${reference(problem)}`,
    fieldViolations: ({ detail }) => detail ?? "Something that you entered was not accepted. Check it and try again.",
    offline: () => "You are offline. Nothing is lost: try again once you are connected.",
    unreachable: () => "We cannot be reached right now. Check your connection and try again.",
    serverError: (problem) => `Something went wrong on our side. Try again in a moment.${reference(problem)}`,
    rateLimited: (problem) => `That was too many attempts. ${patience(problem)}`,
    tooLarge: () => "That is more than we can take at once. Make it shorter and try again.",
    unreadable: (problem) => `We received an answer that we could not read. Try again.${reference(problem)}`,
    sessionEnded: () => "Your session has ended. Sign in again to go on.",
    sessionUnavailable: () => "We could not confirm who you are right now. Try again in a moment.",
    refused: (problem) => `This was refused.${reference(problem)}`,
    unexpected: () => "Something unexpected went wrong on this page. Reload it and try again.",
    noPermission: () => "You do not have permission to see this.",
    signInRequired: () => "Sign in to see this.",
    internalError: (problem) => `Something went wrong on our side. Try again in a moment.${reference(problem)}`,
    itemGone: () => "This is no longer there.",
    itemExists: () => "This is already there.",
    siteCode: ({ detail }) => detail ?? "This was refused by the site.",
    misconfigured: (problem) => `This view is set up wrongly.${reference(problem)}`
  }
} as const satisfies Messages
