import * as React from "react"
import { NoticeIcon, type Tone } from "./NoticeIcon.view.tsx"

export interface NoticeProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** The outcome of the form, for style sheets and tests. */
  readonly outcome: string
  /** Whether the notice takes the focus, because the form that had it is removed. */
  readonly takesFocus: boolean
  /** The tone of the notice, `info` by default. */
  readonly tone?: Tone | undefined
}

/** Shows the outcome in place of a completed form. */
export function Notice({ children, className, outcome, takesFocus, tone = "info" }: NoticeProps) {
  const notice = React.useRef<HTMLOutputElement>(null)
  React.useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return (
    <output className={className} data-outcome={outcome} data-tone={tone} ref={notice} tabIndex={-1}>
      <NoticeIcon tone={tone} />
      <div>{children}</div>
    </output>
  )
}
