import * as React from "react"

export interface NoticeProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** What the form came to, for style sheets and tests. */
  readonly outcome: string
  /** Takes the focus from a form that is gone. */
  readonly takesFocus: boolean
}

/** What stands in place of a form that is done. */
export function Notice({ children, className, outcome, takesFocus }: NoticeProps) {
  const notice = React.useRef<HTMLOutputElement>(null)
  React.useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return (
    <output className={className} data-outcome={outcome} ref={notice} tabIndex={-1}>
      {children}
    </output>
  )
}
