import { useItem } from "@portico/react"
import { Link } from "wouter"
import { Books } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"
import { bookPath } from "./bookPath.ts"

export interface BookNameProps {
  readonly id: string
}

/** Renders the title of a book by its id, as a link to its page. The titles of all rows load with one request. */
export function BookName({ id }: BookNameProps) {
  const { words } = useShop()
  const { state } = useItem(Books, id)
  if (state._tag === "Absent") return words.book.gone
  if (state._tag === "Loading") return <span className="book-name-awaited">…</span>
  return (
    <Link dir="auto" href={bookPath(id)}>
      {state._tag === "Ready" ? state.item.data.title : words.staff.book}
    </Link>
  )
}
