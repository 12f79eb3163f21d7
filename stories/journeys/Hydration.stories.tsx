import * as AccountService from "@portico/client/auth/Account"
import * as Client from "@portico/client/Client"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Hydration from "@portico/client/Hydration"
import * as Provider from "@portico/provider/Provider"
import { AccountMenu, CollectionTable, useUser } from "@portico/react"
import { Hydrate, HydratedClientProvider } from "@portico/react/hydration"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as React from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, fn, waitFor, within } from "storybook/test"
import * as Environment from "../../packages/testing/src/internal/Environment.ts"
import preview from "../../.storybook/preview.tsx"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(50), Query.returnTotalCount())
const reviews = Query.from("reviews").pipe(Query.limit(5))

const read = (query: Query.Any) => Queries.use((queries) => queries.run(query))
const readUser = AccountService.Account.use(({ user }) => user).pipe(Effect.provide(AccountService.layer))

/** The states that a server sends, and the client of the browser with a log of its requests. */
interface Site {
  readonly client: Layer.Layer<Client.Services>
  readonly requests: ReadonlyArray<string>
  readonly state: Hydration.PageState
  readonly later: Hydration.PageState
}

const open = async (): Promise<Site> => {
  const { handler } = Provider.make({ seed: Bookshop.seed, passwordIterations: 10 })
  const storage = Environment.makeStorage()
  const requests: Array<string> = []
  const over = (handler: (request: Request) => Promise<Response>) =>
    Client.layerNoDeps({ clientId: Bookshop.clientId, host: "http://shop.test" }).pipe(
      Layer.provide(Environment.layer(handler, { storage }))
    )
  const server = over(handler)
  const prepared = Effect.gen(function* () {
    yield* Testing.signIn(Bookshop.accounts.ada)
    const { state } = yield* Hydration.record(Effect.all([read(books), readUser]))
    const { state: later } = yield* Hydration.record(read(reviews))
    return { state, later }
  })
  return {
    ...(await Effect.runPromise(Effect.provide(prepared, server))),
    requests,
    client: over((request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return handler(request)
    })
  }
}

function Email() {
  const state = useUser()
  return <p>{state._tag === "User" ? state.user.email : state._tag}</p>
}

function Page({ client, later, state }: Site) {
  return (
    <React.StrictMode>
      <HydratedClientProvider layer={client} state={state}>
        <AccountMenu />
        <Email />
        <CollectionTable
          caption="Books"
          columns={[{ field: "title", header: "Title", sortable: true }]}
          query={books}
        />
        <Hydrate state={later}>
          <CollectionTable caption="Reviews" columns={[{ field: "text", header: "Text" }]} query={reviews} />
        </Hydrate>
      </HydratedClientProvider>
    </React.StrictMode>
  )
}

function Hydrated({ onMismatch, site }: { readonly onMismatch: (error: unknown) => void; readonly site: Site }) {
  const place = React.useRef<HTMLDivElement>(null)
  const [html] = React.useState(() => renderToString(<Page {...site} />))
  React.useEffect(() => {
    if (place.current === null) return
    const root = hydrateRoot(place.current, <Page {...site} />, { onRecoverableError: onMismatch })
    return () => void setTimeout(() => root.unmount())
  }, [onMismatch, site])
  return (
    <>
      <output data-testid="server" hidden>
        {html}
      </output>
      <div dangerouslySetInnerHTML={{ __html: html }} ref={place} />
    </>
  )
}

const onMismatch = fn()

const meta = preview.meta({ title: "journeys/Hydration" })

/** A server sends the member and the books. The browser shows them without a request, and requests data from then on. */
export const FromTheServer = meta.story({
  loaders: [async () => ({ site: await open() })],
  render: (_, { loaded }) => <Hydrated onMismatch={onMismatch} site={loaded["site"] as Site} />,
  play: async ({ canvas, loaded, step, userEvent }) => {
    const { requests } = loaded["site"] as Site
    await step("sends the member and all rows from the server", async () => {
      const html = canvas.getByTestId("server")
      await expect(html).toHaveTextContent("ada@example.com")
      await expect(html).toHaveTextContent("Wuthering Heights")
    })
    const table = within(canvas.getByRole("table", { name: "Books" }))
    await step("hydrates without a request and without a difference", async () => {
      await expect(await canvas.findByRole("button", { name: /Account menu/ })).toBeVisible()
      await expect(canvas.getByText("ada@example.com", { selector: "p" })).toBeVisible()
      await expect(table.getAllByRole("row")).toHaveLength(1 + Bookshop.seed.collections[0].items.length)
      await expect(onMismatch).not.toHaveBeenCalled()
      await expect(requests).toEqual([])
    })
    await step("requests data for a new order", async () => {
      await userEvent.click(table.getByRole("button", { name: /Title/ }))
      await waitFor(() => expect(requests).toHaveLength(1))
      await expect(await table.findAllByRole("row")).toHaveLength(1 + Bookshop.seed.collections[0].items.length)
    })
  }
})
