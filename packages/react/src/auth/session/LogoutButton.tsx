"use client"
import { LogoutButtonView, type LogoutButtonLook } from "./LogoutButton.view.tsx"
import { useLeaving } from "./useLeaving.ts"
import type { LogoutOptions } from "./useLogout.ts"

export interface LogoutButtonProps extends LogoutButtonLook, LogoutOptions {}

/**
 * A button that signs the member out: here at once, then at the provider. Where nobody is signed in it shows nothing.
 *
 * **Example** (Back to the first page)
 *
 * ```tsx
 * import { LogoutButton } from "@portico/react"
 *
 * export const button = <LogoutButton look="quiet" postFlowUrl="https://shop.example/" />
 * ```
 */
export function LogoutButton({ children, classNames, farewell, look, messages, ...options }: LogoutButtonProps) {
  const { signOut, state } = useLeaving(options)
  return (
    <LogoutButtonView
      classNames={classNames}
      farewell={farewell}
      look={look}
      messages={messages}
      onPress={signOut}
      state={state}
    >
      {children}
    </LogoutButtonView>
  )
}
