import * as Filter from "@portico/client/data/Filter"
import { useFilter } from "@portico/react"
import { FilterBuilderView, type FilterField } from "@portico/react/data"
import { expect } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

const fields: ReadonlyArray<FilterField> = [
  { name: "title", type: "text", label: "Title" },
  { name: "year", type: "number", label: "Year" },
  { name: "language", type: "text", label: "Language", options: ["en", "fr", "ru"] },
  { name: "tags", type: "list", element: "text", label: "Subjects" },
  { name: "addedAt", type: "date", label: "Added" },
  { name: "signed", type: "boolean", label: "Signed" },
  { name: "note", type: "mixed", label: "Note" }
]

function EditableFilter({ filter }: { readonly filter: Filter.Filter | undefined }) {
  return (
    <div style={{ maxInlineSize: "56rem", padding: "1rem" }}>
      <FilterBuilderView controller={useFilter("books", { fields, filter })} timeZone="UTC" />
    </div>
  )
}

/** Every state of a filter builder, rendered without a client. `FilterBuilder` shows the same states. */
const meta = preview.meta({
  title: "data/FilterBuilder/States",
  component: EditableFilter,
  args: { filter: typed<Filter.Filter | undefined>(undefined) }
})

/** There are no conditions yet. */
export const NoConditions = meta.story({})

/** One condition for each type of field. All inputs are aligned in columns. */
export const EveryFieldType = meta.story({
  args: {
    filter: Filter.contains("title", "whale").pipe(
      Filter.and(Filter.between("year", 1800, 1900)),
      Filter.and(Filter.eq("language", "en")),
      Filter.and(Filter.hasSome("tags", ["classic", "adventure", "a very long subject that no one ever chose"])),
      Filter.and(Filter.gt("addedAt", new Date(Date.UTC(2026, 0, 2, 3, 4)))),
      Filter.and(Filter.eq("signed", true)),
      Filter.and(Filter.isEmpty("note")),
      Filter.and(Filter.eq("note", "read twice"))
    )
  }
})

const nested = Filter.gte("year", 1800).pipe(
  Filter.and(
    Filter.or(
      Filter.startsWith("title", "E"),
      Filter.not(
        Filter.hasAll("tags", ["classic", "romance"]).pipe(
          Filter.and(Filter.or(Filter.eq("signed", true), Filter.between("year", 1810, 1820)))
        )
      )
    )
  )
)

/** The names of fields and operators are not cut, also in a narrow page. */
export const NarrowPage = meta.story({
  args: {
    filter: Filter.hasSome("tags", ["classic"]).pipe(
      Filter.and(Filter.between("year", 1800, 1900)),
      Filter.and(Filter.not(Filter.contains("title", "whale")))
    )
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(45rem, 100%)" }}>
        <Story />
      </div>
    )
  ],
  play: async ({ canvasElement }) => {
    const selects = [...canvasElement.querySelectorAll<HTMLSelectElement>("select")]
    await expect(selects.length).toBeGreaterThan(5)
    for (const select of selects) {
      const { fontFamily, fontSize, fontWeight, letterSpacing, paddingInlineEnd, paddingInlineStart } =
        getComputedStyle(select)
      const text = document.createElement("span")
      text.textContent = select.selectedOptions[0]?.text ?? ""
      Object.assign(text.style, {
        fontFamily,
        fontSize,
        fontWeight,
        letterSpacing,
        position: "fixed",
        whiteSpace: "pre"
      })
      document.body.append(text)
      const needed = text.getBoundingClientRect().width
      text.remove()
      const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      await expect(room, text.textContent).toBeGreaterThanOrEqual(Math.floor(needed))
    }
  }
})

/** Groups at three levels. The tab order follows their visual order. */
export const NestedGroups = meta.story({
  args: { filter: nested },
  play: async ({ canvasElement }) => {
    const controls = [...canvasElement.querySelectorAll<HTMLElement>("select, input, button")]
    const tops = controls
      .filter(({ id }) => /-(match|field|add)$/.test(id))
      .map((stop) => stop.getBoundingClientRect().top)
    await expect(tops.length).toBeGreaterThan(10)
    await expect(tops).toEqual(tops.toSorted((left, right) => left - right))
  }
})

/** A value is missing and is reported at its input. */
export const Refused = meta.story({
  args: { filter: Filter.between("year", 1800, 1900).pipe(Filter.and(Filter.hasSome("tags", ["classic"]))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole("textbox", { name: "Up to (not included)" }))
    await userEvent.click(canvas.getByRole("button", { name: "Remove classic" }))
    await userEvent.click(canvas.getByRole("button", { name: "Apply filter" }))
    await expect(canvas.getByText("Enter a value.")).toBeVisible()
  }
})

/** A comparison that no control can edit. It is shown as text and can be removed. */
export const NotEditable = meta.story({
  args: { filter: Filter.raw({ year: { $gt: 1800 }, $or: [{}, { language: "en" }] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/This condition can't be edited here/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Remove condition 2" }))
    await expect(canvas.queryByText(/This condition can't be edited here/)).toBeNull()
  }
})

/** An invalid filter. It was ignored, and the user can build a new one. */
export const Ignored = meta.story({
  args: { filter: Filter.raw({ $and: [{ year: { $gt: 1800 } }, { place: { $eq: { room: "A", row: 1 } } }] }) }
})
