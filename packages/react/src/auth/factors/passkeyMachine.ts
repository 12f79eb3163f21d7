/**
 * The machine of passkey autofill. It fetches and renews challenges, offers passkeys in the browser, verifies the
 * chosen one, and creates the session.
 *
 * @since 0.1.0
 */
import { ofLogin } from "../../problem/EntryProblem.ts"
import { ofFactor, type FactorError } from "../../problem/FactorProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import type { EntryOutcome } from "../entry/Entry.ts"
import { followLogin } from "../entry/followLogin.ts"
import type { LoginState } from "@portico/client/auth/LoginState"
import { LoginRefused, type LoginError } from "@portico/client/auth/Members"
import type { Proof } from "@portico/client/auth/Mfa"
import * as Passkey from "@portico/client/auth/Passkey"
import type { WebauthnChallenge } from "@portico/contract/auth/Mfa"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type * as Atom from "effect/reactivity/Atom"

/** The state of passkey autofill. */
export type PasskeyAutofill =
  /** The browser does not support passkey autofill, or the page is not a secure context. */
  | { readonly _tag: "Unsupported" }
  /** Passkeys are offered, and the user has not chosen one yet. */
  | { readonly _tag: "Waiting" }
  /** A passkey was chosen and is being checked. */
  | { readonly _tag: "Verifying" }
  /** The passkey was not accepted. Passkeys are offered again, unless `stopped`. */
  | { readonly _tag: "Failed"; readonly problem: Problem.Problem; readonly stopped: boolean }
  | { readonly _tag: "Done"; readonly outcome: EntryOutcome }

/** The events of passkey autofill. */
export type PasskeyEvent =
  | { readonly _tag: "Began" }
  | { readonly _tag: "Lacking" }
  | { readonly _tag: "Chosen" }
  | { readonly _tag: "Refused"; readonly problem: Problem.Problem; readonly stopped: boolean }
  | { readonly _tag: "Succeeded"; readonly outcome: EntryOutcome }

/** Returns the state after an event. */
export const reducePasskey = (state: PasskeyAutofill, event: PasskeyEvent): PasskeyAutofill => {
  if (state._tag === "Done") return state
  switch (event._tag) {
    case "Began":
      return state._tag === "Verifying" ? state : { _tag: "Waiting" }
    case "Lacking":
      return { _tag: "Unsupported" }
    case "Chosen":
      return { _tag: "Verifying" }
    case "Refused":
      return { _tag: "Failed", problem: event.problem, stopped: event.stopped }
    case "Succeeded":
      return { _tag: "Done", outcome: event.outcome }
  }
}

/** The functions that the page provides, because the provider's protocol has no request that starts with a passkey. */
export interface PasskeyPort {
  /** Fetches a challenge. It is called again before the challenge expires. */
  readonly challenge: () => PasskeyResult<WebauthnChallenge>
  /** Verifies the proof of a passkey. */
  readonly verify: (proof: Proof) => PasskeyResult<LoginState>
}

/** A response of the page's own server, as an effect or a promise. */
export type PasskeyResult<A> = Effect.Effect<A, LoginError | Problem.Problem, Environment> | PromiseLike<A>

/** Creates the machine that offers passkeys. It reads `port` again for each call. */
export const passkeyMachine = (
  port: Effect.Effect<PasskeyPort>,
  mayLeave: () => boolean
): Atom.Writable<PasskeyAutofill, PasskeyEvent> =>
  machine<PasskeyAutofill, PasskeyEvent>({
    initial: { _tag: "Waiting" },
    reduce: (state, event) =>
      event._tag === "Began" ? { ...reducePasskey(state, event) } : reducePasskey(state, event),
    invoke: (event, state, send) =>
      event._tag === "Began" && state._tag === "Waiting" ? offer(port, mayLeave, send) : undefined,
    crashed: () => ({ _tag: "Refused", problem: Problem.make("unexpected"), stopped: true })
  })

const offer = (
  port: Effect.Effect<PasskeyPort>,
  mayLeave: () => boolean,
  send: Send<PasskeyEvent>
): Effect.Effect<void, never, Environment> =>
  Effect.gen(function* () {
    let refusals = 0
    while (true) {
      const asked = yield* Effect.result(Passkey.autofill(Effect.flatMap(port, ({ challenge }) => asEffect(challenge))))
      if (Result.isFailure(asked)) {
        const { failure } = asked
        if (isTagged(failure) && failure._tag === "PasskeyUnavailable") return yield* send({ _tag: "Lacking" })
        const problem = problemOf(failure)
        // The user dismissed the suggestions. They are offered again, but a limit prevents an endless loop.
        if (problem.key === "passkeyCanceled" && ++refusals < maximumRefusals) {
          yield* Effect.sleep("1 second")
          continue
        }
        return yield* send({ _tag: "Refused", problem, stopped: true })
      }
      refusals = 0
      yield* send({ _tag: "Chosen" })
      const verified = yield* Effect.flatMap(port, ({ verify }) => asEffect(() => verify(asked.success))).pipe(
        Effect.flatMap((state) => followLogin(state, "", Effect.void, mayLeave())),
        Effect.result
      )
      if (Result.isSuccess(verified)) return yield* send({ _tag: "Succeeded", outcome: verified.success })
      yield* send({ _tag: "Refused", problem: verified.failure, stopped: false })
    }
  })

const maximumRefusals = 3

const asEffect = <A>(call: () => PasskeyResult<A>): Effect.Effect<A, Problem.Problem, Environment> =>
  Effect.suspend(() => {
    const result = call()
    return Effect.isEffect(result)
      ? Effect.mapError(result, problemOf)
      : Effect.tryPromise({ try: () => result, catch: problemOf })
  })

const problemOf = (failure: unknown): Problem.Problem => {
  if (failure instanceof LoginRefused) return ofLogin(failure)
  if (isTagged(failure)) return ofFactor(failure as FactorError, "WEBAUTHN")
  return isProblem(failure) ? failure : Problem.make("unexpected")
}

const isTagged = (failure: unknown): failure is { readonly _tag: string } =>
  typeof failure === "object" && failure !== null && "_tag" in failure

const isProblem = (failure: unknown): failure is Problem.Problem =>
  typeof failure === "object" && failure !== null && "key" in failure && "retryable" in failure
