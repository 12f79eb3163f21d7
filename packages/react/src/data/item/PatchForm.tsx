"use client"
import { problemOfExit, useRun } from "../../runtime/useAtom.ts"
import type { RootElementProps } from "../../parts/Part.view.tsx"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { useViewer } from "../../session/memberAtom.ts"
import type { Argument } from "@portico/client/data/Collection"
import type { RemoveOptions } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import * as React from "react"
import * as Submission from "../../form/Submission.ts"
import { fieldsOf } from "../value/FieldType.ts"
import { type FormFields, shownFields } from "../value/FormField.ts"
import { nothing, type PatchDraftEvent, previewOf, read, reduce } from "./PatchDraft.ts"
import { PatchFormView, type PatchFormViewProps, PatchRootView } from "./PatchForm.view.tsx"
import type { PatchRootViewProps } from "./PatchChanges.view.tsx"
import { useOwnedState } from "../listing/ownedState.ts"
import { useItem } from "./useItem.ts"
import { usePatch } from "./usePatch.ts"
import { violationsIn, withEarlier } from "./Changes.ts"
import { undoSave } from "./saveItem.ts"

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
    Pick<
      PatchRootViewProps,
      "children" | Exclude<keyof RootElementProps, "id"> | "classNames" | "messages" | "mode" | "onSignIn" | "timeZone"
    > {}

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

/** Renders the root of the unstyled parts of `PatchForm`. */
export function PatchFormRoot<const C extends Argument>({
  collection,
  fields,
  id,
  options,
  ...viewProps
}: PatchFormRootProps<C>) {
  return (
    <PatchRootView
      {...viewProps}
      {...usePatchForm({ collection, fields, id, options }, viewProps.timeZone)}
      styled={false}
    />
  )
}

const usePatchForm = <C extends Argument>(
  { collection, fields, id, options }: PatchOptions<C>,
  timeZone: string | undefined
) => {
  const locale = useLocale()
  const { refetch, state: item } = useItem(collection, id)
  const viewer = useViewer()
  const { patch, state } = usePatch(collection, id, options)
  const [draft, redraft] = useOwnedState(() => nothing)
  const onDraft = React.useCallback((event: PatchDraftEvent) => redraft((draft) => reduce(draft, event)), [redraft])
  const data: Readonly<Record<string, unknown>> = item._tag === "Ready" ? { ...item.item.data } : {}
  // Multi-references are stored separately from the item, so a patch cannot change them.
  const shown = (shownFields(collection, fields) ?? fieldsOf(collection, [data]))
    .filter(({ many }) => many !== true)
    .map((field) => ({ ...field, locale, timeZone }))
  const reading = read(draft, shown, data, (after) => violationsIn(collection, after))
  const isDone = state._tag === "Done"
  const sent = React.useRef<Sent>(undefined)
  const run = useRun()
  const stored = state._tag === "Done" ? state.outcome : undefined
  React.useEffect(() => {
    if (isDone) onDraft({ _tag: "Reset" })
  }, [isDone, onDraft])
  return {
    draft,
    fields: shown,
    item,
    onCheck: () => (reading._tag === "Wrong" ? reading.problem : undefined),
    onDraft,
    onRetry: refetch,
    onSubmit: () => {
      if (draft.changes.length === 0) return
      // The cast is safe: the patch contains only fields of this collection.
      const changes = (reading._tag === "Patch" ? reading.patch : undefined) as Patch.For<C> | undefined
      sent.current = { before: data, names: changes?.modifications.map(({ fieldPath }) => rootOf(fieldPath)) ?? [] }
      if (changes !== undefined) patch(changes)
      else if (reading._tag === "Wrong") patch(emptyOf<C>(), reading.problem)
    },
    onUndo:
      stored === undefined
        ? undefined
        : () => {
            const after: Data = { ...stored.data }
            return run(
              undoSave({ collection, id, options }, id, {
                after,
                undone: withEarlier(after, sent.current?.before ?? after, sent.current?.names ?? [])
              })
            ).then(problemOfExit)
          },
    preview: previewOf(data, reading.after),
    // After a successful patch, the user can submit a new draft.
    state: isDone && draft.changes.length > 0 ? Submission.idle : asked(state, viewer === "Visitor")
  }
}

type Data = Readonly<Record<string, unknown>>

/** The data before a patch, and the names of the fields that it changes. */
interface Sent {
  readonly before: Data
  readonly names: ReadonlyArray<string>
}

const rootOf = (path: string): string => path.split(".")[0] ?? path

// A visitor's change was rejected because the session is missing, not because the member lacks the permission.
const asked = <Outcome,>(state: Submission.Submission<Outcome>, isVisitor: boolean): Submission.Submission<Outcome> => {
  const key = Submission.problemOf(state)?.key
  const isSignedOut = key === "signInRequired" || key === "sessionEnded" || (isVisitor && key === "changeForbidden")
  return state._tag === "Failed" && isSignedOut
    ? { ...state, problem: { ...state.problem, key: "notSignedIn", retryable: true } }
    : state
}

const emptyOf = <C extends Argument>(): Patch.For<C> => Patch.empty
