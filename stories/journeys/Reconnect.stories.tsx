import * as Aggregate from "@portico/client/data/Aggregate"
import * as Query from "@portico/client/data/Query"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { CollectionTable, DistinctValues, InfiniteList, ItemDetail, ProfilePanel, SearchBox } from "@portico/react"
import { SessionsPanel } from "@portico/react/auth"
import { AggregateChart } from "@portico/react/charts"
import * as React from "react"
import { expect, spyOn, waitFor, within } from "storybook/test"
import { connect } from "../../.storybook/connection.ts"
import preview from "../../.storybook/preview.tsx"
import { worldOf } from "../auth/profileWorld.ts"

const books = Query.from("books").pipe(Query.limit(3))
const found = SearchQuery.from("books").pipe(SearchQuery.limit(8))
const perLanguage = Aggregate.from("books").pipe(Aggregate.group("language"), Aggregate.count())

const Search = () => (
  <SearchBox label="Search books" search={found}>
    {({ data }) => <strong>{String(data["title"])}</strong>}
  </SearchBox>
)

const Data = () => (
  <>
    <CollectionTable caption="Table" columns={[{ field: "title", header: "Title" }]} query={books} />
    <ItemDetail collection="books" fields={[{ name: "title" }]} id="emma" title="Detail" />
    <InfiniteList automatic={0} label="Feed" nameOf={({ data }) => String(data["title"])} query={books} size={2}>
      {({ data }) => String(data["title"])}
    </InfiniteList>
    <DistinctValues field="language" label="Values" query={books} />
    <AggregateChart
      caption="Chart"
      category={{ field: "_id", header: "Language" }}
      source={perLanguage}
      values={[{ field: "count", header: "Books" }]}
    />
  </>
)

const Account = () => (
  <>
    <ProfilePanel />
    <SessionsPanel />
  </>
)

interface OpenedProps {
  readonly children: React.ReactNode
}

// The content is read only after the connection is lost.
function Opened({ children }: OpenedProps) {
  const [isOpen, setOpen] = React.useState(false)
  return isOpen ? (
    children
  ) : (
    <button className="portico-button" onClick={() => setOpen(true)} type="button">
      Open
    </button>
  )
}

/** Reads that failed offline are repeated once when the browser is online again, without "Try again". */
const meta = preview.meta({ title: "journeys/Reconnect", render: () => <Search /> })

const alerts = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole("alert")

/** Records the text of an element, without repetitions in a row. */
const recordTexts = (element: Element) => {
  const texts: Array<string> = []
  const observer = new MutationObserver(() => {
    const text = element.textContent
    if (text !== texts.at(-1)) texts.push(text)
  })
  observer.observe(element, { characterData: true, childList: true, subtree: true })
  return { texts, stop: () => observer.disconnect() }
}

/** Records the requests that reach the provider, each as its address and its content. */
const recordRequests = () => {
  const requests: Array<Promise<string>> = []
  const { fetch } = globalThis
  const spy = spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const request = new Request(input, init)
    requests.push(
      request
        .clone()
        .text()
        .then((body) => `${request.method} ${request.url} ${body}`)
    )
    return fetch(request)
  })
  return { all: () => Promise.all(requests), stop: () => spy.mockRestore() }
}

/** The focus stays in the input, and assistive technology announces the results once. */
export const RepeatsSearch = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole("searchbox")
    connect("offline")
    await userEvent.type(input, "whale{Enter}")
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You're offline")
    const { stop, texts } = recordTexts(canvas.getByRole("status"))
    connect("fast")
    await waitFor(() => expect(alerts(canvasElement)).toHaveLength(0))
    await expect(await canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
    await expect(input).toHaveFocus()
    await expect(texts).toEqual(["Searching…", "“whale”: 1 result"])
    stop()
  }
})

/** A focused "Try again" disappears with its message. The focus moves to the input. */
export const FocusOnRetry = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("searchbox")
    connect("offline")
    await userEvent.type(input, "whale{Enter}")
    const retry = await canvas.findByRole("button", { name: "Try again" })
    retry.focus()
    connect("fast")
    await expect(await canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
    await expect(input).toHaveFocus()
  }
})

/** Every component that reads collections. None of the requests is sent twice. */
export const RepeatsData = meta.story({
  render: () => (
    <Opened>
      <Data />
    </Opened>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    connect("offline")
    await userEvent.click(canvas.getByRole("button", { name: "Open" }))
    await waitFor(() => expect(alerts(canvasElement)).toHaveLength(5), { timeout: 10_000 })
    for (const alert of alerts(canvasElement)) await expect(alert).toHaveTextContent("You're offline")
    const requests = recordRequests()
    connect("fast")
    await waitFor(() => expect(alerts(canvasElement)).toHaveLength(0))
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(4))
    await expect(await canvas.findByText("Emma", { selector: "dd" })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2))
    await expect(await canvas.findByRole("checkbox", { name: /^en/ })).toBeVisible()
    await expect(await canvas.findByRole("group", { name: /, chart\./ })).toBeVisible()
    requests.stop()
    const sent = await requests.all()
    await expect(sent).toEqual([...new Set(sent)])
  }
})

/** Every component that reads the member's account. */
export const RepeatsAccount = meta.story({
  parameters: worldOf(),
  render: () => (
    <Opened>
      <Account />
    </Opened>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    connect("offline")
    await userEvent.click(canvas.getByRole("button", { name: "Open" }))
    await waitFor(() => expect(alerts(canvasElement)).toHaveLength(2), { timeout: 10_000 })
    canvas.getAllByRole("button", { name: "Try again" })[0]!.focus()
    const requests = recordRequests()
    connect("fast")
    await waitFor(() => expect(alerts(canvasElement)).toHaveLength(0))
    await expect(canvas.getByRole("heading", { name: "Your profile" })).toHaveFocus()
    await expect(await canvas.findByText("Shelley")).toBeVisible()
    await expect(await canvas.findByText("This device")).toBeVisible()
    requests.stop()
    const sent = await requests.all()
    await expect(sent).toEqual([...new Set(sent)])
  }
})
