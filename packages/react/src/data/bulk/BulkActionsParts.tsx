"use client"
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
 *
 * @since 0.1.0
 */
import { rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { Argument } from "@portico/client/data/Collection"
import type * as React from "react"
import type { BulkClassNames } from "./BulkContext.ts"
import { BulkBar, BulkProblem, BulkProgress, BulkReport, BulkStatus } from "./BulkParts.view.tsx"
import { BulkConfirm, BulkRootView } from "./BulkActions.view.tsx"
import { type BulkActionsOptions, useBulkActions } from "./useBulkActions.ts"

export interface BulkActionsRootProps<C extends Argument = Argument>
  extends BulkActionsOptions<C>, ComponentProps<BulkClassNames>, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root<const C extends Argument>({ children, classNames, messages, ...options }: BulkActionsRootProps<C>) {
  return (
    <BulkRootView
      {...useBulkActions(options)}
      {...rootProps(options, "name")}
      classNames={classNames}
      messages={messages}
      styled={false}
    >
      {children}
    </BulkRootView>
  )
}

export {
  Root,
  BulkBar as Bar,
  BulkConfirm as Confirm,
  BulkProgress as Progress,
  BulkProblem as Problem,
  BulkReport as Report,
  BulkStatus as Status
}
