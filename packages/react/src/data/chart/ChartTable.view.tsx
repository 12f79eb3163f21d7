import { useLabelId } from "../../parts/Label.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { totalOf } from "./Chart.ts"
import { useChart } from "./ChartContext.ts"

/** Renders a table of all groups. While the picture is visible, the table is available to assistive technology only. */
export function ChartTable(own: Omit<PartProps<"section">, "id">) {
  const chart = useChart("AggregateChartParts.Table")
  const { all, caption, category, classOf, id, isTable, kind, listing, values, words, write, writeShare } = chart
  const labelId = useLabelId(`${id}-title`)
  if (listing._tag !== "Ready" || listing.items.length === 0) return null
  const total = kind === "donut" ? totalOf(all, 0) : 0
  const headers = [...values.map(({ header }) => header), ...(total > 0 ? [words.share] : [])]
  const table = (
    <table className={classOf("table")}>
      <caption className={classOf("unseen")}>{caption}</caption>
      <thead>
        <tr>
          <th className={classOf("head")} scope="col">
            {category.header}
          </th>
          {headers.map((header) => (
            <th className={classOf("head")} data-align="number" key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((group) => (
          <tr className={classOf("row")} key={group.key}>
            <th className={classOf("cell")} scope="row">
              {group.label}
            </th>
            {values.map(({ field }, column) => (
              <td className={classOf("cell")} data-align="number" key={field}>
                {write(group.values[column], column)}
              </td>
            ))}
            {total > 0 && (
              <td className={classOf("cell")} data-align="number">
                {writeShare((group.values[0] ?? 0) / total)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!isTable)
    return (
      <Part as="div" own={own} className={classOf("unseen")}>
        {table}
      </Part>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <Part
      as="section"
      own={own}
      aria-labelledby={labelId}
      className={classOf("scroll")}
      id={`${id}-table`}
      tabIndex={0}
    >
      {table}
    </Part>
  )
}
