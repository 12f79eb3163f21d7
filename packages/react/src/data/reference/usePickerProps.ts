"use client"
import { problemOf } from "../../form/Submission.ts"
import { useViewer } from "../../session/memberAtom.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { useOwnedState } from "../listing/ownedState.ts"
import type { FieldNameOf } from "../value/FormField.ts"
import { titleOf } from "../value/titleOf.ts"
import { amended, editsFor, noEdits, toggled, type ReferenceEdits, type ReferencesRead } from "./References.ts"
import type { SelectedItem } from "./PickerContext.ts"
import { useNames } from "./useNames.ts"
import { useReferencePicker } from "./useReferencePicker.ts"
import { useReferences } from "./useReferences.ts"
import type { Argument, ReferenceFieldOf } from "@portico/client/data/Collection"
import * as React from "react"

interface Target<T extends Argument> {
  /** The collection of the items to select from. */
  readonly target: T
  /** The field that labels an item and is searched. */
  readonly labelField: FieldNameOf<T>
  /** The number of results per request. */
  readonly pageSize?: number | undefined
}

/** A selection that the page stores. */
export interface ReferenceSelection<T extends Argument = Argument> extends Target<T> {
  /** The ids of the selected items. */
  readonly value: ReadonlyArray<string>
  /** Called with the ids of the selected items after each change. */
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

/** A selection that is stored as the references of an item's field. */
export interface ReferenceField<C extends Argument, T extends Argument = Argument> extends Target<T> {
  /** The collection of the item. */
  readonly collection: C
  /** The multi-reference field. */
  readonly field: ReferenceFieldOf<C>
  /** The id of the item that has the field. */
  readonly item: string
}

const useSearch = ({ labelField, pageSize, target }: Target<Argument>) => {
  const picker = useReferencePicker(target, { labelField, omitInvalid: true, pageSize })
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

// Titles must not pass to another user, who may not be allowed to read them.
const useTitles = () => {
  const viewer = useViewer()
  const [current, set] = React.useState({ viewer, titles: none })
  const titles = current.viewer === viewer ? current.titles : none
  const addTitle = (id: string, title: string) => set({ viewer, titles: new Map(titles).set(id, title) })
  return [titles, addTitle] as const
}

const none: ReadonlyMap<string, string> = new Map()

/** Returns the props of a picker whose selection the page stores. */
export const usePickerProps = (choice: ReferenceSelection, multiple = false) => {
  const { onChange, target, value } = choice
  const search = useSearch(choice)
  const names = useNames(target, value)
  const [titles, addTitle] = useTitles()
  const isKnown = names._tag === "Succeeded" || value.some((id) => names.known.has(id) || titles.has(id))
  const selectedBy = (id: string): SelectedItem => {
    const item = names.known.get(id)
    if (item !== undefined) return { id, title: search.labelOf(item) }
    // While the item is being read, the picker shows its title from the search results.
    return names.known.has(id) ? { id, title: id, broken: true } : { id, title: titles.get(id) ?? id }
  }
  return {
    ...search,
    selected: isKnown ? value.map(selectedBy) : undefined,
    multiple,
    problem: names._tag === "Refused" ? names.problem : undefined,
    onRemove: (id: string) => onChange(value.filter((one) => one !== id)),
    onSelect: (item: ListedItem) => {
      const { id } = item
      addTitle(id, search.labelOf(item))
      if (multiple) return onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])
      onChange([id])
      search.onClose()
    }
  }
}

/** Returns the props of a picker whose selection is the references of an item's field. */
export const usePickerOfItem = (field: ReferenceField<Argument>) => {
  const search = useSearch(field)
  const { collection, field: name, item, target } = field
  const references = useReferences<Argument>(collection, name, item, { omitInvalid: true, target })
  const viewer = useViewer()
  const { state } = references
  const change = state._tag === "Ready" ? state.change : undefined
  const [edits, setEdits] = useOwnedState<ReferenceEdits>(() => noEdits)
  // Changes that were made before the last save are saved now.
  const draft = change?._tag === "Done" && edits.since !== change ? noEdits : editsFor(edits, viewer)
  const stored = state._tag === "Ready" ? storedIn(state, search.labelOf) : undefined
  const hasMore = state._tag === "Ready" && state.hasMore
  const selected = stored === undefined ? undefined : amended(stored, draft)
  const toggle = (item: SelectedItem) =>
    setEdits(() => ({ ...toggled(draft, stored ?? [], item), since: change, viewer }))
  const isChanged = draft.added.length > 0 || draft.removed.length > 0
  return {
    ...search,
    selected,
    isChanged,
    multiple: true,
    hasMoreSelected: hasMore,
    onMoreSelected: references.more,
    problem: problemIn(references),
    saving: savingOf(change?._tag, isChanged),
    onSave: () => {
      if (selected === undefined) return
      // Replacing the references while some are unread would remove the unread ones.
      if (hasMore)
        references.amend(
          draft.added.map(({ id }) => id),
          draft.removed
        )
      else references.replace(selected.map(({ id }) => id))
    },
    onRemove: (id: string) => toggle({ id, title: id }),
    onSelect: (item: ListedItem) => toggle(selectedOf(item, search.labelOf))
  }
}

// An item that does not match the schema is selected too. It has no title.
const storedIn = (
  { invalid = [], items }: Pick<ReferencesRead, "invalid" | "items">,
  labelOf: (item: ListedItem) => string
): ReadonlyArray<SelectedItem> => [
  ...items.map((item) => selectedOf(item, labelOf)),
  ...invalid.map(({ id }) => ({ id, title: id }))
]

const selectedOf = (item: ListedItem, labelOf: (item: ListedItem) => string): SelectedItem => ({
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
