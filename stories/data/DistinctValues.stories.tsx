import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { CollectionTable, DistinctValues } from "@portico/react"
import { DistinctValuesParts, type DistinctValuesProps } from "@portico/react/data"
import { books } from "../../packages/testing/src/internal/scenarios/Books.ts"
import * as React from "react"
import { expect, fn, waitFor, within } from "storybook/test"
import { advanceUntil } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"

type Bare = Query.Query<string, never>

const BareValues = DistinctValues<Bare, string>

const shelf: Bare = Query.from("books")

/** The distinct values of a field, as a filter. */
const meta = preview.meta({
  component: BareValues,
  args: {
    field: "language",
    label: "Language",
    query: shelf,
    onFilter: fn<NonNullable<DistinctValuesProps<Bare, string>["onFilter"]>>()
  }
})

export const Loading = meta.story({
  parameters: { world: { scenario: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Language" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading values…")
  }
})

function WithTable(props: DistinctValuesProps<Bare, string>) {
  const [filter, setFilter] = React.useState<Filter.Filter<never>>(Filter.empty)
  return (
    <>
      <DistinctValues<Bare, string>
        {...props}
        onFilter={(filter, chosen) => {
          setFilter(filter)
          props.onFilter?.(filter, chosen)
        }}
      />
      <CollectionTable
        caption="Books"
        columns={[{ field: "title", header: "Title" }]}
        query={shelf.pipe(Query.limit(3), Query.filter(filter))}
      />
    </>
  )
}

/** Each value with its number of items. The selected values filter a table. */
export const Ready = meta.story({
  args: { counts: true },
  render: (args) => <WithTable {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const french = await canvas.findByRole("checkbox", { name: /^fr.*\d+ items?$/ })
    const modelOf = () => {
      const [filter] = (args.onFilter as ReturnType<typeof fn>).mock.calls.at(-1) as [Filter.Filter]
      return Filter.toModel(filter)
    }
    await step("filters by a value that is selected with the keyboard, then by two values", async () => {
      french.focus()
      await userEvent.keyboard(" ")
      await expect(modelOf()).toEqual({ language: { $in: ["fr"] } })
      await userEvent.click(canvas.getByRole("checkbox", { name: /^ru/ }))
      await expect(modelOf()).toEqual({ language: { $in: ["fr", "ru"] } })
    })
    await step("clears the selection", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
      await expect(modelOf()).toEqual({})
      // The button disappears, so the focus moves to the first value.
      await expect(canvas.getAllByRole("checkbox")[0]).toHaveFocus()
      await expect(within(canvas.getByRole("group", { name: "Language" })).getByRole("status")).toHaveTextContent(
        "Selection cleared."
      )
    })
  }
})

/** The distinct elements of an array field, sorted. An item counts once for each of them. */
export const ArrayElements = meta.story({
  tags: ["spec:operator/hasSome"],
  args: { counts: true, field: "tags", label: "Subjects", operator: "hasSome", size: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("checkbox", { name: /\d+ items?$/ })
    await userEvent.click(first!)
    const [filter] = (args.onFilter as ReturnType<typeof fn>).mock.calls[0] as [Filter.Filter]
    await expect(JSON.stringify(Filter.toModel(filter))).toContain("$hasSome")
    const tagged = books.filter(({ tags }) => tags.includes("adventure")).length
    await expect(first).toHaveAccessibleName(new RegExp(`^adventure\\b.*\\b${tagged} items$`))
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(5)
    await userEvent.click(canvas.getByRole("button", { name: "Show more values" }))
    await waitFor(() => expect(canvas.getAllByRole("checkbox").length).toBeGreaterThan(5))
    await waitFor(() => expect(canvas.getAllByRole("checkbox")[5]).toHaveFocus())
  }
})

export const Empty = meta.story({
  parameters: { world: { scenario: "empty" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No values to choose from.")).toBeVisible()
    await expect(canvas.queryByRole("checkbox")).toBeNull()
  }
})

export const ServerError = meta.story({
  parameters: { world: { scenario: "serverError", clock: "moved" } },
  play: async ({ canvas }) => {
    await expect(await advanceUntil(() => canvas.getByRole("alert"))).toHaveTextContent(
      "Something went wrong on our end."
    )
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

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

/** The page composes the unstyled parts. */
export const Parts = meta.story({
  render: () => (
    <DistinctValuesParts.Root
      className="my-values"
      defaultValue={["fr"]}
      field="language"
      label="Language"
      query={shelf}
    >
      <DistinctValuesParts.Clear />
      <DistinctValuesParts.Problem />
      <DistinctValuesParts.List labelOf={(value) => String(value).toUpperCase()} />
      <DistinctValuesParts.More />
      <DistinctValuesParts.Status />
    </DistinctValuesParts.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("checkbox", { name: "EN" })).not.toBeChecked()
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
    await expect(canvas.getByRole("checkbox", { name: "FR" })).not.toBeChecked()
    await expect(canvas.getByRole("group", { name: "Language" })).toHaveClass("my-values", { exact: true })
  }
})
