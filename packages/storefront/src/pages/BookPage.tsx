import { useItem } from "@portico/react"
import { Link } from "wouter"
import { AddToBasket } from "../basket/AddToBasket.tsx"
import { Books } from "../Catalog.ts"
import { BookFacts } from "../parts/BookFacts.tsx"
import { Cover } from "../parts/Cover.tsx"
import { price } from "../parts/money.ts"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { RatingSummary } from "../reviews/RatingSummary.tsx"
import { Reviews } from "../reviews/Reviews.tsx"

export interface BookPageProps {
  readonly id: string
}

/** Renders a book with its reviews. */
export function BookPage({ id }: BookPageProps) {
  const { refetch, state } = useItem(Books, id)
  usePageTitle(state._tag === "Ready" ? state.item.data.title : "Book")
  if (state._tag === "Loading") {
    return <output className="notice page-awaited">Loading the book…</output>
  }
  if (state._tag === "Failed") return <ProblemNotice onRetry={refetch} problem={state.problem} />
  if (state._tag === "Absent") {
    return (
      <div className="notice">
        <h1>We couldn't find this book</h1>
        <p>
          It may no longer be available. <Link href="/">Browse all books</Link>
        </p>
      </div>
    )
  }
  const { data } = state.item
  return (
    <article>
      <p className="crumb">
        <Link href="/">All books</Link>
      </p>
      <div className="book-page">
        <div className="book-cover">
          <Cover author={data.author} title={data.title} />
        </div>
        <div className="book-about">
          <h1>{data.title}</h1>
          <p className="byline">by {data.author}</p>
          <RatingSummary bookId={id} />
          <p>{data.description}</p>
          <BookFacts book={data} />
          <div className="offer">
            <p>
              <span className="price">{price(data.price)}</span>{" "}
              {data.stock === 0 ? "Sold out" : `${data.stock} in stock`}
            </p>
            {data.stock > 0 && <AddToBasket line={{ bookId: id, title: data.title, price: data.price }} />}
          </div>
        </div>
      </div>
      <Reviews bookId={id} />
    </article>
  )
}
