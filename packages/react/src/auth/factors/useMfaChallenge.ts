"use client"
import type { Challenge } from "@portico/client/auth/LoginState"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import type { Resend } from "../../form/Resend.ts"
import { resendMachine } from "../../form/resendMachine.ts"
import * as Problem from "../../problem/Problem.ts"
import { useRegistry } from "../../runtime/RegistryContext.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { EntryHandlers, EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useOutcome.ts"
import type { Event, State } from "./FactorTransitions.ts"
import { type FactorMachine, factorMachine, type MachineOptions } from "./factorMachine.ts"
import { type FactorName, isSent } from "./Method.ts"
import { methodOf, type MfaState, submissionOf } from "./MfaState.ts"

export interface MfaOptions extends Omit<EntryHandlers, "onFactorRequired"> {
  /** What the login asked for. Another state token begins anew. */
  readonly challenge: Challenge
  /** Who signs in, where that is known. The first one counts. */
  readonly email?: string | undefined
}

/** A further factor: where it stands, and what moves it on. */
export interface MfaController {
  readonly state: MfaState
  /** Sending the code once more. */
  readonly resend: Resend
  readonly actions: MfaActions
}

/** What a person can do about a further factor. What means nothing in a state does nothing. */
export interface MfaActions {
  /** Chooses a way. A code is sent, or a device asked, where that way takes it and it is not done already. */
  readonly choose: (method: FactorName) => void
  /** Goes to the ways, and stops what is under way. */
  readonly leave: () => void
  /** Goes back from the ways to the challenge that is open. */
  readonly back: () => void
  /** Has a code checked, asks for the passkey, asks the device once more, or makes the session that could not be made. */
  readonly submit: (code?: string) => void
  /** Has the code sent once more, after a pause. */
  readonly resend: () => void
  /** Asks the member's device once more. */
  readonly sendAgain: () => void
  readonly remember: (remember: boolean) => void
}

/**
 * Drives the further factor of a login to its end, session included: choosing a way, having a code sent, waiting for
 * another device, using a passkey, and one factor after another where the provider wants it so.
 *
 * **Example** (Codes of an app only)
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
export const useMfaChallenge = ({ challenge, email = "", ...handlers }: MfaOptions): MfaController => {
  const mayLeave = React.useRef(false)
  React.useEffect(() => {
    mayLeave.current = handlers.onPageNeeded !== undefined
  })
  const machine = useMachine(challenge, { email, mayLeave: () => mayLeave.current })
  const { shown: state } = useAtomValue(machine.atom)
  const send = useAtomSet(machine.atom)
  // A device that was asked before anybody looked is waited for once somebody does.
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
  const problem = Problem.ofFields({ code: method === "RECOVERY_CODE" ? "recoveryCodeMissing" : "codeMissing" })
  return { _tag: "Submitted", problem }
}

// One machine for each state token: another login begins anew.
const useMachine = (challenge: Challenge, options: MachineOptions): FactorMachine => {
  const token = Redacted.value(challenge.stateToken)
  const [held, hold] = React.useState(() => ({ token, machine: factorMachine(challenge, options) }))
  if (held.token === token) return held.machine
  const machine = factorMachine(challenge, options)
  hold({ token, machine })
  return machine
}

// One pause for each way: a code by mail need not wait for the one by text.
const useResend = (
  { atom, resend }: FactorMachine,
  tell: (event: Event) => void,
  method: FactorName | undefined
): readonly [Resend, () => void] => {
  const registry = useRegistry()
  const make = () => ({
    atom,
    method,
    machine: resendMachine({ seconds: 30, waiting: method !== undefined && isSent(method) })
  })
  const [held, hold] = React.useState(make)
  const current = held.method === method && held.atom === atom ? held : make()
  if (current !== held) hold(current)
  const state = useAtomValue(current.machine)
  const send = useAtomSet(current.machine)
  React.useEffect(() => send({ _tag: "Began" }), [send])
  const again = React.useCallback(
    () =>
      send({
        _tag: "Resend",
        send: Effect.suspend(() => resend(registry.get(atom))).pipe(
          Effect.flatMap((posed) => Effect.sync(() => tell({ _tag: "Reposed", challenge: posed })))
        )
      }),
    [atom, registry, resend, send, tell]
  )
  return [state, again]
}
