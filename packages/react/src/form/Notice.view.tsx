import { Part, type OwnProps, type PartState } from "../parts/Part.view.tsx"
import { useTakesFocus } from "../parts/focus.ts"
import { ToneIcon } from "../parts/ToneIcon.view.tsx"
import type { Tone } from "../problem/Severity.ts"
import * as React from "react"

export interface NoticeProps {
  /** The text of the notice. */
  readonly children: React.ReactNode
  /** A class name to add. */
  readonly className?: string | undefined
  /** The props that the application passes to the notice. */
  readonly own?: OwnProps<PartState> | undefined
  /** The outcome of the form, for style sheets and tests. */
  readonly outcome: string
  /** Whether the notice takes the focus, because the form that had it is removed. */
  readonly takesFocus: boolean
  /** The tone of the notice. Default: `info`. */
  readonly tone?: Tone | undefined
}

/** Shows the outcome in place of a completed form. */
export function Notice({ children, className, outcome, own = {}, takesFocus, tone = "info" }: NoticeProps) {
  const notice = React.useRef<HTMLOutputElement>(null)
  useTakesFocus(notice, takesFocus)
  return (
    <Part
      as="output"
      className={className}
      own={own}
      data-outcome={outcome}
      data-tone={tone}
      ref={notice}
      tabIndex={-1}
    >
      <ToneIcon tone={tone} />
      <div>{children}</div>
    </Part>
  )
}
