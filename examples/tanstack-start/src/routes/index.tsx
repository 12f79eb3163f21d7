import { Account, layer } from "@portico/client/auth/Account"
import { Queries } from "@portico/client/data/Queries"
import { AccountMenu, CollectionTable, useUser } from "@portico/react"
import { HydratedClientProvider } from "@portico/react/hydration"
import { createFileRoute } from "@tanstack/react-router"
import { createServerFn } from "@tanstack/react-start"
import * as Effect from "effect/Effect"
import { books, client } from "../shop.ts"

// A visitor has no account, so this read may fail.
const user = Effect.ignore(Account.use(({ user }) => user).pipe(Effect.provide(layer)))
const read = Effect.all([Queries.use((queries) => queries.run(books)), user])

/** Reads the books and the member on the server. */
const readShop = createServerFn().handler(async ({ context }) => {
  const { state } = await context.session.record(read)
  return state
})

export const Route = createFileRoute("/")({ loader: () => readShop(), component: Home })

const columns = [
  { field: "title", header: "Title" },
  { field: "year", header: "Year" },
  { field: "price", header: "Price" }
]

/** The page of the shop, in the first HTML and in the browser. */
function Home() {
  return (
    <HydratedClientProvider layer={client} state={Route.useLoaderData()}>
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
  const state = useUser()
  return state._tag === "User" ? <p>Hello {state.user.name ?? state.user.email}</p> : null
}
