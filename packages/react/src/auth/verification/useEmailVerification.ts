"use client"
import type { MailOptions } from "@portico/client/auth/Recovery"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { idle, problemOf, type Submission } from "../../form/Submission.ts"
import { type ResendTimer, useResendTimer } from "../../form/useResendTimer.ts"
import * as Problem from "../../problem/Problem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { EntryHandlers, EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useOutcome.ts"
import { useTold } from "../../form/useTold.ts"
import { useDue } from "./useDue.ts"
import { checkCode, isEntry, type VerificationState } from "./Verification.ts"
import { linkMachine, mailCode, verificationMachine } from "./verificationMachine.ts"

export interface EmailVerificationOptions extends EntryHandlers {
  /** How many characters the code has: 6 where nothing is said. */
  readonly codeLength?: number | undefined
  /** The address that the code was mailed to. */
  readonly email: string
  /** Whose address it is, as a sign-in or sign-up tells it: a new code is mailed to this identity. */
  readonly identityId?: string | undefined
  /** How the link is worded that is mailed in place of a code, and where it leads. */
  readonly link?: MailOptions | undefined
  /**
   * Has a new code mailed where the provider cannot be asked for one: where it does not tell the identity, or mails
   * nothing to somebody who is no member yet. Gives the state token of the new code, if it has another.
   */
  readonly onResend?: (() => Promise<{ readonly stateToken?: Redacted.Redacted } | undefined>) | undefined
  /** The address is verified, and the member has to sign in. */
  readonly onVerified?: (() => void) | undefined
  /** Keeps the verification in the tab's storage, so that it goes on after a reload. Not kept by default. */
  readonly remember?: boolean | undefined
  /** What a sign-in or sign-up gave. Without it, what was remembered goes on. */
  readonly stateToken?: Redacted.Redacted | undefined
}

/** The verification of an address: where it stands, and what moves it on. */
export interface EmailVerificationController {
  readonly state: VerificationState
  /** The address that the code was mailed to. */
  readonly email: string
  /** Whether nothing is left to verify here: the member has to sign in once more. */
  readonly lost: boolean
  /** Sends a code, unless it is not complete. While one is under way it does nothing. */
  readonly submit: (code: string) => void
  /** Has a new code mailed. Undefined where nobody can be asked for one. */
  readonly resend: ResendTimer | undefined
  /** Where the mail with a link stands. */
  readonly link: Submission<true>
  /** Has a link mailed in place of a code. Undefined where the provider did not tell whose address it is. */
  readonly sendLink: (() => void) | undefined
  /** Goes back from the link to the code. */
  readonly enterCode: () => void
}

/**
 * Verifies an address with the code of its mail, session included.
 *
 * **Example** (A form of one's own)
 *
 * ```tsx
 * import { useEmailVerification } from "@portico/react"
 * import type * as Redacted from "effect/Redacted"
 *
 * export function Confirm({ stateToken }: { stateToken: Redacted.Redacted }) {
 *   const { lost, submit } = useEmailVerification({ email: "ada@example.com", stateToken })
 *   return lost ? (
 *     <a href="/sign-in">Sign in once more</a>
 *   ) : (
 *     <input aria-label="Code" autoComplete="one-time-code" onChange={(event) => submit(event.target.value)} />
 *   )
 * }
 * ```
 */
export const useEmailVerification = (options: EmailVerificationOptions): EmailVerificationController => {
  const { codeLength = 6, link: mail, onResend, onVerified, remember = false } = options
  const { add, due: found, forget } = useDue({ ...options, remember, stateToken: options.stateToken })
  const due = found === "Unread" ? undefined : found
  const identityId = due?.identityId ?? options.identityId
  const [machine] = React.useState(verificationMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const [linking] = React.useState(linkMachine)
  const link = useAtomValue(linking)
  const sendLink = useAtomSet(linking)

  const mayResend = onResend !== undefined || identityId !== undefined
  const lost = found === undefined || (problemOf(state)?.key === "verificationOver" && !mayResend)
  const again = useResendTimer({
    send: Effect.map(onResend === undefined ? mailCode(identityId ?? "") : ask(onResend), (token) => {
      if (token !== undefined) add(token)
      // The failure was that of the code before.
      send({ _tag: "Reset" })
    }),
    waiting: true
  })

  const outcome = state._tag === "Done" ? state.outcome : undefined
  React.useEffect(() => {
    if (outcome !== undefined || lost) forget()
  }, [forget, lost, outcome])
  useOutcome(machine, asEntry, options)
  useTold(isEntry(state) ? undefined : state, () => onVerified?.())
  const mayLeave = options.onPageNeeded !== undefined

  return React.useMemo(
    () => ({
      state,
      email: due?.email ?? options.email,
      lost,
      submit: (code) => {
        if (due === undefined) return
        const problem = checkCode(code, codeLength)
        send({ _tag: "Submit", entries: { code: Redacted.make(code), due, mayLeave }, problem })
      },
      resend: mayResend ? again : undefined,
      link,
      sendLink:
        identityId === undefined
          ? undefined
          : () => sendLink({ _tag: "Submit", entries: { identityId, options: mail ?? {} }, problem: undefined }),
      enterCode: () => sendLink({ _tag: "Reset" })
    }),
    [again, codeLength, due, identityId, link, lost, mail, mayLeave, mayResend, options.email, send, sendLink, state]
  )
}

const ask = (
  onResend: NonNullable<EmailVerificationOptions["onResend"]>
): Effect.Effect<Redacted.Redacted | undefined, Problem.Problem> =>
  Effect.tryPromise({ try: () => onResend(), catch: () => Problem.make("mailNotSent") }).pipe(
    Effect.map((sent) => sent?.stateToken)
  )

const asEntry = (state: VerificationState): EntryState => (isEntry(state) ? state : idle)
