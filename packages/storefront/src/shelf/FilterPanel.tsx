import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { DistinctValues, FilterBuilder } from "@portico/react"
import * as React from "react"
import { Books } from "../Catalog.ts"
import { useBookFields } from "../parts/useBookFields.ts"
import { useShop } from "../words/useShop.ts"
import { chosenIn, choosing, type Facet } from "./facets.ts"

export interface FilterPanelProps {
  readonly filter: Filter.Filter<never> | undefined
  readonly onFilter: (filter: Filter.Filter | undefined) => void
}

const books = Query.from(Books)

/** Lets the user filter the books by tags and languages, or with the filter builder. */
export function FilterPanel({ filter, onFilter }: FilterPanelProps) {
  const { format, words } = useShop()
  const fields = useBookFields()
  const [isExact, setExact] = React.useState(false)
  const choose = (facet: Facet) => (_: unknown, chosen: ReadonlyArray<unknown>) =>
    onFilter(choosing(filter, facet, chosen.map(String)))
  return (
    <section aria-label={words.shelf.filters} className="filter-panel">
      <div className="facets">
        <DistinctValues
          counts
          field="tags"
          label={words.shelf.tags}
          onFilter={choose("tags")}
          query={books}
          size={30}
          value={chosenIn(filter, "tags")}
        />
        <DistinctValues
          counts
          field="language"
          label={words.book.language}
          labelOf={(code) => format.language(String(code))}
          onFilter={choose("language")}
          query={books}
          value={chosenIn(filter, "language")}
        />
      </div>
      <details className="filter-more" onToggle={({ currentTarget }) => setExact(currentTarget.open)}>
        <summary>{words.shelf.moreFilters}</summary>
        <FilterBuilder
          collection={Books}
          fields={fields}
          messages={words.lists.books}
          filter={filter}
          onApply={(next) => onFilter(Object.keys(Filter.toModel(next)).length === 0 ? undefined : next)}
        />
      </details>
      {/* The filter builder has its own button that clears the filter. */}
      {filter !== undefined && !isExact && (
        <button className="portico-button" onClick={() => onFilter(undefined)} type="button">
          {words.shelf.clear}
        </button>
      )}
    </section>
  )
}
