"use client"
import {
  FailureCopy,
  FailureDeveloper,
  FailureIcon,
  FailureRetry,
  FailureSignIn,
  FailureStatus,
  FailureText
} from "./FailureParts.view.tsx"
import { FailureRootView, type FailureRootViewProps } from "./DataErrorView.view.tsx"

export type FailureRootProps = Omit<FailureRootViewProps, "styled">

function Root(props: FailureRootProps) {
  return <FailureRootView {...props} styled={false} />
}

/**
 * The unstyled parts of an error box, to compose in any order inside `Failure.Root`. Each part renders only if it
 * applies to the problem.
 *
 * **Example** (A message and a retry button)
 *
 * ```tsx
 * import type { Problem } from "@portico/react"
 * import { Failure } from "@portico/react/data"
 *
 * export const trouble = (problem: Problem, again: () => void) => (
 *   <Failure.Root onRetry={again} problem={problem}>
 *     <Failure.Text />
 *     <Failure.Retry />
 *     <Failure.Status />
 *   </Failure.Root>
 * )
 * ```
 */
export const Failure = {
  Copy: FailureCopy,
  Developer: FailureDeveloper,
  Icon: FailureIcon,
  Retry: FailureRetry,
  Root,
  SignIn: FailureSignIn,
  Status: FailureStatus,
  Text: FailureText
} as const
