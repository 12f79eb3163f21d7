import * as React from "react"

interface EnteredProps {
  readonly children: React.ReactNode
  /** The value of each field, by the selector of the field. The object must not change. */
  readonly entries: Entries
}

export type Entries = Readonly<Record<string, string>>

/** Fills in each field of a story once, when it is in the page, so that the story shows the entries and the response to them. */
export function Entered({ children, entries }: EnteredProps) {
  const content = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    const element = content.current
    if (element === null) return
    const left = new Map(Object.entries(entries))
    const enter = () => {
      for (const [field, text] of left) {
        const input = element.querySelector<HTMLInputElement>(field)
        if (input === null) continue
        left.delete(field)
        input.value = text
        input.dispatchEvent(new InputEvent("input", { bubbles: true }))
      }
    }
    enter()
    // Its code may still be loading.
    const observer = new MutationObserver(enter)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [entries])
  return <div ref={content}>{children}</div>
}
