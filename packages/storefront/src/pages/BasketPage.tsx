import { useProblemText, useToast } from "@portico/react"
import * as React from "react"
import { Link } from "wouter"
import { Basket, type BasketContent } from "../basket/Basket.tsx"
import { BasketRow } from "../basket/BasketRow.tsx"
import type { Line } from "../basket/Line.ts"
import { isBlocking, issueOf } from "../basket/LineCheck.ts"
import { LeftOnDevice } from "../basket/LeftOnDevice.tsx"
import { OrderSums } from "../basket/OrderSums.tsx"
import { useBasketBooks } from "../basket/useBasketBooks.ts"
import { useNewProblem } from "../basket/useNewProblem.ts"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { useShop } from "../words/useShop.ts"
import { loadCheckout } from "./later.ts"
import { Message } from "../parts/Message.tsx"

/** Renders the basket. Signing in transfers a visitor's basket to the member. */
export function BasketPage() {
  const { words } = useShop()
  usePageTitle(words.basket.title)
  const heading = React.useRef<HTMLHeadingElement>(null)
  return (
    <div className="basket">
      <h1 ref={heading} tabIndex={-1}>
        {words.basket.title}
      </h1>
      <Basket>{(basket) => <Content {...basket} heading={heading} />}</Basket>
    </div>
  )
}

interface ContentProps extends BasketContent {
  readonly heading: React.RefObject<HTMLHeadingElement | null>
}

function Content({ heading, lines, owner, problem, remove, restore, setQuantity }: ContentProps) {
  const { words } = useShop()
  const textOf = useProblemText()
  const { books, problem: unread, refetch } = useBasketBooks(lines.map(({ bookId }) => bookId))
  const shown = useNewProblem(problem)
  const toast = useToast()
  const removed = React.useRef(new Map<string, Line>())
  React.useEffect(() => {
    for (const { bookId, price, quantity, title } of removed.current.values()) {
      // A removal that fails leaves the line in the basket.
      if (lines.some((line) => line.bookId === bookId)) continue
      removed.current.delete(bookId)
      toast?.({
        message: words.basket.removed(title),
        action: { label: words.common.undo, onAction: () => restore({ bookId, price, quantity, title }) }
      })
    }
  }, [lines, restore, toast, words])
  const priced = lines.map((line) => ({ ...line, price: books?.get(line.bookId)?.price ?? line.price }))
  const isBlocked = books !== undefined && lines.some((line) => isBlocking(issueOf(line, books.get(line.bookId))))
  return (
    <>
      {shown !== undefined && <Message problem={shown}>{textOf(shown)}</Message>}
      {owner === "member" && <LeftOnDevice />}
      {unread !== undefined && lines.length > 0 && <ProblemNotice onRetry={refetch} problem={unread} />}
      <FocusKept count={lines.length} heading={heading} />
      {lines.length === 0 ? (
        <p className="notice">
          {words.basket.empty} <Link href="/">{words.common.browse}</Link>
        </p>
      ) : (
        <div className="basket-columns">
          <ul aria-label={words.basket.list} className="basket-rows">
            {lines.map((line) => (
              <BasketRow
                book={books === undefined ? "loading" : books.get(line.bookId)}
                key={line.bookId}
                line={line}
                problem={problem}
                onQuantity={(quantity) => setQuantity(line.bookId, quantity)}
                onRemove={() => {
                  removed.current.set(line.bookId, line)
                  remove(line.bookId)
                }}
              />
            ))}
          </ul>
          <section aria-labelledby="basket-summary" className="basket-summary">
            <h2 id="basket-summary">{words.basket.summary}</h2>
            <OrderSums hints lines={priced} />
            {!isBlocked && unread === undefined && (
              <Link
                className="portico-button"
                data-variant="accent"
                href="/checkout"
                onFocus={loadCheckout}
                onPointerEnter={loadCheckout}
              >
                {words.basket.checkout}
              </Link>
            )}
            <p className="basket-note">{words.basket.simulated}</p>
          </section>
        </div>
      )}
      <p className="basket-note">
        {owner === "member" ? (
          words.basket.savedMember
        ) : (
          <>
            {words.basket.savedDevice} <Link href="/sign-in?returnTo=/basket">{words.basket.signIn}</Link>{" "}
            {words.basket.signInToSave}
          </>
        )}
      </p>
    </>
  )
}

interface FocusKeptProps {
  readonly count: number
  readonly heading: React.RefObject<HTMLHeadingElement | null>
}

/** Focuses the heading after a book is removed, because its button is removed too. */
function FocusKept({ count, heading }: FocusKeptProps) {
  const before = React.useRef(count)
  React.useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count, heading])
  return null
}
