import type { ListedItem, Listing } from "@portico/react/data"
import type * as React from "react"
import type { Book } from "../Catalog.ts"

/** The props that all views of a list of books share. */
export interface ListedBooks {
  /** The caption of the list. */
  readonly caption: string
  /** The content to show if there are no books. */
  readonly empty: React.ReactNode
  readonly footer: React.ReactNode
  readonly listing: Listing<ListedItem<Book>>
  readonly onRetry: () => void
}
