"use client"
import { Control } from "../../parts/Elements.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { security } from "../../i18n/en/security.ts"
import { classOf } from "../../theme/classes.ts"
import { makeChunk, useChunk, ChunkBoundary, type MissingProps } from "../../runtime/Chunk.ts"
import type { AccountPanelsProps } from "./AccountPanels.tsx"
import * as React from "react"

export interface AccountSecurityProps extends AccountPanelsProps {}

const panels = makeChunk(() => import("./AccountPanels.tsx"))

/**
 * Renders the panels with which the signed-in member manages two-step verification, the email address, the sessions and
 * the deletion of the account. Their code is loaded on demand. Each panel shows if the provider does not have the
 * account extension.
 *
 * **Example** (On an account page)
 *
 * ```tsx
 * import { AccountSecurity } from "@portico/react"
 *
 * export const page = <AccountSecurity onDeleted={() => location.assign("/")} />
 * ```
 */
export function AccountSecurity(props: AccountSecurityProps) {
  // The server has no session, so its HTML shows that the panels are loading, and it does not wait for their code.
  const isHydrated = React.useSyncExternalStore(subscribe, inBrowser, onServer)
  if (!isHydrated) return <Loading />
  return (
    <ChunkBoundary missing={Missing}>
      <React.Suspense fallback={<Loading />}>
        <Panels {...props} />
      </React.Suspense>
    </ChunkBoundary>
  )
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false

function Panels(props: AccountSecurityProps) {
  const { AccountPanels } = useChunk(panels)
  return <AccountPanels {...props} />
}

function Loading() {
  const words = useWords("security", security)
  return <output>{words.loading}</output>
}

function Missing({ onRetry }: MissingProps) {
  const words = useWords("security", security)
  const retry = () => {
    panels.forget()
    onRetry()
  }
  return (
    <Control as="button" className={classOf(undefined)("button")} onClick={retry} type="button">
      {words.retry}
    </Control>
  )
}
