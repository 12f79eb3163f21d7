import { Client, Collection, Queries, Query } from "@portico/client"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const Books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Finite }))
const cheapest = Query.from(Books).pipe(Query.ascending("price"), Query.limit(5))
const program = Queries.use((queries) => queries.run(cheapest)).pipe(
  Effect.provide(Client.layer({ clientId: "portico-bookshop", host: "http://localhost:4000" }))
)
for (const { data } of (await Effect.runPromise(program)).items) console.log(data.price, data.title)
