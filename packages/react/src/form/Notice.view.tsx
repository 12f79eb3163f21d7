import { useTakesFocus } from "../parts/focus.ts"
import * as React from "react"

export type Tone = "success" | "info" | "warning" | "danger"

const marks: Readonly<Record<Tone, string>> = {
  success: "M7.5 12.5l3 3 6-6.5",
  info: "M12 11v6M12 7v.01",
  warning: "M12 7v6M12 17v-.01",
  danger: "M8.5 8.5l7 7M15.5 8.5l-7 7"
}

/**
 * Renders the icon of a notice. It is hidden from screen readers, because the notice's content has the same meaning.
 */
export function NoticeIcon({ tone }: { readonly tone: Tone }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="20"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      viewBox="0 0 24 24"
      width="20"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={marks[tone]} />
    </svg>
  )
}

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
  useTakesFocus(notice, takesFocus)
  return (
    <output className={className} data-outcome={outcome} data-tone={tone} ref={notice} tabIndex={-1}>
      <NoticeIcon tone={tone} />
      <div>{children}</div>
    </output>
  )
}
