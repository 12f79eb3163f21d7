import type * as React from "react"
import { useChart } from "./ChartContext.ts"
import { lookAt } from "./layout.ts"

export interface MarkProps {
  readonly children: React.ReactNode
  readonly group: number
  /** The index of the color and texture. */
  readonly look: number
  /** Called when the pointer enters the mark. */
  readonly onPoint?: (() => void) | undefined
  readonly series: number
  /** The SVG transform that positions the mark. */
  readonly transform?: string | undefined
  /** The number of the mark, as screen readers announce it. */
  readonly value: string
}

/** Renders a mark of a picture with an accessible name. */
export function Mark({ children, group, look, onPoint, series, transform, value }: MarkProps) {
  const { active, classOf, groups, onActive, values, words } = useChart("AggregateChartParts.Picture")
  const { folded, label = "" } = groups[group] ?? {}
  const column = values.length > 1 ? values[series]?.header : undefined
  const isActive = active.group === group && active.series === series
  return (
    <g
      aria-label={words.mark(label, column, value, group * values.length + series + 1, groups.length * values.length)}
      className={classOf("chart-mark")}
      data-mark={`${group}-${series}`}
      data-rest={folded === undefined ? undefined : true}
      data-series={lookAt(look) + 1}
      onFocus={() => onActive({ group, series })}
      onPointerEnter={() => {
        onActive({ group, series })
        onPoint?.()
      }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no such tag in SVG
      role="img"
      tabIndex={isActive ? 0 : -1}
      transform={transform}
    >
      {children}
    </g>
  )
}

export interface ShapeProps {
  /** Renders the outline. It is called once for the color, and once for the texture over it. */
  readonly children: (props: { readonly className: string; readonly fill: string }) => React.ReactNode
  readonly look: number
}

/** Renders the outline of a mark in its color and texture. */
export function Shape({ children, look }: ShapeProps) {
  const { classOf, id } = useChart("AggregateChartParts.Picture")
  const texture = lookAt(look)
  return (
    <>
      {children({ className: classOf("chart-shape") ?? "", fill: "currentColor" })}
      {texture > 0 && children({ className: "", fill: `url(#${id}-texture-${texture})` })}
    </>
  )
}
