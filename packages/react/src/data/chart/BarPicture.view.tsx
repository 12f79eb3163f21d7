import { AxisBottom } from "@visx/axis"
import { Group } from "@visx/group"
import { scaleBand, scaleLinear } from "@visx/scale"
import { Bar, Line } from "@visx/shape"
import type { ChartGroup } from "./Chart.ts"
import { useChart } from "./ChartContext.ts"
import { type Box, apart, fitted, strong, widestOf, widthOf, barSizes, pictureHeight } from "./layout.ts"
import { Mark, Shape, PictureFrame } from "./PictureParts.view.tsx"

export interface PictureProps {
  readonly box: Box
  readonly onTooltipChange: (isTooltipOpen: boolean) => void
}

/** Renders a bar chart with one row per group. In a narrow box, the labels are above the bars. */
export function BarPicture({ box, onTooltipChange }: PictureProps) {
  const { classOf, groups, values, write, writeTick } = useChart("AggregateChartParts.Picture")
  const { em, isRtl, width } = box
  const { bar, gap, isNarrow, line, row } = barSizes(box, values.length)
  // A long number would leave no space for its bar, so it is abbreviated. The accessible name has the full number.
  const writeBeside = (value: number | undefined, column: number): string => {
    const whole = write(value, column)
    return value === undefined || widthOf(whole, box, strong) <= (isNarrow ? 0.6 : 0.3) * width
      ? whole
      : writeTick(value, column)
  }
  const numbers = lengthsOf(groups)
  const widest = Math.max(
    ...groups.flatMap((group) => group.values.map((value, column) => widthOf(writeBeside(value, column), box, strong)))
  )
  const labels = groups.map(({ label }) => label)
  const names = isNarrow ? 0 : Math.min(widestOf(labels, box), 0.36 * width) + em
  const space = isNarrow ? 0 : names + 0.5 * em
  const room = isNarrow ? em : widest + em
  const height = groups.length * (row + gap)

  const along = scaleLinear({
    clamp: true,
    domain: [Math.min(0, ...numbers), Math.max(0, ...numbers) || 1],
    range: isRtl ? [width - space, room] : [space, width - room]
  })
  const down = scaleBand({ domain: groups.map(({ key }) => key), range: [0, height], paddingInner: gap / (row + gap) })
  const format = (value: { valueOf(): number }): string => writeTick(value.valueOf(), 0)
  const zero = along(0)
  const start = isRtl ? width : 0
  const ticks = apart(
    along.ticks(Math.max(2, Math.floor(width / (7 * em)))).map((value) => ({
      value,
      at: along(value),
      width: widthOf(format(value), box)
    })),
    em
  )

  return (
    <PictureFrame
      box={box}
      height={pictureHeight("bar", box, groups.length, values.length)}
      onTooltipChange={onTooltipChange}
    >
      <g aria-hidden="true" className={classOf("chart-axis")}>
        <AxisBottom scale={along} tickFormat={format} tickValues={ticks.map(({ value }) => value)} top={height}>
          {({ ticks }) =>
            ticks.map(({ formattedValue, from: { x } }) => (
              <g key={x}>
                <line stroke="currentColor" x1={x} x2={x} y1={-height} y2={0} />
                <text
                  className={classOf("chart-label")}
                  fill="currentColor"
                  // A label in the middle of the edge would start outside of the picture.
                  textAnchor={isNarrow && x === start ? "start" : "middle"}
                  unicodeBidi="plaintext"
                  x={x}
                  y={1.4 * em}
                >
                  {formattedValue}
                </text>
              </g>
            ))
          }
        </AxisBottom>
      </g>
      {groups.map((group, index) => (
        <Group key={group.key} top={down(group.key) ?? 0}>
          {(!isNarrow || values.length > 1) && (
            <text
              aria-hidden="true"
              className={classOf("chart-label")}
              dominantBaseline="central"
              fill="currentColor"
              textAnchor="start"
              x={start}
              y={isNarrow ? line / 2 : row / 2}
            >
              {fitted(group.label, isNarrow ? width : names - 0.9 * em, box)}
            </text>
          )}
          {values.map(({ field, header }, column) => {
            const value = group.values[column]
            const top = (isNarrow && values.length > 1 ? line : 0) + column * (line + bar + 0.2 * em)
            const end = along(value ?? 0)
            const isBroken = isBeyond(value, numbers)
            const text = writeBeside(value, column)
            const styleIndex = group.folded === undefined ? column : 1
            const name = values.length > 1 ? header : group.label
            return (
              <Mark
                group={index}
                key={field}
                styleIndex={styleIndex}
                onPoint={() => onTooltipChange(true)}
                series={column}
                value={write(value, column)}
              >
                <rect fill="transparent" height={line + bar} width={width} y={top} />
                {isNarrow && (
                  <text
                    className={classOf("chart-label")}
                    dominantBaseline="central"
                    fill="currentColor"
                    textAnchor="start"
                    x={start}
                    y={top + line / 2}
                  >
                    {fitted(name, width - widthOf(text, box, strong) - em, box)}
                  </text>
                )}
                <Shape styleIndex={styleIndex}>
                  {(props) => (
                    <Bar
                      {...props}
                      height={bar}
                      rx={0.2 * em}
                      width={Math.abs(end - zero)}
                      x={Math.min(end, zero)}
                      y={top + line}
                    />
                  )}
                </Shape>
                {isBroken && (
                  <path
                    className={classOf("chart-break")}
                    d={breakAt(end + (isRtl ? 2 : -2) * em, top + line, bar)}
                    fill="none"
                    stroke="#fff"
                    strokeWidth={0.25 * em}
                  />
                )}
                <text
                  className={classOf("chart-number")}
                  dominantBaseline="central"
                  fill="currentColor"
                  textAnchor={isNarrow ? "end" : "start"}
                  unicodeBidi="plaintext"
                  x={
                    isNarrow
                      ? width - start
                      : (isRtl ? Math.min(end, zero) : Math.max(end, zero)) + (isRtl ? -0.4 : 0.4) * em
                  }
                  y={isNarrow ? top + line / 2 : top + bar / 2}
                >
                  {text}
                </text>
                <rect
                  className={classOf("chart-ring")}
                  fill="none"
                  height={line + bar + 4}
                  rx={0.3 * em}
                  width={Math.max(0, width - 2)}
                  x={1}
                  y={top - 2}
                />
              </Mark>
            )
          })}
        </Group>
      ))}
      {!isNarrow && (
        <Line
          aria-hidden
          className={classOf("chart-line") ?? ""}
          from={{ x: zero, y: 0 }}
          stroke="currentColor"
          to={{ x: zero, y: height }}
        />
      )}
    </PictureFrame>
  )
}

/** The maximum length of the combined group's bar, as a multiple of the longest other bar. */
const cut = 1.5

// The bar of a combined group can be many times longer than all others. It is cut and marked with a break, because
// otherwise the other bars would be too short to compare.
const lengthsOf = (groups: ReadonlyArray<ChartGroup>): ReadonlyArray<number> => {
  const lengths = (of: ReadonlyArray<ChartGroup>) =>
    of.flatMap(({ values }) => values.filter((value) => value !== undefined))
  const [own, rest] = [false, true].map((isRest) =>
    lengths(groups.filter(({ folded }) => (folded !== undefined) === isRest))
  )
  const most = cut * Math.max(0, ...(own ?? []))
  return [...(own ?? []), ...(rest ?? []).map((value) => (most > 0 ? Math.min(value, most) : value))]
}

const isBeyond = (value: number | undefined, lengths: ReadonlyArray<number>): boolean =>
  value !== undefined && value > Math.max(0, ...lengths)

// The break consists of two slanted lines across the bar.
const breakAt = (x: number, top: number, bar: number): string =>
  [0, 0.4 * bar].map((by) => `M${x + by - 0.2 * bar},${top + bar + 1} l${0.4 * bar},${-bar - 2}`).join(" ")
