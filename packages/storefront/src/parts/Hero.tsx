import { useShop } from "../words/useShop.ts"
import { Cover } from "./Cover.tsx"

const stack = [
  { title: "Anna Karenina", author: "Leo Tolstoy" },
  { title: "Dracula", author: "Bram Stoker" },
  { title: "Little Women", author: "Louisa May Alcott" }
] as const

/** Renders the banner of the home page. */
export function Hero() {
  const { words } = useShop()
  return (
    <div className="hero">
      <div className="hero-text">
        <p className="hero-over">{words.frame.over}</p>
        <h1>{words.frame.hero}</h1>
        <p>{words.frame.heroLead}</p>
      </div>
      <div aria-hidden="true" className="hero-stack">
        {stack.map((book) => (
          <Cover key={book.title} {...book} />
        ))}
      </div>
    </div>
  )
}
