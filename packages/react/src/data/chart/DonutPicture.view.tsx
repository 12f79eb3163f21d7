import { Group } from "@visx/group"
import { Pie } from "@visx/shape"
import { type ChartGroup, totalOf } from "./Chart.ts"
import type { PictureProps } from "./BarPicture.view.tsx"
import { useChart } from "./ChartContext.ts"
import { fitted, strong, widthOf, donutSize } from "./layout.ts"
import { Mark, Shape, PictureFrame } from "./PictureParts.view.tsx"

/** Renders a donut chart: shares of a whole as a ring, with the total in its center. */
export function DonutPicture({ box, onTooltipChange }: PictureProps) {
  const { classOf, groups, words, write, writeShare, writeTick } = useChart("AggregateChartParts.Picture")
  const { em, isRtl } = box
  const size = donutSize(box)
  const radius = size / 2 - 4
  const total = totalOf(groups, 0)
  const turn = isRtl ? -2 * Math.PI : 2 * Math.PI
  const room = 1.15 * radius
  const whole = [write(total, 0), writeTick(total, 0)].find((text) => 1.5 * widthOf(text, box, strong) < room)
  return (
    <PictureFrame box={{ ...box, width: size }} height={size} onTooltipChange={onTooltipChange}>
      <Group left={size / 2} top={size / 2}>
        <Pie<ChartGroup>
          data={[...groups]}
          endAngle={turn}
          innerRadius={0.62 * radius}
          outerRadius={radius}
          pieSortValues={null}
          pieValue={({ values: [value = 0] }) => value}
        >
          {({ arcs, path }) =>
            arcs.map((arc) => {
              const { data, index } = arc
              const value = data.values[0]
              const outline = path(arc) ?? ""
              const styleIndex = data.folded === undefined ? index : 1
              return (
                <Mark
                  group={arcs.indexOf(arc)}
                  key={data.key}
                  styleIndex={styleIndex}
                  onPoint={() => onTooltipChange(true)}
                  series={0}
                  value={`${write(value, 0)}, ${writeShare((value ?? 0) / total)}`}
                >
                  <Shape styleIndex={styleIndex}>{(props) => <path {...props} d={outline} />}</Shape>
                  <path className={classOf("chart-ring")} d={outline} fill="none" />
                </Mark>
              )
            })
          }
        </Pie>
        {whole !== undefined && (
          <g aria-hidden="true" className={classOf("chart-total")}>
            <text className={classOf("chart-number")} fill="currentColor" textAnchor="middle" y={-0.1 * em}>
              {whole}
            </text>
            <text className={classOf("chart-label")} fill="currentColor" textAnchor="middle" y={1.3 * em}>
              {fitted(words.total, 1.1 * radius, box)}
            </text>
          </g>
        )}
      </Group>
    </PictureFrame>
  )
}
