import * as React from "react"
import { NoticeIcon, type Tone } from "./NoticeIcon.view.tsx"

export interface NoticeProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** What the form came to, for style sheets and tests. */
  readonly outcome: string
  /** Takes the focus from a form that is gone. */
  readonly takesFocus: boolean
  /** Whether it is good news, plain news, or something to see to. */
  readonly tone?: Tone | undefined
}

/** What stands in place of a form that is done. */
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
