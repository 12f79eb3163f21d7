/** The site facade with the names of design.md §4: parameters and results. */
import * as Site from "@portico/client/site/Site"
import type { LoginResult, ReturnedCode, SiteOAuthData, SiteTokens } from "../../packages/client/src/site/AuthSite.ts"

interface Login {
  readonly email: string
  readonly password: string
}

/** The authentication half with the names of the specification. */
export interface Expected {
  readonly register: (input: Login & { readonly profile?: { readonly firstName?: string } }) => Promise<LoginResult>
  readonly login: (input: Login) => Promise<LoginResult>
  readonly verify: (input: { readonly code: string }, state?: { readonly loginState: string }) => Promise<LoginResult>
  readonly getTokens: () => Promise<SiteTokens>
  readonly setTokens: (tokens: SiteTokens) => Promise<void>
  readonly generateVisitorTokens: (tokens?: Partial<SiteTokens>) => Promise<SiteTokens>
  readonly renewToken: (refreshToken: SiteTokens["refreshToken"]) => Promise<SiteTokens>
  readonly loggedIn: () => Promise<boolean>
  readonly logout: (postFlowUrl?: string) => Promise<{ readonly logoutUrl: string }>
  readonly generateOAuthData: (redirectUri?: string, originalUri?: string) => Promise<SiteOAuthData>
  readonly getAuthUrl: (
    data?: SiteOAuthData,
    options?: { readonly responseMode?: "fragment" | "query" | "web_message"; readonly prompt?: "login" | "none" }
  ) => Promise<{ readonly authUrl: string; readonly authorizationEndpoint: string; readonly sessionToken?: string }>
  readonly parseFromUrl: (address?: string, mode?: "fragment" | "query") => ReturnedCode
  readonly getMemberTokens: (code: string, state: string, data: SiteOAuthData) => Promise<SiteTokens>
  readonly getMemberTokensForDirectLogin: (sessionToken?: string) => Promise<SiteTokens>
  readonly getMemberTokensForExternalLogin: (memberId: string, secondToken: string) => Promise<SiteTokens>
  readonly sendPasswordResetEmail: (email: string, redirectUrl?: string) => Promise<void>
  readonly preWarm: (options?: { readonly force?: boolean }) => Promise<void>
}

/** A site with all options of design.md §4. */
export const site = Site.make({
  clientId: "shop",
  host: "https://api.example",
  edgeHost: "https://edge.example",
  useCdn: false,
  paths: "hosted",
  tokens: { accessToken: { value: "", expiresAt: 0 }, refreshToken: { value: "", role: "none" } },
  fetch: globalThis.fetch,
  now: Date.now
})

export const auth: Expected = site.auth

export const whole: { readonly dispose: () => Promise<void> } = site

/** The state discriminates the results of a login. */
export const toldApart = (result: LoginResult): string | undefined => {
  switch (result.loginState) {
    case "SUCCESS":
      return result.data.sessionToken
    case "EMAIL_VERIFICATION_REQUIRED":
      return result.data.stateToken
    case "OWNER_APPROVAL_REQUIRED":
      return undefined
    case "FAILURE":
      return result.errorCode ?? result.error
  }
}

/** Uses that must not compile. */
export const refused = (result: LoginResult) => [
  // @ts-expect-error A password is a plain string here, not `Redacted`.
  site.auth.login({ email: "a@b.co", password: 5 }),

  // @ts-expect-error Only a success has a session token.
  result.data.sessionToken,

  // @ts-expect-error There is no such response mode.
  site.auth.getAuthUrl(undefined, { responseMode: "form_post" }),

  // @ts-expect-error There is no role admin.
  site.auth.setTokens({ ...auth, refreshToken: { value: "R", role: "admin" } })
]
