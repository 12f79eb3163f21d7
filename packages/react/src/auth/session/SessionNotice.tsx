"use client"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as React from "react"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { ofCall } from "../../problem/CallProblem.ts"
import { make } from "../../problem/Problem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { SessionClassNames } from "./MembersOnly.view.tsx"
import { SessionNoticeView } from "./SessionNotice.view.tsx"
import { useMember } from "./useMember.ts"

export interface SessionNoticeProps {
  /** Classes to add, by slot. */
  readonly classNames?: SessionClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

/**
 * Says that the member's session cannot be renewed for now, while that is so. Nobody is signed out by it, and it goes by
 * itself once the session is confirmed.
 */
export function SessionNotice(look: SessionNoticeProps) {
  const member = useMember()
  return member._tag === "Member" && member.parked ? <Parked {...look} /> : null
}

function Parked(look: SessionNoticeProps) {
  const [machine] = React.useState(confirmation)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const retry = React.useCallback(() => send({ _tag: "Submit", entries: undefined, problem: undefined }), [send])
  return <SessionNoticeView {...look} onRetry={retry} state={state} />
}

const confirmation = () =>
  submissionMachine<undefined, void>(() =>
    Tokens.use((tokens) => tokens.requireMember).pipe(
      Effect.asVoid,
      Effect.mapError((error) => (error._tag === "TokenUnavailable" ? ofCall(error) : make("signInRequired")))
    )
  )
