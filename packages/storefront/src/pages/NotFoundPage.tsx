import { Link } from "wouter"
import { useShop } from "../words/useShop.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"

/** Renders the page for an unknown address. */
export function NotFoundPage() {
  const { words } = useShop()
  usePageTitle(words.frame.notFound)
  return (
    <div className="notice">
      <h1>{words.frame.notFound}</h1>
      <p>
        {words.frame.notFoundLead} <Link href="/">{words.common.browseAll}</Link>
      </p>
    </div>
  )
}
