import { useProblemText } from "@portico/react"
import * as React from "react"
import { Link } from "wouter"
import { Basket } from "../basket/Basket.tsx"
import { totalOf } from "../basket/Line.ts"
import { bookPath } from "../parts/bookPath.ts"
import { price } from "../parts/money.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"

/** Renders the basket. Signing in transfers a visitor's basket to the member. */
export function BasketPage() {
  usePageTitle("Basket")
  const textOf = useProblemText()
  const heading = React.useRef<HTMLHeadingElement>(null)
  return (
    <div className="basket">
      <h1 ref={heading} tabIndex={-1}>
        Your basket
      </h1>
      <Basket reports>
        {({ lines, owner, problem, remove }) => (
          <>
            {problem !== undefined && (
              <p className="review-alert" role="alert">
                {textOf(problem)}
              </p>
            )}
            <FocusKept count={lines.length} heading={heading} />
            {lines.length === 0 ? (
              <p className="notice">
                Your basket is empty. <Link href="/">Browse books</Link>
              </p>
            ) : (
              <ul aria-label="Books in your basket" className="basket-lines">
                {lines.map((line) => (
                  <li key={line.bookId}>
                    <Link href={bookPath(line.bookId)}>{line.title}</Link>
                    <span className="price">{price(line.price)}</span>
                    <button aria-label={`Remove ${line.title}`} onClick={() => remove(line.bookId)} type="button">
                      Remove
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {lines.length > 0 && (
              <p className="basket-total">
                Total <span className="price">{price(totalOf(lines))}</span>
              </p>
            )}
            <p>
              {owner === "member" ? (
                "Your basket is saved in your account, on all your devices."
              ) : (
                <>
                  Your basket is saved on this device. <Link href="/sign-in?returnTo=/basket">Sign in</Link> to save it
                  in your account.
                </>
              )}
            </p>
          </>
        )}
      </Basket>
    </div>
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
