import { Client, Collection, Items, Members, Queries, Query, Tokens } from "@portico/client"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

const Books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Finite }))
const cheapest = Query.from(Books).pipe(Query.ascending("price"), Query.limit(5))

const program = Effect.gen(function* () {
  const login = { email: "ada@example.com", password: Redacted.make("analytical-engine") }
  const state = yield* Members.use((members) => members.signIn(login))
  if (state._tag !== "SIGNED_IN") return yield* Effect.die(new Error(`The sign-in waits for ${state._tag}.`))
  console.log(yield* Tokens.use((tokens) => tokens.role))

  const { items } = yield* Queries.use((queries) => queries.run(cheapest))
  for (const { data } of items) console.log(data.price, data.title)
  const added = yield* Items.use((items) => items.insert(Books, { title: "Notes", price: 4 }))
  console.log("added", added.data.title)
})

// Outside of a browser, a sign-in follows a redirect to this address. Nothing listens there.
const client = Client.layer({
  clientId: "shop",
  host: process.env["PORTICO_HOST"] ?? "http://localhost:4000",
  returnAddresses: ["http://localhost:4000/"]
})

await Effect.runPromise(Effect.provide(program, client))
