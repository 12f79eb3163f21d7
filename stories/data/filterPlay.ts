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

/** Books filtered by fields of every type, without conditions yet. */
export const unfiltered = () => ({
  collection: "books",
  fields,
  filter: typed<Filter.Filter | undefined>(undefined),
  onApply: fn<NonNullable<FilterBuilderProps<string>["onApply"]>>(),
  timeZone: "UTC"
})

export type Play = PlayOf<typeof BookFilter>

/** The filter that was applied last, as it is sent. */
export const modelOf = (args: Play["args"]) => {
  const calls = (args.onApply as ReturnType<typeof fn>).mock.calls
  const last = calls.at(-1)?.[0] as Filter.Filter | undefined
  return last && Filter.toModel(last)
}

/** Applies the filter. */
export const applied = async ({ args, canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole("button", { name: "Apply filter" }))
  return modelOf(args)
}

const condition = (canvas: Play["canvas"], position: number) =>
  within(canvas.getByRole("group", { name: `Condition ${position}` }))

export const choose = async (canvas: Play["canvas"], position: number, field: string, operator: string) => {
  const at = condition(canvas, position)
  await user.selectOptions(at.getByRole("combobox", { name: "Field" }), field)
  await user.selectOptions(at.getByRole("combobox", { name: "Operator" }), operator)
  return at
}

/** The filter reads as this. */
export const sentence = (canvas: Play["canvas"], text: string | RegExp) =>
  expect(canvas.getByText(text, { selector: "p" })).toBeVisible()
