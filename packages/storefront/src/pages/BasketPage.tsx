import { Link } from "wouter"
import { Basket } from "../basket/Basket.tsx"
import { totalOf } from "../basket/Line.ts"
import { bookPath } from "../parts/bookPath.ts"
import { price } from "../parts/money.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"

/** What lies in the basket. Signing in takes it along. */
export function BasketPage() {
  usePageTitle("Basket")
  return (
    <div className="basket">
      <h1>Your basket</h1>
      <Basket reports>
        {({ lines, owner, remove }) => (
          <>
            {lines.length === 0 ? (
              <p className="notice">
                There is nothing in it yet. <Link href="/">Look at the books</Link>.
              </p>
            ) : (
              <ul aria-label="Books in the basket" className="basket-lines">
                {lines.map((line) => (
                  <li key={line.bookId}>
                    <Link href={bookPath(line.bookId)}>{line.title}</Link>
                    <span className="price">{price(line.price)}</span>
                    <button aria-label={`Take out ${line.title}`} onClick={() => remove(line.bookId)} type="button">
                      Take out
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {lines.length > 0 && (
              <p className="basket-total">
                Together <span className="price">{price(totalOf(lines))}</span>
              </p>
            )}
            <p>
              {owner === "member" ? (
                "It is kept with your account, on every device."
              ) : (
                <>
                  It is kept on this device. <Link href="/sign-in?returnTo=/basket">Sign in</Link>, and it comes along.
                </>
              )}
            </p>
          </>
        )}
      </Basket>
    </div>
  )
}
