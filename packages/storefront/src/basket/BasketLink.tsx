import { Link } from "wouter"
import { Basket } from "./Basket.tsx"

/** Leads to the basket, and says how many books are in it. */
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
