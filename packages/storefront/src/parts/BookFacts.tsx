import type * as Collection from "@portico/client/data/Collection"
import type { Books } from "../Catalog.ts"
import { languageName } from "./languages.ts"

export interface BookFactsProps {
  readonly book: Collection.DataOf<typeof Books>
}

/** Renders the facts and tags of a book. */
export function BookFacts({ book }: BookFactsProps) {
  return (
    <>
      <dl className="facts">
        <dt>First edition</dt>
        <dd>{book.year}</dd>
        <dt>Pages</dt>
        <dd>{book.pages}</dd>
        <dt>Original language</dt>
        <dd>{languageName(book.language)}</dd>
      </dl>
      <ul aria-label="Tags" className="tags">
        {book.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </>
  )
}
