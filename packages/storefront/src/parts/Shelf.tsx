import type * as Collection from "@portico/client/data/Collection"
import { Link } from "wouter"
import type { Books } from "../Catalogue.ts"
import { bookPath } from "./bookPath.ts"
import { Cover } from "./Cover.tsx"
import { price } from "./money.ts"

export interface ShelfProps {
  readonly books: ReadonlyArray<Collection.Item<Collection.DataOf<typeof Books>>>
  readonly refetching: boolean
}

/** Books, cover to cover. */
export function Shelf({ books, refetching }: ShelfProps) {
  return (
    <ul className="shelf" data-refetching={refetching || undefined}>
      {books.map(({ data, id }) => (
        <li className="book" key={id}>
          <Cover author={data.author} title={data.title} />
          <div>
            <h2>
              <Link href={bookPath(id)}>{data.title}</Link>
            </h2>
            <p className="book-facts">{data.author}</p>
            <p className="book-facts">
              <span className="price">{price(data.price)}</span> · {data.year}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
