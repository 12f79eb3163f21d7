import { Items } from "@portico/client/data/Items"
import * as Query from "@portico/client/data/Query"
import { InfiniteList, useInfinite } from "@portico/react"
import { InfiniteListParts } from "@portico/react/data"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import { advance, advanceUntil } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"
import { otherTab } from "../../.storybook/tabs.ts"
import { omitted, titled } from "./invalidItems.ts"

type Bare = Query.Query<string, never>
const BareList = InfiniteList<Bare>

const books = Query.from("books").pipe(Query.ascending("title"))
const reviews = Query.from("reviews").pipe(Query.descending("writtenAt"))

/**
 * A list that grows while the user scrolls, and with a button: a feed in which Page Down and Page Up move between
 * items. Content below it can be reached, and loaded items stay after an error.
 */
const meta = preview.meta({
  component: BareList,
  args: {
    automatic: 0,
    label: "Books",
    nameOf: ({ data }) => String(data["title"]),
    query: typed<Bare>(books),
    size: 8,
    children: ({ data }) => (
      <>
        <strong>{String(data["title"])}</strong>
        <p>{String(data["author"] ?? data["text"])}</p>
      </>
    )
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "44rem", padding: "1rem" }}>
        <Story />
        <footer style={{ paddingBlock: "1rem" }}>
          <a href="#imprint">Imprint</a>
        </footer>
      </div>
    )
  ]
})

type Play = PlayOf<typeof BareList>

const articles = ({ canvas }: Play) => canvas.queryAllByRole("article")
const expectCount = (play: Play, count: number) => waitFor(() => expect(articles(play)).toHaveLength(count))
const more = ({ canvas }: Play) => canvas.getByRole("button", { name: "Load more" })

/** A visitor may not see the items, but members may: the list offers to sign in. */
export const Visitor = meta.story({
  args: { onSignIn: fn() },
  parameters: { world: { scenario: "signInRequired" } },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("alert")).toHaveTextContent("Sign in to see this.")
  }
})

export const InitialLoading = meta.story({
  parameters: { world: { scenario: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("feed", { name: "Books" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Books…")
    await expect(canvas.getByRole("link", { name: "Imprint" })).toBeVisible()
  }
})

/** A list that follows the WAI-ARIA feed pattern: every article has its position, and keys move between articles. */
export const Ready = meta.story({
  args: { query: books.pipe(Query.returnTotalCount()) },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await expectCount(play, 8)
    const [first, second] = articles(play)
    await expect(first).toHaveAttribute("aria-posinset", "1")
    await expect(first).toHaveAttribute("aria-setsize", "24")
    await step("moves between articles with Page Down and Page Up", async () => {
      first?.focus()
      await userEvent.keyboard("{PageDown}")
      await expect(second).toHaveFocus()
      await userEvent.keyboard("{PageUp}")
      await expect(first).toHaveFocus()
    })
    await step("loads more with Page Down on the last article, and focuses the next one", async () => {
      articles(play)[7]?.focus()
      await userEvent.keyboard("{PageDown}")
      await expectCount(play, 16)
      await waitFor(() => expect(articles(play)[8]).toHaveFocus())
    })
    await step("leaves the list with Control and End, and reaches the content below it", async () => {
      await userEvent.keyboard("{Control>}{End}{/Control}")
      await userEvent.tab()
      await expect(more(play)).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole("link", { name: "Imprint" })).toHaveFocus()
    })
  }
})

/**
 * More items load automatically while the user scrolls, and with a button that moves the focus to the first new item.
 */
export const LoadingMore = meta.story({
  args: { automatic: 1, size: 10 },
  play: async (play) => {
    await expectCount(play, 10)
    more(play).scrollIntoView()
    await expectCount(play, 20)
    await play.userEvent.click(more(play))
    await expectCount(play, 24)
    await waitFor(() => expect(articles(play)[20]).toHaveFocus())
    await expect(play.canvas.getByRole("status")).toHaveTextContent("4 more items loaded, 24 in total")
  }
})

/** All items are loaded. */
export const EndReached = meta.story({
  args: { size: 20 },
  play: async (play) => {
    await expectCount(play, 20)
    await expect(articles(play)[0]).toHaveAttribute("aria-setsize", "-1")
    await play.userEvent.click(more(play))
    await expect(await play.canvas.findByText("End of list: 24 items.")).toBeVisible()
    await expect(articles(play)[0]).toHaveAttribute("aria-setsize", "24")
    await expect(play.canvas.queryByRole("button", { name: "Load more" })).toBeNull()
  }
})

/** Loading more fails. The loaded items stay, and the user can retry. */
export const LoadMoreFailed = meta.story({
  parameters: { world: { scenario: "loadMoreFails" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expectCount(play, 8)
    await userEvent.click(more(play))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Too many attempts.")
    await expect(articles(play)).toHaveLength(8)
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expectCount(play, 16)
    await expect(canvas.queryByRole("alert")).toBeNull()
    await waitFor(() => expect(articles(play)[8]).toHaveFocus())
  }
})

export const Empty = meta.story({
  parameters: { world: { scenario: "empty" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No items to show.")).toBeVisible()
    await expect(canvas.queryByRole("feed")).toBeNull()
  }
})

/** The connection is lost. The loaded items stay, and the rest loads automatically when the connection returns. */
export const OfflineMidList = meta.story({
  parameters: { world: { clock: "moved" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expectCount(play, 8)
    connect("offline")
    await expect(await canvas.findByText(/You're offline/)).toBeVisible()
    await userEvent.click(more(play))
    await advanceUntil(() => canvas.getByRole("alert"))
    await expect(articles(play)).toHaveLength(8)
    connect("fast")
    await expectCount(play, 16)
    await expect(canvas.queryByText(/You're offline/)).toBeNull()
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

const insertReview = (title: string) =>
  Items.use((items) =>
    items.insert("reviews", { title, text: "Read in one night.", rating: 5, writtenAt: new Date("2030-01-01") })
  )

/** Another user adds an item. The list does not change until the user loads it. */
export const NewItemsBanner = meta.story({
  args: { checkEvery: "30 seconds", label: "Reviews", query: reviews },
  parameters: { world: { clock: "moved", member: "ada" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expectCount(play, 8)
    await otherTab(insertReview("Unputdownable"))
    await expect(canvas.queryByRole("button", { name: /new item/ })).toBeNull()
    await advance("31 seconds")
    await userEvent.click(await canvas.findByRole("button", { name: "Show 1 new item" }))
    await waitFor(() => expect(articles(play)[0]).toHaveAccessibleName("Unputdownable"))
    await waitFor(() => expect(articles(play)[0]).toHaveFocus())
    await expect(canvas.queryByRole("button", { name: /new item/ })).toBeNull()
  }
})

function ListWithDetail(props: Parameters<typeof BareList>[0]) {
  const [isOpen, setOpen] = React.useState(false)
  React.useEffect(() => {
    const back = () => setOpen(false)
    addEventListener("popstate", back)
    return () => removeEventListener("popstate", back)
  }, [])
  const openBook = () => {
    history.pushState(null, "", "#book")
    setOpen(true)
    scrollTo(0, 0)
  }
  if (isOpen) return <h1>A book</h1>
  return (
    <BareList {...props}>
      {(item, index) => (
        <>
          {props.children(item, index)}
          <button className="portico-button" onClick={openBook} type="button">
            Open {props.nameOf(item)}
          </button>
        </>
      )}
    </BareList>
  )
}

/** The user opens an item and comes back. The list and its scroll position are restored. */
export const RestoresScroll = meta.story({
  render: (args) => <ListWithDetail {...args} />,
  play: async (play) => {
    const { canvas, userEvent } = play
    await expectCount(play, 8)
    await userEvent.click(more(play))
    await expectCount(play, 16)
    const name = articles(play)[12]?.getAttribute("aria-label") ?? ""
    const button = canvas.getByRole("button", { name: `Open ${name}` })
    button.scrollIntoView({ block: "center" })
    const before = button.getBoundingClientRect().top
    await userEvent.click(button)
    await canvas.findByRole("heading", { name: "A book" })
    history.back()
    await canvas.findByRole("feed")
    await expect(articles(play)).toHaveLength(16)
    const after = canvas.getByRole("button", { name: `Open ${name}` }).getBoundingClientRect().top
    await expect(Math.abs(after - before)).toBeLessThan(4)
  }
})

function CustomFeed() {
  return (
    <InfiniteListParts.Root automatic={0} className="my-feed" label="Books" list={useInfinite(books, { size: 8 })}>
      <InfiniteListParts.Past />
      <InfiniteListParts.Items nameOf={({ data }) => String(data["title"])}>
        {({ data }) => String(data["title"])}
      </InfiniteListParts.Items>
      <InfiniteListParts.Problem />
      <InfiniteListParts.More>And more</InfiniteListParts.More>
      <InfiniteListParts.Status />
    </InfiniteListParts.Root>
  )
}

/** The page composes the unstyled parts. */
export const Parts = meta.story({
  render: () => <CustomFeed />,
  play: async (play) => {
    await expectCount(play, 8)
    await play.userEvent.click(play.canvas.getByRole("button", { name: "And more" }))
    await expectCount(play, 16)
    await expect(play.canvas.getByRole("feed")).not.toHaveAttribute("class")
  }
})

/** The valid items of a typed collection, and one warning with the number of the others on all loaded pages. */
export const InvalidItems = meta.story({
  render: () => (
    <InfiniteList automatic={0} label="Books" nameOf={({ data }) => data.title} query={titled} size={5}>
      {({ data }) => <strong>{data.title}</strong>}
    </InfiniteList>
  ),
  play: async (play) => {
    const { canvas, userEvent } = play
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't show 1 item.")
    await expectCount(play, 4)
    await userEvent.click(more(play))
    await expectCount(play, 8)
    await expect(canvas.getByRole("alert")).toHaveTextContent(omitted)
  }
})
