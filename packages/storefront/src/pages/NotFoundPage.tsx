import { Link } from "wouter"
import { usePageTitle } from "../parts/usePageTitle.ts"

/** Renders the page for an unknown address. */
export function NotFoundPage() {
  usePageTitle("Not found")
  return (
    <div className="notice">
      <h1>There is nothing on this shelf</h1>
      <p>
        The page you asked for does not exist. <Link href="/">Go back to the books</Link>.
      </p>
    </div>
  )
}
