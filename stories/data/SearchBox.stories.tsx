import * as SearchQuery from "@portico/client/data/SearchQuery"
import { SearchBox, useAddress, useSearch } from "@portico/react"
import { SearchBoxParts, type SearchBoxProps } from "@portico/react/data"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { Titled } from "./invalidItems.ts"

type Bare = SearchQuery.SearchQuery<string, never>
const BareSearch = SearchBox<Bare>

const books = SearchQuery.from("books").pipe(SearchQuery.limit(8))

/**
 * Searches a collection while the user types: after a pause, and only the latest response is used. Previous results
 * stay during the next search, and an error keeps the search text.
 */
const meta = preview.meta({
  component: BareSearch,
  args: {
    label: "Search books",
    search: typed<Bare>(books),
    children: ({ data }) => (
      <>
        <strong>{String(data["title"])}</strong>
        <br />
        {String(data["author"])}
      </>
    )
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "40rem", padding: "1rem" }}>
        <Story />
      </div>
    )
  ]
})

type Play = PlayOf<typeof BareSearch>

const input = ({ canvas }: Play) => canvas.getByRole("searchbox", { name: "Search books" })
const type = (play: Play, text: string) => play.userEvent.type(input(play), text)
const status = ({ canvas }: Play) => canvas.getByRole("status")
const soon = (check: () => unknown) =>
  waitFor(async () => {
    await advance("1 second")
    await check()
  })

/** A visitor may not see the items, but members may: the search offers to sign in. */
export const Visitor = meta.story({
  args: { onSignIn: fn() },
  parameters: { world: { scenario: "signInRequired" } },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await type(play, "whale{Enter}")
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("alert")).toHaveTextContent("Sign in to see this.")
  }
})

/** The search field is empty. */
export const Idle = meta.story({
  play: async (play) => {
    await expect(input(play)).toHaveValue("")
    await expect(status(play)).toBeEmptyDOMElement()
    await expect(play.canvas.queryByRole("list")).toBeNull()
  }
})

/** The user is typing, and no request is sent yet. */
export const Debouncing = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    await type(play, "whale")
    await expect(input(play).closest("search")).toHaveAttribute("data-state", "debouncing")
    await expect(status(play)).toBeEmptyDOMElement()
    await soon(() => expect(status(play)).toHaveTextContent("“whale”: 1 result"))
  }
})

/** The search is running. */
export const Searching = meta.story({
  parameters: { world: { clock: "moved", scenario: "slow" } },
  play: async (play) => {
    await type(play, "whale{Enter}")
    await waitFor(() => expect(status(play)).toHaveTextContent("Searching…"))
  }
})

/** The results of a search. */
export const Results = meta.story({
  play: async (play) => {
    const { canvas, userEvent } = play
    await type(play, "whale")
    await expect(await canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
    await expect(status(play)).toHaveTextContent("“whale”: 1 result")
    await userEvent.keyboard("{Escape}")
    await expect(input(play)).toHaveValue("")
    await expect(input(play)).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull())
  }
})

/** The search has no results, and a wider search is offered. */
export const NoResults = meta.story({
  play: async (play) => {
    await type(play, "zeppelin")
    await expect(await play.canvas.findByText("No results for “zeppelin”.", { selector: "p" })).toBeVisible()
    await expect(status(play)).toHaveTextContent("No results for “zeppelin”.")
    await expect(play.canvas.getByRole("button", { name: "Search similar spellings" })).toBeVisible()
  }
})

/** The search for all words. */
export const ModeAnd = meta.story({
  tags: ["spec:searchMode/AND"],
  args: { options: true },
  play: async (play) => {
    await type(play, "whale captain")
    await expect(await play.canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
    await expect(play.canvas.getByRole("radio", { name: "all words" })).toBeChecked()
    await expect(play.canvas.getAllByRole("listitem")).toHaveLength(1)
  }
})

/** The search for any word. */
export const ModeOr = meta.story({
  tags: ["spec:searchMode/OR"],
  args: { options: true },
  play: async (play) => {
    const { canvas, userEvent } = play
    await type(play, "whale vermin")
    await canvas.findByText("No results for “whale vermin”.", { selector: "p" })
    await userEvent.click(canvas.getByRole("radio", { name: "any word" }))
    await expect(await canvas.findByText("The Metamorphosis")).toBeVisible()
    await expect(canvas.getByText("Moby-Dick; or, The Whale")).toBeVisible()
  }
})

/** The search for similar spellings. */
export const Fuzzy = meta.story({
  args: { options: true },
  play: async (play) => {
    const { canvas, userEvent } = play
    await type(play, "Drakula")
    await canvas.findByText("No results for “Drakula”.", { selector: "p" })
    await userEvent.click(canvas.getByRole("button", { name: "Search similar spellings" }))
    await expect(await canvas.findByText("Dracula")).toBeVisible()
    await expect(canvas.getByRole("checkbox", { name: "Include similar spellings" })).toBeChecked()
  }
})

/** The first search responds last, and its response is ignored. */
export const LateAnswerDropped = meta.story({
  parameters: { world: { clock: "moved", scenario: "searchLate" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await type(play, "vermin{Enter}")
    await waitFor(() => expect(status(play)).toHaveTextContent("Searching…"))
    await userEvent.clear(input(play))
    await type(play, "whale{Enter}")
    await expect(await canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
    await advance("10 seconds")
    await expect(canvas.queryByText("The Metamorphosis")).toBeNull()
    await expect(status(play)).toHaveTextContent("“whale”: 1 result")
  }
})

/** The provider is still preparing the items for searches. The search is repeated until its results are complete. */
export const Incomplete = meta.story({
  parameters: { world: { clock: "moved", scenario: "searchIncomplete" } },
  play: async (play) => {
    const { canvas } = play
    await type(play, "whale{Enter}")
    await expect(await canvas.findByText(/still being prepared/, { selector: "p" })).toBeVisible()
    await advance("5 seconds")
    await expect(await canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
    await expect(status(play)).toHaveTextContent("“whale”: 1 result")
    await expect(canvas.queryByText(/still being prepared/)).toBeNull()
  }
})

/** The search failed, and the search text stays. */
export const ServerError = meta.story({
  parameters: { world: { scenario: "internalError" } },
  play: async (play) => {
    await type(play, "whale{Enter}")
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent(/Something went wrong on our end/)
    await expect(input(play)).toHaveValue("whale")
    await expect(play.canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

function AddressedSearch(props: SearchBoxProps<Bare>) {
  const { change, state } = useAddress("books")
  return <BareSearch {...props} onSearch={({ text }) => change({ search: text })} text={state.search} />
}

function Reloaded(props: SearchBoxProps<Bare>) {
  const [visit, reload] = React.useReducer((visit: number) => visit + 1, 0)
  return (
    <>
      <AddressedSearch {...props} key={visit} />
      <button className="portico-button" onClick={reload} type="button">
        Reload
      </button>
    </>
  )
}

/** The search text is stored in the address: it survives a reload, and the back and forward buttons change it. */
export const InTheAddress = meta.story({
  args: { pause: 0 },
  render: (args) => <Reloaded {...args} />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    const before = location.href
    const searchInAddress = () => new URLSearchParams(location.search).get("q")
    await step("stores the search text in the address and restores it after a reload", async () => {
      await userEvent.click(input(play))
      await userEvent.paste("whale")
      await expect(await canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
      await expect(searchInAddress()).toBe("whale")
      await userEvent.click(canvas.getByRole("button", { name: "Reload" }))
      await expect(input(play)).toHaveValue("whale")
      await expect(await canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
    })
    await step("restores earlier searches with the back and forward buttons", async () => {
      await userEvent.clear(input(play))
      await userEvent.click(input(play))
      await userEvent.paste("vermin")
      await expect(await canvas.findByText("The Metamorphosis")).toBeVisible()
      history.back()
      await waitFor(() => expect(searchInAddress()).not.toBe("vermin"))
      history.back()
      await waitFor(() => expect(input(play)).toHaveValue("whale"))
      await expect(await canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
      history.go(2)
      await waitFor(() => expect(input(play)).toHaveValue("vermin"))
      await expect(searchInAddress()).toBe("vermin")
    })
    history.replaceState(null, "", before)
  }
})

function CustomSearch() {
  return (
    <SearchBoxParts.Root className="my-search" label="Search books" search={useSearch(books)}>
      <SearchBoxParts.Field />
      <SearchBoxParts.Results>{({ data }) => String(data["title"])}</SearchBoxParts.Results>
      <SearchBoxParts.Nothing />
      <SearchBoxParts.Problem />
      <SearchBoxParts.Status />
    </SearchBoxParts.Root>
  )
}

/** The page composes the unstyled parts. */
export const Parts = meta.story({
  render: () => <CustomSearch />,
  play: async (play) => {
    await type(play, "whale")
    await expect(await play.canvas.findByText("Moby-Dick; or, The Whale")).toBeVisible()
    await expect(input(play).closest("search")).toHaveClass("my-search", { exact: true })
  }
})

/** The valid results of a typed collection, and a warning with the number of the others. */
export const InvalidItems = meta.story({
  render: () => (
    <SearchBox label="Search books" search={SearchQuery.from(Titled)}>
      {({ data }) => data.title}
    </SearchBox>
  ),
  play: async (play) => {
    const { canvas } = play
    await type(play, "emma{Enter}")
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't show 1 item.")
    await expect(canvas.getByText(/No results for/, { selector: "p" })).toBeVisible()
    await play.userEvent.clear(input(play))
    await type(play, "classic{Enter}")
    await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(0))
  }
})
