import * as Client from "@portico/client/Client"
import { Account } from "@portico/client/auth/Account"
import * as AccountService from "@portico/client/auth/Account"
import * as Collection from "@portico/client/data/Collection"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as Hydration from "@portico/client/Hydration"
import * as Provider from "@portico/provider/Provider"
import {
  AccountMenu,
  ClientProvider,
  CollectionTable,
  FilterBuilder,
  RequireMember,
  SearchBox,
  SignInForm,
  useSearch,
  useUser
} from "@portico/react"
import { SearchBoxParts } from "@portico/react/data"
import { Hydrate, HydratedClientProvider } from "@portico/react/hydration"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as React from "react"
import { renderToReadableStream, renderToString } from "react-dom/server"
import * as Environment from "../../packages/testing/src/internal/Environment.ts"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(50), Query.returnTotalCount())
const reviews = Query.from("reviews").pipe(Query.limit(50))

const readBooks = Queries.use((queries) => queries.run(books))
const readUser = Account.use(({ user }) => user).pipe(Effect.provide(AccountService.layer))

/** The client of the browser, which must not be used on a server. */
const browser = Client.layerHandler(() => Promise.reject(new Error("A server must not use the browser's client.")))

/** Reads the page on the server, as Ada. */
const read = <A, E>(program: Effect.Effect<A, E, Client.Services | Client.Parts>) => {
  const { handler } = Provider.make({ seed: Bookshop.seed, passwordIterations: 10 })
  const client = Client.layerNoDeps({ clientId: Bookshop.clientId, host: "http://shop.test" }).pipe(
    Layer.provide(Environment.layer(handler, { storage: Environment.makeStorage() }))
  )
  return Testing.signIn(Bookshop.accounts.ada).pipe(
    Effect.andThen(Hydration.record(program)),
    Effect.provide(client),
    Effect.map(({ state }): Hydration.PageState => JSON.parse(JSON.stringify(state)))
  )
}

function Email() {
  const state = useUser()
  return <p>{state._tag === "User" ? state.user.email : state._tag}</p>
}

const table = (query: Query.Any, caption: string) => (
  <CollectionTable caption={caption} columns={[{ field: "title", header: "Title" }]} query={query} />
)

function SearchByAddress() {
  return (
    <SearchBoxParts.Root search={useSearch(SearchQuery.from("books"))}>
      <SearchBoxParts.Field action="/search" />
    </SearchBoxParts.Root>
  )
}

const typedBooks = Collection.make("books", Schema.Struct({ title: Schema.String }))

describe("a form in the first HTML", () => {
  const forms = {
    SignInForm: <SignInForm />,
    SearchBox: <SearchBox search={SearchQuery.from("books")} />,
    FilterBuilder: <FilterBuilder collection={typedBooks} onApply={() => {}} />
  }

  it.each(Object.entries(forms))("submits nothing until it is hydrated: %s", (_, form) => {
    const html = renderToString(<ClientProvider layer={browser}>{form}</ClientProvider>)

    assert.match(html, /<form[^>]* method="dialog"/)
  })

  it("has the address that the application sets for a search", () => {
    const html = renderToString(
      <ClientProvider layer={browser}>
        <SearchByAddress />
      </ClientProvider>
    )

    assert.match(html, /<form action="\/search">/)
  })
})

describe("a page with the state of the server", () => {
  it.live("has the member and the rows in the first HTML", () =>
    Effect.gen(function* () {
      const state = yield* read(Effect.all([readBooks, readUser]))

      const html = renderToString(
        <HydratedClientProvider layer={browser} state={state}>
          <AccountMenu />
          <Email />
          <RequireMember fallback="Sign in first.">
            <p>For members</p>
          </RequireMember>
          {table(books, "Books")}
        </HydratedClientProvider>
      )

      assert.include(html, "ada@example.com")
      assert.include(html, "For members")
      assert.include(html, "Emma")
      assert.notInclude(html, "Sign in first.")
      assert.strictEqual(html.match(/<tr/g)?.length, 1 + Bookshop.seed.collections[0].items.length)
    })
  )

  it.live("shows the valid rows and a warning, without a request", () =>
    Effect.gen(function* () {
      const state = yield* read(readBooks)
      const Short = Collection.make("books", Schema.Struct({ title: Schema.String.check(Schema.isMaxLength(10)) }))
      const query = Query.from(Short).pipe(Query.ascending("title"), Query.limit(50), Query.returnTotalCount())
      const titles = Bookshop.seed.collections[0].items.map(({ title }) => title)
      const short = titles.filter((title) => title.length <= 10)

      const html = renderToString(
        <HydratedClientProvider layer={browser} state={state}>
          {table(query, "Books")}
        </HydratedClientProvider>
      )

      assert.strictEqual(html.match(/<tr/g)?.length, 1 + short.length)
      assert.match(html, /role="alert"/)
      assert.include(html, `show ${titles.length - short.length} items.`)
      assert.isAbove(short.length, 0)
    })
  )

  it.live("shows that other data loads", () =>
    Effect.gen(function* () {
      const state = yield* read(readBooks)

      const html = renderToString(
        <HydratedClientProvider layer={browser} state={state}>
          {table(reviews, "Reviews")}
        </HydratedClientProvider>
      )

      assert.include(html, 'aria-busy="true"')
    })
  )

  it.live("streams a part once its data has been read", () =>
    Effect.gen(function* () {
      const state = yield* read(Effect.void)
      const later = Effect.runPromise(Effect.delay(read(readBooks), "20 millis"))

      const stream = yield* Effect.promise(() =>
        renderToReadableStream(
          <HydratedClientProvider layer={browser} state={state}>
            <React.Suspense fallback={<p>Loading the books…</p>}>
              <Hydrate state={later}>{table(books, "Books")}</Hydrate>
            </React.Suspense>
          </HydratedClientProvider>
        )
      )
      const html = yield* Effect.promise(() => new Response(stream).text())

      assert.isBelow(html.indexOf("Loading the books…"), html.indexOf("Emma"))
      assert.include(html, "Emma")
    })
  )

  it("throws if the provider is missing", () => {
    const state: Hydration.PageState = {
      session: { status: "visitor" },
      settings: {
        clientId: "shop",
        host: "http://a.test",
        edgeHost: "http://a.test",
        useCdn: true,
        paths: {} as never
      },
      responses: []
    }
    assert.throws(() => renderToString(<Hydrate state={state}>…</Hydrate>), /inside <HydratedClientProvider/)
  })
})
