/**
 * The English messages of the problems of a sign-in with the provider's page.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { callProblems } from "./call.ts"
import { said, supportReference } from "./details.ts"

/** The messages of the problems of a sign-in with the page of the provider. */
export const pageProblems = {
  ...callProblems,
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
  signedOutDuringSignIn: () => "You signed out before the sign-in finished. Start again to sign in."
} satisfies Partial<ProblemMessages>
