"use client"
/**
 * Changes that require the member to have authenticated again. One proof serves all of them until it expires, except
 * those that require a fresh one, which they use up.
 *
 * @since 0.1.0
 */
import { type SubmissionController, useSubmission } from "../../form/useSubmission.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { presenceAtom } from "../../session/memberAtom.ts"
import type * as Effect from "effect/Effect"
import * as Atom from "../../runtime/Atom.ts"
import type * as Redacted from "effect/Redacted"
import * as React from "react"

/** A proof that the member has authenticated again, with the session that it belongs to. */
interface StoredProof {
  readonly proof: Redacted.Redacted
  readonly session: string | undefined
}

const storedAtom: Atom.Writable<StoredProof | undefined> = Atom.keepAlive(Atom.make<StoredProof | undefined>(undefined))

/** The dialog in which the member authenticates again, while one is needed. */
export interface Reverification {
  readonly onCancel: () => void
  /** Continues the change with the proof. */
  readonly onVerified: (proof: Redacted.Redacted) => void
}

/** A change that requires a proof. */
export interface ProtectedController<Entries, Outcome> extends SubmissionController<Entries, Outcome> {
  /** The pending reverification, or `undefined` if none is needed now. */
  readonly reverification: Reverification | undefined
}

/** The options of a change that requires a proof. */
export interface ProtectedOptions<Entries> {
  /** Validates the entries before the member authenticates again. */
  readonly check?: ((entries: Entries) => Problem | undefined) | undefined
  /**
   * Whether the change requires a proof of the last minute, which it uses up: it does not use the proof of another
   * change, and no other change uses its proof. `false` by default.
   */
  readonly fresh?: boolean
}

/**
 * Submits a change that requires a proof. Without a proof, or if the provider refuses the current one, the change waits
 * until the member has authenticated again.
 */
export const useProtected = <Entries, Outcome>(
  send: (entries: Entries, proof: Redacted.Redacted) => Effect.Effect<Outcome, Problem, Environment>,
  { check, fresh = false }: ProtectedOptions<Entries> = {}
): ProtectedController<Entries, Outcome> => {
  const { session } = useAtomValue(presenceAtom)
  const shared = useAtomValue(storedAtom)
  const share = useAtomSet(storedAtom)
  // The provider does not use a proof up if it refuses the change, so the user can correct the entries and try again.
  const [own, setOwn] = React.useState<StoredProof>()
  const stored = fresh ? own : shared
  const store = fresh ? setOwn : share
  const proof = stored !== undefined && stored.session === session ? stored.proof : undefined
  const [pending, setPending] = React.useState<{ readonly entries: Entries }>()
  const latest = React.useRef<{ readonly entries: Entries }>(undefined)
  const { reset, state, submit } = useSubmission<
    { readonly entries: Entries; readonly proof?: Redacted.Redacted },
    Outcome
  >({
    check: ({ entries }) => check?.(entries),
    // Without a proof, `check` has found a problem, so nothing is sent.
    send: ({ entries, proof }) => send(entries, proof as Redacted.Redacted)
  })
  const isUsedUp = fresh && state._tag === "Done"
  React.useEffect(() => {
    if (isUsedUp) store(undefined)
  }, [isUsedUp, store])
  const isRefused = state._tag === "Failed" && state.problem.key === "reverificationRequired"
  React.useEffect(() => {
    if (!isRefused) return
    store(undefined)
    reset()
    setPending(latest.current)
  }, [isRefused, reset, store])
  return React.useMemo(
    () => ({
      reset,
      reverification: pending && {
        onCancel: () => setPending(undefined),
        onVerified: (proof) => {
          store({ proof, session })
          setPending(undefined)
          submit({ entries: pending.entries, proof })
        }
      },
      state,
      submit: (entries) => {
        latest.current = { entries }
        if (check?.(entries) !== undefined) submit({ entries })
        else if (proof === undefined) setPending({ entries })
        else submit({ entries, proof })
      }
    }),
    [check, pending, proof, reset, session, state, store, submit]
  )
}
