import { Link } from "wouter"
import { usePageTitle } from "../parts/usePageTitle.ts"

/** Renders the page for an unknown address. */
export function NotFoundPage() {
  usePageTitle("Page not found")
  return (
    <div className="notice">
      <h1>Page not found</h1>
      <p>
        This page doesn't exist. <Link href="/">Browse all books</Link>
      </p>
    </div>
  )
}
