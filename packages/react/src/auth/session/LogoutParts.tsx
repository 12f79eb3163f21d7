"use client"
import type * as React from "react"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ActionClassNames } from "./Action.ts"
import { ActionButton, ActionError, ActionStatus } from "./ActionParts.view.tsx"
import { ActionRoot } from "./ActionRoot.view.tsx"
import { useLeaving, useLogoutAction } from "./useLeaving.ts"
import type { LogoutOptions } from "./useLogout.ts"

export interface LogoutRootProps extends LogoutOptions {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: ActionClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

function Root({ children, className, classNames, messages, ...options }: LogoutRootProps) {
  const { signOut, state } = useLeaving(options)
  return (
    <ActionRoot
      className={className}
      classNames={classNames}
      messages={messages}
      onPress={signOut}
      state={useLogoutAction(state, messages)}
      styled={false}
    >
      {children}
    </ActionRoot>
  )
}

/**
 * The parts of a sign-out, without a look: compose them in any order inside `Logout.Root`.
 *
 * **Example** (A sign-out of one's own)
 *
 * ```tsx
 * import { SignedIn } from "@portico/react"
 * import { Logout } from "@portico/react/auth"
 *
 * export const signOut = (
 *   <SignedIn>
 *     <Logout.Root className="card" by="call">
 *       <Logout.Button>Leave</Logout.Button>
 *       <Logout.Error />
 *       <Logout.Status />
 *     </Logout.Root>
 *   </SignedIn>
 * )
 * ```
 */
export const Logout = { Button: ActionButton, Error: ActionError, Root, Status: ActionStatus } as const
