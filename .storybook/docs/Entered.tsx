import * as React from "react"

interface EnteredProps {
  readonly children: React.ReactNode
  /** The value of each field, by the selector of the field. The object must not change. */
  readonly entries: Entries
}

export type Entries = Readonly<Record<string, string>>

/** Fills in fields of a story, so that the story shows the entries and the response to them. */
export function Entered({ children, entries }: EnteredProps) {
  const content = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    for (const [field, text] of Object.entries(entries)) {
      const input = content.current?.querySelector<HTMLInputElement>(field)
      if (input == null) continue
      input.value = text
      input.dispatchEvent(new InputEvent("input", { bubbles: true }))
    }
  }, [entries])
  return <div ref={content}>{children}</div>
}
