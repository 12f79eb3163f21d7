"use client"
import { type OwnProps, Part, type PartState } from "./Part.view.tsx"
import { type Problem, type Tone, toneOf } from "../problem/Problem.ts"
import type * as React from "react"

export interface AlertElementProps extends React.ComponentProps<"div"> {
  /** The props that the application passes to the alert. */
  readonly own?: OwnProps<PartState> | undefined
  /** The problem that the alert reports. It determines the severity. */
  readonly problem?: Problem | undefined
  /** The severity. Default: that of the problem, otherwise `danger`. */
  readonly tone?: Tone | undefined
}

/** Renders an alert, which screen readers announce when it appears. Its severity determines its colors. */
export function Alert({
  own = {},
  problem,
  tone = problem === undefined ? "danger" : toneOf(problem),
  ...props
}: AlertElementProps) {
  return <Part as="div" own={own} data-problem={problem?.key} {...props} data-tone={tone} role="alert" />
}

export interface AlertProps extends Omit<React.ComponentProps<"div">, "role"> {
  /** The problem that the alert reports. It determines the severity. */
  readonly problem?: Problem | undefined
  /** The severity. Default: that of the problem, otherwise `danger`. */
  readonly tone?: Tone | undefined
}

/**
 * Renders a message in the style of the kit's own alerts. Screen readers announce it when it appears.
 *
 * **Example** (A problem of the application)
 *
 * ```tsx
 * import { Alert } from "@portico/react"
 *
 * export const soldOut = (
 *   <Alert tone="warning">
 *     <p>Only two copies are left.</p>
 *   </Alert>
 * )
 * ```
 */
export function StyledAlert({ className, ...props }: AlertProps) {
  return <Alert {...props} className={className === undefined ? "portico-alert" : `portico-alert ${className}`} />
}

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
      strokeWidth="2.4"
      viewBox="0 0 24 24"
      width="20"
    >
      <circle cx="12" cy="12" r="9.6" />
      <path d={marks[tone]} />
    </Part>
  )
}
