/** The sign-in pages: each screen of the kit's sign-in flow has its own address. */
import type { ScreenName } from "@portico/react/auth"

/**
 * A screen that has an address. The `signedIn` screen has none, because a signed-in member returns to the previous
 * page.
 */
export type EntranceScreen = Exclude<ScreenName, "signedIn">

/** The paths of the screens. */
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

/** The path to which the provider's sign-in page redirects. */
export const callbackPath = "/sign-in/callback"

/** The path of the page that is shown after a sign-out. */
export const signedOutPath = "/signed-out"

const isScreen = (name: string): name is EntranceScreen => name in paths

/** Returns the screen at a path, if there is one. */
export const screenAt = (pathname: string): EntranceScreen | undefined =>
  Object.keys(paths)
    .filter(isScreen)
    .find((screen) => paths[screen] === pathname)

/**
 * Returns the address of a sign-in page with the page to return to. From one sign-in page to another, it preserves the
 * query string.
 */
export const entranceFrom = (path: string, pathname: string, search: string): string => {
  const isInside = screenAt(pathname) !== undefined || pathname === callbackPath
  const from = pathname + (search === "" ? "" : `?${search}`)
  if (isInside) return search === "" ? path : `${path}?${search}`
  return from === "/" || pathname === signedOutPath ? path : `${path}?${new URLSearchParams({ returnTo: from })}`
}
