import { Link } from "wouter"
import type { Order } from "../Catalog.ts"
import { bookPath } from "../parts/bookPath.ts"
import { Cover } from "../parts/Cover.tsx"
import { useShop } from "../words/useShop.ts"

export interface OrderLinesProps {
  readonly lines: Order["lines"]
}

/** Renders the books of an order. */
export function OrderLines({ lines }: OrderLinesProps) {
  const { format, words } = useShop()
  return (
    <ul aria-label={words.orders.books} className="order-lines">
      {lines.map(({ author, bookId, price, quantity, title }) => (
        <li key={bookId}>
          <div className="order-cover">
            <Cover author={author} title={title} />
          </div>
          <span className="order-about">
            <Link dir="auto" href={bookPath(bookId)}>
              {title}
            </Link>
            <span>
              {words.orders.copies(quantity)} {format.price(price)}
            </span>
          </span>
          <span className="price">{format.price(price * quantity)}</span>
        </li>
      ))}
    </ul>
  )
}
