"use client"
import type * as Jobs from "@portico/client/data/Jobs"
import type * as Duration from "effect/Duration"
import * as React from "react"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { FollowedJob } from "./Job.ts"
import { jobMachine, type ReadStatus } from "./jobMachine.ts"

export interface JobOptions<M extends Jobs.Machine> {
  /** The state machine of the job: one of `Jobs.backup`, `Jobs.restoration`, `Jobs.movement`, `Jobs.index`. */
  readonly machine: M
  /** The last known status of the job. */
  readonly from: Jobs.Status<M>
  /** Requests the current status of the job. */
  readonly read: ReadStatus
  /** The delay before each status request. Default: two seconds. */
  readonly every?: Duration.Input | undefined
}

/** The state of a job, and a function that resumes polling after a failure. */
export interface JobController {
  readonly state: FollowedJob
  readonly follow: () => void
}

/**
 * Polls the status of a job until it is final. The protocol has no request for job statuses, so the page provides
 * `read`. Polling stops when a request fails. If nothing was reachable, it resumes when the browser is online again.
 *
 * **Example** (A backup)
 *
 * ```tsx
 * import * as Jobs from "@portico/client/data/Jobs"
 * import { StatusBadge, useJob } from "@portico/react"
 * import * as Effect from "effect/Effect"
 *
 * const read = Effect.succeed("READY")
 *
 * export function Backup() {
 *   const { state } = useJob({ machine: Jobs.backup, from: "PENDING", read })
 *   return <StatusBadge kind="backup" status={state.status} />
 * }
 * ```
 */
export const useJob = <M extends Jobs.Machine>({
  every = "2 seconds",
  from,
  machine: rules,
  read
}: JobOptions<M>): JobController => {
  // Options that are written inline are new at each render. The next status request uses the latest ones.
  const latest = React.useRef({ every, read })
  React.useEffect(() => {
    latest.current = { every, read }
  })
  // oxlint-disable-next-line react/refs -- the ref is read at each status request, not during render
  const machine = React.useMemo(() => jobMachine({ from, machine: rules }, () => latest.current), [from, rules])
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  React.useEffect(() => send({ _tag: "Follow" }), [send])
  const follow = React.useCallback(() => send({ _tag: "Follow" }), [send])
  return React.useMemo(() => ({ state, follow }), [follow, state])
}
