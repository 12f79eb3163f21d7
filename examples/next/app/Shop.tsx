"use client"
import * as Client from "@portico/client/Client"
import type { PageState } from "@portico/client/Hydration"
import * as TokenCookies from "@portico/client/session/TokenCookies"
import { AccountMenu, CollectionTable, useUser } from "@portico/react"
import { HydratedClientProvider } from "@portico/react/hydration"
import { books, settings } from "./shop.ts"

const client = Client.layer({ ...settings, storage: TokenCookies.storage(settings.clientId) })

const columns = [
  { field: "title", header: "Title" },
  { field: "year", header: "Year" },
  { field: "price", header: "Price" }
]

/** The page of the shop, in the first HTML and in the browser. */
export function Shop({ state }: { readonly state: PageState }) {
  return (
    <HydratedClientProvider layer={client} state={state}>
      <header>
        <AccountMenu signInHref="/sign-in" />
        <Greeting />
      </header>
      <main>
        <h1>Books</h1>
        <CollectionTable caption="Books" columns={columns} query={books} />
      </main>
    </HydratedClientProvider>
  )
}

function Greeting() {
  const user = useUser()
  return user._tag === "User" ? <p>Hello {user.user.name ?? user.user.email}</p> : null
}
