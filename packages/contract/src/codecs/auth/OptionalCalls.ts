/**
 * The calls of `auth/Endpoints`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Identity from "../auth/Identity.ts"
import * as LoginResult from "../auth/LoginResult.ts"
import * as AuthRequest from "../auth/AuthRequest.ts"
import * as RedirectRequest from "../auth/RedirectRequest.ts"
import type * as Call from "../../Call.ts"
import * as Codec from "../../Codec.ts"
import * as Endpoint from "../../Endpoint.ts"
import type * as Endpoints from "../../auth/Endpoints.ts"

/** The call of `createRedirectSession`. */
export const createRedirectSession: Call.CallOf<typeof Endpoints.createRedirectSession> = {
  method: "POST",
  path: "/v1/redirect-session",
  service: "redirects",
  host: "edge",
  request: Codec.struct({
    auth: Codec.optional(
      Codec.struct({ authRequest: AuthRequest.AuthRequest, prompt: Codec.readable(Codec.literals("login", "none")) })
    ),
    logout: Codec.optional(Codec.struct({ clientId: Codec.string })),
    memberAccountPage: Codec.optional(
      Codec.struct({
        section: Codec.optional(Codec.literals("ACCOUNT_INFO", "BOOKINGS", "ORDERS", "SUBSCRIPTIONS", "EVENTS"))
      })
    ),
    ecomCheckout: Codec.optional(Codec.record(Codec.unknown)),
    bookingsCheckout: Codec.optional(Codec.record(Codec.unknown)),
    eventsCheckout: Codec.optional(Codec.record(Codec.unknown)),
    paidPlansCheckout: Codec.optional(Codec.record(Codec.unknown)),
    storesProduct: Codec.optional(Codec.record(Codec.unknown)),
    bookingsBook: Codec.optional(Codec.record(Codec.unknown)),
    login: Codec.optional(Codec.record(Codec.unknown)),
    callbacks: Codec.optional(RedirectRequest.Callbacks),
    preferences: Codec.optional(RedirectRequest.Preferences)
  }),
  response: AuthRequest.RedirectSessionResponse
}

/** The call of `signOn`. */
export const signOn: Call.CallOf<typeof Endpoints.signOn> = {
  method: "POST",
  path: "/v2/sign-on",
  service: "authentication",
  host: "edge",
  request: Codec.struct({
    loginId: LoginResult.LoginId,
    profile: Codec.optional(Identity.Profile),
    verifyEmail: Codec.optional(Codec.boolean),
    mergeExistingContact: Codec.optional(Codec.boolean)
  }),
  response: Codec.struct({ sessionToken: Codec.lenient(Codec.secret), identity: Codec.readable(Identity.Identity) })
}

/** The call of `changePassword`. */
export const changePassword: Call.CallOf<typeof Endpoints.changePassword> = {
  method: "POST",
  path: "/v2/change-password",
  service: "authentication",
  host: "edge",
  request: Codec.struct({ newPassword: Codec.secret, proof: Codec.optional(Codec.secret) }),
  response: Codec.unknown
}

/** The call of `logout`. */
export const logout: Call.CallOf<typeof Endpoints.logout> = {
  method: "GET",
  path: "/v1/logout",
  service: "authentication",
  host: "edge",
  fallback: "/v1/logout",
  pack: Endpoint.flat,
  request: Codec.struct({
    postLogoutRedirectUri: Codec.optional(Codec.string),
    clientId: Codec.optional(Codec.string)
  }),
  response: Codec.struct({
    statusCode: Codec.optional(Codec.finite),
    body: Codec.optional(Codec.string),
    headers: Codec.optional(Codec.array(Codec.struct({ key: Codec.string, value: Codec.string })))
  })
}

/** The call of `verifyFactor`. */
export const verifyFactor: Call.CallOf<typeof Endpoints.verifyFactor> = {
  method: "POST",
  path: "/v2/{factorType}/verify",
  service: "authentication",
  host: "edge",
  request: Codec.struct({
    factorType: Codec.literals("PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"),
    stateToken: Codec.optional(Codec.secret),
    rememberThisDevice: Codec.optional(Codec.boolean),
    smsData: Codec.optional(Codec.struct({ code: Codec.secret })),
    callData: Codec.optional(Codec.struct({ code: Codec.secret })),
    emailData: Codec.optional(Codec.struct({ code: Codec.secret })),
    totpData: Codec.optional(Codec.struct({ code: Codec.secret })),
    pushData: Codec.optional(Codec.struct({ transactionId: Codec.string })),
    webauthnData: Codec.optional(Codec.struct({ challengeId: Codec.string, credential: Codec.unknown }))
  }),
  response: LoginResult.LoginResponse
}

/** The call of `sendRecoveryEmail`. */
export const sendRecoveryEmail: Call.CallOf<typeof Endpoints.sendRecoveryEmail> = {
  method: "POST",
  path: "/v1/send-email",
  service: "recovery",
  host: "api",
  request: Codec.struct({
    email: Codec.string,
    language: Codec.optional(Codec.string),
    redirect: Codec.optional(
      Codec.struct({ url: Codec.optional(Codec.string), clientId: Codec.optional(Codec.string) })
    )
  }),
  response: Codec.unknown
}

/** The call of `sendActivationEmail`. */
export const sendActivationEmail: Call.CallOf<typeof Endpoints.sendActivationEmail> = {
  method: "POST",
  path: "/v1/activation-email",
  service: "recovery",
  host: "edge",
  request: Codec.struct({
    identityId: Codec.string,
    emailOptions: Codec.optional(
      Codec.struct({
        language: Codec.optional(Codec.string),
        redirect: Codec.optional(
          Codec.struct({ url: Codec.optional(Codec.string), clientId: Codec.optional(Codec.string) })
        )
      })
    )
  }),
  response: Codec.unknown
}

/** The call of `recover`. */
export const recover: Call.CallOf<typeof Endpoints.recover> = {
  method: "POST",
  path: "/v1/recover",
  service: "recovery",
  host: "edge",
  request: Codec.struct({ recoveryToken: Codec.secret, password: Codec.secret }),
  response: LoginResult.LoginResponse
}

/** The call of `startVerification`. */
export const startVerification: Call.CallOf<typeof Endpoints.startVerification> = {
  method: "POST",
  path: "/v1/Start",
  service: "verification",
  host: "edge",
  request: Codec.struct({ identityId: Codec.optional(Codec.string), target: Codec.optional(Codec.literals("EMAIL")) }),
  response: Codec.struct({ verificationId: Codec.lenient(Codec.string) })
}

/** The call of `verify`. */
export const verify: Call.CallOf<typeof Endpoints.verify> = {
  method: "POST",
  path: "/v1/auth/verify",
  service: "verification",
  host: "api",
  request: Codec.struct({ code: Codec.secret, stateToken: Codec.secret }),
  response: LoginResult.LoginResponse
}

/** The call of `graphql`. */
export const graphql: Call.CallOf<typeof Endpoints.graphql> = {
  method: "POST",
  path: "/graphql/{apiVersion}",
  service: "graphql",
  host: "api",
  request: Codec.struct({
    apiVersion: Codec.string,
    query: Codec.string,
    variables: Codec.optional(Codec.record(Codec.unknown))
  }),
  response: Codec.struct({ data: Codec.lenient(Codec.unknown), errors: Codec.lenient(Codec.array(Codec.unknown)) })
}
