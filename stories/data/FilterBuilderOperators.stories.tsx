import * as Filter from "@portico/client/data/Filter"
import { expect } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { applyFilter, BookFilter, chooseCondition, modelOf, expectSentence, unfiltered } from "./filterPlay.ts"

/** Every operator, as a sentence, as controls, and as the filter that is sent. */
const meta = preview.meta({ title: "data/FilterBuilder/Operators", component: BookFilter, args: unfiltered() })

/** Comparisons with one value. */
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
    await expectSentence(canvas, "Year is at least 1990")
    for (const [word, wire] of [
      ["is not", "$ne"],
      ["is less than", "$lt"],
      ["is at most", "$lte"],
      ["is greater than", "$gt"]
    ] as const) {
      await chooseCondition(canvas, 1, "Year", word)
      await expect(await applyFilter(play)).toEqual({ year: { [wire]: 1990 } })
    }
    const condition = await chooseCondition(canvas, 1, "Price", "is")
    await userEvent.clear(condition.getByRole("textbox", { name: "Value" }))
    await userEvent.type(condition.getByRole("textbox", { name: "Value" }), "1,234.5{Enter}")
    await expect(modelOf(play.args)).toEqual({ price: 1234.5 })
    await expectSentence(canvas, "Price is 1234.5")
    await chooseCondition(canvas, 1, "Signed", "is")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Value" }))
    await expect(await applyFilter(play)).toEqual({ signed: false })
  }
})

/** Comparisons with parts of strings, which ignore case. */
export const Text = meta.story({
  tags: ["spec:operator/contains", "spec:operator/startsWith", "spec:operator/endsWith"],
  args: { filter: Filter.contains("title", "Emma") },
  play: async (play) => {
    await expectSentence(play.canvas, "Title contains “Emma”")
    await chooseCondition(play.canvas, 1, "Title", "starts with")
    await expect(await applyFilter(play)).toEqual({ title: { $startsWith: "Emma" } })
    await chooseCondition(play.canvas, 1, "Author", "ends with")
    await expect(await applyFilter(play)).toEqual({ author: { $endsWith: "Emma" } })
  }
})

/** Comparisons with several values, each in its own chip. */
export const Lists = meta.story({
  tags: ["spec:operator/hasSome", "spec:operator/hasAll", "spec:operator/in"],
  args: { filter: Filter.hasSome("tags", ["classic", "romance"]) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expectSentence(canvas, "Subjects: any of “classic”, “romance”")
    const value = canvas.getByRole("textbox", { name: "Value" })
    await userEvent.type(value, "satire{Enter}")
    await expect(play.args.onApply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Remove classic" }))
    await expect(value).toHaveFocus()
    await expect(await applyFilter(play)).toEqual({ tags: { $hasSome: ["romance", "satire"] } })
    await chooseCondition(canvas, 1, "Subjects", "all of")
    await expect(await applyFilter(play)).toEqual({ tags: { $hasAll: ["romance", "satire"] } })
    await chooseCondition(canvas, 1, "Year", "is one of")
    await userEvent.type(canvas.getByRole("textbox", { name: "Value" }), "1815")
    await expect(await applyFilter(play)).toEqual({ year: { $in: [1815] } })
  }
})

/** Whether a field is empty, and whether it is set. */
export const Presence = meta.story({
  tags: ["spec:operator/isEmpty", "spec:operator/isNotEmpty", "spec:operator/exists"],
  args: { filter: Filter.isEmpty("note") },
  play: async (play) => {
    await expectSentence(play.canvas, "Note is empty")
    await chooseCondition(play.canvas, 1, "Note", "is not empty")
    await expect(await applyFilter(play)).toEqual({ note: { $ne: null } })
    await chooseCondition(play.canvas, 1, "Note", "is set")
    await expect(await applyFilter(play)).toEqual({ note: { $exists: true } })
    await chooseCondition(play.canvas, 1, "Note", "is not set")
    await expect(await applyFilter(play)).toEqual({ note: { $exists: false } })
    await expect(play.canvas.queryByRole("textbox")).toBeNull()
  }
})

/** A range, which excludes its upper end. */
export const Between = meta.story({
  tags: ["spec:operator/between"],
  args: { filter: Filter.between("year", 1800, 1900) },
  play: async (play) => {
    const { canvas, userEvent } = play
    await expectSentence(canvas, "Year is at least 1800 but less than 1900")
    const upper = canvas.getByRole("textbox", { name: "Up to (not included)" })
    await userEvent.clear(upper)
    await userEvent.type(upper, "1850")
    await expect(await applyFilter(play)).toEqual({ $and: [{ year: { $gte: 1800 } }, { year: { $lt: 1850 } }] })
  }
})
