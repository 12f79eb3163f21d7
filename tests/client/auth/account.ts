import * as ExternalLogin from "@portico/client/auth/ExternalLogin"
import * as Graphql from "@portico/client/auth/Graphql"
import type { LoginState } from "@portico/client/auth/LoginState"
import * as Mfa from "@portico/client/auth/Mfa"
import * as Passwords from "@portico/client/auth/Passwords"
import * as Recovery from "@portico/client/auth/Recovery"
import * as RedirectSessions from "@portico/client/auth/RedirectSessions"
import * as Verification from "@portico/client/auth/Verification"
import type * as Settings from "@portico/client/transport/Settings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { now, plain, type Store, storeOf } from "../session/session.ts"
import { json, type Network } from "../transport/network.ts"
import { auth } from "./auth.ts"

/** A visitor whose access token is valid for another hour. */
export const visitor = plain("ACCESS", now + 3600, "REFRESH", "visitor")

/** The services of an account, with the sign-in services that they need. */
export const account = (net: Network, store: Store = storeOf(visitor), options?: Partial<Settings.Options>) =>
  Layer.mergeAll(
    ExternalLogin.layer,
    Graphql.layer,
    Mfa.layer,
    Passwords.layer,
    Recovery.layer,
    RedirectSessions.layer,
    Verification.layer
  ).pipe(Layer.provideMerge(auth(net, store, undefined, { edgeHost: "https://edge.example", ...options })))

/** Runs a program with the services of an account at `now`. */
export const run = <A, E>(
  net: Network,
  program: Effect.Effect<A, E, Layer.Success<ReturnType<typeof account>>>,
  { store, ...options }: Partial<Settings.Options> & { readonly store?: Store } = {}
) => Effect.andThen(TestClock.setTime(now * 1000), program.pipe(Effect.provide(account(net, store, options))))

/** Creates the response with the challenge of a second factor. */
export const challenged = (mfaChallengeData: object, stateToken = "MFA"): Response =>
  json({ state: "STATUS_CHECK", stateToken, mfaChallengeData })

/** Returns a state with its secrets revealed. */
export const told = (state: LoginState): unknown => ({
  ...state,
  ...("sessionToken" in state ? { sessionToken: state.sessionToken && Redacted.value(state.sessionToken) } : {}),
  ...("stateToken" in state ? { stateToken: Redacted.value(state.stateToken) } : {})
})
