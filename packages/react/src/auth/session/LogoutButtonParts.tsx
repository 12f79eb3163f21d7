"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import { type ActionClassNames, ActionButton, ActionError, ActionStatus, ActionRoot } from "./ActionParts.view.tsx"
import { useLeaving, useLogoutAction, type LogoutOptions } from "./useLogout.ts"

export interface LogoutButtonRootProps extends LogoutOptions, ComponentProps<ActionClassNames> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

function Root({ children, className, classNames, messages, ...options }: LogoutButtonRootProps) {
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
 * The unstyled parts of a sign-out. Compose them in any order inside `LogoutButtonParts.Root`.
 *
 * **Example** (A custom sign-out)
 *
 * ```tsx
 * import { SignedIn } from "@portico/react"
 * import { LogoutButtonParts } from "@portico/react/auth"
 *
 * export const signOut = (
 *   <SignedIn>
 *     <LogoutButtonParts.Root className="card" by="call">
 *       <LogoutButtonParts.Button>Leave</LogoutButtonParts.Button>
 *       <LogoutButtonParts.Error />
 *       <LogoutButtonParts.Status />
 *     </LogoutButtonParts.Root>
 *   </SignedIn>
 * )
 * ```
 */
export const LogoutButtonParts = { Button: ActionButton, Error: ActionError, Root, Status: ActionStatus } as const
