import { useCombobox } from "downshift"
import type { ListedItem } from "../listing/Listing.ts"
import type { PickerState } from "./Picker.ts"

interface Picker {
  readonly labelOf: (item: ListedItem) => string
  readonly onClose: () => void
  readonly onMove: (index: number) => void
  readonly onOpen: () => void
  readonly state: PickerState
}

/** Returns the props that make elements a combobox: event handlers for its keys, and ARIA attributes. It stores no state. */
export const usePickerCombobox = (
  ids: { readonly id: string; readonly inputId: string },
  { labelOf, onClose, onMove, onOpen, state }: Picker,
  onSelect: (item: ListedItem) => void
) => {
  const items = [...state.items]
  const { getInputProps, getItemProps, getLabelProps, getMenuProps } = useCombobox<ListedItem>({
    ...ids,
    getItemId: (index) => `${ids.id}-${items[index]?.id}`,
    highlightedIndex: state.active ?? -1,
    inputValue: state.text,
    isOpen: state.isOpen,
    itemToKey: (item) => item?.id,
    itemToString: (item) => (item === null ? "" : labelOf(item)),
    items,
    onStateChange: ({ highlightedIndex = -1, isOpen, selectedItem, type }) => {
      if (ignored.has(type)) return
      if (selectedItem) onSelect(selectedItem)
      else if (isOpen === true) onOpen()
      // A click into an open search moves the caret.
      else if (isOpen === false && type !== changes.InputClick) onClose()
      if (highlightedIndex >= 0) onMove(highlightedIndex)
    },
    // The selection is shown apart from the search, so the search itself selects nothing.
    selectedItem: null
  })
  // The page may compose a picker without its search or its results. In development, downshift logs an error if these
  // functions are not called.
  getInputProps({}, { suppressRefError: true })
  getMenuProps({}, { suppressRefError: true })
  return { getInputProps, getItemProps, getLabelProps, getMenuProps }
}

const changes = useCombobox.stateChangeTypes

const ignored = new Set<unknown>([
  // The picker closes when the focus leaves it, not when it moves to one of its buttons. Tab must not select.
  changes.InputBlur,
  // `PickerSearch` handles it. This report arrives after a render, so it would move the caret.
  changes.InputChange,
  // The pointer highlights by CSS, so it does not move the keyboard's position.
  changes.ItemMouseMove,
  changes.MenuMouseLeave
])
