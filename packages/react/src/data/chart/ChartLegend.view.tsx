import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { type ChartGroup, totalOf } from "./Chart.ts"
import { useChart } from "./ChartContext.ts"
import { dashAt, styleAt, pointAt } from "./layout.ts"

/**
 * Renders the legend of the colors and textures. It is hidden from assistive technology, because the marks have names.
 */
export function ChartLegend(own: PartProps<"ul">) {
  const { awaited, classOf, groups, isTable, kind, listing, values, write, writeShare } =
    useChart("AggregateChartParts.Legend")
  const isNeeded = kind === "donut" || values.length > 1
  if (isTable || !isNeeded) return null
  if (listing._tag === "Loading" && kind === "donut") {
    return (
      <Part as="ul" own={own} aria-hidden="true" className={classOf("chart-legend")}>
        {Array.from({ length: awaited }, (_, index) => (
          <li className={classOf("chart-entry")} key={index}>
            <span className={classOf("chart-skeleton")} />
          </li>
        ))}
      </Part>
    )
  }
  // The names of the columns are known before the results load, so the legend of a bar or line chart is already shown.
  if (listing._tag === "Failed" || (listing._tag === "Ready" && groups.length === 0)) return null
  const total = totalOf(groups, 0)
  const share = ({ values: [value = 0] }: ChartGroup): string => `${write(value, 0)} (${writeShare(value / total)})`
  const entries =
    kind === "donut"
      ? groups.map((group, index) => ({
          key: group.key,
          label: group.label,
          number: share(group),
          styleIndex: group.folded === undefined ? index : 1,
          isRest: group.folded !== undefined
        }))
      : values.map(({ field, header }, index) => ({
          key: field,
          label: header,
          number: "",
          styleIndex: index,
          isRest: false
        }))
  return (
    <Part as="ul" own={own} aria-hidden="true" className={classOf("chart-legend")}>
      {entries.map(({ isRest, key, label, styleIndex, number }) => (
        <li
          className={classOf("chart-entry")}
          data-rest={isRest || undefined}
          data-series={styleAt(styleIndex) + 1}
          key={key}
        >
          <Swatch styleIndex={styleIndex} />
          <span>{label}</span>
          {number !== "" && <span className={classOf("chart-number")}>{number}</span>}
        </li>
      ))}
    </Part>
  )
}

function Swatch({ styleIndex }: { readonly styleIndex: number }) {
  const { classOf, id, kind } = useChart("AggregateChartParts.Legend")
  const texture = styleAt(styleIndex)
  return (
    <svg className={classOf("chart-swatch")} height="16" viewBox="0 0 24 16" width="24">
      {kind === "line" ? (
        <>
          <path
            className={classOf("chart-line")}
            d="M0,8 H24"
            stroke="currentColor"
            strokeDasharray={dashAt(styleIndex) ?? "none"}
            strokeWidth="2"
          />
          <path
            className={classOf("chart-shape")}
            d={pointAt(styleIndex, 4)}
            fill="currentColor"
            transform="translate(12,8)"
          />
        </>
      ) : (
        <>
          <rect className={classOf("chart-shape")} fill="currentColor" height="16" rx="3" width="24" />
          {texture > 0 && <rect fill={`url(#${id}-texture-${texture})`} height="16" rx="3" width="24" />}
        </>
      )}
    </svg>
  )
}
