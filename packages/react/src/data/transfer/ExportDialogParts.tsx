"use client"
/**
 * The unstyled parts of an export.
 *
 * **Example** (Custom styling)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { ExportDialogParts } from "@portico/react/data"
 *
 * export const page = (
 *   <ExportDialogParts.Root query={Query.from("books")}>
 *     <ExportDialogParts.Title>All our books</ExportDialogParts.Title>
 *     <ExportDialogParts.Format />
 *     <ExportDialogParts.Progress />
 *     <ExportDialogParts.Problem />
 *     <ExportDialogParts.Result />
 *     <ExportDialogParts.Actions />
 *     <ExportDialogParts.Status />
 *   </ExportDialogParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { NamesOf } from "@portico/client/data/Collection"
import type * as Query from "@portico/client/data/Query"
import type * as React from "react"
import { ExportFields, ExportFormat, ExportScope, ExportTitle } from "./ExportParts.view.tsx"
import { ExportRootView } from "./ExportRoot.view.tsx"
import { ExportActions, ExportProblem, ExportResult, ExportRunning, ExportStatus } from "./ExportRun.view.tsx"
import type { ExportDialogClassNames } from "./ImportRoot.view.tsx"
import { type ExportDialogOptions, useExportHandlers } from "./useExport.ts"

export interface ExportDialogRootProps<Q extends Query.Any = Query.Any, Column extends string = string>
  extends ExportDialogOptions<Q, Column>, ComponentProps<ExportDialogClassNames>, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root<Q extends Query.Any, const Column extends string = NamesOf<Query.ScopeOf<Q>, "select">>({
  children,
  classNames,
  messages,
  ...options
}: ExportDialogRootProps<Q, Column>) {
  return (
    <ExportRootView
      {...useExportHandlers(options)}
      {...rootProps(options, "name")}
      classNames={classNames}
      messages={messages}
      styled={false}
    >
      {children}
    </ExportRootView>
  )
}

export {
  Root,
  ExportTitle as Title,
  ExportScope as Scope,
  ExportFormat as Format,
  ExportFields as Fields,
  ExportRunning as Progress,
  ExportProblem as Problem,
  ExportResult as Result,
  ExportActions as Actions,
  ExportStatus as Status
}
