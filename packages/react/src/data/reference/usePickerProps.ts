"use client"
import type { Argument } from "@portico/client/data/Collection"
import * as React from "react"
import { problemOf } from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { titleOf } from "../value/titleOf.ts"
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
  // What was chosen and is not saved yet.
  const [kept, keep] = React.useState<{ readonly chosen: ReadonlyArray<ChosenItem>; readonly since: unknown }>()
  const stored =
    state._tag === "Ready"
      ? state.items.map((item): ChosenItem => ({ id: item.id, title: search.labelOf(item) }))
      : undefined
  const change = state._tag === "Ready" ? state.change : undefined
  // What was chosen before the last save is what was saved.
  const draft = change?._tag === "Done" && kept?.since !== change ? undefined : kept?.chosen
  const chosen = draft ?? stored
  const choose = (chosen: ReadonlyArray<ChosenItem>) => keep({ chosen, since: change })
  return {
    ...search,
    chosen,
    multiple: true,
    hasMoreChosen: state._tag === "Ready" && state.hasMore && draft === undefined,
    onMoreChosen: references.more,
    problem: problemIn(references),
    saving: savingOf(change?._tag, draft !== undefined),
    onSave: () => {
      // Only what was read in whole can be replaced in whole.
      if (state._tag === "Ready" && !state.hasMore && chosen !== undefined)
        references.replace(chosen.map(({ id }) => id))
    },
    onRemove: (id: string) => choose((chosen ?? []).filter((one) => one.id !== id)),
    onTake: (item: ListedItem) => {
      const before = chosen ?? []
      const isThere = before.some(({ id }) => id === item.id)
      choose(
        isThere ? before.filter(({ id }) => id !== item.id) : [...before, { id: item.id, title: search.labelOf(item) }]
      )
    }
  }
}

const problemIn = ({ state }: ReturnType<typeof useReferences>): Problem | undefined => {
  if (state._tag === "Failed") return state.problem
  return state._tag === "Ready" ? (problemOf(state.change) ?? state.problem) : undefined
}

const savingOf = (tag: string | undefined, isChanged: boolean): "idle" | "saving" | "saved" => {
  if (tag === "Submitting") return "saving"
  return tag === "Done" && !isChanged ? "saved" : "idle"
}
