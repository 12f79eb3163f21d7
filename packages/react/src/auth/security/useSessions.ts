"use client"
import * as Sessions from "@portico/client/auth/Sessions"
import type { Submission } from "../../form/Submission.ts"
import { useReportOnce } from "../../form/useSubmission.ts"
import { ofSecurity } from "../../problem/SecurityProblem.ts"
import { useAtomRefresh, useAtomValue } from "../../runtime/useAtom.ts"
import { type Read, readAtom } from "./Read.ts"
import { type Reverification, useProtected } from "./useProtected.ts"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as React from "react"

/** A session of the member. */
export type Session = Sessions.MemberSession

/** The state of a member's sessions. */
export interface SessionsState {
  readonly change: Submission<unknown>
  /** The result of the last change. */
  /** The session that the last change ends. All other sessions if its id is undefined. */
  readonly ending?: { readonly sessionId: string | undefined } | undefined
  readonly notice?: "ended" | "endedOthers" | undefined
  readonly read: Read<ReadonlyArray<Session>>
}

/** The user's actions on their sessions. */
export interface SessionsActions {
  readonly end: (session: Session) => void
  readonly endOthers: () => void
  readonly reload: () => void
}

/** The state of a member's sessions, the actions, and the pending reverification. */
export interface SessionsController {
  readonly actions: SessionsActions
  readonly reverification: Reverification | undefined
  readonly state: SessionsState
}

/**
 * Lists and ends the sessions of the signed-in member. The provider needs the account extension.
 *
 * **Example** (The number of sessions)
 *
 * ```tsx
 * import { useSessions } from "@portico/react/auth"
 *
 * export function Devices() {
 *   const { state } = useSessions()
 *   return <p>{state.read._tag === "Ready" ? state.read.value.length : "…"}</p>
 * }
 * ```
 */
export const useSessions = (): SessionsController => {
  const read = useAtomValue(sessions.state)
  const reload = useAtomRefresh(sessions.source)
  const [notice, setNotice] = React.useState<SessionsState["notice"]>()
  const [ending, setEnding] = React.useState<SessionsState["ending"]>()
  const { reset, reverification, state: change, submit } = useProtected(send)
  useReportOnce(change._tag === "Done" ? change.outcome : undefined, ({ notice }) => {
    reset()
    setNotice(notice)
    reload()
  })
  const actions = React.useMemo<SessionsActions>(() => {
    const start = (sessionId?: string) => {
      setNotice(undefined)
      setEnding({ sessionId })
      submit({ sessionId })
    }
    return { end: ({ sessionId }) => start(sessionId), endOthers: () => start(), reload }
  }, [reload, submit])
  return React.useMemo(
    () => ({ actions, reverification, state: { change, ending, notice, read } }),
    [actions, change, ending, notice, read, reverification]
  )
}

const sessions = readAtom(Sessions.Sessions.use(({ list }) => list).pipe(Effect.provide(Sessions.layer)))

interface Revocation {
  /** The session to end. All other sessions if it is undefined. */
  readonly sessionId: string | undefined
}

const send = ({ sessionId }: Revocation, proof: Redacted.Redacted) =>
  Sessions.Sessions.use((service) =>
    sessionId === undefined
      ? service.revokeOthers(proof)
      : // A session that has already ended is no problem for the user.
        Effect.catchTag(service.revoke(sessionId, proof), "SessionNotFound", () => Effect.void)
  ).pipe(
    Effect.provide(Sessions.layer),
    Effect.mapError((error) => ofSecurity(error)),
    Effect.map((): { readonly notice: SessionsState["notice"] } => ({
      notice: sessionId === undefined ? "endedOthers" : "ended"
    }))
  )
