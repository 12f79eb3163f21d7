"use client"
/**
 * The unstyled parts of a bulk operation.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import type * as React from "react"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { BulkClassNames } from "./BulkContext.ts"
import { BulkBar, BulkProblem, BulkProgress, BulkReport, BulkStatus } from "./BulkParts.view.tsx"
import { BulkConfirm, BulkRootView } from "./BulkActions.view.tsx"
import { type BulkActionsOptions, useBulkActions } from "./useBulkActions.ts"

export interface BulkRootProps<C extends Argument = Argument> extends BulkActionsOptions<C> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: BulkClassNames | undefined
  readonly messages?: MessageOverrides | undefined
}

function Root<const C extends Argument>({ children, className, classNames, messages, ...options }: BulkRootProps<C>) {
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
 * import { Bulk } from "@portico/react/data"
 *
 * export const remove = (selection: Selection.Selection) => (
 *   <Bulk.Root actions={[{ operation: "remove" }]} collection="books" selection={selection}>
 *     <Bulk.Bar />
 *     <Bulk.Confirm />
 *     <Bulk.Progress />
 *     <Bulk.Problem />
 *     <Bulk.Report />
 *     <Bulk.Status />
 *   </Bulk.Root>
 * )
 * ```
 */
export const Bulk = {
  Root,
  Bar: BulkBar,
  Confirm: BulkConfirm,
  Progress: BulkProgress,
  Problem: BulkProblem,
  Report: BulkReport,
  Status: BulkStatus
}
