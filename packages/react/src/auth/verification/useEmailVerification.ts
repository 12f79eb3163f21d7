"use client"
import { Verification } from "@portico/client/auth/Verification"
import { useServices } from "../../runtime/useServices.ts"
import { Recovery, type MailOptions } from "@portico/client/auth/Recovery"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { idle, problemOf, type Submission } from "../../form/Submission.ts"
import { type ResendTimer, useResendTimer } from "../../form/useResendTimer.ts"
import * as Problem from "../../problem/Problem.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { EntryHandlers, EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useEntry.ts"
import { useReportOnce } from "../../form/useSubmission.ts"
import { useDue } from "./useDue.ts"
import { checkCode, isEntry, type VerificationState } from "./Verification.ts"
import { linkMachine, mailCode, verificationMachine } from "./verificationMachine.ts"

export interface EmailVerificationOptions extends EntryHandlers {
  /** The number of characters in the code. Default: 6. */
  readonly codeLength?: number | undefined
  /** The address that the code was sent to. */
  readonly email: string
  /**
   * The identity that the address belongs to, as a sign-in or sign-up returns it. A new code is sent to this identity.
   */
  readonly identityId?: string | undefined
  /** The language of the email with a link instead of a code, and the page that the link opens. */
  readonly link?: MailOptions | undefined
  /**
   * Sends a new code if the provider cannot. This is the case if it does not return the identity, or if it sends
   * nothing to users who are not members yet. Returns the state token of the new code if it differs.
   */
  readonly onResend?: (() => Promise<{ readonly stateToken?: Redacted.Redacted } | undefined>) | undefined
  /** Called when the address is verified and the member must sign in. */
  readonly onVerified?: (() => void) | undefined
  /**
   * Whether to store the verification in the storage of the tab, so that it continues after a reload. Default: false.
   */
  readonly remember?: boolean | undefined
  /** The state token that a sign-in or sign-up returned. Without it, the stored verification continues. */
  readonly stateToken?: Redacted.Redacted | undefined
}

/** The state of an email verification, with functions to change it. */
export interface EmailVerificationController {
  readonly state: VerificationState
  /** The address that the code was sent to. */
  readonly email: string
  /** Whether no code can be verified here, so that the member must sign in again. */
  readonly lost: boolean
  /**
   * Submits a code. An incomplete code becomes a problem without a request. Does nothing while a request is running.
   */
  readonly submit: (code: string) => void
  /** The timer that sends a new code. It is `undefined` if no new code can be requested. */
  readonly resend: ResendTimer | undefined
  /** The state of sending an email with a link. */
  readonly link: Submission<true>
  /** Sends a link instead of a code. It is `undefined` if the provider did not return the identity. */
  readonly sendLink: (() => void) | undefined
  /** Returns from the link to the code. */
  readonly enterCode: () => void
}

/**
 * Verifies an address with the code of an email, and signs the member in.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { useEmailVerification } from "@portico/react"
 * import type * as Redacted from "effect/Redacted"
 *
 * export function Confirm({ stateToken }: { stateToken: Redacted.Redacted }) {
 *   const { lost, submit } = useEmailVerification({ email: "ada@example.com", stateToken })
 *   return lost ? (
 *     <a href="/sign-in">Sign in again</a>
 *   ) : (
 *     <input aria-label="Code" autoComplete="one-time-code" onChange={(event) => submit(event.target.value)} />
 *   )
 * }
 * ```
 */
export const useEmailVerification = (options: EmailVerificationOptions): EmailVerificationController => {
  useServices("EmailVerificationForm and useEmailVerification", Verification, Recovery)
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
  const lost = found === undefined || (problemOf(state)?.key === "codeExpired" && !mayResend)
  const again = useResendTimer({
    send: Effect.map(onResend === undefined ? mailCode(identityId ?? "") : ask(onResend), (token) => {
      if (token !== undefined) add(token)
      // A shown failure belongs to the previous code.
      send({ _tag: "Reset" })
    }),
    waiting: true
  })

  const outcome = state._tag === "Done" ? state.outcome : undefined
  React.useEffect(() => {
    if (outcome !== undefined || lost) forget()
  }, [forget, lost, outcome])
  useOutcome(machine, asEntry, options)
  useReportOnce(isEntry(state) ? undefined : state, () => onVerified?.())
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
