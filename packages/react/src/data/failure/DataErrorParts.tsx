"use client"
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
 *
 * @since 0.1.0
 */
import {
  FailureCopy,
  FailureDeveloper,
  FailureIcon,
  FailureRetry,
  FailureSignIn,
  FailureStatus,
  type FailureRootViewProps,
  FailureText
} from "./FailureParts.view.tsx"
import { FailureRootView } from "./DataErrorView.view.tsx"

export type DataErrorRootProps = Omit<FailureRootViewProps, "styled">

function Root(props: DataErrorRootProps) {
  return <FailureRootView {...props} styled={false} />
}

export {
  FailureCopy as Copy,
  FailureDeveloper as Developer,
  FailureIcon as Icon,
  FailureRetry as Retry,
  Root,
  FailureSignIn as SignIn,
  FailureStatus as Status,
  FailureText as Text
}
