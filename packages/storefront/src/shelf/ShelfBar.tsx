import { SearchBox, SortMenu } from "@portico/react"
import type * as React from "react"
import { useShop } from "../words/useShop.ts"
import { ordersIn } from "./orders.ts"
import type { ShelfController } from "./useShelf.ts"

/** The view of the books. */
export type Look = "shelf" | "table"

export interface ShelfBarProps {
  /** Whether to show the button that opens the filter. On wide pages the filter is next to the books. */
  readonly hasFilterButton: boolean
  readonly look: Look
  readonly onFilter: () => void
  /** Called when the pointer or the focus reaches the filter button, to preload the filter panel. */
  readonly onFilterAhead: () => void
  readonly onLook: (look: Look) => void
  readonly shelf: ShelfController
}

/** Renders the search field, the sort menu, the filter button and the view buttons. */
export function ShelfBar({ hasFilterButton, look, onFilter, onFilterAhead, onLook, shelf }: ShelfBarProps) {
  const { address, isSearch, search, sort } = shelf
  const { words } = useShop()
  return (
    <div className="shelf-bar">
      {/* The list below shows the results. */}
      <SearchBox classNames={searchClasses} label={words.shelf.search} results={false} search={search} />
      <SortMenu
        fields={ordersIn(words)}
        messages={isSearch ? { order: { none: words.shelf.best } } : undefined}
        required={!isSearch}
        sort={sort}
      />
      {hasFilterButton && (
        <button
          aria-haspopup="dialog"
          className="portico-button shelf-filter"
          data-on={address.state.filter !== undefined || undefined}
          onClick={onFilter}
          onFocus={onFilterAhead}
          onPointerEnter={onFilterAhead}
          type="button"
        >
          {words.shelf.filters}
          {address.state.filter !== undefined && <span className="visually-hidden"> ({words.shelf.active})</span>}
        </button>
      )}
      <fieldset className="looks">
        <legend className="visually-hidden">{words.shelf.view}</legend>
        <LookButton icon={shelfIcon} isOn={look === "shelf"} name={words.shelf.grid} onPress={() => onLook("shelf")} />
        <LookButton icon={tableIcon} isOn={look === "table"} name={words.shelf.table} onPress={() => onLook("table")} />
      </fieldset>
    </div>
  )
}

const searchClasses = { search: "shelf-search" } as const

interface LookButtonProps {
  readonly icon: React.ReactNode
  readonly isOn: boolean
  readonly name: string
  readonly onPress: () => void
}

function LookButton({ icon, isOn, name, onPress }: LookButtonProps) {
  return (
    <button aria-label={name} aria-pressed={isOn} className="look" onClick={onPress} title={name} type="button">
      <svg aria-hidden="true" fill="currentColor" height="18" viewBox="0 0 18 18" width="18">
        {icon}
      </svg>
    </button>
  )
}

const shelfIcon = <path d="M2 2h6v6H2zm8 0h6v6h-6zM2 10h6v6H2zm8 0h6v6h-6z" />
const tableIcon = <path d="M2 3h14v2.5H2zm0 4.75h14v2.5H2zM2 12.5h14V15H2z" />
