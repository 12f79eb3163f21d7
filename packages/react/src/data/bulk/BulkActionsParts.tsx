"use client"
/**
 * The unstyled parts of a bulk operation.
 *
 * @since 0.1.0
 */
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { Argument } from "@portico/client/data/Collection"
import type * as React from "react"
import type { BulkClassNames } from "./BulkContext.ts"
import { BulkBar, BulkProblem, BulkProgress, BulkReport, BulkStatus } from "./BulkParts.view.tsx"
import { BulkConfirm, BulkRootView } from "./BulkActions.view.tsx"
import { type BulkActionsOptions, useBulkActions } from "./useBulkActions.ts"

export interface BulkActionsRootProps<C extends Argument = Argument>
  extends BulkActionsOptions<C>, ComponentProps<BulkClassNames> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

function Root<const C extends Argument>({
  children,
  className,
  classNames,
  messages,
  ...options
}: BulkActionsRootProps<C>) {
  return (
    <BulkRootView
      {...useBulkActions(options)}
      className={className}
      classNames={classNames}
      messages={messages}
      styled={false}
    >
      {children}
    </BulkRootView>
  )
}

/**
 * The unstyled parts of a bulk operation.
 *
 * **Example** (Custom styling)
 *
 * ```tsx
 * import type { Selection } from "@portico/react"
 * import { BulkActionsParts } from "@portico/react/data"
 *
 * export const remove = (selection: Selection.Selection) => (
 *   <BulkActionsParts.Root actions={[{ operation: "remove" }]} collection="books" selection={selection}>
 *     <BulkActionsParts.Bar />
 *     <BulkActionsParts.Confirm />
 *     <BulkActionsParts.Progress />
 *     <BulkActionsParts.Problem />
 *     <BulkActionsParts.Report />
 *     <BulkActionsParts.Status />
 *   </BulkActionsParts.Root>
 * )
 * ```
 */
export const BulkActionsParts = {
  Root,
  Bar: BulkBar,
  Confirm: BulkConfirm,
  Progress: BulkProgress,
  Problem: BulkProblem,
  Report: BulkReport,
  Status: BulkStatus
}
