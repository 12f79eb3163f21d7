import { References } from "@portico/client/data/References"
import { ReferencePicker } from "@portico/react"
import { ReferencePickerParts } from "@portico/react/data"
import * as React from "react"
import { expect, spyOn, waitFor, within } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { ShortTitles, Similar as SimilarTitles } from "./invalidItems.ts"
import { atShelf, inOtherTab } from "./shelf.ts"

interface StatefulPickerProps {
  readonly initial?: ReadonlyArray<string>
  readonly multiple?: boolean
  readonly pageSize?: number
}

function StatefulPicker({ initial = [], multiple = false, pageSize = 20 }: StatefulPickerProps) {
  const [ids, choose] = React.useState(initial)
  return (
    <ReferencePicker
      label="Author"
      labelField="name"
      multiple={multiple}
      onChange={choose}
      pageSize={pageSize}
      target="authors"
      value={ids}
    />
  )
}

const Similar = () => (
  <ReferencePicker
    collection="shelf"
    field="similar"
    item="emma"
    label="Similar books"
    labelField="title"
    target="shelf"
  />
)

/** Selects items of another collection by name, as a value of the page or of a field of an item. */
const meta = preview.meta({ title: "data/ReferencePicker", component: StatefulPicker })

type Play = Pick<PlayOf<typeof StatefulPicker>, "canvas" | "userEvent">

const search = async ({ canvas, userEvent }: Play, text: string) => {
  await userEvent.click(canvas.getByRole("combobox"))
  await userEvent.paste(text)
}

const addAndSave = async (play: Play, title: string) => {
  await play.canvas.findByText("Persuasion")
  await search(play, title)
  await play.userEvent.click(await play.canvas.findByRole("option", { name: title }))
  await play.userEvent.click(play.canvas.getByRole("button", { name: "Save selection" }))
}

export const Empty = meta.story({
  parameters: atShelf(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Author" })).toHaveAttribute("aria-expanded", "false")
    await expect(canvas.getByText("Nothing selected.")).toBeVisible()
  }
})

export const Searching = meta.story({
  parameters: atShelf("shelf", { clock: "moved" }),
  play: async (play) => {
    await search(play, "aus")
    await expect(play.canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "true")
    await expect(await play.canvas.findByText("Searching…")).toBeVisible()
  }
})

export const Selected = meta.story({
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = { ...play }
    await search(play, "austen")
    await step("moves through the results with the keyboard", async () => {
      await canvas.findByRole("option", { name: "Jane Austen" })
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1))
      await userEvent.keyboard("{ArrowDown}")
      const option = canvas.getByRole("option", { name: "Jane Austen" })
      await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-activedescendant", option.id)
      await userEvent.keyboard("{Enter}")
    })
    await step("selects the active result with Enter", async () => {
      const selected = within(await canvas.findByRole("list", { name: "Selected" }))
      await expect(await selected.findByText("Jane Austen")).toBeVisible()
      await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false")
    })
    await step("removes the selected item and focuses the input", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Jane Austen" }))
      await expect(canvas.getByText("Nothing selected.")).toBeVisible()
      await expect(canvas.getByRole("combobox")).toHaveFocus()
    })
  }
})

/** Several items are selected. */
export const Multi = meta.story({
  args: { initial: ["eliot"], multiple: true },
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = { ...play }
    await search(play, "e")
    await userEvent.click(await canvas.findByRole("option", { name: "Jane Austen" }))
    await userEvent.click(canvas.getByRole("option", { name: "Charlotte Brontë" }))
    const selected = within(await canvas.findByRole("list", { name: "Selected" }))
    await waitFor(() => expect(selected.getAllByRole("listitem")).toHaveLength(3))
    await expect(canvas.getByRole("option", { name: "Jane Austen" })).toHaveAttribute("aria-selected", "true")
    await step("wraps at both ends with the arrow keys, and selects or removes an item with Enter", async () => {
      const options = canvas.getAllByRole("option")
      const isActive = (option: HTMLElement | undefined) =>
        waitFor(() => expect(canvas.getByRole("combobox")).toHaveAttribute("aria-activedescendant", option?.id))
      await userEvent.keyboard("{ArrowUp}")
      await isActive(options.at(-1))
      await userEvent.keyboard("{ArrowDown}")
      await isActive(options[0])
      await userEvent.keyboard("{End}")
      await isActive(options.at(-1))
      await userEvent.keyboard("{Home}")
      await isActive(options[0])
      const name = options[0]?.textContent ?? ""
      const isSelected = options[0]?.getAttribute("aria-selected") === "true"
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByText(isSelected ? `${name} removed` : `${name} selected`)).toBeInTheDocument()
    })
    await step("closes the results with Escape", async () => {
      await userEvent.keyboard("{Escape}")
      await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false")
      await expect(canvas.getByRole("combobox")).toHaveValue("e")
    })
  }
})

/** All references of a field are replaced at once. */
export const ReplaceAll = meta.story({
  parameters: atShelf(),
  render: () => <Similar />,
  play: async (play) => {
    const { canvas, userEvent } = play
    await canvas.findByText("Persuasion")
    await userEvent.click(canvas.getByRole("button", { name: "Remove Persuasion" }))
    await saveSelection(play)
    await expect(await canvas.findByText("Selection saved.")).toBeVisible()
    await expect(canvas.queryByText("Persuasion")).toBeNull()
  }
})

const saveSelection = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole("button", { name: "Save selection" }))

/** A selected item does not exist. */
export const BrokenReference = meta.story({
  args: { initial: ["nobody"] },
  parameters: atShelf(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No longer exists: nobody")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Remove nobody" }))
    await expect(canvas.getByText("Nothing selected.")).toBeVisible()
  }
})

const expectMisconfigured = async (play: Play, code: string) => {
  await addAndSave(play, "An orphan")
  await expect(await play.canvas.findByRole("alert")).toHaveTextContent(
    `This page isn't set up correctly. Contact us. Reference: ${code}`
  )
  await expect(play.canvas.getByRole("button", { name: "Remove An orphan" })).toBeVisible()
}

export const BadReference = meta.story({
  tags: ["spec:wde/WDE0019"],
  parameters: atShelf("shelfBadReference"),
  render: () => <Similar />,
  play: (play) => expectMisconfigured(play, "WDE0019")
})

export const NotReferenceObject = meta.story({
  tags: ["spec:wde/WDE0020"],
  parameters: atShelf("shelfNotReferenceObject"),
  render: () => <Similar />,
  play: (play) => expectMisconfigured(play, "WDE0020")
})

export const NotMultiReference = meta.story({
  tags: ["spec:wde/WDE0021"],
  parameters: atShelf("shelfNotMultiReference"),
  render: () => <Similar />,
  play: (play) => expectMisconfigured(play, "WDE0021")
})

/** More items are selected than were loaded. Added and removed items are saved, and the others stay selected. */
export const MoreSelectedThanLoaded = meta.story({
  parameters: atShelf("shelfManyReferences"),
  render: () => <Similar />,
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await expect(await canvas.findByText(/The others stay selected/)).toBeVisible()
    await expect(canvas.getByText("Selected: 50")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Remove Volume 01" }))
    await step("saves the selection", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save selection" }))
      await expect(await canvas.findByText("Selection saved.")).toBeVisible()
    })
    const has = (id: string) =>
      inOtherTab(
        References.use((references) => references.isReferenced("shelf", "similar", "emma", id)),
        "shelfManyReferences"
      )
    await expect(await Promise.all([has("volume-1"), has("volume-2"), has("volume-60")])).toEqual([false, true, true])
  }
})

/** The selection was saved, and the field of the item refers to the selected items. */
export const IsReferenced = meta.story({
  parameters: atShelf(),
  render: () => <Similar />,
  play: async (play) => {
    await addAndSave(play, "An orphan")
    await play.canvas.findByText("Selection saved.")
    const isReferenced = await inOtherTab(
      References.use((references) => references.isReferenced("shelf", "similar", "emma", "orphan"))
    )
    await expect(isReferenced).toBe(true)
  }
})

/** Books that do not match the schema are left out of the results. A selected one keeps its id as its title. */
export const InvalidItems = meta.story({
  parameters: atShelf(),
  render: () => (
    <ReferencePicker
      collection={SimilarTitles}
      field="similar"
      item="emma"
      label="Similar books"
      labelField="title"
      target={ShortTitles}
    />
  ),
  play: async (play) => {
    const { canvas, step } = play
    await step("shows the valid results and a warning", async () => {
      await addAndSave(play, "An orphan")
      await expect(await canvas.findByText("Selection saved.")).toBeVisible()
      await expect(canvas.getByRole("button", { name: "Remove sense" })).toBeVisible()
      await play.userEvent.click(canvas.getByRole("combobox"))
      await play.userEvent.clear(canvas.getByRole("combobox"))
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't show 1 item."))
      await expect(canvas.getAllByRole("option")).toHaveLength(4)
    })
    await step("keeps the reference to the invalid item", async () => {
      const isReferenced = await inOtherTab(
        References.use((references) => references.isReferenced("shelf", "similar", "emma", "sense"))
      )
      await expect(isReferenced).toBe(true)
    })
  }
})

/** More results are loaded on demand. */
export const MorePages = meta.story({
  args: { pageSize: 10 },
  parameters: atShelf(),
  play: async (play) => {
    const { canvas, step, userEvent } = { ...play }
    await search(play, "anonymous")
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(10))
    await userEvent.click(canvas.getByRole("button", { name: "Show more results" }))
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(20))
    await expect(canvas.getByText("20 results")).toBeVisible()
    await step("continues after the first new result, which is scrolled into view", async () => {
      const list = canvas.getByRole("listbox").getBoundingClientRect()
      const option = canvas.getAllByRole("option")[10]
      await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-activedescendant", option?.id)
      await expect(option?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1)
    })
  }
})

export const ServerError = meta.story({
  parameters: atShelf("shelfUnreadable"),
  play: async (play) => {
    await search(play, "austen")
    await expect(await play.canvas.findByRole("alert")).toHaveTextContent(/went wrong on our end/)
    await expect(play.canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

function Composed() {
  const [ids, choose] = React.useState<ReadonlyArray<string>>(["austen"])
  return (
    <ReferencePickerParts.Root label="Author" labelField="name" onChange={choose} target="authors" value={ids}>
      <ReferencePickerParts.Selection />
      <ReferencePickerParts.Search />
      <ReferencePickerParts.Results />
    </ReferencePickerParts.Root>
  )
}

/** The page composes the unstyled parts. */
export const Parts = meta.story({
  parameters: atShelf(),
  render: () => <Composed />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Jane Austen")).toBeVisible()
  }
})

function WithoutSearchAndResults() {
  const [ids, choose] = React.useState<ReadonlyArray<string>>(["austen"])
  return (
    <ReferencePickerParts.Root label="Author" labelField="name" onChange={choose} target="authors" value={ids}>
      <ReferencePickerParts.Selection />
    </ReferencePickerParts.Root>
  )
}

/** The page renders only the selected items. Nothing is logged to the console. */
export const PartsWithoutSearch = meta.story({
  parameters: atShelf(),
  beforeEach: () => {
    spyOn(console, "error")
  },
  render: () => <WithoutSearchAndResults />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Jane Austen")).toBeVisible()
    await expect(console.error).not.toHaveBeenCalled()
  }
})
