import { Link } from "wouter"
import { Basket } from "./Basket.tsx"

/** Renders a link to the basket with the number of books in it. */
export function BasketLink() {
  return (
    <Basket>
      {({ lines }) => (
        <Link className="basket-link" href="/basket">
          Basket{lines.length > 0 && <span className="basket-count"> ({lines.length})</span>}
        </Link>
      )}
    </Basket>
  )
}
