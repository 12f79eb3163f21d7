import { type OwnProps, Part, type PartState } from "./Part.view.tsx"
import type { Tone } from "../problem/Severity.ts"

const marks: Readonly<Record<Tone, string>> = {
  success: "M7.5 12.5l3 3 6-6.5",
  info: "M12 11v6M12 7v.01",
  warning: "M12 7v6M12 17v-.01",
  danger: "M8.5 8.5l7 7M15.5 8.5l-7 7"
}

export interface ToneIconProps {
  /** The props that the application passes to the icon. */
  readonly own?: OwnProps<PartState> | undefined
  readonly tone: Tone
}

/** Renders the icon of a severity. It is hidden from screen readers, because the message has the same meaning. */
export function ToneIcon({ own = {}, tone }: ToneIconProps) {
  return (
    <Part
      as="svg"
      own={own}
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
    </Part>
  )
}
