import { Account, layer } from "@portico/client/auth/Account"
import * as Portico from "@portico/server/next"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { redirect } from "next/navigation"
import { Suspense } from "react"
import { server } from "../server.ts"
import { signOut } from "./actions.ts"

// If the session has ended elsewhere, the provider refuses its access token. A server component cannot refresh it.
const readUser = Account.use(({ user }) => user).pipe(
  Effect.provide(layer),
  Effect.catchTag("TokenUnavailable", () => Effect.succeedNone)
)

/** Renders the account of the member. Visitors sign in first, and then return to this page. */
async function Member() {
  const { run } = await Portico.page(server)
  const user = Option.getOrUndefined(await run(readUser))
  if (user === undefined) redirect("/sign-in?returnTo=/account")
  return (
    <main>
      <h1>{user.name ?? user.email}</h1>
      <form action={signOut}>
        <button>Sign out</button>
      </form>
    </main>
  )
}

export default function Page() {
  return (
    <Suspense fallback={<p>Loading your account…</p>}>
      <Member />
    </Suspense>
  )
}
