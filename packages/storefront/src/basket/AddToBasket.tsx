import { Link } from "wouter"
import { Basket } from "./Basket.tsx"
import type { Line } from "./Line.ts"

export interface AddToBasketProps {
  readonly line: Line
}

/** Puts a book in the basket, and says when it is there. */
export function AddToBasket({ line }: AddToBasketProps) {
  return (
    <Basket>
      {({ add, lines }) =>
        lines.some(({ bookId }) => bookId === line.bookId) ? (
          <output className="basket-added">
            In your <Link href="/basket">basket</Link>
          </output>
        ) : (
          <button className="portico-button" data-look="accent" onClick={() => add(line)} type="button">
            Put in the basket
          </button>
        )
      }
    </Basket>
  )
}
