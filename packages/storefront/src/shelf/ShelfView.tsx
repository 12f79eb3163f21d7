import { CollectionGridView, type Columns, type ListedItem } from "@portico/react/data"
import type { Book } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"
import { BookCard } from "./BookCard.tsx"
import type { ListedBooks } from "./ListedBooks.ts"

const columns: Columns<Book> = [{ field: "title", header: "Title" }]

const classNames = { cards: "shelf", "item-card": "shelf-place", "card-head": "shelf-head" } as const

const drawCard = (book: ListedItem<Book>) => <BookCard book={book} />

/** Renders the books as a grid of cards. */
export function ShelfView({ caption, listing, onRetry, ...look }: ListedBooks) {
  const { words } = useShop()
  return (
    <CollectionGridView
      {...look}
      caption={caption}
      card={drawCard}
      classNames={classNames}
      columns={columns}
      listing={listing}
      messages={words.lists.books}
      onRetry={onRetry}
      skeletonCards={8}
    />
  )
}
