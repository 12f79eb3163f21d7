import { assert } from "@effect/vitest"
import type { Identity } from "@portico/contract/auth/Identity"
import type { ApplicationEnvelope, ValidationEnvelope } from "@portico/contract/Refusal"
import * as Provider from "@portico/provider/Provider"
import { IdentityStore, type IdentityStoreShape } from "../../packages/provider/src/store/IdentityStore.ts"
import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Schema from "effect/Schema"
import * as Stores from "./Stores.ts"

/** Origin of the provider under test. */
export const home = "http://localhost:4000"

/** Origin of the shop's pages. */
export const origin = "http://shop.test"

/** Address that the shop's sign-in returns to. */
export const redirectUri = "http://shop.test/callback?from=portico"

/** The seed of the shop. */
export const seed: Seed = {
  clients: [
    { clientId: "shop", origins: [origin], redirectUris: [redirectUri] },
    { clientId: "other", origins: ["http://other.test"], redirectUris: ["http://other.test/callback"] }
  ],
  members: [
    { email: "Ada@shop.test", password: "correct horse", profile: { firstName: "Ada" } },
    { email: "bob@shop.test", password: "battery staple", status: "blocked" },
    { email: "eve@shop.test", password: "waiting room", status: "ownerApproval" }
  ]
}

/** A PKCE verifier and its challenge. */
export const verifier = "v".repeat(43)
export const challenge = "7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM"

/** An authorization request as the shop's pages send it in a hidden frame. */
export const authorization = {
  clientId: "shop",
  codeChallenge: challenge,
  codeChallengeMethod: "S256",
  responseMode: "web_message",
  responseType: "code",
  scope: "offline_access",
  state: "the state"
}

/** The fields that the JSON of a response may have. Each test reads those that its response has. */
export interface Body {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
  readonly token_type: string
  readonly state: string
  readonly sessionToken: string
  readonly stateToken: string
  readonly identity: Schema.Codec.Encoded<typeof Identity>
  readonly verificationId: string
  readonly statusCode: number
  readonly headers: ReadonlyArray<{ readonly key: string; readonly value: string }>
  readonly data: Readonly<Record<string, unknown>> | null
  readonly errors: ReadonlyArray<{ readonly message: string; readonly extensions?: { readonly code?: string } }>
  readonly redirectSession: {
    readonly id: string
    readonly fullUrl: string
    readonly urlDetails: { readonly endpoint: string; readonly searchParams: Readonly<Record<string, unknown>> }
    readonly shortUrl: string
    readonly sessionToken: string
  }
  readonly proof: string
  readonly user: {
    readonly id: string
    readonly email: string
    readonly emailVerified: boolean
    readonly name?: string
  }
  readonly factors: ReadonlyArray<{
    readonly factorId: string
    readonly factorType: string
    readonly status: string
    readonly removable: boolean
  }>
  readonly factorId: string
  readonly totpData: { readonly secret: string; readonly uri: string }
  readonly codes: ReadonlyArray<string>
  readonly credentialCreationOptions: { readonly challenge: string; readonly rp: { readonly id: string } }
  readonly sessions: ReadonlyArray<{
    readonly sessionId: string
    readonly clientId: string
    readonly current: boolean
    readonly browser?: string
    readonly system?: string
    readonly atSignInPage?: boolean
  }>
  readonly additionalData: { readonly deviceToken: { readonly strValue: string } }
  readonly message: string
  readonly details: {
    readonly applicationError?: ApplicationEnvelope["details"]["applicationError"]
    readonly validationError?: ValidationEnvelope["details"]["validationError"]
  }
}

/** A response with its body, also parsed if it is JSON. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Body
}

/** Opens a provider of the shop with an adjustable clock and shortcuts for its endpoints. */
export const open = (options: Provider.Options = {}) => {
  let now = 1_700_000_000_000
  let identities: IdentityStoreShape | undefined
  const store = {
    layer: Layer.effectDiscard(
      IdentityStore.use((found) =>
        Effect.sync(() => {
          identities = found
        })
      )
    ).pipe(Layer.provideMerge(Stores.make().layer))
  }
  const provider = Provider.make({ seed, store, clock: () => now, passwordIterations: 10, ...options })

  const send = async (path: string, init: RequestInit = {}): Promise<Answered> => {
    const response = await provider.handler(new Request(new URL(path, home), init))
    const text = await response.text()
    const isJson = response.headers.get("content-type") === "application/json"
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} }
  }

  const post = (path: string, payload: unknown, token?: string, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: token }),
        ...headers
      },
      body: JSON.stringify(payload)
    })

  const visitor = async (clientId = "shop"): Promise<string> => {
    const { body } = await post("/oauth2/token", { clientId, grantType: "anonymous" })
    return body.access_token
  }

  const login = async (email = "ada@shop.test", password = "correct horse") =>
    post("/v2/login", { loginId: { email }, password }, await visitor())

  const session = async (
    authRequest: Record<string, unknown>,
    prompt?: "login" | "none",
    from: string | undefined = origin
  ) =>
    post(
      "/v1/redirect-session",
      {
        auth: {
          ...(prompt === undefined ? {} : { prompt }),
          authRequest: { ...authorization, ...authRequest }
        }
      },
      await visitor(),
      from === undefined ? {} : { origin: from }
    )

  /** Returns the code of a silent login. */
  const code = async (authRequest: Record<string, unknown> = {}, email?: string): Promise<string> =>
    codeFor((await login(email)).body.sessionToken, authRequest)

  /** Returns the code of a silent login with a session token. */
  const codeFor = async (sessionToken: string, authRequest: Record<string, unknown> = {}): Promise<string> => {
    const opened = await session({ sessionToken, ...authRequest }, "none")
    const page = await send(opened.body.redirectSession.fullUrl)
    return messageOf(page.text).code
  }

  const exchange = (proof: Record<string, unknown>) =>
    post("/oauth2/token", { clientId: "shop", grantType: "authorization_code", codeVerifier: verifier, ...proof })

  const refresh = (refreshToken: string) => post("/oauth2/token", { refreshToken, grantType: "refresh_token" })

  /** Returns tokens of a member who has just signed in. */
  const member = async (email?: string) => {
    const granted = await exchange({ code: await code({}, email) })
    assert.strictEqual(granted.status, 200)
    return granted.body
  }

  /** Returns a proof that a member has authenticated again. */
  const prove = async (token: string, email?: string, password?: string): Promise<string> => {
    const { sessionToken } = (await login(email, password)).body
    return (await post("/v1/account/reverify", { sessionToken }, token)).body.proof
  }

  return {
    ...provider,
    prove,
    /** Runs an operation on the provider's store directly, to inspect or change its state. */
    kept: async <A, E>(use: (store: IdentityStoreShape) => Effect.Effect<A, E>): Promise<A> => {
      await provider.start()
      assert.isDefined(identities)
      return Effect.runPromise(use(identities))
    },
    send,
    post,
    visitor,
    login,
    session,
    code,
    codeFor,
    exchange,
    refresh,
    member,
    /** Moves the provider's clock. */
    pass: (milliseconds: number) => {
      now += milliseconds
    }
  }
}

/** Returns the message that a silent page sends to its parent window. */
export const messageOf = (page: string) => JSON.parse(attributeOf(page, "data-message"))

/** Returns an attribute of a page, decoded as a browser does. */
export const attributeOf = (page: string, name: string): string =>
  (new RegExp(`${name}="([^"]*)"`).exec(page)?.[1] ?? "").replace(/&#(\d+);/g, (_, code: string) =>
    String.fromCharCode(Number(code))
  )

/** Returns the error code of a response. */
export const codeOf = (answered: Answered): string | number | undefined => answered.body.details.applicationError?.code
