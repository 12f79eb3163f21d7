import { Cover } from "./Cover.tsx"

const stack = [
  { title: "Anna Karenina", author: "Leo Tolstoy" },
  { title: "Dracula", author: "Bram Stoker" },
  { title: "Little Women", author: "Louisa May Alcott" }
] as const

/** Renders the banner of the home page. */
export function Hero() {
  return (
    <div className="hero">
      <div className="hero-text">
        <p className="hero-over">A small bookshop</p>
        <h1>Old books, honest reviews</h1>
        <p>Two dozen classics, reviewed by people who have read them.</p>
      </div>
      <div aria-hidden="true" className="hero-stack">
        {stack.map((book) => (
          <Cover key={book.title} {...book} />
        ))}
      </div>
    </div>
  )
}
