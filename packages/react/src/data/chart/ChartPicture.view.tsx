import * as React from "react"
import { BarPicture } from "./BarPicture.view.tsx"
import { type ChartPicture as Drawn, useChart } from "./ChartContext.ts"
import { DonutPicture } from "./DonutPicture.view.tsx"
import { LinePicture } from "./LinePicture.view.tsx"
import { pictureHeight } from "./layout.ts"
import { type Box, useBox } from "./useBox.ts"

/** Renders a custom picture. The table, the summary and the legend remain those of the kit. */
export type RenderChart = (picture: Drawn & Box) => React.ReactNode

export interface ChartPictureProps {
  /** Renders a custom picture in place of the default one. */
  readonly children?: RenderChart | undefined
  readonly className?: string | undefined
}

/** Renders the picture of a chart, or a skeleton while it loads. */
export function ChartPicture({ children, className }: ChartPictureProps) {
  const { awaited, classOf, groups, isTable, kind, listing, values, write } = useChart("AggregateChartParts.Picture")
  const [ref, box] = useBox()
  const [isTold, setTold] = React.useState(false)
  if (isTable) return null
  if (listing._tag === "Loading") {
    // The skeleton has the height of the picture, so that the content below does not move.
    const blockSize = pictureHeight(kind, box, awaited, values.length)
    return (
      <div aria-hidden="true" className={classOf("chart-picture", className)} ref={ref} style={{ blockSize }}>
        {Array.from({ length: kind === "bar" ? awaited : 1 }, (_, index) => (
          <div className={classOf("chart-skeleton")} key={index} />
        ))}
      </div>
    )
  }
  if (listing._tag === "Failed" || groups.length === 0) return null
  return (
    <div className={classOf("chart-picture", className)} ref={ref}>
      {draw()}
    </div>
  )

  function draw(): React.ReactNode {
    if (children !== undefined) return children({ ...box, groups, kind, values, write })
    switch (kind) {
      case "bar":
        return <BarPicture box={box} onTold={setTold} />
      case "line":
        return <LinePicture box={box} isTold={isTold} onTold={setTold} />
      case "donut":
        return <DonutPicture box={box} onTold={setTold} />
    }
  }
}
