import * as React from "react"

/** The size of a picture, in pixels. */
export interface Box {
  readonly width: number
  /** The computed size of `1em`. Labels need more space if the user enlarges the font. */
  readonly em: number
  /** Whether the writing direction is right to left. */
  readonly isRtl: boolean
}

/** The default size, for servers and before the first measurement. */
const usual: Box = { width: 640, em: 14, isRtl: false }

/** Measures an element and tracks its size. The element may mount later than the component. */
export const useBox = (): readonly [ref: (element: HTMLDivElement) => () => void, box: Box] => {
  const ref = React.useRef<HTMLDivElement>(null)
  const [box, setBox] = React.useState(usual)
  const measure = React.useCallback(() => {
    const element = ref.current
    if (element === null) return
    const { direction, fontSize } = getComputedStyle(element)
    const next = {
      width: Math.max(element.clientWidth, 1),
      em: Number.parseFloat(fontSize) || usual.em,
      isRtl: direction === "rtl"
    }
    setBox((before) =>
      before.width === next.width && before.em === next.em && before.isRtl === next.isRtl ? before : next
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
