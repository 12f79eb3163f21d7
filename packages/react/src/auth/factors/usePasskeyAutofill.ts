"use client"
import * as Effect from "effect/Effect"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { EntryHandlers, EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useOutcome.ts"
import { type PasskeyPort, passkeyMachine } from "./passkeyMachine.ts"
import type { PasskeyAutofill } from "./PasskeyAutofill.ts"

/** Where the challenge comes from, who checks the answer, and who wants to know what it led to. */
export interface PasskeyAutofillOptions extends PasskeyPort, EntryHandlers {}

/** Passkeys among the suggestions of an input: where they stand. */
export interface PasskeyAutofillController {
  readonly state: PasskeyAutofill
  /** Offers them again, once they are `Failed` and `stopped`. */
  readonly retry: () => void
}

/**
 * Offers passkeys among the suggestions of the input whose `autoComplete` ends with `webauthn`, as that of `SignInForm`
 * does, and signs in with the one that is chosen.
 *
 * The provider's protocol has no call that begins with a passkey, so that the page's own server gives the challenge and
 * checks the answer: `challenge` and `verify` are a port. What `verify` gives is followed like the answer of a login.
 *
 * One ceremony is open at a time: a passkey that `MfaChallenge` asks for interrupts these suggestions, and they come
 * back afterwards. They are asked for with a fresh challenge before the last one expires, and go when the component does.
 *
 * **Example** (A sign-in that knows passkeys)
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
  // oxlint-disable-next-line react/refs -- read when it runs, not when it renders
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
