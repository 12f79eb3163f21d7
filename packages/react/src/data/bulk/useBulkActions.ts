"use client"
import { type Argument, type DraftOf, type UsesFor, idOf } from "@portico/client/data/Collection"
import type * as Filter from "@portico/client/data/Filter"
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import * as React from "react"
import { useReportOnce } from "../../form/useSubmission.ts"
import { useOwner } from "../listing/ownedState.ts"
import { isComplete } from "../listing/restorable.ts"
import * as Selections from "../selection/Selection.ts"
import type { Selection } from "../selection/Selection.ts"
import type { BulkState } from "./Bulk.ts"
import type { BulkHandlers, SelectedCount, ShownAction } from "./BulkContext.ts"
import { isSame, leftOf, type BulkOptions, isById, kindOf, type Operation } from "./Operation.ts"
import { useBulk } from "./useBulk.ts"

/** An action that the user can run on many items. */
export interface BulkAction<C extends Argument> {
  /** The change of the items: a removal, a patch, an insertion, an update or emptying the collection. */
  readonly operation: Operation<C>
  /** The button's label. A patch needs one, because the default label does not describe its changes. */
  readonly label?: string | undefined
  /** The condition that an item must meet to be changed or removed. Other items count as failed. */
  readonly condition?: Filter.For<C> | undefined
  /** The items to write, if the action does not run on the selection. */
  readonly items?: ReadonlyArray<DraftOf<C>> | undefined
  /** Whether the user must confirm the action. Default: `true` for `remove` and `truncate`. */
  readonly confirms?: boolean | undefined
}

export interface BulkActionsOptions<C extends Argument> extends BulkOptions {
  /** The actions that the user can run for the items. */
  readonly actions: ReadonlyArray<BulkAction<C>>
  /** The collection of the items. */
  readonly collection: C
  /** The display name of the collection. Default: its id. */
  readonly name?: string | undefined
  /** Called when an operation finishes, and again after each retry. */
  readonly onDone?: ((state: Extract<BulkState, { readonly _tag: "Finished" }>) => void) | undefined
  /** Called with the next selection: empty, or the failed items after a run. */
  readonly onSelectionChange?: ((selection: Selection) => void) | undefined
  /**
   * Called when the user wants to sign in, if the problem requires it. The selection is preserved during the sign-in.
   */
  readonly onSignIn?: (() => void) | undefined
  /** The selected items, from `useSelection`. */
  readonly selection?: Selection<UsesFor<C>> | undefined
}

/** The props of the parts of a bulk operation. */
export interface BulkActionsController extends BulkHandlers {
  readonly actions: ReadonlyArray<Omit<ShownAction, "label"> & { readonly label?: string | undefined }>
  readonly name: string
  readonly selected: SelectedCount | undefined
  readonly state: BulkState
}

/** Returns the props of a styled bulk operation: the actions for a selection, and the callbacks that run them. */
export const useBulkActions = <C extends Argument>({
  actions,
  collection,
  name = idOf(collection),
  onDone,
  onSelectionChange,
  onSignIn,
  selection: given = Selections.none,
  undoable = true,
  ...options
}: BulkActionsOptions<C>): BulkActionsController => {
  const bulk = useBulk(collection, undefined, { ...options, undoable })
  const { state } = bulk
  const selection = given as Selection
  // A confirmation dialog for one member's selection must not be confirmed by the next member.
  const revision = useRevision(collection, selection) + useOwner()
  // The selection of the current run, or `undefined` if the run does not affect the selection.
  const ran = React.useRef<Selection>(undefined)
  useReportOnce(state._tag === "Finished" ? state : undefined, (finished) => {
    onDone?.(finished)
    if (ran.current === undefined) return
    const failed = finished.rows.flatMap(({ id }) => (id === undefined ? [] : [id]))
    onSelectionChange?.(leftOf(ran.current, selection, failed))
    // A retry runs on the failed items only.
    ran.current = Selections.ofIds(failed)
  })
  const isNone = Selections.isNone(selection)
  const isOffered = ({ items, operation }: BulkAction<C>) =>
    items !== undefined || operation === "truncate" || (!isNone && isById(known(operation)))
  return {
    name,
    state,
    selected: isNone
      ? undefined
      : {
          count: Selections.count(selection) ?? (selection._tag === "AllMatching" ? undefined : 0),
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
          count: action.items?.length ?? Selections.count(selection),
          undoable:
            undoable &&
            kind === "remove" &&
            isComplete(collection) &&
            (action.items?.length ?? Selections.count(selection) ?? Infinity) <= maximumItemsPerRequest,
          confirms: action.confirms ?? isDangerous,
          variant: isDangerous ? ("danger" as const) : undefined,
          revision
        }
      ]
    }),
    onAct: (asked) => {
      const action = actions[Number(asked.key)]
      if (action === undefined || !isOffered(action)) return
      // A stale button or dialog must not run a different action, or run on items that the user did not see.
      if (kindOf(known(action.operation)) !== asked.kind || asked.revision !== revision) return
      ran.current = action.items === undefined && action.operation !== "truncate" ? selection : undefined
      bulk.start(action.items ?? given, action.operation, action.condition)
    },
    onCancel: bulk.cancel,
    onClear: onSelectionChange && (() => onSelectionChange(Selections.none)),
    onClose: bulk.reset,
    onExport: bulk.exportFailures,
    onResume: bulk.resume,
    onRetry: bulk.retryFailed,
    onSignIn,
    onUndo: bulk.undo
  }
}

// The revision increases when the collection or the selected items change.
const useRevision = (collection: Argument, selection: Selection): number => {
  const [meant, mean] = React.useState({ collection, revision: 0, selection })
  if (meant.selection === selection && meant.collection === collection) return meant.revision
  const isOther = idOf(meant.collection) !== idOf(collection) || !isSame(meant.selection, selection)
  const revision = isOther ? meant.revision + 1 : meant.revision
  if (isOther) mean({ collection, revision, selection })
  return revision
}

// The machine is not generic. The compiler has checked the operation against the collection in `BulkAction`.
const known = <C extends Argument>(operation: Operation<C>): Operation<Argument> => operation as Operation<Argument>
