"use client"
/**
 * The unstyled parts of the second factors. Compose them in any order inside `FactorsPanelParts.Root`.
 *
 * **Example** (A custom panel)
 *
 * ```tsx
 * import { FactorsPanelParts } from "@portico/react/auth"
 *
 * export const panel = (
 *   <FactorsPanelParts.Root className="card">
 *     <FactorsPanelParts.Title />
 *     <FactorsPanelParts.Absence />
 *     <FactorsPanelParts.Notice />
 *     <FactorsPanelParts.List />
 *     <FactorsPanelParts.Actions />
 *     <FactorsPanelParts.Status />
 *     <FactorsPanelParts.Setup />
 *   </FactorsPanelParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import {
  FactorActions,
  FactorList,
  FactorsAbsence,
  FactorSetup,
  FactorsNotice,
  FactorsRootView,
  FactorsStatus,
  FactorsText,
  FactorsTitle
} from "./FactorsPanel.view.tsx"
import { ReverificationDialog } from "./ReverificationDialog.tsx"
import type { FactorsPanelClassNames, ReverifyProps } from "./SecurityContext.ts"
import { useFactors } from "./useFactors.ts"
import type * as React from "react"

export interface FactorsPanelRootProps extends ComponentProps<FactorsPanelClassNames>, RootElementProps, ReverifyProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, reverify, ...root }: FactorsPanelRootProps) {
  const { actions, reverification, state } = useFactors()
  return (
    <FactorsRootView {...root} actions={actions} state={state} styled={false}>
      {children}
      {reverification && <ReverificationDialog {...reverification} reverify={reverify} />}
    </FactorsRootView>
  )
}

export {
  FactorsAbsence as Absence,
  FactorActions as Actions,
  FactorList as List,
  FactorsNotice as Notice,
  Root,
  FactorSetup as Setup,
  FactorsStatus as Status,
  FactorsText as Text,
  FactorsTitle as Title
}
