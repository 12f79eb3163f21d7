// Exports without annotations, like those of a user's library. Their declarations may name only what our packages
// export.
import {
  Aggregate,
  BulkStream,
  Client,
  Collection,
  Filter,
  Items,
  Members,
  Pages,
  Patch,
  Pipeline,
  Queries,
  Query,
  Site,
  Tokens
} from "@portico/client"
import { Bookshop, Testing } from "@portico/testing"
import * as Mock from "@portico/testing/Mock"
import { NodeServer, PostgresStore, Provider } from "@portico/provider"
import * as kit from "@portico/react"
import * as charts from "@portico/react/charts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

export const books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Finite }))
export const layer = Client.layer({ clientId: "shop", host: "http://localhost:4000" })
export const query = Query.from(books).pipe(Query.ascending("price"), Query.limit(5))
export const filter = Filter.lt("price", 5)
export const patch = Patch.set("title", "Emma")
export const aggregate = Aggregate.from(books)
export const pipeline = Pipeline.from(books)
export const read = Queries.use((queries) => queries.run(query))
export const cheapest = Effect.gen(function* () {
  const { items } = yield* read
  return items.map(({ data }) => data.title)
})
export const all = Pages.stream(query)
export const stored = BulkStream.insert(books, [{ title: "Emma", price: 5 }])
export const insert = Items.use((items) => items.insert(books, { title: "Emma", price: 5 }))
export const login = Members.use((members) => members.logout())
export const tokens = Tokens.use((tokens) => tokens.access)
export const site = Site.make({ clientId: "shop", host: "http://localhost:4000" })
export const { auth, data } = site
export const built = data.query("books").ascending("title").limit(2)
export const condition = data.filter().lt("price", 10)
export const provider = Provider.make()
export const store = PostgresStore.make({})
export const server = NodeServer.listen
export const test = Testing.layerTest()
export const mock = Mock.layerMock()
export const shop = Bookshop.seed
export const useBooks = () => kit.useCollection(query)
export const useBook = () => kit.useItem(books, "emma")
export const useEdit = () => kit.useItemForm(books)
export const useSignIn = () => kit.useLogin()
export const useBulk = () => kit.useBulk(books)
export const useFiltered = () => kit.useFilter(books)
export const usePager = () => kit.usePager(query)
export const useTable = () => kit.useItemTable
export const useSum = charts.useAggregate
