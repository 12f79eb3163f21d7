import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { DistinctValues, FilterBuilder } from "@portico/react"
import * as React from "react"
import { Books } from "../Catalogue.ts"
import { languageName } from "../parts/languages.ts"
import { bookWords } from "../parts/words.ts"
import { chosenIn, choosing, type Facet } from "./facets.ts"

export interface FilterPanelProps {
  readonly filter: Filter.Filter<never> | undefined
  readonly onFilter: (filter: Filter.Filter | undefined) => void
}

const books = Query.from(Books)

/** Which books to show: the easy way by tags and languages, or by any condition. */
export function FilterPanel({ filter, onFilter }: FilterPanelProps) {
  const [isExact, setExact] = React.useState(false)
  const choose = (facet: Facet) => (_: unknown, chosen: ReadonlyArray<unknown>) =>
    onFilter(choosing(filter, facet, chosen.map(String)))
  return (
    <section aria-label="Filter" className="filter-panel">
      <div className="facets">
        <DistinctValues
          field="tags"
          label="Tags"
          onFilter={choose("tags")}
          query={books}
          size={30}
          value={chosenIn(filter, "tags")}
        />
        <DistinctValues
          counts
          field="language"
          label="Original language"
          labelOf={(code) => languageName(String(code))}
          onFilter={choose("language")}
          query={books}
          value={chosenIn(filter, "language")}
        />
      </div>
      <details className="filter-more" onToggle={({ currentTarget }) => setExact(currentTarget.open)}>
        <summary>More exactly</summary>
        <FilterBuilder
          collection={Books}
          messages={bookWords}
          filter={filter}
          onApply={(next) => onFilter(Object.keys(Filter.toModel(next)).length === 0 ? undefined : next)}
        />
      </details>
      {/* The builder of filters has a button of its own that clears. */}
      {filter !== undefined && !isExact && (
        <button className="portico-button" onClick={() => onFilter(undefined)} type="button">
          Clear the filter
        </button>
      )}
    </section>
  )
}
