import * as React from "react"
import type { TableMessages } from "../../i18n/messages/ListMessages.ts"

/** The count of characters that a cell shows at first. */
export const glance = 280

/** The count of characters that are shown at first outside of a cell. */
const look = 4000

/** The maximum count of characters to show. Pages with longer strings no longer scroll smoothly. */
const most = 20_000

export interface LongTextProps {
  /** The class of the button that shows more. */
  readonly className?: string | undefined
  /** Whether it is rendered outside of a table cell, with more space. */
  readonly long?: boolean | undefined
  readonly text: string
  readonly words: TableMessages
}

/** Renders a long string, truncated, with a button that shows more of it. */
export function LongText({ className, long = false, text, words }: LongTextProps) {
  const [open, setOpen] = React.useState(false)
  const first = long ? look : glance
  if (text.length <= first) return text
  const left = text.length - most
  return (
    <>
      {cut(text, open ? most : first)}
      {(!open || left > 0) && "…"} {open && left > 0 && <small>{words.cut(left)} </small>}
      <button aria-expanded={open} className={className} onClick={() => setOpen(!open)} type="button">
        {open ? words.less : words.more}
      </button>
    </>
  )
}

// Cutting between the two halves of a surrogate pair would show a broken character.
const cut = (text: string, length: number): string => {
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}
