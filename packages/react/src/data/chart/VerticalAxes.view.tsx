import { AxisBottom, AxisLeft, AxisRight } from "@visx/axis"
import { scaleLinear } from "@visx/scale"
import { useChart } from "./ChartContext.ts"
import { type Box, lineHeight, widestOf } from "./layout.ts"
import type * as React from "react"

/** The vertical scale of a chart, and the room that its labels take. */
export interface VerticalScale {
  /** The numbers that have a label. */
  readonly levels: ReadonlyArray<number>
  /** The width of the labels in pixels. */
  readonly side: number
  /** Returns the vertical position of a number in pixels. */
  readonly up: ReturnType<typeof scaleLinear<number>>
}

/** Returns the vertical scale for the numbers of the chart, which always contains zero. */
export const useVerticalScale = (box: Box): VerticalScale => {
  const { groups, writeTick } = useChart("AggregateChartParts.Picture")
  const { em, width } = box
  const height = lineHeight(box)
  const numbers = groups.flatMap((group) => group.values.filter((value) => value !== undefined))
  const up = scaleLinear({
    domain: [Math.min(0, ...numbers), Math.max(0, ...numbers) || 1],
    nice: true,
    range: [height, 1.8 * em]
  })
  const levels = up.ticks(Math.min(5, Math.floor(height / (2.5 * em))))
  const labels = levels.map((level) => writeTick(level, 0))
  const side = Math.min(widestOf(labels, box) + em, 0.4 * width)
  return { levels, side, up }
}

/** The height of a line of a label, as a multiple of the font size. */
export const lineOfLabel = 1.25

export interface VerticalAxesProps {
  readonly along: React.ComponentProps<typeof AxisBottom>["scale"]
  readonly box: Box
  /** The labels below the chart, with the horizontal positions of their middles in pixels. */
  readonly names: ReadonlyArray<{ readonly at: number; readonly key: string; readonly lines: ReadonlyArray<string> }>
  readonly scale: VerticalScale
}

/** Renders the axes of a line or column chart: numbers at the start side, names of groups below. */
export function VerticalAxes({ along, box, names, scale: { levels, side, up } }: VerticalAxesProps) {
  const { classOf, writeTick } = useChart("AggregateChartParts.Picture")
  const { em, isRtl, width } = box
  const Side = isRtl ? AxisRight : AxisLeft
  const format = (value: { valueOf(): number }): string => writeTick(value.valueOf(), 0)
  return (
    <g aria-hidden="true" className={classOf("chart-axis")}>
      <Side left={isRtl ? width - side : side} scale={up} tickFormat={format} tickValues={[...levels]}>
        {({ ticks }) =>
          ticks.map(({ formattedValue, from: { y } }) => (
            <g key={y}>
              <line stroke="currentColor" x1={0} x2={isRtl ? side - width : width - side} y1={y} y2={y} />
              <text
                className={classOf("chart-label")}
                dominantBaseline="central"
                fill="currentColor"
                textAnchor="end"
                unicodeBidi="plaintext"
                x={(isRtl ? 0.5 : -0.5) * em}
                y={y}
              >
                {formattedValue}
              </text>
            </g>
          ))
        }
      </Side>
      <AxisBottom scale={along} top={lineHeight(box)}>
        {() =>
          names.map(({ at, key, lines }) => (
            <text className={classOf("chart-label")} fill="currentColor" key={key} textAnchor="middle" y={1.6 * em}>
              {lines.map((line, index) => (
                <tspan dy={index * lineOfLabel * em} key={`${index} ${line}`} x={at}>
                  {line}
                </tspan>
              ))}
            </text>
          ))
        }
      </AxisBottom>
    </g>
  )
}
