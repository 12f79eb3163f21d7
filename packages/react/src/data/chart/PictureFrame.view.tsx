import type * as React from "react"
import { useChart } from "./ChartContext.ts"
import { markAfter } from "./chartKeys.ts"
import { textures } from "./layout.ts"
import type { Box } from "./useBox.ts"

export interface PictureFrameProps {
  readonly box: Box
  readonly children: React.ReactNode
  readonly height: number
  /** Called with `true` when a mark gets the pointer or the focus, and with `false` when none has either. */
  readonly onTold: (isTold: boolean) => void
}

/**
 * Renders the SVG element around a picture. Only the active mark is in the tab order; the arrow keys move to the
 * others.
 */
export function PictureFrame({ box, children, height, onTold }: PictureFrameProps) {
  const { active, caption, classOf, groups, id, onActive, values, words } = useChart("AggregateChartParts.Picture")
  const onKeyDown = (event: React.KeyboardEvent<SVGSVGElement>) => {
    if (event.key === "Escape") onTold(false)
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const field = { groups: groups.length, isRtl: box.isRtl, series: values.length }
    const next = markAfter(event.key, active, field)
    if (next === undefined) return
    event.preventDefault()
    onActive(next)
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${next.group}-${next.series}"]`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its marks take the focus, and it their keys
    <svg
      aria-describedby={`${id}-summary`}
      aria-label={words.picture(caption)}
      height={height}
      onBlur={() => onTold(false)}
      onFocus={() => onTold(true)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onTold(false)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no such tag in SVG
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
