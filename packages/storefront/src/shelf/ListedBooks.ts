import type { ListedItem, Listing } from "@portico/react/data"
import type * as React from "react"
import type { Book } from "../Catalogue.ts"

/** Books as a list shows them, whatever it looks like. */
export interface ListedBooks {
  /** What they have in common. */
  readonly caption: string
  /** Stands in place of books where there are none. */
  readonly empty: React.ReactNode
  readonly footer: React.ReactNode
  readonly listing: Listing<ListedItem<Book>>
  readonly onRetry: () => void
}
