/** Data and checks that the stories of a chart share. */
import * as Aggregate from "@portico/client/data/Aggregate"
import { AggregateChart, type ChartSource } from "@portico/react/charts"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { expect, within } from "storybook/test"
import { type PlayOf, typed } from "../../.storybook/preview.tsx"

export const perLanguage = Aggregate.from("books").pipe(
  Aggregate.group("language"),
  Aggregate.count(),
  Aggregate.sum("stock"),
  Aggregate.min("price"),
  Aggregate.max("price"),
  Aggregate.descending("stockSum")
)

const languages = new Intl.DisplayNames("en", { type: "language" })
const language = {
  field: "_id",
  header: "Language",
  label: (code: never) => languages.of(String(code)) ?? String(code)
}
const copies = { field: "stockSum", header: "Copies" }
export const euros = { style: "currency", currency: "EUR" } as const
export const edith = { parameters: { world: { member: accounts.edith, scenario: "bookshop" } } } as const

/** A chart of anything. */
export const AnyChart = AggregateChart<ChartSource>

/** The number of copies in stock, by language. */
export const inStock = {
  caption: "Copies in stock",
  category: language,
  source: typed<ChartSource>(perLanguage),
  values: [copies]
}

export type Play = PlayOf<typeof AnyChart>

export const marks = ({ canvas }: Play) => within(canvas.getByRole("group")).getAllByRole("img")
export const names = (play: Play) => marks(play).map((mark) => mark.getAttribute("aria-label"))
export const ready = ({ canvas }: Play) => canvas.findByRole("group", { name: /, chart\./ })
export const rows = ({ canvas }: Play) => within(canvas.getByRole("table")).getAllByRole("row").slice(1)

export const expectFailure = async ({ canvas }: Play, text: string | RegExp) => {
  await expect(await canvas.findByRole("alert")).toHaveTextContent(text)
  await expect(canvas.queryByRole("group", { name: /, chart\./ })).toBeNull()
  await expect(canvas.queryByRole("table")).toBeNull()
}
