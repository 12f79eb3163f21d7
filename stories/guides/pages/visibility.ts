/** The visibility and the settled state of the stories of a documentation page. */
import * as React from "react"

/** Whether an element is or has been near the visible area. */
export const useNear = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = React.useState(false)
  React.useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      // It reports all changes since the last call, oldest first: a busy page moves a story into view before the first call.
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: "300px" }
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

// The time without a change after which a story has settled, and the time after which it has in any case: a countdown
// changes each second. A busy machine takes seconds for the request of a story.
const quiet = 4000
const longest = 10_000

/**
 * Whether a story has reached its state: it has content, which has not changed for a while. A user who points at it or
 * presses Tab does not have to wait. Other keys scroll the page.
 */
export const useSettled = (content: Node | null, box: React.RefObject<Element | null>): boolean => {
  const [isSettled, setIsSettled] = React.useState(false)
  React.useEffect(() => {
    if (content === null || isSettled) return
    const timers: { quiet?: ReturnType<typeof setTimeout>; longest?: ReturnType<typeof setTimeout> } = {}
    const settle = () => setIsSettled(true)
    const observer = new MutationObserver(() => {
      timers.longest ??= setTimeout(settle, longest)
      clearTimeout(timers.quiet)
      timers.quiet = setTimeout(settle, quiet)
    })
    observer.observe(content, { characterData: true, childList: true, subtree: true })
    // An element that is still inert receives no events.
    const point = ({ clientX, clientY }: PointerEvent) => {
      const { bottom = 0, left = 0, right = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {}
      if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) settle()
    }
    const tab = ({ key }: KeyboardEvent) => {
      if (key === "Tab") settle()
    }
    document.addEventListener("pointermove", point)
    document.addEventListener("pointerdown", point)
    document.addEventListener("keydown", tab)
    return () => {
      observer.disconnect()
      clearTimeout(timers.quiet)
      clearTimeout(timers.longest)
      document.removeEventListener("pointermove", point)
      document.removeEventListener("pointerdown", point)
      document.removeEventListener("keydown", tab)
    }
  }, [box, content, isSettled])
  return isSettled
}
