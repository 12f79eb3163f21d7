"use client"
import { References } from "@portico/client/data/References"
import { type Viewer, useViewer } from "../../session/memberAtom.ts"
import { useServices } from "../../runtime/useServices.ts"
import type { Argument, ReferenceFieldOf } from "@portico/client/data/Collection"
import * as React from "react"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { fieldsOf } from "../value/FieldType.ts"
import type { ReferencesState } from "./References.ts"
import { referencesMachine, type ReferencesPlan } from "./referencesMachine.ts"

export interface ReferencesOptions {
  /**
   * Whether items that do not match the schema of their collection are left out and listed in `state.invalid`. Default:
   * `false`. The read then fails. To replace all references, also pass the ids of the invalid items.
   */
  readonly omitInvalid?: boolean | undefined
  /** The number of items per request. Default: `50`. */
  readonly pageSize?: number | undefined
  /** The collection that the field refers to. Needed only if no schema names it. */
  readonly target?: Argument | undefined
}

/** The state of a field's references and the operations on them. */
export interface ReferencesController {
  readonly state: ReferencesState
  /** Reads the next page. */
  readonly more: () => void
  readonly reload: () => void
  /** Adds references to these items. */
  readonly insert: (ids: ReadonlyArray<string>) => void
  /** Removes the references to these items. */
  readonly remove: (ids: ReadonlyArray<string>) => void
  /** Replaces all references with references to these items. */
  readonly replace: (ids: ReadonlyArray<string>) => void
  /**
   * Adds references to the items of `ids` and removes those to the items of `without`. All others remain, even if
   * unread.
   */
  readonly amend: (ids: ReadonlyArray<string>, without: ReadonlyArray<string>) => void
}

/**
 * Reads and changes the items that a field of an item refers to. It reads the first `pageSize` items. It reads them
 * again when a member signs in or out, and after each write of the kit to the collection of the field or to the
 * collection that the field refers to. If no schema names the latter, pass it as `target`.
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
  { omitInvalid, pageSize = 50, target }: ReferencesOptions = {}
): ReferencesController => {
  useServices("ReferencePicker and useReferences", References)
  const viewer = useViewer()
  const machine = React.useMemo(
    () =>
      machineFor(viewer, {
        collection,
        field,
        item,
        omitInvalid,
        pageSize,
        target: target ?? targetOf(collection, field)
      }),
    [viewer, collection, field, item, omitInvalid, pageSize, target]
  )
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  React.useEffect(() => {
    if (viewer !== undefined) send({ _tag: "Load" })
  }, [viewer, send])
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

// The parameter `_viewer` makes the hook create a machine for each user, so that items never pass to another user.
const machineFor = (_viewer: Viewer | undefined, plan: ReferencesPlan) => referencesMachine(plan)

const targetOf = (collection: Argument, field: string): Argument | undefined =>
  fieldsOf(collection).find(({ name }) => name === field)?.target
