import { Part, type OwnProps, type PartProps, type PartState, withBreaks } from "../parts/Part.view.tsx"
import { useTakesFocus } from "../parts/focus.ts"
import { ToneIcon } from "../parts/Alert.view.tsx"
import type { Tone } from "../problem/Problem.ts"
import * as React from "react"

export interface NoticeProps extends PartProps<"output"> {
  /** The text of the notice. */
  readonly children: React.ReactNode
  /** The props of the application, if those of the notice are the kit's. */
  readonly own?: OwnProps<PartState> | undefined
  /** The outcome of the form, for style sheets and tests. */
  readonly outcome: string
  /** Whether the notice takes the focus, because the form that had it is removed. */
  readonly takesFocus: boolean
  /** The tone of the notice. Default: `info`. */
  readonly tone?: Tone | undefined
}

/** Shows the outcome in place of a completed form. */
export function Notice({ children, className, outcome, own, takesFocus, tone = "info", ...props }: NoticeProps) {
  const notice = React.useRef<HTMLOutputElement>(null)
  useTakesFocus(notice, takesFocus)
  return (
    <Part
      as="output"
      own={own ?? { ...props, className }}
      className={own !== undefined && typeof className === "string" ? className : undefined}
      data-outcome={outcome}
      data-tone={tone}
      ref={notice}
      tabIndex={-1}
    >
      <ToneIcon tone={tone} />
      <div>{withBreaks(children)}</div>
    </Part>
  )
}
