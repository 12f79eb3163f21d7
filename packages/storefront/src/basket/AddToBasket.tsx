import { type Problem, useProblemText } from "@portico/react"
import * as React from "react"
import { Link } from "wouter"
import { Basket, type BasketContent } from "./Basket.tsx"
import type { Line } from "./Line.ts"
import { useNewProblem } from "./useNewProblem.ts"
import { useShop } from "../words/useShop.ts"
import { Message } from "../parts/Message.tsx"

export interface AddToBasketProps {
  readonly line: Omit<Line, "quantity">
}

/**
 * Renders a button that adds a book to the basket, and shows the result. While the basket is not known, the button
 * stays: the book is added as soon as it is.
 */
export function AddToBasket({ line }: AddToBasketProps) {
  const [isWanted, want] = React.useState(false)
  return (
    <Basket
      renderUnread={({ problem, retry }) => (
        <AddButton
          onPress={() => {
            want(true)
            if (problem !== undefined) retry()
          }}
          problem={problem}
        />
      )}
    >
      {(basket) => <Adding {...basket} isWanted={isWanted} line={line} onAdded={() => want(false)} />}
    </Basket>
  )
}

interface AddingProps extends AddToBasketProps, BasketContent {
  /** Whether the button was pressed before the basket was known. */
  readonly isWanted: boolean
  readonly onAdded: () => void
}

function Adding({ add, isWanted, line, lines, onAdded, problem }: AddingProps) {
  const { words } = useShop()
  const shown = useNewProblem(problem)
  const there = React.useRef<HTMLOutputElement>(null)
  const isThere = lines.some(({ bookId }) => bookId === line.bookId)
  const wasThere = React.useRef(isThere)
  React.useEffect(() => {
    // The pressed button is no longer on the page. Without this, the focus would fall back to the document body.
    if (isThere && !wasThere.current && document.activeElement === document.body) there.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  // A second press before the response must not add a second copy.
  const sent = React.useRef<Pick<BasketContent, "lines" | "problem">>(undefined)
  const send = () => {
    if (sent.current?.lines === lines && sent.current.problem === problem) return
    sent.current = { lines, problem }
    add({ ...line, quantity: 1 })
  }
  const begin = React.useEffectEvent(() => {
    onAdded()
    if (!isThere) send()
  })
  React.useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
  if (isThere) {
    return (
      <output className="basket-added" ref={there} tabIndex={-1}>
        {words.basket.addedBefore} <Link href="/basket">{words.basket.addedLink}</Link>
      </output>
    )
  }
  return <AddButton onPress={send} problem={shown} />
}

interface AddButtonProps {
  readonly onPress: () => void
  readonly problem: Problem | undefined
}

function AddButton({ onPress, problem }: AddButtonProps) {
  const textOf = useProblemText()
  const { words } = useShop()
  return (
    <>
      <button className="portico-button" data-variant="accent" onClick={onPress} type="button">
        {words.basket.add}
      </button>
      {problem !== undefined && <Message problem={problem}>{textOf(problem)}</Message>}
    </>
  )
}
