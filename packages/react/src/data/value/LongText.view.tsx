import * as React from "react"
import type { TableMessages } from "../../i18n/messages/ListMessages.ts"

/** Characters of a text that a cell shows at first. */
export const glance = 280

/** The same where it has a place of its own. */
const look = 4000

/** Characters of a text that a cell shows at most: a page with more of them stops to scroll. */
const most = 20_000

export interface LongTextProps {
  /** Class of the button that shows more. */
  readonly className?: string | undefined
  /** Whether it has a place of its own, with room for more than a cell. */
  readonly long?: boolean | undefined
  readonly text: string
  readonly words: TableMessages
}

/** A text that is cut where it would fill the page, with a button that shows more of it. */
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

// Never between the two halves of a character.
const cut = (text: string, length: number): string => {
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}
