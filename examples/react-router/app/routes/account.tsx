import { Account, layer } from "@portico/client/auth/Account"
import { Members } from "@portico/client/auth/Members"
import * as Portico from "@portico/server/react-router"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Form, redirect } from "react-router"
import type { Route } from "./+types/account.ts"

const readUser = Account.use(({ user }) => user).pipe(Effect.provide(layer))

/** Reads the account of the member. Visitors sign in first, and then return to this page. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const user = Option.getOrUndefined(await context.get(Portico.session).run(readUser))
  if (user === undefined) throw redirect("/sign-in?returnTo=/account")
  return { name: user.name ?? user.email }
}

/** Signs the member out. The middleware removes the cookies of the session. */
export const action = async ({ context }: Route.ActionArgs) => {
  await context.get(Portico.session).run(Members.use((members) => members.logout()))
  return redirect("/")
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{loaderData.name}</h1>
      <Form method="post">
        <button>Sign out</button>
      </Form>
    </main>
  )
}
