import { Account, layer } from "@portico/client/auth/Account"
import { Members } from "@portico/client/auth/Members"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { createServerFn } from "@tanstack/react-start"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

const user = Account.use(({ user }) => user).pipe(Effect.provide(layer))

/** Reads the name of the member, or null for a visitor. */
const readName = createServerFn().handler(async ({ context }) => {
  const member = Option.getOrUndefined(await context.session.run(user))
  return member === undefined ? null : (member.name ?? member.email)
})

/** Signs the member out. The middleware removes the cookies of the session. */
const signOut = createServerFn({ method: "POST" }).handler(async ({ context }) => {
  await context.session.run(Members.use((members) => members.logout()))
})

export const Route = createFileRoute("/account")({
  // Visitors sign in first, and then return to this page.
  loader: async () => {
    const name = await readName()
    if (name === null) throw redirect({ href: "/sign-in?returnTo=/account" })
    return name
  },
  component: AccountPage
})

function AccountPage() {
  return (
    <main>
      <h1>{Route.useLoaderData()}</h1>
      <button onClick={() => void signOut().then(() => location.assign("/"))}>Sign out</button>
    </main>
  )
}
