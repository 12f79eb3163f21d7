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

export type DataErrorRootProps = Omit<FailureRootViewProps, "styled">

function Root(props: DataErrorRootProps) {
  return <FailureRootView {...props} styled={false} />
}

/**
 * The unstyled parts of an error box, to compose in any order inside `DataErrorParts.Root`. Each part renders only if it
 * applies to the problem.
 *
 * **Example** (A message and a retry button)
 *
 * ```tsx
 * import type { Problem } from "@portico/react"
 * import { DataErrorParts } from "@portico/react/data"
 *
 * export const trouble = (problem: Problem, again: () => void) => (
 *   <DataErrorParts.Root onRetry={again} problem={problem}>
 *     <DataErrorParts.Text />
 *     <DataErrorParts.Retry />
 *     <DataErrorParts.Status />
 *   </DataErrorParts.Root>
 * )
 * ```
 */
export const DataErrorParts = {
  Copy: FailureCopy,
  Developer: FailureDeveloper,
  Icon: FailureIcon,
  Retry: FailureRetry,
  Root,
  SignIn: FailureSignIn,
  Status: FailureStatus,
  Text: FailureText
} as const
