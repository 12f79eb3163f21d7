"use client"
import { AccountMenu, CollectionTable, useUser } from "@portico/react"
import { books } from "./books.ts"

const columns = [
  { field: "title", header: "Title" },
  { field: "author", header: "Author" },
  { field: "year", header: "Year" },
  { field: "price", header: "Price" }
]

/** The start page: the account of the member, and a table of books. */
export function ShopPage() {
  const state = useUser()
  const name = state._tag === "User" ? (state.user.name ?? state.user.email) : undefined
  return (
    <>
      <header>
        <AccountMenu name={name} signInHref="/sign-in" />
        {name !== undefined && <p>Hello {name}</p>}
      </header>
      <main>
        <h1>Books</h1>
        <CollectionTable caption="Books" columns={columns} query={books} />
      </main>
    </>
  )
}
