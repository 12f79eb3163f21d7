"use client"
import { type OwnProps, Part, type PartState } from "./Part.view.tsx"
import type { Problem } from "../problem/Problem.ts"
import { type Tone, toneOf } from "../problem/Severity.ts"
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
