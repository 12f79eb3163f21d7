"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { ReverificationDialog } from "./ReverificationDialog.tsx"
import type { SessionsPanelClassNames, ReverifyProps } from "./SecurityContext.ts"
import { SessionsPanelView } from "./SessionsPanel.view.tsx"
import { useSessions } from "./useSessions.ts"

export interface SessionsPanelProps extends ComponentProps<SessionsPanelClassNames>, ReverifyProps {
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
}

/**
 * Lists the sessions of the signed-in member on all devices, and ends the others. The member authenticates again before
 * a session ends. If the provider does not have the account extension, the panel shows that.
 *
 * **Example** (On an account page)
 *
 * ```tsx
 * import { SessionsPanel } from "@portico/react/auth"
 *
 * export const page = <SessionsPanel headingLevel={2} />
 * ```
 */
export function SessionsPanel({ reverify, ...props }: SessionsPanelProps) {
  const { actions, reverification, state } = useSessions()
  return (
    <SessionsPanelView
      {...props}
      actions={actions}
      dialog={reverification && <ReverificationDialog {...reverification} reverify={reverify} />}
      state={state}
    />
  )
}
