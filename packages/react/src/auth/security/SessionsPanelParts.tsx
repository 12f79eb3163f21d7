"use client"
/**
 * The unstyled parts of the sessions. Compose them in any order inside `SessionsPanelParts.Root`.
 *
 * **Example** (A custom panel)
 *
 * ```tsx
 * import { SessionsPanelParts } from "@portico/react/auth"
 *
 * export const panel = (
 *   <SessionsPanelParts.Root className="card">
 *     <SessionsPanelParts.Title />
 *     <SessionsPanelParts.Absence />
 *     <SessionsPanelParts.Notice />
 *     <SessionsPanelParts.List />
 *     <SessionsPanelParts.EndOthers />
 *     <SessionsPanelParts.Status />
 *   </SessionsPanelParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { ReverificationDialog } from "./ReverificationDialog.tsx"
import type { SessionsPanelClassNames, ReverifyProps } from "./SecurityContext.ts"
import {
  EndOtherSessions,
  SessionList,
  SessionsAbsence,
  SessionsNotice,
  SessionsRootView,
  SessionsStatus,
  SessionsText,
  SessionsTitle
} from "./SessionsPanel.view.tsx"
import { useSessions } from "./useSessions.ts"
import type * as React from "react"

export interface SessionsPanelRootProps
  extends ComponentProps<SessionsPanelClassNames>, RootElementProps, ReverifyProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, reverify, ...root }: SessionsPanelRootProps) {
  const { actions, reverification, state } = useSessions()
  return (
    <SessionsRootView {...root} actions={actions} state={state} styled={false}>
      {children}
      {reverification && <ReverificationDialog {...reverification} reverify={reverify} />}
    </SessionsRootView>
  )
}

export {
  SessionsAbsence as Absence,
  EndOtherSessions as EndOthers,
  SessionList as List,
  SessionsNotice as Notice,
  Root,
  SessionsStatus as Status,
  SessionsText as Text,
  SessionsTitle as Title
}
