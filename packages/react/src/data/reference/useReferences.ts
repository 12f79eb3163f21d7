"use client"
import type { Argument, ReferenceFieldOf } from "@portico/client/data/Collection"
import * as React from "react"
import { useMember } from "../../auth/session/useMember.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { ReferencesState } from "./References.ts"
import { referencesMachine } from "./referencesMachine.ts"

/** The references of a field: where they stand, and what changes them. */
export interface ReferencesController {
  readonly state: ReferencesState
  /** Reads the next page. */
  readonly more: () => void
  readonly reload: () => void
  /** Has the field refer to further items. */
  readonly insert: (ids: ReadonlyArray<string>) => void
  /** Has the field refer to these items no longer. */
  readonly remove: (ids: ReadonlyArray<string>) => void
  /** Has the field refer to these items, and to no others. */
  readonly replace: (ids: ReadonlyArray<string>) => void
  /** Has the field refer to further items, and no longer to others. What was not read stays. */
  readonly amend: (ids: ReadonlyArray<string>, without: ReadonlyArray<string>) => void
}

/**
 * Reads and changes the items that a field of an item refers to, `pageSize` of them at first.
 *
 * **Example** (Books like this one)
 *
 * ```tsx
 * import { useReferences } from "@portico/react"
 *
 * export function Similar({ id }: { readonly id: string }) {
 *   const { state } = useReferences("books", "similar", id)
 *   return state._tag === "Ready" ? <p>{state.items.length} books like it</p> : null
 * }
 * ```
 */
export const useReferences = <C extends Argument>(
  collection: C,
  field: ReferenceFieldOf<C>,
  item: string,
  { pageSize = 50 }: { readonly pageSize?: number } = {}
): ReferencesController => {
  const machine = React.useMemo(
    () => referencesMachine({ collection, field, item, pageSize }),
    [collection, field, item, pageSize]
  )
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const member = useMember()._tag
  React.useEffect(() => {
    if (member !== "Unknown") send({ _tag: "Load" })
  }, [member, send])
  return React.useMemo(
    () => ({
      state,
      more: () => send({ _tag: "More" }),
      reload: () => send({ _tag: "Load" }),
      insert: (ids) => send({ _tag: "Change", change: "insert", ids }),
      remove: (ids) => send({ _tag: "Change", change: "remove", ids }),
      replace: (ids) => send({ _tag: "Change", change: "replace", ids }),
      amend: (ids, without) => send({ _tag: "Change", change: "amend", ids, without })
    }),
    [send, state]
  )
}
