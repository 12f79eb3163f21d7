import { scaleBand } from "@visx/scale"
import { Bar, Line } from "@visx/shape"
import type { PictureProps } from "./BarPicture.view.tsx"
import { useChart } from "./ChartContext.ts"
import { apart, fitted, inTwoLines, lineHeight, pictureHeight, strong, widestOf, widthOf } from "./layout.ts"
import { Mark, PictureFrame, Shape } from "./PictureParts.view.tsx"
import { lineOfLabel, useVerticalScale, VerticalAxes } from "./VerticalAxes.view.tsx"

/** Renders a column chart: one vertical bar for each number, side by side within their group. */
export function ColumnPicture({ box, onTooltipChange }: PictureProps) {
  const { active, classOf, groups, values, write, writeTick } = useChart("AggregateChartParts.Picture")
  const { em, isRtl, width } = box
  const height = lineHeight(box)
  const scale = useVerticalScale(box)
  const { side, up } = scale
  const along = scaleBand({
    domain: groups.map(({ key }) => key),
    paddingInner: 0.25,
    paddingOuter: 0.125,
    range: isRtl ? [width - side, 0] : [side, width]
  })
  const inner = scaleBand({
    domain: values.map((_, column) => column),
    paddingInner: values.length > 1 ? 0.1 : 0,
    range: isRtl ? [along.bandwidth(), 0] : [0, along.bandwidth()]
  })
  const bar = inner.bandwidth()
  // Names that are wider than their columns have two lines. If these are only slightly wider, they are truncated.
  // Otherwise, some would be omitted.
  const gap = 0.4 * em
  const room = along.step() - gap
  const labels = groups.map(({ label }) => [label])
  const split = widestOf(labels.flat(), box) > room ? labels.map(([label = ""]) => inTwoLines(label, box)) : labels
  const texts = widestOf(split.flat(), box) <= room ? split : labels
  const isSplit = texts !== labels
  const widest = widestOf(texts.flat(), box)
  const most = widest <= 1.5 * room ? room : Math.max(along.step(), 6 * em)
  const names = apart(
    groups.map(({ key }, index) => {
      const lines = (texts[index] ?? []).map((line) => fitted(line, most, box))
      const textWidth = widestOf(lines, box)
      const at = (along(key) ?? 0) + along.bandwidth() / 2
      return { at: Math.max(Math.min(at, width - textWidth / 2), textWidth / 2), key, lines, width: textWidth }
    }),
    most === room ? gap : em
  )
  const zero = up(0)
  const bars = groups.flatMap((group, index) =>
    values.map(({ field }, series) => {
      const value = group.values[series]
      const left = (along(group.key) ?? 0) + (inner(series) ?? 0)
      const end = up(value ?? 0)
      return { end, field, group, index, left, series, text: write(value, series), top: Math.min(end, zero), value }
    })
  )
  // A number that is wider than its column is shown only for the active one, above the neighbors that it covers.
  const numbers = bars.flatMap(({ field, group, index, left, series, text, value }) => {
    const isActive = active.group === index && active.series === series
    const fits = widthOf(text, box, strong) <= along.step() / values.length
    if (value === undefined || !(fits || isActive)) return []
    const short = writeTick(value, series)
    const shown = fits || widthOf(short, box, strong) >= widthOf(text, box, strong) ? text : short
    const half = widthOf(shown, box, strong) / 2
    const x = Math.max(Math.min(left + bar / 2, width - half), half)
    const covered = bars.filter((other) => Math.abs(other.left + bar / 2 - x) < half + bar / 2)
    return [{ isActive, key: `${group.key} ${field}`, shown, x, y: Math.min(...covered.map(({ top }) => top)) }]
  })

  return (
    <PictureFrame
      box={box}
      height={pictureHeight("column", box, groups.length, values.length) + (isSplit ? lineOfLabel * em : 0)}
      onTooltipChange={onTooltipChange}
    >
      <VerticalAxes along={along} box={box} names={names} scale={scale} />
      {bars.map(({ end, field, group, index, left, series, text, top }) => {
        const styleIndex = group.folded === undefined ? series : 1
        return (
          <Mark
            group={index}
            key={`${group.key} ${field}`}
            onPoint={() => onTooltipChange(true)}
            series={series}
            styleIndex={styleIndex}
            value={text}
          >
            {/* The whole height reacts to the pointer, because low bars are too small to hit. */}
            <rect fill="transparent" height={height} width={bar} x={left} y={0} />
            <Shape styleIndex={styleIndex}>
              {(props) => (
                <Bar
                  {...props}
                  height={Math.abs(end - zero)}
                  rx={Math.min(0.2 * em, bar / 4)}
                  width={bar}
                  x={left}
                  y={top}
                />
              )}
            </Shape>
            <rect
              className={classOf("chart-ring")}
              fill="none"
              height={Math.abs(end - zero) + 4}
              rx={0.3 * em}
              width={bar + 4}
              x={left - 2}
              y={top - 2}
            />
          </Mark>
        )
      })}
      <g aria-hidden="true" pointerEvents="none">
        {numbers.map(({ isActive, key, shown, x, y }) => (
          <text
            className={classOf("chart-number")}
            data-active={isActive || undefined}
            fill="currentColor"
            key={key}
            textAnchor="middle"
            unicodeBidi="plaintext"
            x={x}
            y={y - 0.5 * em}
          >
            {shown}
          </text>
        ))}
      </g>
      <Line
        aria-hidden
        className={classOf("chart-line") ?? ""}
        from={{ x: isRtl ? 0 : side, y: zero }}
        stroke="currentColor"
        to={{ x: isRtl ? width - side : width, y: zero }}
      />
    </PictureFrame>
  )
}
