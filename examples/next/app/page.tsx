import { Account, layer } from "@portico/client/auth/Account"
import { Queries } from "@portico/client/data/Queries"
import * as Portico from "@portico/server/next"
import * as Effect from "effect/Effect"
import { Suspense } from "react"
import { server } from "./server.ts"
import { books } from "./shop.ts"
import { Shop } from "./Shop.tsx"

// A visitor has no account, so this read may fail.
const user = Effect.ignore(Account.use(({ user }) => user).pipe(Effect.provide(layer)))
const read = Effect.all([Queries.use((queries) => queries.run(books)), user])

/** Renders the books and the name of the member on the server. */
async function Books() {
  const { record } = await Portico.page(server)
  const { state } = await record(read)
  return <Shop state={state} />
}

export default function Page() {
  return (
    <Suspense fallback={<p>Loading the shop…</p>}>
      <Books />
    </Suspense>
  )
}
