import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { CollectionTable, FilterBuilder, useAddress } from "@portico/react"
import { type FilterBuilderProps, type FilterField, FilterBuilderParts } from "@portico/react/data"
import { expect, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { applyFilter, BookFilter, chooseCondition, modelOf, expectSentence, unfiltered } from "./filterPlay.ts"

const bookFields: ReadonlyArray<FilterField> = [
  { name: "title", type: "text", label: "Title" },
  { name: "price", type: "number", label: "Price" }
]

const cheapBooks = Filter.lt("price", 10)

function Designed({ onApply }: Pick<FilterBuilderProps<string>, "onApply">) {
  return (
    <FilterBuilderParts.Root
      classNames={{ unseen: "visually-hidden" }}
      collection="books"
      fields={bookFields}
      filter={cheapBooks}
      onApply={onApply}
    >
      <FilterBuilderParts.Text />
      <FilterBuilderParts.Conditions />
      <FilterBuilderParts.Apply />
      <FilterBuilderParts.Clear />
    </FilterBuilderParts.Root>
  )
}

/** Builds the same filter that code would. Each value is validated at its input before anything is sent. */
const meta = preview.meta({
  component: BookFilter,
  args: unfiltered()
})

/** There are no conditions. The keyboard adds the first one and moves into it. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "Apply filter" })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Add condition" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("combobox", { name: "Field" })).toHaveFocus()
    await expect(canvas.getByRole("status")).toHaveTextContent("Condition added.")
    // The new condition is not applied yet, and without one there is no filter to describe.
    await expect(canvas.queryByText("all items")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Remove condition 1" }))
    await expect(canvas.getByRole("button", { name: "Add condition" })).toHaveFocus()
    await expect(canvas.getByRole("status")).toHaveTextContent("Condition removed.")
  }
})

/** Nested groups: all, any and none of their conditions. */
export const NestedAndOrNot = meta.story({
  tags: ["spec:operator/and", "spec:operator/or", "spec:operator/not"],
  args: {
    filter: Filter.gte("year", 1800).pipe(
      Filter.and(Filter.or(Filter.startsWith("title", "E"), Filter.lt("price", 10)))
    )
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await expectSentence(canvas, "Year is at least 1800, and (Title starts with “E” or Price is less than 10)")
    const inner = () => within(canvas.getByRole("group", { name: "Group 2" }))
    await step("negates the inner group", async () => {
      await userEvent.selectOptions(
        inner().getByRole("combobox", { name: "Show items that match" }),
        "None of the conditions"
      )
      await expect(await applyFilter(play)).toEqual({
        $and: [{ year: { $gte: 1800 } }, { $not: [{ $or: [{ title: { $startsWith: "E" } }, { price: { $lt: 10 } }] }] }]
      })
    })
    await step("adds and removes a nested group", async () => {
      await userEvent.click(inner().getAllByRole("button", { name: "Add group" })[0]!)
      await expect(canvas.getByRole("status")).toHaveTextContent("Group added.")
      await expect(
        within(inner().getByRole("group", { name: "Group 3" })).getByRole("combobox", { name: "Show items that match" })
      ).toHaveFocus()
      await userEvent.click(inner().getByRole("button", { name: "Remove group 3" }))
      await expect(inner().getByRole("button", { name: "Remove condition 2" })).toHaveFocus()
    })
    await step("removes all conditions", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
      await expect(modelOf(play.args)).toEqual({})
      await expect(canvas.getByRole("button", { name: "Add condition" })).toHaveFocus()
    })
  }
})

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))

function Addressed({ collection, ...rest }: FilterBuilderProps<string>) {
  const { change, ignored, over, state } = useAddress(collection)
  return (
    <>
      <FilterBuilder {...rest} collection={collection} filter={state.filter} onApply={(filter) => change({ filter })} />
      {ignored.length > 0 && <p>Left out: {ignored.join()}</p>}
      <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={over(books)} />
    </>
  )
}

/** The filter is stored in the address: it survives a reload, can be shared, and the back button undoes it. */
export const UrlSync = meta.story({
  render: (args) => <Addressed {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const before = location.search
    const filterInAddress = () => new URLSearchParams(location.search).get("filter")
    await step("stores the applied filter in the address and filters the table", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add condition" }))
      await chooseCondition(canvas, 1, "Title", "starts with")
      await userEvent.type(canvas.getByRole("textbox", { name: "Value" }), "Emma{Enter}")
      await expect(filterInAddress()).toBe('{"title":{"$startsWith":"Emma"}}')
      await expect(await canvas.findByText("1 item", { selector: "p" })).toBeVisible()
    })
    await step("edits the filter of the address", async () => {
      history.replaceState(null, "", `${location.pathname}?filter=${encodeURIComponent('{"year":{"$lt":1800}}')}`)
      dispatchEvent(new PopStateEvent("popstate"))
      await expect(await canvas.findByText("Year is less than 1800", { selector: "p" })).toBeVisible()
    })
    await step("ignores an invalid filter", async () => {
      history.replaceState(null, "", `${location.pathname}?filter=nonsense`)
      dispatchEvent(new PopStateEvent("popstate"))
      await expect(await canvas.findByText("Left out: filter")).toBeVisible()
      await expect(canvas.queryByRole("group", { name: "Condition 1" })).toBeNull()
    })
    history.replaceState(null, "", `${location.pathname}${before}`)
    dispatchEvent(new PopStateEvent("popstate"))
  }
})

/** The page composes the unstyled parts, with the sentence first. */
export const Parts = meta.story({
  render: ({ onApply }) => <Designed onApply={onApply} />,
  play: async (play) => {
    await expectSentence(play.canvas, "Price is less than 10")
    await expect(await applyFilter(play)).toEqual({ price: { $lt: 10 } })
    await expect(play.canvas.getByRole("form", { name: "Filter" })).not.toHaveAttribute("class")
  }
})
