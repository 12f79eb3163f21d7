"use client"
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
 *
 * @since 0.1.0
 */
import { callProblems } from "../../i18n/en/problems/call.ts"
import { rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import { type ActionClassNames, ActionButton, ActionError, ActionStatus, ActionRoot } from "./ActionParts.view.tsx"
import { useLeaving, useLogoutAction, type LogoutOptions } from "./useLogout.ts"

export interface LogoutButtonRootProps extends LogoutOptions, ComponentProps<ActionClassNames>, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, classNames, messages, ...options }: LogoutButtonRootProps) {
  const { signOut, state } = useLeaving(options)
  return (
    <ActionRoot
      {...rootProps(options)}
      classNames={classNames}
      messages={messages}
      onPress={signOut}
      problems={callProblems}
      state={useLogoutAction(state, messages)}
      styled={false}
    >
      {children}
    </ActionRoot>
  )
}

export { ActionButton as Button, ActionError as Error, Root, ActionStatus as Status }
