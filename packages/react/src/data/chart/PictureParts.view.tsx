import { useChart } from "./ChartContext.ts"
import { markAfter } from "./chartKeys.ts"
import { type Box, styleAt, textures } from "./layout.ts"
import type * as React from "react"

export interface PictureFrameProps {
  readonly box: Box
  readonly children: React.ReactNode
  readonly height: number
  /** Called with `true` when a mark gets the pointer or the focus, and with `false` when none has either. */
  readonly onTooltipChange: (isTooltipOpen: boolean) => void
}

/**
 * Renders the SVG element around a picture. Only the active mark is in the tab order; the arrow keys move to the
 * others.
 */
export function PictureFrame({ box, children, height, onTooltipChange }: PictureFrameProps) {
  const { active, caption, classOf, groups, id, onActive, values, words } = useChart("AggregateChartParts.Picture")
  const onKeyDown = (event: React.KeyboardEvent<SVGSVGElement>) => {
    if (event.key === "Escape") onTooltipChange(false)
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const field = { groups: groups.length, isRtl: box.isRtl, series: values.length }
    const next = markAfter(event.key, active, field)
    if (next === undefined) return
    event.preventDefault()
    onActive(next)
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${next.group}-${next.series}"]`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the marks take the focus, and the group handles their keys
    <svg
      aria-describedby={`${id}-summary`}
      aria-label={words.picture(caption)}
      height={height}
      onBlur={() => onTooltipChange(false)}
      onFocus={() => onTooltipChange(true)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onTooltipChange(false)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no element with this role
      role="group"
      viewBox={`0 0 ${box.width} ${height}`}
      width={box.width}
    >
      <defs>
        {textures.map((path, index) => (
          <pattern height="8" id={`${id}-texture-${index}`} key={path} patternUnits="userSpaceOnUse" width="8">
            <path className={classOf("chart-texture")} d={path} fill="none" stroke="#fff" strokeWidth="1.75" />
          </pattern>
        ))}
      </defs>
      {children}
    </svg>
  )
}

export interface MarkProps {
  readonly children: React.ReactNode
  readonly group: number
  /** The index of the color and texture. */
  readonly styleIndex: number
  /** Called when the pointer enters the mark. */
  readonly onPoint?: (() => void) | undefined
  readonly series: number
  /** The SVG transform that positions the mark. */
  readonly transform?: string | undefined
  /** The number of the mark, as screen readers announce it. */
  readonly value: string
}

/** Renders a mark of a picture with an accessible name. */
export function Mark({ children, group, styleIndex, onPoint, series, transform, value }: MarkProps) {
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
      data-series={styleAt(styleIndex) + 1}
      onFocus={() => onActive({ group, series })}
      onPointerEnter={() => {
        onActive({ group, series })
        onPoint?.()
      }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no element with this role
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
  readonly styleIndex: number
}

/** Renders the outline of a mark in its color and texture. */
export function Shape({ children, styleIndex }: ShapeProps) {
  const { classOf, id } = useChart("AggregateChartParts.Picture")
  const texture = styleAt(styleIndex)
  return (
    <>
      {children({ className: classOf("chart-shape") ?? "", fill: "currentColor" })}
      {texture > 0 && children({ className: "", fill: `url(#${id}-texture-${texture})` })}
    </>
  )
}
