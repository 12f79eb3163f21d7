"use client"
import * as Effect from "effect/Effect"
import * as React from "react"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { EntryHandlers, EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useEntry.ts"
import { type PasskeyPort, passkeyMachine, type PasskeyAutofill } from "./passkeyMachine.ts"

/** The functions that fetch a challenge and verify a passkey, and the handlers of the outcome. */
export interface PasskeyAutofillOptions extends PasskeyPort, EntryHandlers {}

/** The state of passkey autofill, with a function to retry. */
export interface PasskeyAutofillController {
  readonly state: PasskeyAutofill
  /** Offers passkeys again after they are `Failed` and `stopped`. */
  readonly retry: () => void
}

/**
 * Offers passkeys among the suggestions of the input whose `autoComplete` ends with `webauthn`, such as the email field
 * of `SignInForm`. Signs the member in with the chosen passkey.
 *
 * The provider's protocol has no request that starts with a passkey. The page's own server creates the challenge and
 * verifies the passkey, through `challenge` and `verify`. The result of `verify` is processed like a login response.
 *
 * Only one passkey request can be open at a time. A passkey request of `MfaChallenge` interrupts the suggestions, and
 * they return afterwards. Each challenge is renewed before it expires. The suggestions end when the component unmounts.
 *
 * **Example** (A sign-in page with passkeys)
 *
 * ```tsx
 * import { SignInForm, usePasskeyAutofill } from "@portico/react"
 * import * as Redacted from "effect/Redacted"
 *
 * const post = (path: string, body?: unknown) =>
 *   fetch(path, { method: "POST", body: JSON.stringify(body) }).then((answer) => answer.json())
 *
 * export function SignInPage() {
 *   const home = () => location.assign("/")
 *   usePasskeyAutofill({
 *     challenge: () => post("/passkey/challenge"),
 *     verify: async (proof) => {
 *       const { sessionToken } = await post("/passkey/verify", proof)
 *       return { _tag: "SUCCESS", sessionToken: Redacted.make(sessionToken) }
 *     },
 *     onSignedIn: home
 *   })
 *   return <SignInForm onSignedIn={home} />
 * }
 * ```
 */
export const usePasskeyAutofill = ({
  challenge,
  verify,
  ...handlers
}: PasskeyAutofillOptions): PasskeyAutofillController => {
  const latest = React.useRef({ challenge, verify, mayLeave: false })
  React.useEffect(() => {
    latest.current = { challenge, verify, mayLeave: handlers.onPageNeeded !== undefined }
  })
  // oxlint-disable-next-line react/refs -- read when the machine runs, not during render
  const [machine] = React.useState(() =>
    passkeyMachine(
      Effect.sync(() => latest.current),
      () => latest.current.mayLeave
    )
  )
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  React.useEffect(() => send({ _tag: "Began" }), [send])
  useOutcome(machine, asEntry, handlers)
  return React.useMemo(() => ({ state, retry: () => send({ _tag: "Began" }) }), [send, state])
}

const asEntry = (state: PasskeyAutofill): EntryState => {
  switch (state._tag) {
    case "Done":
      return state
    case "Verifying":
      return verifying
    default:
      return idle
  }
}

const idle = { _tag: "Idle" } as const
const verifying = { _tag: "Submitting", attempt: 1, step: "opening" } as const
