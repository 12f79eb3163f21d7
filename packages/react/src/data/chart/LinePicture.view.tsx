import { scaleLinear, scalePoint } from "@visx/scale"
import { LinePath } from "@visx/shape"
import type { ChartGroup } from "./Chart.ts"
import type { PictureProps } from "./BarPicture.view.tsx"
import { useChart } from "./ChartContext.ts"
import { apart, fitted, strong, widthOf, lineHeight, pictureHeight, dashAt, styleAt, pointAt } from "./layout.ts"
import { Mark, PictureFrame } from "./PictureParts.view.tsx"
import { useVerticalScale, VerticalAxes } from "./VerticalAxes.view.tsx"

export interface LinePictureProps extends PictureProps {
  /** Whether to show the number of the active mark. */
  readonly isTooltipOpen: boolean
}

/** Renders a line chart. If all groups are numbers or dates, the distances between them are to scale. */
export function LinePicture({ box, isTooltipOpen, onTooltipChange }: LinePictureProps) {
  const { active, classOf, groups, values, write } = useChart("AggregateChartParts.Picture")
  const { em, isRtl, width } = box
  const height = lineHeight(box)
  const scale = useVerticalScale(box)
  const { side, up } = scale
  const edges = isRtl ? [width - side, 1.2 * em] : [side, width - 1.2 * em]
  const place = placing(groups, edges)
  const names = apart(
    groups.map((group) => {
      const text = fitted(group.label, 8 * em, box)
      const textWidth = widthOf(text, box)
      return { at: inside(place(group), textWidth, width), key: group.key, lines: [text], width: textWidth }
    }),
    em
  )
  const points = scalePoint({ domain: names.map(({ key }) => key), range: [0, 1] })
  const reach = Math.max(0.75 * em, 12)

  return (
    <PictureFrame
      box={box}
      height={pictureHeight("line", box, groups.length, values.length)}
      onTooltipChange={onTooltipChange}
    >
      <VerticalAxes along={points} box={box} names={names} scale={scale} />
      {values.map(({ field }, column) => (
        <g className={classOf("chart-mark")} data-series={styleAt(column) + 1} key={field}>
          <LinePath<ChartGroup>
            aria-hidden
            className={classOf("chart-line") ?? ""}
            data={[...groups]}
            defined={(group) => group.values[column] !== undefined}
            fill="none"
            stroke="currentColor"
            strokeDasharray={dashAt(column) ?? "none"}
            strokeWidth={2}
            x={place}
            y={(group) => up(group.values[column] ?? 0)}
          />
        </g>
      ))}
      {groups.flatMap((group, index) =>
        values.map(({ field }, column) => {
          const value = group.values[column]
          const text = write(value, column)
          const [x, y] = [place(group), up(value ?? 0)]
          const isAt = isTooltipOpen && active.group === index && active.series === column
          const name = `${group.label}: ${text}`
          return (
            <Mark
              group={index}
              key={`${group.key} ${field}`}
              styleIndex={column}
              onPoint={() => onTooltipChange(true)}
              series={column}
              transform={`translate(${x},${y})`}
              value={text}
            >
              {values.length === 1 && <rect {...strip(groups, index, place, height)} fill="transparent" y={-y} />}
              <circle fill="transparent" r={reach} />
              {value !== undefined && (
                <path
                  className={classOf("chart-shape")}
                  d={pointAt(column, groups.length > 60 && !isAt ? 1.5 : 0.28 * em)}
                  fill="currentColor"
                />
              )}
              <circle className={classOf("chart-ring")} fill="none" r={reach} />
              {isAt && (
                <text
                  aria-hidden="true"
                  className={classOf("chart-number")}
                  fill="currentColor"
                  textAnchor="middle"
                  x={inside(x, widthOf(name, box, strong), width) - x}
                  y={-reach - 0.3 * em}
                >
                  {name}
                </text>
              )}
            </Mark>
          )
        })
      )}
    </PictureFrame>
  )
}

// If every group has a numeric position, the scale is linear. Otherwise the groups are evenly spaced.
const placing = (groups: ReadonlyArray<ChartGroup>, range: ReadonlyArray<number>): ((group: ChartGroup) => number) => {
  const [from = 0, to = 0] = range
  const places = groups.flatMap(({ at }) => at ?? [])
  const [least, most] = [Math.min(...places), Math.max(...places)]
  if (places.length === groups.length && most > least) {
    const scale = scaleLinear({ domain: [least, most], range: [from, to] })
    return ({ at = least }) => scale(at)
  }
  const scale = scalePoint({ domain: groups.map(({ key }) => key), range: [from, to] })
  return ({ key }) => scale(key) ?? from
}

// Pointing anywhere in the strip activates the mark, because the points are too small to hit.
const strip = (
  groups: ReadonlyArray<ChartGroup>,
  index: number,
  place: (group: ChartGroup) => number,
  height: number
) => {
  const here = groups[index]
  if (here === undefined) return {}
  const halves = [groups[index - 1], groups[index + 1]].flatMap((group) =>
    group === undefined ? [] : [(place(group) - place(here)) / 2]
  )
  const [left, right] = [Math.min(0, ...halves), Math.max(0, ...halves)]
  return { height, width: right - left, x: left }
}

// Moves the center of a label so that the label does not overflow the picture.
const inside = (at: number, textWidth: number, width: number): number =>
  Math.max(Math.min(at, width - textWidth / 2), textWidth / 2)
