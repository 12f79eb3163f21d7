"use client"
import { Mfa } from "@portico/client/auth/Mfa"
import { useServices } from "../../runtime/useServices.ts"
import type { Challenge } from "@portico/client/auth/LoginState"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { type Resend, resendMachine } from "../../form/useResendTimer.ts"
import { useRegistry, useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { EntryHandlers, EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useEntry.ts"
import type { Event, State } from "./FactorTransitions.ts"
import { type FactorMachine, factorMachine, type MachineOptions } from "./factorMachine.ts"
import { type FactorName, isSent } from "./Method.ts"
import { checkCode, methodOf, type MfaState, submissionOf } from "./MfaState.ts"

export interface MfaOptions extends Omit<EntryHandlers, "onFactorRequired"> {
  /** The login's challenge. A challenge with another state token starts again. */
  readonly challenge: Challenge
  /** The email address of the sign-in, if it is known. Only the first value is used. */
  readonly email?: string | undefined
  /**
   * Uses the session token of the completed login. By default, it creates the session. Only the first value is used.
   */
  readonly finish?: MachineOptions["finish"]
}

/** The state of a second factor, with the actions that change it. */
export interface MfaController {
  readonly state: MfaState
  /** The state of sending the code again. */
  readonly resend: Resend
  readonly actions: MfaActions
}

/** The user's actions on a second factor. An action does nothing in a state that does not allow it. */
export interface MfaActions {
  /**
   * Chooses a method. Sends its code or its push notification if the method has one and its challenge is not open yet.
   */
  readonly choose: (method: FactorName) => void
  /** Returns to the list of methods and stops a running request. */
  readonly leave: () => void
  /** Returns from the list of methods to the open challenge. */
  readonly back: () => void
  /**
   * Verifies a code, prompts for the passkey, sends another push notification, or retries creating the session,
   * depending on the state.
   */
  readonly submit: (code?: string) => void
  /** Sends the code again. Available after a pause. */
  readonly resend: () => void
  /** Sends another push notification to the member's device. */
  readonly sendAgain: () => void
  readonly remember: (remember: boolean) => void
}

/**
 * Runs the second factor of a login and creates the session. The user can choose a method, receive a code, confirm on
 * another device or use a passkey. If the provider requires several factors, they follow one after another.
 *
 * **Example** (Codes of an authenticator app only)
 *
 * ```tsx
 * import type { Challenge } from "@portico/client/auth/LoginState"
 * import { useMfaChallenge } from "@portico/react"
 *
 * export function AppCode({ challenge }: { challenge: Challenge }) {
 *   const { actions, state } = useMfaChallenge({ challenge, onSignedIn: () => location.assign("/") })
 *   return (
 *     <label>
 *       {state._tag === "Verifying" ? "One moment…" : "The code of your app"}
 *       <input autoComplete="one-time-code" onChange={({ target }) => actions.submit(target.value)} />
 *     </label>
 *   )
 * }
 * ```
 */
export const useMfaChallenge = ({ challenge, email = "", finish, ...handlers }: MfaOptions): MfaController => {
  useServices("MfaChallenge and useMfaChallenge", Mfa)
  const mayLeave = React.useRef(false)
  React.useEffect(() => {
    mayLeave.current = handlers.onPageNeeded !== undefined
  })
  const machine = useMachine(challenge, { email, finish, mayLeave: () => mayLeave.current })
  const { shown: state } = useAtomValue(machine.atom)
  const send = useAtomSet(machine.atom)
  // A push notification may already be sent. Waiting for its result starts when the component mounts.
  React.useEffect(() => send({ _tag: "Began" }), [send])
  useOutcome(machine.atom, asEntry, handlers)
  const [resend, sendOnceMore] = useResend(machine, send, methodOf(state))
  const actions = React.useMemo<MfaActions>(
    () => ({
      choose: (method) => send({ _tag: "Chose", method }),
      leave: () => send({ _tag: "Left" }),
      back: () => send({ _tag: "Returned" }),
      submit: (code) => send(submitted(methodOf(state), code)),
      resend: sendOnceMore,
      sendAgain: () => send({ _tag: "SentAgain" }),
      remember: (remember) => send({ _tag: "Remembered", remember })
    }),
    [send, sendOnceMore, state]
  )
  return React.useMemo(() => ({ actions, resend, state }), [actions, resend, state])
}

const asEntry = ({ shown }: State): EntryState => submissionOf(shown)

const submitted = (method: FactorName | undefined, code: string | undefined): Event => {
  if (code === undefined) return { _tag: "Submitted" }
  const text = code.replace(/\s/g, "")
  if (text !== "") return { _tag: "Submitted", code: Redacted.make(text) }
  return { _tag: "Submitted", problem: checkCode(method, text) }
}

// Each state token has its own machine, because it belongs to another login.
const useMachine = (challenge: Challenge, options: MachineOptions): FactorMachine => {
  const token = Redacted.value(challenge.stateToken)
  const [stored, store] = React.useState(() => ({ token, machine: factorMachine(challenge, options) }))
  if (stored.token === token) return stored.machine
  const machine = factorMachine(challenge, options)
  store({ token, machine })
  return machine
}

// Each method has its own pause. A new code by email does not have to wait after a code by SMS.
const useResend = (
  { atom, resend }: FactorMachine,
  dispatch: (event: Event) => void,
  method: FactorName | undefined
): readonly [Resend, () => void] => {
  const registry = useRegistry()
  const make = () => ({
    atom,
    method,
    machine: resendMachine({ seconds: 30, waiting: method !== undefined && isSent(method) })
  })
  const [stored, store] = React.useState(make)
  const current = stored.method === method && stored.atom === atom ? stored : make()
  if (current !== stored) store(current)
  const state = useAtomValue(current.machine)
  const send = useAtomSet(current.machine)
  React.useEffect(() => send({ _tag: "Began" }), [send])
  const again = React.useCallback(
    () =>
      send({
        _tag: "Resend",
        send: Effect.suspend(() => resend(registry.get(atom))).pipe(
          Effect.flatMap((posed) => Effect.sync(() => dispatch({ _tag: "Reposed", challenge: posed })))
        )
      }),
    [atom, registry, resend, send, dispatch]
  )
  return [state, again]
}
