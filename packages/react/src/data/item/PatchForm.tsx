"use client"
import type { Argument, UsesFor } from "@portico/client/data/Collection"
import type { RemoveOptions } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as React from "react"
import { Status } from "../../form/Status.view.tsx"
import { Title } from "../../form/Title.view.tsx"
import * as Submission from "../../form/Submission.ts"
import { fieldsOf } from "../value/FieldType.ts"
import { type FormFields, shownFields } from "../value/FormField.ts"
import { nothing, type PatchDraftEvent, previewOf, read, reduce } from "./PatchDraft.ts"
import { PatchFormView, type PatchFormViewProps } from "./PatchForm.view.tsx"
import { PatchChanges } from "./PatchChanges.view.tsx"
import type { PatchRootViewProps } from "./PatchContext.ts"
import { PatchAbsence, PatchError, PatchNotice, PatchRootView, PatchSubmit } from "./PatchParts.view.tsx"
import { PatchPreview } from "./PatchPreview.view.tsx"
import { useAsker } from "../listing/useAsker.ts"
import { useOwnedState } from "../listing/useOwnedState.ts"
import { useItem } from "./useItem.ts"
import { usePatch } from "./usePatch.ts"

interface PatchOptions<C extends Argument> {
  /** The collection of the item. */
  readonly collection: C
  /** Which fields can be changed: those of the schema or of the item by default. */
  readonly fields?: FormFields<C> | undefined
  /** The item. */
  readonly id: string
  /** How it is written. The first render decides. */
  readonly options?: RemoveOptions<C> | undefined
}

export interface PatchFormProps<C extends Argument>
  extends
    PatchOptions<C>,
    Pick<PatchFormViewProps, "classNames" | "messages" | "mode" | "onSignIn" | "timeZone" | "title"> {}

export interface PatchRootProps<C extends Argument>
  extends
    PatchOptions<C>,
    Pick<PatchRootViewProps, "children" | "className" | "classNames" | "messages" | "mode" | "onSignIn" | "timeZone"> {}

/**
 * Changes single fields of an item in any number of ways: set, remove, add to a number, append to a list, take out of
 * one. What each field holds before and after is shown before anything is sent.
 *
 * **Example** (The stock of a book)
 *
 * ```tsx
 * import { PatchForm } from "@portico/react"
 *
 * export const stock = (
 *   <PatchForm collection="books" fields={[{ name: "stock", type: "number" }, { name: "tags", type: "list" }]} id="emma" />
 * )
 * ```
 */
export function PatchForm<const C extends Argument>({ collection, fields, id, options, ...look }: PatchFormProps<C>) {
  return <PatchFormView {...look} {...usePatchForm({ collection, fields, id, options }, look.timeZone)} />
}

function Root<const C extends Argument>({ collection, fields, id, options, ...look }: PatchRootProps<C>) {
  return (
    <PatchRootView {...look} {...usePatchForm({ collection, fields, id, options }, look.timeZone)} styled={false} />
  )
}

/**
 * The parts of a form that changes single fields, without a look: compose them in any order inside `ItemPatch.Root`.
 *
 * **Example** (With a preview at the end)
 *
 * ```tsx
 * import { ItemPatch } from "@portico/react/data"
 *
 * export const stock = (
 *   <ItemPatch.Root collection="books" id="emma">
 *     <ItemPatch.Title level={1}>Emma</ItemPatch.Title>
 *     <ItemPatch.Absence />
 *     <ItemPatch.Error />
 *     <ItemPatch.Changes />
 *     <ItemPatch.Submit />
 *     <ItemPatch.Preview />
 *   </ItemPatch.Root>
 * )
 * ```
 */
export const ItemPatch = {
  Absence: PatchAbsence,
  Changes: PatchChanges,
  Error: PatchError,
  Notice: PatchNotice,
  Preview: PatchPreview,
  Root,
  Status,
  Submit: PatchSubmit,
  Title
} as const

const usePatchForm = <C extends Argument>(
  { collection, fields, id, options }: PatchOptions<C>,
  timeZone: string | undefined
) => {
  const { refetch, state: item } = useItem(collection, id)
  const asker = useAsker()
  const { patch, state } = usePatch(collection, id, options)
  const [draft, redraft] = useOwnedState(() => nothing)
  const onDraft = React.useCallback((event: PatchDraftEvent) => redraft((draft) => reduce(draft, event)), [redraft])
  const data: Readonly<Record<string, unknown>> = item._tag === "Ready" ? { ...item.item.data } : {}
  // What is kept beside an item no patch changes.
  const shown = (shownFields(collection, fields) ?? fieldsOf(collection, [data]))
    .filter(({ many }) => many !== true)
    .map((field) => ({ ...field, timeZone }))
  const reading = read(draft, shown, data)
  const isDone = state._tag === "Done"
  React.useEffect(() => {
    if (isDone) onDraft({ _tag: "Reset" })
  }, [isDone, onDraft])
  return {
    draft,
    fields: shown,
    item,
    onDraft,
    onRetry: refetch,
    onSubmit: () => {
      if (draft.changes.length === 0) return
      // It names the fields of this collection only.
      const changes = (reading._tag === "Patch" ? reading.patch : undefined) as Patch.Patch<UsesFor<C>> | undefined
      if (changes !== undefined) patch(changes)
      else if (reading._tag === "Wrong") patch(emptyOf<C>(), reading.problem)
    },
    preview: previewOf(data, reading.after),
    // What is done can be done again.
    state: isDone && draft.changes.length > 0 ? Submission.idle : asked(state, asker === "Visitor")
  }
}

// What is missing is the session, not the permission.
const asked = <Outcome,>(state: Submission.Submission<Outcome>, isVisitor: boolean): Submission.Submission<Outcome> => {
  const key = Submission.problemOf(state)?.key
  const isSignedOut = key === "signInRequired" || key === "sessionEnded" || (isVisitor && key === "changeForbidden")
  return state._tag === "Failed" && isSignedOut
    ? { ...state, problem: { ...state.problem, key: "notSignedIn", retryable: true } }
    : state
}

const emptyOf = <C extends Argument>(): Patch.Patch<UsesFor<C>> => Patch.empty
