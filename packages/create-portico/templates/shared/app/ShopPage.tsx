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
  return (
    <>
      <header>
        <AccountMenu signInHref="/sign-in" />
        <Greeting />
      </header>
      <main>
        <h1>Books</h1>
        <CollectionTable caption="Books" columns={columns} query={books} />
      </main>
    </>
  )
}

function Greeting() {
  const state = useUser()
  return state._tag === "User" ? <p>Hello {state.user.name ?? state.user.email}</p> : null
}
