/**
 * The pages of the way in: each screen of the kit's flow has an address of its own.
 */
import type { ScreenName } from "@portico/react/auth"

/** A screen that has an address. Whoever is signed in goes on to where he was. */
export type EntranceScreen = Exclude<ScreenName, "signedIn">

/** The addresses of the screens. */
export const paths: Readonly<Record<EntranceScreen, string>> = {
  signIn: "/sign-in",
  signUp: "/sign-up",
  forgotPassword: "/forgot-password",
  recoverySent: "/forgot-password/sent",
  resetPassword: "/reset-password",
  verifyEmail: "/verify",
  approval: "/waiting",
  factor: "/second-step",
  page: "/sign-in/elsewhere"
}

/** What the pages are called. */
export const titles: Readonly<Record<EntranceScreen, string>> = {
  signIn: "Sign in",
  signUp: "Create an account",
  forgotPassword: "Forgot your password?",
  recoverySent: "Check your e-mail",
  resetPassword: "Choose a new password",
  verifyEmail: "Confirm your e-mail address",
  approval: "Waiting for approval",
  factor: "Confirm that it is you",
  page: "One more step"
}

/** The page that the provider's own leads back to. */
export const callbackPath = "/sign-in/callback"

/** The page after a sign-out. */
export const signedOutPath = "/signed-out"

const isScreen = (name: string): name is EntranceScreen => name in paths

/** The screen at an address, if there is one. */
export const screenAt = (pathname: string): EntranceScreen | undefined =>
  Object.keys(paths)
    .filter(isScreen)
    .find((screen) => paths[screen] === pathname)

/** The address of a page of the way in, with the page to come back to. From one of them to another it goes along. */
export const entranceFrom = (path: string, pathname: string, search: string): string => {
  const isInside = screenAt(pathname) !== undefined || pathname === callbackPath
  const from = pathname + (search === "" ? "" : `?${search}`)
  if (isInside) return search === "" ? path : `${path}?${search}`
  return from === "/" || pathname === signedOutPath ? path : `${path}?${new URLSearchParams({ returnTo: from })}`
}
