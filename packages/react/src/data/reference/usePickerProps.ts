"use client"
import type { Argument } from "@portico/client/data/Collection"
import * as React from "react"
import { problemOf } from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { titleOf } from "../value/titleOf.ts"
import { amended, type Kept, nothingKept, toggled } from "./Kept.ts"
import type { ReferenceChoice, ReferenceField } from "./ReferenceChoice.ts"
import type { ChosenItem } from "./ReferencePickerParts.view.tsx"
import { useNames } from "./useNames.ts"
import { useReferencePicker } from "./useReferencePicker.ts"
import { useReferences } from "./useReferences.ts"

type Target = Pick<ReferenceChoice, "labelField" | "pageSize" | "target">

const useSearch = ({ labelField, pageSize, target }: Target) => {
  const picker = useReferencePicker(target, { labelField, pageSize })
  const { close, more, move, open, retry, search, state } = picker
  const labelOf = React.useCallback((item: ListedItem) => titleOf(item.data, [labelField]) || item.id, [labelField])
  return {
    labelOf,
    onClose: close,
    onMore: more,
    onMove: move,
    onOpen: open,
    onRetry: retry,
    onSearch: search,
    state
  }
}

/** A choice that the page keeps, as the parts of a picker take it. */
export const usePickerProps = (choice: ReferenceChoice, multiple = false) => {
  const { onChange, target, value } = choice
  const search = useSearch(choice)
  const names = useNames(target, value)
  const chosen =
    names._tag === "Answered"
      ? names.value.map(({ id, item }): ChosenItem =>
          item === undefined ? { id, title: id, broken: true } : { id, title: search.labelOf(item) }
        )
      : undefined
  return {
    ...search,
    chosen,
    multiple,
    problem: names._tag === "Refused" ? names.problem : undefined,
    onRemove: (id: string) => onChange(value.filter((one) => one !== id)),
    onTake: ({ id }: ListedItem) => {
      if (multiple) return onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])
      onChange([id])
      search.onClose()
    }
  }
}

/** A choice that is what a field of an item refers to, as the parts of a picker take it. */
export const usePickerOfItem = (field: ReferenceField<Argument>) => {
  const search = useSearch(field)
  const references = useReferences<Argument>(field.collection, field.field, field.item)
  const { state } = references
  const change = state._tag === "Ready" ? state.change : undefined
  const [kept, keep] = React.useState<Kept>(nothingKept)
  // What was chosen before the last save is what was saved.
  const draft = change?._tag === "Done" && kept.since !== change ? nothingKept : kept
  const stored = state._tag === "Ready" ? state.items.map((item) => chosenOf(item, search.labelOf)) : undefined
  const hasMore = state._tag === "Ready" && state.hasMore
  const chosen = stored === undefined ? undefined : amended(stored, draft)
  const toggle = (item: ChosenItem) => keep({ ...toggled(draft, stored ?? [], item), since: change })
  const isChanged = draft.added.length > 0 || draft.removed.length > 0
  return {
    ...search,
    chosen,
    multiple: true,
    hasMoreChosen: hasMore,
    onMoreChosen: references.more,
    problem: problemIn(references),
    saving: savingOf(change?._tag, isChanged),
    onSave: () => {
      if (chosen === undefined) return
      // Only what was read in whole can be replaced in whole.
      if (hasMore)
        references.amend(
          draft.added.map(({ id }) => id),
          draft.removed
        )
      else references.replace(chosen.map(({ id }) => id))
    },
    onRemove: (id: string) => toggle({ id, title: id }),
    onTake: (item: ListedItem) => toggle(chosenOf(item, search.labelOf))
  }
}

const chosenOf = (item: ListedItem, labelOf: (item: ListedItem) => string): ChosenItem => ({
  id: item.id,
  title: labelOf(item)
})

const problemIn = ({ state }: ReturnType<typeof useReferences>): Problem | undefined => {
  if (state._tag === "Failed") return state.problem
  return state._tag === "Ready" ? (problemOf(state.change) ?? state.problem) : undefined
}

const savingOf = (tag: string | undefined, isChanged: boolean): "idle" | "saving" | "saved" => {
  if (tag === "Submitting") return "saving"
  return tag === "Done" && !isChanged ? "saved" : "idle"
}
