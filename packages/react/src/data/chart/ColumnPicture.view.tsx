import { scaleBand } from "@visx/scale"
import { Bar, Line } from "@visx/shape"
import type { PictureProps } from "./BarPicture.view.tsx"
import { useChart } from "./ChartContext.ts"
import { apart, fitted, lineHeight, pictureHeight, widthOf } from "./layout.ts"
import { Mark, PictureFrame, Shape } from "./PictureParts.view.tsx"
import { useVerticalScale, VerticalAxes } from "./VerticalAxes.view.tsx"

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
  // Names that are only slightly wider than their columns are truncated. Otherwise, some would be omitted.
  const gap = 0.4 * em
  const room = along.step() - gap
  const widest = Math.max(...groups.map(({ label }) => widthOf(label, em)))
  const most = widest <= 1.5 * room ? room : Math.max(along.step(), 6 * em)
  const names = apart(
    groups.map((group) => {
      const text = fitted(group.label, most, em)
      const half = widthOf(text, em) / 2
      const at = (along(group.key) ?? 0) + along.bandwidth() / 2
      return { at: Math.max(Math.min(at, width - half), half), key: group.key, text }
    }),
    em,
    most === room ? gap : em
  )
  const zero = up(0)

  return (
    <PictureFrame
      box={box}
      height={pictureHeight("column", box, groups.length, values.length)}
      onTooltipChange={onTooltipChange}
    >
      <VerticalAxes along={along} box={box} names={names} scale={scale} />
      {groups.flatMap((group, index) =>
        values.map(({ field }, column) => {
          const value = group.values[column]
          const text = write(value, column)
          const x = (along(group.key) ?? 0) + (inner(column) ?? 0)
          const end = up(value ?? 0)
          const styleIndex = group.folded === undefined ? column : 1
          const isActive = active.group === index && active.series === column
          // Numbers that do not fit above their bars are shown one at a time, for the active bar.
          const short = value === undefined ? text : writeTick(value, column)
          const fits = widthOf(text, em) <= along.step() / values.length
          return (
            <Mark
              group={index}
              key={`${group.key} ${field}`}
              onPoint={() => onTooltipChange(true)}
              series={column}
              styleIndex={styleIndex}
              value={text}
            >
              {/* The whole height reacts to the pointer, because low bars are too small to hit. */}
              <rect fill="transparent" height={height} width={bar} x={x} y={0} />
              <Shape styleIndex={styleIndex}>
                {(props) => (
                  <Bar
                    {...props}
                    height={Math.abs(end - zero)}
                    rx={Math.min(0.2 * em, bar / 4)}
                    width={bar}
                    x={x}
                    y={Math.min(end, zero)}
                  />
                )}
              </Shape>
              {(fits || isActive) && value !== undefined && (
                <text
                  aria-hidden="true"
                  className={classOf("chart-number")}
                  data-active={isActive || undefined}
                  fill="currentColor"
                  textAnchor="middle"
                  unicodeBidi="plaintext"
                  x={Math.max(
                    Math.min(x + bar / 2, width - widthOf(fits ? text : short, em) / 2),
                    widthOf(fits ? text : short, em) / 2
                  )}
                  y={Math.min(end, zero) - 0.5 * em}
                >
                  {fits ? text : short}
                </text>
              )}
              <rect
                className={classOf("chart-ring")}
                fill="none"
                height={Math.abs(end - zero) + 4}
                rx={0.3 * em}
                width={bar + 4}
                x={x - 2}
                y={Math.min(end, zero) - 2}
              />
            </Mark>
          )
        })
      )}
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
