"use client"
import type { Argument, DraftOf, UsesFor } from "@portico/client/data/Collection"
import { idOf } from "@portico/client/data/Collection"
import * as React from "react"
import { useTold } from "../../form/useTold.ts"
import { useOwner } from "../listing/useOwnedState.ts"
import * as Chosen from "../selection/Selection.ts"
import type { Selection } from "../selection/Selection.ts"
import type { BulkState } from "./Bulk.ts"
import type { BulkHandlers, SelectedCount, ShownAction } from "./BulkContext.ts"
import { isSame, leftOf } from "./leftOf.ts"
import { type BulkOptions, isById, kindOf, type Operation } from "./Operation.ts"
import { useBulk } from "./useBulk.ts"

/** Something that can be done to many items. */
export interface BulkAction<C extends Argument> {
  readonly operation: Operation<C>
  /** What its button says. A patch has to say what it does. */
  readonly label?: string | undefined
  /** The items that are written, where it is none of what is selected. */
  readonly items?: ReadonlyArray<DraftOf<C>> | undefined
  /** Whether it is asked before: by default before removing and emptying. */
  readonly confirms?: boolean | undefined
}

export interface BulkActionsOptions<C extends Argument> extends BulkOptions {
  readonly actions: ReadonlyArray<BulkAction<C>>
  readonly collection: C
  /** What the collection is called: its id by default. */
  readonly name?: string | undefined
  /** Called with a finished one, and with every retry. */
  readonly onDone?: ((state: Extract<BulkState, { readonly _tag: "Finished" }>) => void) | undefined
  /** Called when the selection is to be another one: none, or after a run what did not work. */
  readonly onSelectionChange?: ((selection: Selection) => void) | undefined
  /** Leads to a sign-in, where that is what is missing. What was chosen is kept meanwhile. */
  readonly onSignIn?: (() => void) | undefined
  readonly selection?: Selection<UsesFor<C>> | undefined
}

/** What the parts of a bulk are given. */
export interface BulkActionsController extends BulkHandlers {
  readonly actions: ReadonlyArray<Omit<ShownAction, "label"> & { readonly label?: string | undefined }>
  readonly name: string
  readonly selected: SelectedCount | undefined
  readonly state: BulkState
}

/** What a styled bulk does: actions over a selection, and what comes of them. */
export const useBulkActions = <C extends Argument>({
  actions,
  collection,
  name = idOf(collection),
  onDone,
  onSelectionChange,
  onSignIn,
  selection: chosen = Chosen.none,
  ...options
}: BulkActionsOptions<C>): BulkActionsController => {
  const bulk = useBulk(collection, undefined, options)
  const { state } = bulk
  const selection = chosen as Selection
  // What one member was asked, another one does not answer.
  const revision = useRevision(collection, selection) + useOwner()
  // What the run is about, where that was selected.
  const ran = React.useRef<Selection>(undefined)
  useTold(state._tag === "Finished" ? state : undefined, (finished) => {
    onDone?.(finished)
    if (ran.current === undefined) return
    const failed = finished.rows.flatMap(({ id }) => (id === undefined ? [] : [id]))
    onSelectionChange?.(leftOf(ran.current, selection, failed))
    // A retry is about these.
    ran.current = Chosen.ofIds(failed)
  })
  const isNone = Chosen.isNone(selection)
  const isOffered = ({ items, operation }: BulkAction<C>) =>
    items !== undefined || operation === "truncate" || (!isNone && isById(known(operation)))
  return {
    name,
    state,
    selected: isNone
      ? undefined
      : {
          count: Chosen.count(selection) ?? (selection._tag === "AllMatching" ? undefined : 0),
          excepted: selection._tag === "AllMatching" ? selection.except.size : 0
        },
    actions: actions.flatMap((action, index) => {
      if (!isOffered(action)) return []
      const kind = kindOf(known(action.operation))
      const isDangerous = kind === "remove" || kind === "truncate"
      return [
        {
          key: String(index),
          kind,
          label: action.label,
          count: action.items?.length ?? Chosen.count(selection),
          confirms: action.confirms ?? isDangerous,
          look: isDangerous ? ("danger" as const) : undefined,
          revision
        }
      ]
    }),
    onAct: (asked) => {
      const action = actions[Number(asked.key)]
      if (action === undefined || !isOffered(action)) return
      // Only what was pressed or agreed to, and only to what was meant then.
      if (kindOf(known(action.operation)) !== asked.kind || asked.revision !== revision) return
      ran.current = action.items === undefined && action.operation !== "truncate" ? selection : undefined
      bulk.start(action.items ?? chosen, action.operation)
    },
    onCancel: bulk.cancel,
    onClear: onSelectionChange && (() => onSelectionChange(Chosen.none)),
    onClose: bulk.reset,
    onExport: bulk.exportFailures,
    onGoOn: bulk.goOn,
    onRetry: bulk.retryFailed,
    onSignIn
  }
}

// Rises whenever other items are meant than before.
const useRevision = (collection: Argument, selection: Selection): number => {
  const [meant, mean] = React.useState({ collection, revision: 0, selection })
  if (meant.selection === selection && meant.collection === collection) return meant.revision
  const isOther = idOf(meant.collection) !== idOf(collection) || !isSame(meant.selection, selection)
  const revision = isOther ? meant.revision + 1 : meant.revision
  if (isOther) mean({ collection, revision, selection })
  return revision
}

// Inside, a collection is any collection: what is done to it was checked where it was named.
const known = <C extends Argument>(operation: Operation<C>): Operation<Argument> => operation as Operation<Argument>
