import * as Filter from "@portico/client/data/Filter"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { applyFilter, BookFilter, chooseCondition, fields, unfiltered } from "./filterPlay.ts"

/**
 * Invalid filters: the user's errors are reported at their values, and invalid filters of the page are ignored with a
 * message.
 */
const meta = preview.meta({ title: "data/FilterBuilder/Refused", component: BookFilter, args: unfiltered() })

/** A value is missing. It is reported at its input, and nothing is applied. */
export const WrongOperandCount = meta.story({
  tags: ["spec:wde/WDE0040", "spec:wde/WDE0041", "spec:wde/WDE0042"],
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole("button", { name: "Add condition" }))
    const condition = await chooseCondition(canvas, 1, "Year", "is")
    await expect(canvas.queryByText("Enter a value.")).toBeNull()
    await applyFilter(play)
    await expect(canvas.getByRole("textbox", { name: "Value" })).toHaveFocus()
    await expect(canvas.getByRole("textbox", { name: "Value" })).toHaveAccessibleDescription("Enter a value.")
    await chooseCondition(canvas, 1, "Year", "is between")
    await userEvent.type(condition.getByRole("textbox", { name: "From" }), "1800{Enter}")
    await expect(canvas.getByRole("textbox", { name: "Up to (not included)" })).toHaveFocus()
    await chooseCondition(canvas, 1, "Subjects", "any of")
    await applyFilter(play)
    await expect(canvas.getByRole("textbox", { name: "Value" })).toHaveAccessibleDescription("Add at least one value.")
    await expect(args.onApply).not.toHaveBeenCalled()
  }
})

/**
 * After a refused attempt, the error of a condition disappears when it changes. It is checked again when it loses the
 * focus. An added condition has no error until the next attempt.
 */
export const ChangedAfterRefusal = meta.story({
  args: { filter: Filter.gt("price", 10) },
  play: async (play) => {
    const { canvas, userEvent } = play
    const value = () => canvas.getByRole("textbox", { name: "Value" })
    await userEvent.clear(value())
    await applyFilter(play)
    await expect(value()).toHaveAccessibleDescription("Enter a value.")
    await userEvent.type(value(), "ten")
    await expect(value()).not.toHaveAttribute("aria-invalid")
    await userEvent.tab()
    await expect(value()).not.toHaveAttribute("aria-invalid")
    await userEvent.tab()
    await expect(value()).toHaveAccessibleDescription("Enter a number.")
    await userEvent.click(canvas.getByRole("button", { name: "Add condition" }))
    await expect(canvas.queryByText("Enter a value.")).toBeNull()
    await expect(canvas.getByText("Enter a number.")).toBeVisible()
  }
})

/** An invalid number, and a range with values of different types. */
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
    await chooseCondition(canvas, 1, "Year", "is one of")
    await userEvent.type(value(), "1815{Enter}soon{Enter}")
    await applyFilter(play)
    await expect(value()).toHaveAccessibleDescription("Enter a number.")
    // The invalid values stay until they are removed.
    await userEvent.click(canvas.getByRole("button", { name: "Remove ten" }))
    await userEvent.click(canvas.getByRole("button", { name: "Remove soon" }))
    await expect(await applyFilter(play)).toEqual({ year: { $in: [1815] } })
    const condition = await chooseCondition(canvas, 1, "Note", "is between")
    await userEvent.selectOptions(condition.getAllByRole("combobox", { name: "Value type" })[0]!, "Text")
    await userEvent.type(condition.getByRole("textbox", { name: "From" }), "a")
    await userEvent.selectOptions(condition.getAllByRole("combobox", { name: "Value type" })[1]!, "Number")
    await userEvent.type(condition.getByRole("textbox", { name: "Up to (not included)" }), "3{Enter}")
    await expect(canvas.getByText("Both values must have the same type.")).toBeVisible()
    await expect(args.onApply).toHaveBeenCalledOnce()
  }
})

// A filter from elsewhere can be any value.
const raw = (model: object): Filter.Filter => Filter.raw(model as Parameters<typeof Filter.raw>[0])

/** The page passes an invalid filter. It is ignored with a message, and developers see the reasons. */
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
    await expect(canvas.getByRole("alert")).toHaveTextContent("This filter can't be used and was ignored.")
    for (const digit of [6, 7, 8, 9]) await expect(await canvas.findByText(`WDE005${digit}`)).toBeVisible()
    for (const digit of [0, 1, 2, 3, 4]) await expect(canvas.getByText(`WDE006${digit}`)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Add condition" })).toBeVisible()
  }
})

/** The page passes a filter with a pattern, which is not supported. Developers see the alternatives. */
export const RegexRefused = meta.story({
  tags: ["spec:wde/WDE0070"],
  args: { mode: "dev", filter: raw({ title: { $regex: "^E" } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This filter can't be used")
    await expect(await canvas.findByText(/Use startsWith, endsWith or contains/)).toBeVisible()
  }
})

/** A condition without a field. The user has to choose one first. */
export const BadFieldName = meta.story({
  tags: ["spec:wde/WDE0094"],
  args: { fields: [{ name: "", type: "text", label: "Choose…" }, ...fields] },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole("button", { name: "Add condition" }))
    await applyFilter(play)
    await expect(canvas.getByRole("combobox", { name: "Field" })).toHaveFocus()
    await expect(canvas.getByRole("combobox", { name: "Field" })).toHaveAccessibleDescription("Choose a field.")
    await expect(args.onApply).not.toHaveBeenCalled()
  }
})
