import * as Filter from "@portico/client/data/Filter"
import { FilterBuilder } from "@portico/react"
import type { FilterBuilderProps, FilterField } from "@portico/react/data"
import { expect, fn, userEvent as user, within } from "storybook/test"
import { type PlayOf, typed } from "../../.storybook/preview.tsx"

export const fields: ReadonlyArray<FilterField> = [
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

export const BookFilter = FilterBuilder<string>

/** Creates the props of a filter over books with fields of every type, without conditions. */
export const unfiltered = () => ({
  collection: "books",
  fields,
  filter: typed<Filter.Filter | undefined>(undefined),
  onApply: fn<NonNullable<FilterBuilderProps<string>["onApply"]>>(),
  timeZone: "UTC"
})

export type Play = PlayOf<typeof BookFilter>

/** Returns the last applied filter as JSON. */
export const modelOf = (args: Play["args"]) => {
  const calls = (args.onApply as ReturnType<typeof fn>).mock.calls
  const last = calls.at(-1)?.[0] as Filter.Filter | undefined
  return last && Filter.toModel(last)
}

/** Applies the filter, and returns it as JSON. */
export const applyFilter = async ({ args, canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole("button", { name: "Apply filter" }))
  return modelOf(args)
}

const conditionAt = (canvas: Play["canvas"], position: number) =>
  within(canvas.getByRole("group", { name: `Condition ${position}` }))

/** Selects the field and the operator of a condition. */
export const chooseCondition = async (canvas: Play["canvas"], position: number, field: string, operator: string) => {
  const condition = conditionAt(canvas, position)
  await user.selectOptions(condition.getByRole("combobox", { name: "Field" }), field)
  await user.selectOptions(condition.getByRole("combobox", { name: "Operator" }), operator)
  return condition
}

/** Checks the sentence that describes the filter. */
export const expectSentence = (canvas: Play["canvas"], text: string | RegExp) =>
  expect(canvas.getByText(text, { selector: "p" })).toBeVisible()
