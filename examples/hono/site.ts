import { Members } from "@portico/client/auth/Members"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Server from "@portico/server"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Hono } from "hono"
import { csrf } from "hono/csrf"
import { html } from "hono/html"
import { server } from "./shop.ts"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(50))
const read = Effect.all({
  role: Tokens.use((tokens) => tokens.role),
  books: Queries.use((queries) => queries.run(books))
})

const signInForm = html`<form action="/sign-in" method="post">
  <label>Email <input name="email" type="email" autocomplete="username" required /></label>
  <label>Password <input name="password" type="password" autocomplete="current-password" required /></label>
  <button>Sign in</button>
</form>`

const signOutForm = html`<form action="/sign-out" method="post"><button>Sign out</button></form>`

/** The pages of the site. */
export const site = new Hono()

site.use(csrf())

site.get("/", (context) =>
  Server.handle(server, context.req.raw, async ({ record }) => {
    const { books, role } = (await record(read)).value
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <link href="data:," rel="icon" />
            <title>The shop</title>
          </head>
          <body>
            ${role === "member" ? signOutForm : signInForm}
            <h1>Books</h1>
            <ul>
              ${books.items.map(({ data }) => html`<li>${data["title"]}</li>`)}
            </ul>
          </body>
        </html>`
    )
  })
)

site.post("/sign-in", (context) =>
  Server.handle(server, context.req.raw, async ({ run }) => {
    const { email, password } = await context.req.parseBody<{ email: string; password: string }>()
    const signIn = Members.use((members) => members.signIn({ email, password: Redacted.make(password) }))
    const isSignedIn = await run(
      signIn.pipe(
        Effect.map((state) => state._tag === "SIGNED_IN"),
        Effect.catchTag("LoginRefused", () => Effect.succeed(false))
      )
    )
    return isSignedIn ? context.redirect("/", 303) : context.text("The email or the password is wrong.", 403)
  })
)

site.post("/sign-out", (context) =>
  Server.handle(server, context.req.raw, async ({ run }) => {
    await run(Members.use((members) => members.logout()))
    return context.redirect("/", 303)
  })
)
