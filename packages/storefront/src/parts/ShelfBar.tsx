/** The tags that the shop sorts its shelves by. */
export const tags = ["adventure", "children", "classic", "gothic", "realism", "romance", "science fiction"] as const

/** Orders of the books. */
export const orders = ["title", "author", "oldest", "cheapest", "newest"] as const
export type Order = (typeof orders)[number]

/** How the books are shown. */
export type Look = "shelf" | "list"

const orderWords: Readonly<Record<Order, string>> = {
  title: "Title",
  author: "Author",
  oldest: "Oldest first",
  cheapest: "Cheapest first",
  newest: "New in the shop"
}

export interface ShelfBarProps {
  readonly look: Look
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
  readonly order: Order
  readonly tag: string | undefined
}

/** Chooses which books stand on the shelves, and how. */
export function ShelfBar({ look, onChange, order, tag }: ShelfBarProps) {
  return (
    <fieldset className="shelf-bar">
      <legend className="visually-hidden">Choose books</legend>
      <label>
        Tag
        <select onChange={({ target }) => onChange({ tag: target.value || undefined })} value={tag ?? ""}>
          <option value="">All books</option>
          {tags.map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </select>
      </label>
      {look === "shelf" && (
        <label>
          Order
          <select onChange={({ target }) => onChange({ order: target.value })} value={order}>
            {orders.map((known) => (
              <option key={known} value={known}>
                {orderWords[known]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        View
        <select
          onChange={({ target }) => onChange({ look: target.value === "list" ? "list" : undefined })}
          value={look}
        >
          <option value="shelf">Shelf</option>
          <option value="list">List</option>
        </select>
      </label>
    </fieldset>
  )
}
