"use client"
import type { Argument, UsesFor } from "@portico/client/data/Collection"
import type { RemoveOptions } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as React from "react"
import { Status, Title } from "../../form/FormParts.view.tsx"
import * as Submission from "../../form/Submission.ts"
import { fieldsOf } from "../value/FieldType.ts"
import { type FormFields, shownFields } from "../value/FormField.ts"
import { nothing, type PatchDraftEvent, previewOf, read, reduce } from "./PatchDraft.ts"
import {
  PatchFormView,
  type PatchFormViewProps,
  PatchAbsence,
  PatchError,
  PatchNotice,
  PatchRootView,
  PatchSubmit
} from "./PatchForm.view.tsx"
import { PatchChanges, PatchPreview, type PatchRootViewProps } from "./PatchChanges.view.tsx"
import { useViewer } from "../listing/ReadKey.ts"
import { useOwnedState } from "../listing/ownedState.ts"
import { useItem } from "./useItem.ts"
import { usePatch } from "./usePatch.ts"

interface PatchOptions<C extends Argument> {
  /** The collection of the item. */
  readonly collection: C
  /** The fields that can be changed. By default, the fields of the schema or of the item. */
  readonly fields?: FormFields<C> | undefined
  /** The id of the item. */
  readonly id: string
  /** The options of the write. Only those of the first render are used. */
  readonly options?: RemoveOptions<C> | undefined
}

export interface PatchFormProps<C extends Argument>
  extends
    PatchOptions<C>,
    Pick<PatchFormViewProps, "classNames" | "messages" | "mode" | "onSignIn" | "timeZone" | "title"> {}

export interface PatchFormRootProps<C extends Argument>
  extends
    PatchOptions<C>,
    Pick<PatchRootViewProps, "children" | "className" | "classNames" | "messages" | "mode" | "onSignIn" | "timeZone"> {}

/**
 * Renders a form that changes single fields of an item. A change sets or removes a field, increments a number, appends
 * to an array or removes from an array. A preview shows each field before and after, before anything is sent.
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
export function PatchForm<const C extends Argument>({
  collection,
  fields,
  id,
  options,
  ...viewProps
}: PatchFormProps<C>) {
  return <PatchFormView {...viewProps} {...usePatchForm({ collection, fields, id, options }, viewProps.timeZone)} />
}

function Root<const C extends Argument>({ collection, fields, id, options, ...viewProps }: PatchFormRootProps<C>) {
  return (
    <PatchRootView
      {...viewProps}
      {...usePatchForm({ collection, fields, id, options }, viewProps.timeZone)}
      styled={false}
    />
  )
}

/**
 * The unstyled parts of a form that changes single fields, to compose in any order inside `PatchFormParts.Root`.
 *
 * **Example** (With a preview at the end)
 *
 * ```tsx
 * import { PatchFormParts } from "@portico/react/data"
 *
 * export const stock = (
 *   <PatchFormParts.Root collection="books" id="emma">
 *     <PatchFormParts.Title level={1}>Emma</PatchFormParts.Title>
 *     <PatchFormParts.Absence />
 *     <PatchFormParts.Error />
 *     <PatchFormParts.Changes />
 *     <PatchFormParts.Submit />
 *     <PatchFormParts.Preview />
 *   </PatchFormParts.Root>
 * )
 * ```
 */
export const PatchFormParts = {
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
  const viewer = useViewer()
  const { patch, state } = usePatch(collection, id, options)
  const [draft, redraft] = useOwnedState(() => nothing)
  const onDraft = React.useCallback((event: PatchDraftEvent) => redraft((draft) => reduce(draft, event)), [redraft])
  const data: Readonly<Record<string, unknown>> = item._tag === "Ready" ? { ...item.item.data } : {}
  // Multi-references are stored separately from the item, so a patch cannot change them.
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
      // The cast is safe: the patch contains only fields of this collection.
      const changes = (reading._tag === "Patch" ? reading.patch : undefined) as Patch.Patch<UsesFor<C>> | undefined
      if (changes !== undefined) patch(changes)
      else if (reading._tag === "Wrong") patch(emptyOf<C>(), reading.problem)
    },
    preview: previewOf(data, reading.after),
    // After a successful patch, the user can submit a new draft.
    state: isDone && draft.changes.length > 0 ? Submission.idle : asked(state, viewer === "Visitor")
  }
}

// A visitor's change was rejected because the session is missing, not because the member lacks the permission.
const asked = <Outcome,>(state: Submission.Submission<Outcome>, isVisitor: boolean): Submission.Submission<Outcome> => {
  const key = Submission.problemOf(state)?.key
  const isSignedOut = key === "signInRequired" || key === "sessionEnded" || (isVisitor && key === "changeForbidden")
  return state._tag === "Failed" && isSignedOut
    ? { ...state, problem: { ...state.problem, key: "notSignedIn", retryable: true } }
    : state
}

const emptyOf = <C extends Argument>(): Patch.Patch<UsesFor<C>> => Patch.empty
