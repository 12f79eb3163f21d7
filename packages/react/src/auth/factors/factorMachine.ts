/**
 * The machine of a second factor. It requests challenges, waits for push notifications and passkeys, verifies the
 * proof, and creates the session.
 *
 * @since 0.1.0
 */
import type { Challenge, LoginState } from "@portico/client/auth/LoginState"
import { Mfa, type Proof, type VerifiableFactor, type VerifyOptions } from "@portico/client/auth/Mfa"
import * as Passkey from "@portico/client/auth/Passkey"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Redacted from "effect/Redacted"
import * as Semaphore from "effect/Semaphore"
import { countDown } from "../../form/countDown.ts"
import { ofFactor } from "../../problem/FactorProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { followLogin } from "../entry/followLogin.ts"
import { begin, next } from "./FactorFlow.ts"
import type { Event, State } from "./FactorTransitions.ts"
import type { FactorName } from "./Method.ts"
import { failureOf, isSending, type MfaState } from "./MfaState.ts"

/** The machine of one challenge, with the function that sends its code again. */
export interface FactorMachine {
  readonly atom: Atom.Writable<State, Event>
  /**
   * Sends the code of the open challenge again. Waits for a running verification, because a state token allows one
   * request at a time.
   */
  readonly resend: (state: State) => Effect.Effect<Challenge, Problem.Problem, Environment>
}

/** The options of the machine. */
export interface MachineOptions {
  /** The email address of the sign-in. Empty if it is unknown. */
  readonly email: string
  /** Returns whether the outcome can be `PageNeeded` if only the provider's own page can create the session. */
  readonly mayLeave: () => boolean
  /** Uses the session token of the completed login. By default, it creates the session. */
  readonly finish?: ((sessionToken: Redacted.Redacted) => Effect.Effect<void, Problem.Problem, Environment>) | undefined
}

/** Creates the machine of a challenge. */
export const factorMachine = (first: Challenge, { email, finish, mayLeave }: MachineOptions): FactorMachine => {
  const turn = Semaphore.makeUnsafe(1).withPermits(1)
  const ask = (challenge: Challenge, method: FactorName) =>
    Effect.mapError(turn(Mfa.use((mfa) => mfa.challenge(challenge, method as VerifiableFactor))), (error) =>
      ofFactor(error, method)
    )

  const run = (event: Event, { response, challenge, shown }: State, send: Send<Event>): Work | undefined => {
    const outcomeOf = (response: LoginState, opening: Effect.Effect<void>) =>
      finish !== undefined && response._tag === "SUCCESS" && response.sessionToken !== undefined
        ? Effect.as(Effect.andThen(opening, finish(response.sessionToken)), { _tag: "SignedIn" } as const)
        : followLogin(response, email, opening, mayLeave())
    const conclude = (response: LoginState) =>
      Effect.flatMap(outcomeOf(response, send({ _tag: "Opened", response })), (outcome) =>
        outcome._tag === "FactorRequired"
          ? send({ _tag: "Challenged", challenge: outcome.challenge })
          : send({ _tag: "Succeeded", outcome })
      )
    const verify = (proof: Proof, method: FactorName) =>
      turn(Mfa.use((mfa) => mfa.verify(challenge, proof, optionsOf(shown)))).pipe(
        Effect.mapError((error) => ofFactor(error, method)),
        Effect.flatMap(conclude)
      )
    switch (shown._tag) {
      case "Requesting":
      case "Sending":
        return Effect.flatMap(ask(challenge, shown.method), (posed) => send({ _tag: "Posed", challenge: posed }))
      case "Waiting":
        return Mfa.use((mfa) => mfa.awaitPush(challenge, optionsOf(shown))).pipe(
          Effect.mapError((error) => ofFactor(error, shown.method)),
          Effect.flatMap(conclude)
        )
      case "Ceremony":
        return Passkey.authenticate(challenge.verificationChallengeData?.webauthnData ?? {}).pipe(
          Effect.mapError((error) => ofFactor(error, shown.method)),
          Effect.flatMap((proof) => Effect.andThen(send({ _tag: "Shown" }), verify(proof, shown.method)))
        )
      case "Verifying":
        return event._tag === "Submitted" && event.code !== undefined
          ? verify(proofOf(shown.method, event.code), shown.method)
          : undefined
      case "Opening":
        return event._tag === "Submitted" && response !== undefined ? conclude(response) : undefined
      default:
        return undefined
    }
  }

  const atom = machine<State, Event>({
    initial: begin(first),
    reduce: next,
    invoke: (event, state, send) => {
      if (event._tag === "Tick" || event._tag === "Slow" || event._tag === "Reposed") return undefined
      const wait = failureOf(state.shown)?.wait ?? 0
      if (wait > 0) return countDown(wait, (left) => send({ _tag: "Tick", left }))
      // An empty effect interrupts the running one. With `undefined`, the request of the abandoned method would
      // continue.
      if (event._tag === "Left") return Effect.void
      // The running effect sent these events itself. Another effect would interrupt it.
      if (event._tag === "Shown" || event._tag === "Opened") return undefined
      const work = run(event, state, send)
      const watched = work !== undefined && isSending(state.shown) ? watch(work, send) : work
      return watched && Effect.catch(watched, (problem) => send({ _tag: "Failed", problem }))
    },
    crashed: () => ({ _tag: "Failed", problem: Problem.make("unexpected") })
  })

  return {
    atom,
    resend: ({ challenge, shown }) =>
      "method" in shown && shown.method !== undefined ? ask(challenge, shown.method) : Effect.succeed(challenge)
  }
}

type Work = Effect.Effect<void, Problem.Problem, Environment>

const watch = (work: Work, send: Send<Event>): Work =>
  Effect.raceFirst(
    work,
    Effect.sleep("5 seconds").pipe(Effect.andThen(send({ _tag: "Slow" })), Effect.andThen(Effect.never))
  )

const optionsOf = (shown: MfaState): VerifyOptions =>
  "step" in shown && shown.step.rememberThisDevice ? { rememberThisDevice: true } : {}

// The protocol has no proof type for recovery codes. They are sent in the field for authenticator app codes.
const proofOf = (method: FactorName, code: Redacted.Redacted): Proof => ({
  factorType: method === "SMS" || method === "CALL" || method === "EMAIL" ? method : "TOTP",
  code
})
