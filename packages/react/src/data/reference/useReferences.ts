"use client"
import type { Argument, ReferenceFieldOf } from "@portico/client/data/Collection"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { fieldsOf } from "../value/FieldType.ts"
import type { Asker } from "../listing/Question.ts"
import { useAsker } from "../listing/useAsker.ts"
import type { ReferencesState } from "./References.ts"
import { referencesMachine, type ReferencesPlan } from "./referencesMachine.ts"

export interface ReferencesOptions {
  /** Items that are read at once. 50 by default. */
  readonly pageSize?: number | undefined
  /** The collection of the items, where no schema names it. */
  readonly target?: Argument | undefined
}

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
 * Reads and changes the items that a field of an item refers to, `pageSize` of them at first. They are
 * read again when somebody signs in or out, and after every write of the kit to the collection of the field and to that of
 * the items: `target`, where no schema names it.
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
  { pageSize = 50, target }: ReferencesOptions = {}
): ReferencesController => {
  const asker = useAsker()
  const machine = React.useMemo(
    () => machineFor(asker, { collection, field, item, pageSize, target: target ?? targetOf(collection, field) }),
    [asker, collection, field, item, pageSize, target]
  )
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  React.useEffect(() => {
    if (asker !== undefined) send({ _tag: "Load" })
  }, [asker, send])
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

// What is read is for the one who asked.
const machineFor = (_asker: Asker | undefined, plan: ReferencesPlan) => referencesMachine(plan)

const targetOf = (collection: Argument, field: string): Argument | undefined =>
  fieldsOf(collection).find(({ name }) => name === field)?.target
