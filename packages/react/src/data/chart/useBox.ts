import * as React from "react"

/** The room that a picture has, in pixels. */
export interface Box {
  readonly width: number
  /** What `1em` is: text that a reader made larger takes more room. */
  readonly em: number
  /** Whether it runs from right to left. */
  readonly isRtl: boolean
}

/** What a picture is drawn for where nobody can measure, as on a server. */
const usual: Box = { width: 640, em: 14, isRtl: false }

/** Measures an element, and follows it: also where it comes after what its component showed first. */
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
