import * as React from "react"

interface OpenedProps {
  readonly children: React.ReactNode
  /** The selector of the button that opens a list or a menu. */
  readonly button: string
}

/** Presses a button of a story once, when it is in the page, so that the story shows what the button opens. */
export function Opened({ button, children }: OpenedProps) {
  const content = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    const element = content.current
    if (element === null) return
    const press = (): boolean => {
      const found = element.querySelector<HTMLElement>(button)
      found?.click()
      return found !== null
    }
    if (press()) return
    // Its code may still be loading.
    const observer = new MutationObserver(() => {
      if (press()) observer.disconnect()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [button])
  return <div ref={content}>{children}</div>
}
