import { Link } from "wouter"
import { useShop } from "../words/useShop.ts"
import { Basket } from "./Basket.tsx"
import { copiesOf } from "./Line.ts"

/** Renders a link to the basket with the number of copies in it. */
export function BasketLink() {
  const { words } = useShop()
  return (
    <Basket>
      {({ lines }) => (
        <Link className="basket-link" href="/basket">
          {words.basket.link(copiesOf(lines))}
        </Link>
      )}
    </Basket>
  )
}
