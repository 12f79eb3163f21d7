import { useItem } from "@portico/react"
import { Link } from "wouter"
import { AddToBasket } from "../basket/AddToBasket.tsx"
import type { ItemState } from "@portico/react/data"
import { type Book, Books } from "../Catalog.ts"
import { BookFacts } from "../parts/BookFacts.tsx"
import { Cover } from "../parts/Cover.tsx"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import type { ShopWords } from "../words/en.ts"
import { useShop } from "../words/useShop.ts"
import { RatingSummary } from "../reviews/RatingSummary.tsx"
import { Reviews } from "../reviews/Reviews.tsx"

const titleOf = (state: ItemState<Book>, { book, staff }: ShopWords): string => {
  if (state._tag === "Ready") return state.item.data.title
  return state._tag === "Absent" ? book.missing : staff.book
}

export interface BookPageProps {
  readonly id: string
}

/** Renders a book with its reviews. */
export function BookPage({ id }: BookPageProps) {
  const { format, words } = useShop()
  const { refetch, state } = useItem(Books, id)
  usePageTitle(titleOf(state, words))
  if (state._tag === "Loading") {
    return <output className="notice page-awaited">{words.book.loading}</output>
  }
  if (state._tag === "Failed") return <ProblemNotice onRetry={refetch} problem={state.problem} />
  if (state._tag === "Absent") {
    return (
      <div className="notice">
        <h1>{words.book.missing}</h1>
        <p>
          {words.book.missingLead} <Link href="/">{words.common.browseAll}</Link>
        </p>
      </div>
    )
  }
  const { data } = state.item
  return (
    <article>
      <p className="crumb">
        <Link href="/">{words.shelf.all}</Link>
      </p>
      <div className="book-page">
        <div className="book-cover">
          <Cover author={data.author} title={data.title} />
        </div>
        <div className="book-about">
          <h1 dir="auto">{data.title}</h1>
          <p className="byline">{words.book.by(data.author)}</p>
          <RatingSummary bookId={id} />
          <p dir="auto">{data.description}</p>
          <BookFacts book={data} />
          <div className="offer">
            <p>
              <span className="price">{format.price(data.price)}</span>{" "}
              {data.stock <= 0 ? words.basket.soldOut : words.basket.inStock(data.stock)}
            </p>
            {data.stock > 0 && <AddToBasket line={{ bookId: id, title: data.title, price: data.price }} />}
          </div>
        </div>
      </div>
      <Reviews bookId={id} />
    </article>
  )
}
