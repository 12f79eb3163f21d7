import * as React from "react"
import { useForm } from "./FormContext.ts"

export interface CodeSlotsProps {
  readonly input: React.RefObject<HTMLInputElement | null>
  readonly length: number
}

/**
 * Renders a frame for each character of a code. The frames are decorative: the user edits the input, and screen readers
 * read only the input.
 */
export function CodeSlots({ input, length }: CodeSlotsProps) {
  const { classOf } = useForm("CodeSlots")
  const [{ caret, filled }, follow] = React.useState({ caret: 0, filled: 0 })
  React.useEffect(() => {
    const element = input.current
    const look = () => {
      if (element === null) return
      const now = { caret: element.selectionStart ?? 0, filled: element.value.length }
      follow((before) => (before.caret === now.caret && before.filled === now.filled ? before : now))
    }
    look()
    element?.addEventListener("input", look)
    document.addEventListener("selectionchange", look)
    return () => {
      element?.removeEventListener("input", look)
      document.removeEventListener("selectionchange", look)
    }
  }, [input])
  return (
    <span aria-hidden="true" className={classOf("code-slots")} data-length={length}>
      {Array.from({ length }, (_, index) => (
        <span
          className={classOf("code-slot")}
          data-current={index === Math.min(caret, length - 1) || undefined}
          data-filled={index < filled || undefined}
          key={index}
        />
      ))}
    </span>
  )
}
