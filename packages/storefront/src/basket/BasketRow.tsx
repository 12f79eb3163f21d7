import type { Problem } from "@portico/react"
import { Link } from "wouter"
import type { Book } from "../Catalog.ts"
import { bookPath } from "../parts/bookPath.ts"
import { Cover } from "../parts/Cover.tsx"
import { useShop } from "../words/useShop.ts"
import type { Line } from "./Line.ts"
import { issueOf, type LineIssue } from "./LineCheck.ts"
import { QuantityStepper } from "./QuantityStepper.tsx"

export interface BasketRowProps {
  /** The book, `"loading"` until it is known, or `undefined` if it is no longer sold. */
  readonly book: Book | "loading" | undefined
  readonly line: Line
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
  /** The problem with the last change of the basket, if it failed. */
  readonly problem: Problem | undefined
}

/** Renders a book of the basket with its cover, quantity and price. */
export function BasketRow({ book, line, onQuantity, onRemove, problem }: BasketRowProps) {
  const { format, words } = useShop()
  const known = book === "loading" ? undefined : book
  const issue = book === "loading" ? undefined : issueOf(line, book)
  const price = known?.price ?? line.price
  return (
    <li className="basket-row">
      <div className="basket-cover">
        <Cover author={known?.author ?? ""} title={line.title} />
      </div>
      <div className="basket-about">
        <Link dir="auto" href={bookPath(line.bookId)}>
          {line.title}
        </Link>
        {known !== undefined && <p dir="auto">{known.author}</p>}
        <p>{words.basket.each(format.price(price))}</p>
        {issue !== undefined && <IssueText issue={issue} />}
      </div>
      <div className="basket-change">
        <QuantityStepper
          max={known && Math.max(0, known.stock)}
          onChange={onQuantity}
          problem={problem}
          quantity={line.quantity}
          title={line.title}
        />
        <button
          aria-label={words.basket.removeOf(line.title)}
          className="basket-remove"
          onClick={onRemove}
          type="button"
        >
          {words.common.remove}
        </button>
      </div>
      <p className="price basket-sum">{format.price(price * line.quantity)}</p>
    </li>
  )
}

/** Shows why a line cannot be ordered, or that its price changed. */
export function IssueText({ issue }: { readonly issue: LineIssue }) {
  const { format, words } = useShop()
  switch (issue._tag) {
    case "Gone":
      return <p className="basket-issue">{words.basket.gone}</p>
    case "TooMany":
      return <p className="basket-issue">{words.basket.onlyLeft(issue.stock)}</p>
    case "NewPrice":
      return <p className="basket-news">{words.basket.newPrice(format.price(issue.before))}</p>
  }
}
