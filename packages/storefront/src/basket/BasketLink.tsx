import { Link } from "wouter"
import { useShop } from "../words/useShop.ts"
import { Basket } from "./Basket.tsx"
import { copiesOf } from "./Line.ts"

/** Renders a link to the basket with the number of copies in it, or without it while it is not known. */
export function BasketLink() {
  const { words } = useShop()
  return (
    <Basket renderUnread={() => linkTo(words.basket.link(0))}>
      {({ lines }) => linkTo(words.basket.link(copiesOf(lines)))}
    </Basket>
  )
}

const linkTo = (text: string) => (
  <Link className="basket-link" href="/basket">
    {text}
  </Link>
)
