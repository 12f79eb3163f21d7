import * as React from "react"

interface EnteredProps {
  readonly children: React.ReactNode
  /** The selector of the field. */
  readonly field: string
  readonly text: string
}

/** Enters a text into a field of a story, so that the story shows the response to it. */
export function Entered({ children, field, text }: EnteredProps) {
  const content = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    const input = content.current?.querySelector<HTMLInputElement>(field)
    if (input == null) return
    input.value = text
    input.dispatchEvent(new InputEvent("input", { bubbles: true }))
  }, [field, text])
  return <div ref={content}>{children}</div>
}
