/** The published client from npm: `npm test` installs it into `published` unmodified. */
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** The generations of protocol.md: the one in the specification and today's. */
export const generations = ["era", "current"] as const
export type Generation = (typeof generations)[number]

/** Returns the folder of the private package that pins a generation and its dependencies. */
export const folderOf = (generation: Generation): string => {
  const folder = fileURLToPath(new URL(`published/${generation}`, import.meta.url))
  if (existsSync(join(folder, "node_modules"))) return folder
  throw new Error("The published client is not installed: `npm test` does it, or `node scripts/setup.mjs --test`.")
}

export interface Tokens {
  readonly accessToken: { readonly value: string; readonly expiresAt: number }
  readonly refreshToken: { readonly value: string; readonly role: string }
}

export interface LoginResult {
  readonly loginState: string
  readonly data?: { readonly sessionToken?: string; readonly stateToken?: string }
  readonly error?: string
  readonly errorCode?: string
}

export interface OAuthData {
  readonly redirectUri: string
  readonly originalUri: string
  readonly codeChallenge: string
  readonly codeVerifier: string
  readonly state: string
}

export interface Login {
  readonly email: string
  readonly password: string
  readonly profile?: object
  readonly captchaTokens?: { readonly recaptchaToken?: string; readonly invisibleRecaptchaToken?: string }
}

/** The authentication strategy of the published client, limited to the methods that the tests call. */
export interface Auth {
  readonly generateVisitorTokens: (tokens?: Partial<Tokens>) => Promise<Tokens>
  readonly renewToken: (refreshToken: Tokens["refreshToken"]) => Promise<Tokens>
  /** Renews tokens that have expired, and stores the new ones. */
  readonly getAuthHeaders: () => Promise<{ readonly headers: { readonly Authorization: string } }>
  readonly setTokens: (tokens: Tokens) => void
  readonly getTokens: () => Tokens
  readonly generateOAuthData: (redirectUri: string, originalUri?: string) => OAuthData
  readonly getAuthUrl: (
    data: OAuthData,
    options?: {
      readonly prompt?: "login" | "none"
      readonly responseMode?: "fragment" | "query"
      readonly sessionToken?: string | undefined
    }
  ) => Promise<{ readonly authUrl: string; readonly authorizationEndpoint: string }>
  readonly parseFromUrl: (
    url: string,
    mode?: "fragment" | "query"
  ) => { readonly code: string; readonly state: string; readonly error?: string; readonly errorDescription?: string }
  readonly getMemberTokens: (code: string, state: string, data: OAuthData) => Promise<Tokens>
  readonly getMemberTokensForExternalLogin: (memberId: string, apiKey: string) => Promise<Tokens>
  /** Exists in the current generation only. */
  readonly getMemberTokensForExternalLoginWithSession?: (email: string, apiKey: string) => Promise<Tokens>
  readonly getMemberTokensForDirectLogin: (sessionToken: string) => Promise<Tokens>
  readonly logout: (originalUrl: string) => Promise<{ readonly logoutUrl: string }>
  readonly register: (registration: Login) => Promise<LoginResult>
  readonly login: (login: Login) => Promise<LoginResult>
  readonly processVerification: (
    input: { readonly verificationCode: string },
    state?: LoginResult
  ) => Promise<LoginResult>
  readonly sendPasswordResetEmail: (email: string, redirectUri: string) => Promise<void>
  readonly loggedIn: () => boolean
}

/** An error of a module's call. `message` is JSON. */
export interface CallFailure extends Error {
  readonly status?: number
  readonly requestId?: string
  readonly details: {
    readonly applicationError?: { readonly code: string; readonly description: string; readonly data: unknown }
    readonly validationError?: {
      readonly fieldViolations: ReadonlyArray<{ readonly field: string; readonly description: string }>
    }
  }
}

type Call = (...args: ReadonlyArray<unknown>) => Promise<unknown>

/** A client for one visitor. */
export interface Client {
  readonly auth: Auth
  readonly authentication: Readonly<Record<"loginV2" | "registerV2" | "changePassword" | "logout" | "signOn", Call>> & {
    /** Exists in the era only. */
    readonly verify?: Call
  }
  readonly recovery: Readonly<Record<"sendRecoveryEmail" | "sendActivationEmail" | "recover", Call>>
  readonly verification: Readonly<Record<"start" | "verifyDuringAuthentication", Call>>
  readonly redirects: Readonly<Record<"createRedirectSession", Call>>
  readonly graphql: (query: string, variables?: object, options?: { readonly apiVersion: string }) => Promise<unknown>
  readonly fetchWithAuth: typeof fetch
}

/** Loads a generation and returns a function that creates clients. They send through the global `fetch`. */
export const load = (generation: Generation): ((clientId: string) => Client) => {
  const manifest = join(folderOf(generation), "package.json")
  const require = createRequire(manifest)
  const { OAuthStrategy, createClient } = require("@wix/sdk") as {
    readonly OAuthStrategy: (options: { readonly clientId: string }) => Auth
    readonly createClient: (options: object) => Client
  }
  const { authentication, recovery, verification } = require("@wix/identity") as Pick<
    Client,
    "authentication" | "recovery" | "verification"
  >
  const { redirects } = require("@wix/redirects") as Pick<Client, "redirects">
  const modules = { authentication, recovery, redirects, verification }
  return (clientId) => createClient({ auth: OAuthStrategy({ clientId }), modules })
}
