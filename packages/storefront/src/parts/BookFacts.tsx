import type * as Collection from "@portico/client/data/Collection"
import type { Books } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"

export interface BookFactsProps {
  readonly book: Collection.DataOf<typeof Books>
}

/** Renders the facts and tags of a book. */
export function BookFacts({ book }: BookFactsProps) {
  const { format, words } = useShop()
  return (
    <>
      <dl className="facts">
        <dt>{words.book.year}</dt>
        <dd>{book.year}</dd>
        <dt>{words.book.pages}</dt>
        <dd>{book.pages}</dd>
        <dt>{words.book.language}</dt>
        <dd>{format.language(book.language)}</dd>
      </dl>
      <ul aria-label={words.shelf.tags} className="tags">
        {book.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </>
  )
}
