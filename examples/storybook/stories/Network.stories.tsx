import { Query } from "@portico/client"
import { ClientProvider, CollectionTable } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import * as MockWorker from "@portico/testing/MockWorker"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"

const meta: Meta = {
  title: "The network",
  // The worker starts only once, however many stories are loaded.
  loaders: [() => MockWorker.start({ url: `${import.meta.env.BASE_URL}mockServiceWorker.js` })]
}
export default meta

const client = Mock.layerMock()
const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))

/** Requests pass through a service worker, so the network panel of the browser shows them. */
export const BooksOverTheNetwork: StoryObj = {
  render: () => (
    <ClientProvider layer={client}>
      <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
    </ClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Dracula", {}, { timeout: 5000 })).toBeVisible()
    const { length } = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/items/query"))
    await expect(length).toBeGreaterThan(0)
  }
}
