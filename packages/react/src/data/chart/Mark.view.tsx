import type * as React from "react"
import { useChart } from "./ChartContext.ts"
import { lookAt } from "./textures.ts"

export interface MarkProps {
  readonly children: React.ReactNode
  readonly group: number
  /** Which colour and texture it has, by its place among the others. */
  readonly look: number
  /** Called when it is pointed at. */
  readonly onPoint?: (() => void) | undefined
  readonly series: number
  /** Where it is drawn. */
  readonly transform?: string | undefined
  /** Its number, as it is read out. */
  readonly value: string
}

/** A mark of a picture: it reads out what it stands for. */
export function Mark({ children, group, look, onPoint, series, transform, value }: MarkProps) {
  const { active, classOf, groups, onActive, values, words } = useChart("Chart.Picture")
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
  /** Draws the outline: once with the colour, once with the texture over it. */
  readonly children: (props: { readonly className: string; readonly fill: string }) => React.ReactNode
  readonly look: number
}

/** The outline of a mark in its colour and texture. */
export function Shape({ children, look }: ShapeProps) {
  const { classOf, id } = useChart("Chart.Picture")
  const texture = lookAt(look)
  return (
    <>
      {children({ className: classOf("chart-shape") ?? "", fill: "currentColor" })}
      {texture > 0 && children({ className: "", fill: `url(#${id}-texture-${texture})` })}
    </>
  )
}
