import { useProblemText } from "@portico/react"
import * as React from "react"
import { Link } from "wouter"
import { Basket, type BasketContent } from "./Basket.tsx"
import type { Line } from "./Line.ts"
import { useShop } from "../words/useShop.ts"
import { Message } from "../parts/Message.tsx"

export interface AddToBasketProps {
  readonly line: Omit<Line, "quantity">
}

/** Renders a button that adds a book to the basket, and shows the result. */
export function AddToBasket({ line }: AddToBasketProps) {
  return <Basket>{(basket) => <Adding {...basket} line={line} />}</Basket>
}

function Adding({ add, line, lines, problem }: AddToBasketProps & BasketContent) {
  const textOf = useProblemText()
  const { words } = useShop()
  const there = React.useRef<HTMLOutputElement>(null)
  const isThere = lines.some(({ bookId }) => bookId === line.bookId)
  const wasThere = React.useRef(isThere)
  React.useEffect(() => {
    // The pressed button is no longer on the page. Without this, the focus would fall back to the document body.
    if (isThere && !wasThere.current && document.activeElement === document.body) there.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  if (isThere) {
    return (
      <output className="basket-added" ref={there} tabIndex={-1}>
        {words.basket.addedBefore} <Link href="/basket">{words.basket.addedLink}</Link>
      </output>
    )
  }
  return (
    <>
      <button
        className="portico-button"
        data-variant="accent"
        onClick={() => add({ ...line, quantity: 1 })}
        type="button"
      >
        {words.basket.add}
      </button>
      {problem !== undefined && <Message problem={problem}>{textOf(problem)}</Message>}
    </>
  )
}
