import { Part, type PartProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import { BarPicture } from "./BarPicture.view.tsx"
import { type ChartPicture as Drawn, useChart } from "./ChartContext.ts"
import { ColumnPicture } from "./ColumnPicture.view.tsx"
import { DonutPicture } from "./DonutPicture.view.tsx"
import { LinePicture } from "./LinePicture.view.tsx"
import { type Box, pictureHeight } from "./layout.ts"

/** Renders a custom picture. The table, the summary and the legend remain those of the kit. */
export type RenderChart = (picture: Drawn & Box) => React.ReactNode

export interface ChartPictureProps extends Omit<PartProps<"div">, "children"> {
  /** Renders a custom picture in place of the default one. */
  readonly children?: RenderChart | undefined
}

/** Renders the picture of a chart, or a skeleton while it loads. */
export function ChartPicture({ children, ...own }: ChartPictureProps) {
  const { awaited, classOf, groups, isTable, kind, listing, values, write } = useChart("AggregateChartParts.Picture")
  const [ref, box] = useBox()
  const [isTooltipOpen, setTooltipOpen] = React.useState(false)
  if (isTable) return null
  if (listing._tag === "Loading") {
    // The skeleton has the height of the picture, so that the content below does not move.
    const blockSize = pictureHeight(kind, box, awaited, values.length)
    return (
      <Part as="div" own={own} aria-hidden="true" className={classOf("chart-picture")} ref={ref} style={{ blockSize }}>
        {Array.from({ length: kind === "bar" ? awaited : 1 }, (_, index) => (
          <div className={classOf("chart-skeleton")} key={index} />
        ))}
      </Part>
    )
  }
  if (listing._tag === "Failed" || groups.length === 0) return null
  return (
    <Part as="div" own={own} className={classOf("chart-picture")} ref={ref}>
      {draw()}
    </Part>
  )

  function draw(): React.ReactNode {
    if (children !== undefined) return children({ ...box, groups, kind, values, write })
    switch (kind) {
      case "bar":
        return <BarPicture box={box} onTooltipChange={setTooltipOpen} />
      case "column":
        return <ColumnPicture box={box} onTooltipChange={setTooltipOpen} />
      case "line":
        return <LinePicture box={box} isTooltipOpen={isTooltipOpen} onTooltipChange={setTooltipOpen} />
      case "donut":
        return <DonutPicture box={box} onTooltipChange={setTooltipOpen} />
    }
  }
}

// The default size, for servers and before the first measurement.
const usual: Box = { width: 640, em: 14, isRtl: false }

// Measures an element and tracks its size. The element may mount later than the component.
const useBox = (): readonly [ref: (element: HTMLDivElement) => () => void, box: Box] => {
  const ref = React.useRef<HTMLDivElement>(null)
  const [box, setBox] = React.useState(usual)
  const measure = React.useCallback(() => {
    const element = ref.current
    if (element === null) return
    const { direction, fontFamily, fontSize } = getComputedStyle(element)
    const next = {
      width: Math.max(element.clientWidth, 1),
      em: Number.parseFloat(fontSize) || usual.em,
      isRtl: direction === "rtl",
      fontFamily
    }
    setBox((before) =>
      Object.entries(next).every(([key, value]) => before[key as keyof Box] === value) ? before : next
    )
  }, [])
  React.useLayoutEffect(measure)
  const follow = React.useCallback(
    (element: HTMLDivElement) => {
      ref.current = element
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => {
        ref.current = null
        observer.disconnect()
      }
    },
    [measure]
  )
  return [follow, box]
}
