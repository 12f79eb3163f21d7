import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import {
  CollectionTable,
  FilterBuilder,
  type FilterBuilderProps,
  type FilterField,
  Filters,
  useAddress
} from "@portico/react"
import { expect, fn, userEvent as user, within } from "storybook/test"
import preview, { type PlayOf, typed } from "../../.storybook/preview.tsx"

const fields: ReadonlyArray<FilterField> = [
  { name: "title", type: "text", label: "Title" },
  { name: "author", type: "text", label: "Author" },
  { name: "year", type: "number", label: "Year" },
  { name: "price", type: "number", label: "Price" },
  { name: "language", type: "text", label: "Language", options: ["en", "fr", "ru"] },
  { name: "tags", type: "list", element: "text", label: "Subjects" },
  { name: "addedAt", type: "date", label: "Added" },
  { name: "signed", type: "boolean", label: "Signed" },
  { name: "note", type: "mixed", label: "Note" }
]

const BookFilter = FilterBuilder<string>

/** A person builds the very filter that code would: checked beside each value, before anything is sent. */
const meta = preview.meta({
  component: BookFilter,
  args: {
    collection: "books",
    fields,
    filter: typed<Filter.Filter | undefined>(undefined),
    onApply: fn<NonNullable<FilterBuilderProps<string>["onApply"]>>(),
    timeZone: "UTC"
  }
})

type Play = PlayOf<typeof BookFilter>

const modelOf = (args: Play["args"]) => {
  const calls = (args.onApply as ReturnType<typeof fn>).mock.calls
  const last = calls.at(-1)?.[0] as Filter.Filter | undefined
  return last && Filter.toModel(last)
}

const applied = async ({ args, canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole("button", { name: "Apply the filter" }))
  return modelOf(args)
}

const condition = (canvas: Play["canvas"], position: number) =>
  within(canvas.getByRole("group", { name: `Condition ${position}` }))

const choose = async (canvas: Play["canvas"], position: number, field: string, operator: string) => {
  const at = condition(canvas, position)
  await user.selectOptions(at.getByRole("combobox", { name: "Field" }), field)
  await user.selectOptions(at.getByRole("combobox", { name: "Operator" }), operator)
  return at
}

const sentence = (canvas: Play["canvas"], text: string | RegExp) =>
  expect(canvas.getByText(text, { selector: "p" })).toBeVisible()

/** Nothing is asked: every item is shown. The keyboard alone adds the first condition, and lands in it. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "Apply the filter" })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Add a condition" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("combobox", { name: "Field" })).toHaveFocus()
    await expect(canvas.getByRole("status")).toHaveTextContent("Condition added.")
    await userEvent.click(canvas.getByRole("button", { name: "Remove condition 1" }))
    await expect(canvas.getByRole("button", { name: "Add a condition" })).toHaveFocus()
    await expect(canvas.getByRole("status")).toHaveTextContent("Condition removed.")
  }
})

/** Numbers and dates against one value. */
export const Comparison = meta.story({
  tags: [
    "spec:operator/eq",
    "spec:operator/ne",
    "spec:operator/lt",
    "spec:operator/lte",
    "spec:operator/gt",
    "spec:operator/gte"
  ],
  args: { filter: Filter.gte("year", 1990) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await sentence(canvas, "Year is at least 1990")
    for (const [word, wire] of [
      ["is not", "$ne"],
      ["is less than", "$lt"],
      ["is at most", "$lte"],
      ["is greater than", "$gt"]
    ] as const) {
      await choose(canvas, 1, "Year", word)
      await expect(await applied(play)).toEqual({ year: { [wire]: 1990 } })
    }
    const at = await choose(canvas, 1, "Price", "is")
    await userEvent.clear(at.getByRole("textbox", { name: "Value" }))
    await userEvent.type(at.getByRole("textbox", { name: "Value" }), "1,234.5{Enter}")
    await expect(modelOf(play.args)).toEqual({ price: 1234.5 })
    await sentence(canvas, "Price is 1234.5")
    await choose(canvas, 1, "Signed", "is")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Value" }))
    await expect(await applied(play)).toEqual({ signed: false })
  }
})

/** Parts of texts, in any case. */
export const Text = meta.story({
  tags: ["spec:operator/contains", "spec:operator/startsWith", "spec:operator/endsWith"],
  args: { filter: Filter.contains("title", "Emma") },
  play: async (play) => {
    await sentence(play.canvas, "Title contains “Emma”")
    await choose(play.canvas, 1, "Title", "starts with")
    await expect(await applied(play)).toEqual({ title: { $startsWith: "Emma" } })
    await choose(play.canvas, 1, "Author", "ends with")
    await expect(await applied(play)).toEqual({ author: { $endsWith: "Emma" } })
  }
})

/** Several values, each a chip of its own. */
export const Lists = meta.story({
  tags: ["spec:operator/hasSome", "spec:operator/hasAll", "spec:operator/in"],
  args: { filter: Filter.hasSome("tags", ["classic", "romance"]) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await sentence(canvas, "Subjects has any of “classic”, “romance”")
    const value = canvas.getByRole("textbox", { name: "Value" })
    await userEvent.type(value, "satire{Enter}")
    await expect(play.args.onApply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Remove classic" }))
    await expect(value).toHaveFocus()
    await expect(await applied(play)).toEqual({ tags: { $hasSome: ["romance", "satire"] } })
    await choose(canvas, 1, "Subjects", "has all of")
    await expect(await applied(play)).toEqual({ tags: { $hasAll: ["romance", "satire"] } })
    await choose(canvas, 1, "Year", "is one of")
    await userEvent.type(canvas.getByRole("textbox", { name: "Value" }), "1815")
    await expect(await applied(play)).toEqual({ year: { $in: [1815] } })
  }
})

/** Whether a field has a value, and whether it is there at all. */
export const Presence = meta.story({
  tags: ["spec:operator/isEmpty", "spec:operator/isNotEmpty", "spec:operator/exists"],
  args: { filter: Filter.isEmpty("note") },
  play: async (play) => {
    await sentence(play.canvas, "Note is empty")
    await choose(play.canvas, 1, "Note", "is not empty")
    await expect(await applied(play)).toEqual({ note: { $ne: null } })
    await choose(play.canvas, 1, "Note", "is there")
    await expect(await applied(play)).toEqual({ note: { $exists: true } })
    await choose(play.canvas, 1, "Note", "is not there")
    await expect(await applied(play)).toEqual({ note: { $exists: false } })
    await expect(play.canvas.queryByRole("textbox")).toBeNull()
  }
})

/** From one value up to another, which is excluded. */
export const Between = meta.story({
  tags: ["spec:operator/between"],
  args: { filter: Filter.between("year", 1800, 1900) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await sentence(canvas, "Year is at least 1800 but less than 1900")
    const upper = canvas.getByRole("textbox", { name: "Up to, not including" })
    await userEvent.clear(upper)
    await userEvent.type(upper, "1850")
    await expect(await applied(play)).toEqual({ $and: [{ year: { $gte: 1800 } }, { year: { $lt: 1850 } }] })
  }
})

/** Groups within groups: all, any, not all, none. */
export const NestedAndOrNot = meta.story({
  tags: ["spec:operator/and", "spec:operator/or", "spec:operator/not"],
  args: {
    filter: Filter.gte("year", 1800).pipe(
      Filter.and(Filter.or(Filter.startsWith("title", "E"), Filter.lt("price", 10)))
    )
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await sentence(canvas, "Year is at least 1800 and (Title starts with “E” or Price is less than 10)")
    const inner = () => within(canvas.getByRole("group", { name: "Group 2" }))
    await step("none of the inner ones", async () => {
      await userEvent.selectOptions(
        inner().getByRole("combobox", { name: "Which items are shown" }),
        "None of these holds"
      )
      await expect(await applied(play)).toEqual({
        $and: [{ year: { $gte: 1800 } }, { $not: [{ $or: [{ title: { $startsWith: "E" } }, { price: { $lt: 10 } }] }] }]
      })
    })
    await step("a group within the group, then away with it", async () => {
      await userEvent.click(inner().getAllByRole("button", { name: "Add a group" })[0]!)
      await expect(canvas.getByRole("status")).toHaveTextContent("Group added.")
      await expect(
        within(inner().getByRole("group", { name: "Group 3" })).getByRole("combobox", { name: "Which items are shown" })
      ).toHaveFocus()
      await userEvent.click(inner().getByRole("button", { name: "Remove group 3" }))
      await expect(inner().getByRole("button", { name: "Remove condition 2" })).toHaveFocus()
    })
    await step("everything away", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
      await expect(modelOf(play.args)).toEqual({})
      await expect(canvas.getByRole("button", { name: "Add a condition" })).toHaveFocus()
    })
  }
})

/** A value that was not entered is asked for where it lacks, and nothing is applied. */
export const WrongOperandCount = meta.story({
  tags: ["spec:wde/WDE0040", "spec:wde/WDE0041", "spec:wde/WDE0042"],
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole("button", { name: "Add a condition" }))
    const at = await choose(canvas, 1, "Year", "is")
    await expect(canvas.queryByText("Enter a value.")).toBeNull()
    await applied(play)
    await expect(canvas.getByRole("textbox", { name: "Value" })).toHaveFocus()
    await expect(canvas.getByRole("textbox", { name: "Value" })).toHaveAccessibleDescription("Enter a value.")
    await choose(canvas, 1, "Year", "is between")
    await userEvent.type(at.getByRole("textbox", { name: "From" }), "1800{Enter}")
    await expect(canvas.getByRole("textbox", { name: "Up to, not including" })).toHaveFocus()
    await choose(canvas, 1, "Subjects", "has any of")
    await applied(play)
    await expect(canvas.getByRole("textbox", { name: "Value" })).toHaveAccessibleDescription("Add at least one value.")
    await expect(args.onApply).not.toHaveBeenCalled()
  }
})

/** What is no number, and two values of different kinds. */
export const WrongValueType = meta.story({
  tags: ["spec:wde/WDE0045", "spec:wde/WDE0046", "spec:wde/WDE0047"],
  args: { filter: Filter.gt("price", 10) },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    const value = () => canvas.getByRole("textbox", { name: "Value" })
    await userEvent.clear(value())
    await userEvent.type(value(), "ten{Enter}")
    await expect(value()).toHaveFocus()
    await expect(value()).toHaveAccessibleDescription("Enter a number.")
    await choose(canvas, 1, "Year", "is one of")
    await userEvent.type(value(), "1815{Enter}soon{Enter}")
    await applied(play)
    await expect(value()).toHaveAccessibleDescription("Enter a number.")
    // What was entered before stays until it is removed.
    await userEvent.click(canvas.getByRole("button", { name: "Remove ten" }))
    await userEvent.click(canvas.getByRole("button", { name: "Remove soon" }))
    await expect(await applied(play)).toEqual({ year: { $in: [1815] } })
    const at = await choose(canvas, 1, "Note", "is between")
    await userEvent.selectOptions(at.getAllByRole("combobox", { name: "Kind of value" })[0]!, "Text")
    await userEvent.type(at.getByRole("textbox", { name: "From" }), "a")
    await userEvent.selectOptions(at.getAllByRole("combobox", { name: "Kind of value" })[1]!, "Number")
    await userEvent.type(at.getByRole("textbox", { name: "Up to, not including" }), "3{Enter}")
    await expect(canvas.getByText("Both values have to be of one kind.")).toBeVisible()
    await expect(args.onApply).toHaveBeenCalledOnce()
  }
})

// What comes from elsewhere may be anything.
const raw = (model: object): Filter.Filter => Filter.raw(model as Parameters<typeof Filter.raw>[0])

/** A filter from elsewhere that is none: it is left out and said so, and developers read why. */
export const BrokenTree = meta.story({
  tags: [
    "spec:wde/WDE0056",
    "spec:wde/WDE0057",
    "spec:wde/WDE0058",
    "spec:wde/WDE0059",
    "spec:wde/WDE0060",
    "spec:wde/WDE0061",
    "spec:wde/WDE0062",
    "spec:wde/WDE0063",
    "spec:wde/WDE0064"
  ],
  args: {
    mode: "dev",
    filter: raw({
      $and: [1],
      $or: {},
      year: { $gt: [], $in: 1990, $exists: 1, $hasSome: [true] },
      title: { $contains: 1, $matches: { spec: ["Emma"] } }
    })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This filter cannot be used. It was left out.")
    for (const digit of [6, 7, 8, 9]) await expect(await canvas.findByText(`WDE005${digit}`)).toBeVisible()
    for (const digit of [0, 1, 2, 3, 4]) await expect(canvas.getByText(`WDE006${digit}`)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Add a condition" })).toBeVisible()
  }
})

/** Patterns are refused; texts can be asked for by their parts. */
export const RegexRefused = meta.story({
  tags: ["spec:wde/WDE0070"],
  args: { mode: "dev", filter: raw({ title: { $regex: "^E" } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This filter cannot be used.")
    await expect(await canvas.findByText(/Use startsWith, endsWith or contains/)).toBeVisible()
  }
})

/** A field without a name, which would be WDE0094 when it is sent: the person is asked to choose one before. */
export const BadFieldName = meta.story({
  tags: ["spec:wde/WDE0094"],
  args: { fields: [{ name: "", type: "text", label: "Choose…" }, ...fields] },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole("button", { name: "Add a condition" }))
    await applied(play)
    await expect(canvas.getByRole("combobox", { name: "Field" })).toHaveFocus()
    await expect(canvas.getByRole("combobox", { name: "Field" })).toHaveAccessibleDescription("Choose a field.")
    await expect(args.onApply).not.toHaveBeenCalled()
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

/** The filter stands in the address: it survives a reload, can be sent to somebody, and back undoes it. */
export const UrlSync = meta.story({
  render: (args) => <Addressed {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const before = location.search
    const filterInAddress = () => new URLSearchParams(location.search).get("filter")
    await step("what is applied stands in the address and filters the table", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add a condition" }))
      await choose(canvas, 1, "Title", "starts with")
      await userEvent.type(canvas.getByRole("textbox", { name: "Value" }), "Emma{Enter}")
      await expect(filterInAddress()).toBe('{"title":{"$startsWith":"Emma"}}')
      await expect(await canvas.findByText("1 item", { selector: "p" })).toBeVisible()
    })
    await step("what the address says is edited", async () => {
      history.replaceState(null, "", `${location.pathname}?filter=${encodeURIComponent('{"year":{"$lt":1800}}')}`)
      dispatchEvent(new PopStateEvent("popstate"))
      await expect(await canvas.findByText("Year is less than 1800", { selector: "p" })).toBeVisible()
    })
    await step("nonsense is left out", async () => {
      history.replaceState(null, "", `${location.pathname}?filter=nonsense`)
      dispatchEvent(new PopStateEvent("popstate"))
      await expect(await canvas.findByText("Left out: filter")).toBeVisible()
      await expect(canvas.queryByRole("group", { name: "Condition 1" })).toBeNull()
    })
    history.replaceState(null, "", `${location.pathname}${before}`)
    dispatchEvent(new PopStateEvent("popstate"))
  }
})

/** The unstyled parts, the sentence first. */
export const Parts = meta.story({
  render: (args) => (
    <Filters.Root collection="books" fields={fields} filter={Filter.lt("price", 10)} onApply={args.onApply}>
      <Filters.Text />
      <Filters.Conditions />
      <Filters.Apply />
      <Filters.Clear />
    </Filters.Root>
  ),
  play: async (play) => {
    await sentence(play.canvas, "Price is less than 10")
    await expect(await applied(play)).toEqual({ price: { $lt: 10 } })
    await expect(play.canvas.getByRole("form", { name: "Filter" })).not.toHaveAttribute("class")
  }
})
