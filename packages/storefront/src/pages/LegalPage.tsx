import { usePageTitle } from "../parts/usePageTitle.ts"
import { useShop } from "../words/useShop.ts"

const parts = ["imprint", "terms", "privacy"] as const

/**
 * Renders the legal information of the shop: imprint, terms of sale and privacy. The shop's owner replaces the lists of
 * missing information by their own text.
 */
export function LegalPage() {
  const {
    words: { legal }
  } = useShop()
  usePageTitle(legal.title)
  return (
    <article className="legal">
      <h1>{legal.title}</h1>
      <p>{legal.lead}</p>
      {parts.map((part) => (
        <section aria-labelledby={part} key={part}>
          <h2 id={part}>{legal[part].title}</h2>
          <p>{legal.fillIn}</p>
          <ul>
            {legal[part].missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
