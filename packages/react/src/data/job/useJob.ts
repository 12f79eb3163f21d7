"use client"
import type * as Jobs from "@portico/client/data/Jobs"
import type * as Duration from "effect/Duration"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { FollowedJob } from "./Job.ts"
import { jobMachine, type ReadStatus } from "./jobMachine.ts"

export interface JobOptions<M extends Jobs.Machine> {
  /** The machine of the job: one of `Jobs.backup`, `Jobs.restoration`, `Jobs.movement`, `Jobs.index`. */
  readonly machine: M
  /** Where it is known to stand. */
  readonly from: Jobs.Status<M>
  /** Asks where it stands. */
  readonly read: ReadStatus
  /** How long it is waited before it is asked again: two seconds by default. */
  readonly every?: Duration.Input | undefined
}

/** A job: where it stands, and the way to ask anew after that was lost. */
export interface JobController {
  readonly state: FollowedJob
  readonly follow: () => void
}

/**
 * Follows a job until nothing follows its status. The protocol has no call for jobs: `read` is the page's own.
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
  // What is written in the component is another one at each render: the last one is asked next.
  const latest = React.useRef({ every, read })
  React.useEffect(() => {
    latest.current = { every, read }
  })
  // oxlint-disable-next-line react/refs -- it is read when the job is asked about, not here
  const machine = React.useMemo(() => jobMachine({ from, machine: rules }, () => latest.current), [from, rules])
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  React.useEffect(() => send({ _tag: "Follow" }), [send])
  const follow = React.useCallback(() => send({ _tag: "Follow" }), [send])
  return React.useMemo(() => ({ state, follow }), [follow, state])
}
