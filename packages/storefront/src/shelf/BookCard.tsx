import type { ListedItem } from "@portico/react/data"
import { Link } from "wouter"
import type { Book } from "../Catalog.ts"
import { bookPath } from "../parts/bookPath.ts"
import { Cover } from "../parts/Cover.tsx"
import { useShop } from "../words/useShop.ts"

export interface BookCardProps {
  readonly book: ListedItem<Book>
}

/** Renders a book as a card with its cover and main facts. */
export function BookCard({ book: { data, id } }: BookCardProps) {
  const { format, words } = useShop()
  return (
    <article className="book">
      <Cover author={data.author} title={data.title} />
      <div className="book-text">
        <h2 dir="auto">
          <Link href={bookPath(id)}>{data.title}</Link>
        </h2>
        <p className="book-facts" dir="auto">
          {data.author}
        </p>
        <p className="book-facts">
          <span className="price">{format.price(data.price)}</span> · {data.year}{" "}
          {data.stock <= 0 && <span className="sold-out">{words.basket.soldOut}</span>}
        </p>
      </div>
    </article>
  )
}
