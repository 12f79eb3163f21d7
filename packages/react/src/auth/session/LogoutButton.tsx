"use client"
import { LogoutButtonView, type LogoutButtonAppearance } from "./LogoutButton.view.tsx"
import { useLeaving, type LogoutOptions } from "./useLogout.ts"

export interface LogoutButtonProps extends LogoutButtonAppearance, LogoutOptions {}

/**
 * Renders a button that signs the member out, first on this page and then at the provider. It shows no button if no
 * member is signed in.
 *
 * **Example** (Return to the home page)
 *
 * ```tsx
 * import { LogoutButton } from "@portico/react"
 *
 * export const button = <LogoutButton variant="quiet" postFlowUrl="https://shop.example/" />
 * ```
 */
export function LogoutButton({ children, classNames, farewell, variant, messages, ...options }: LogoutButtonProps) {
  const { signOut, state } = useLeaving(options)
  return (
    <LogoutButtonView
      classNames={classNames}
      farewell={farewell}
      variant={variant}
      messages={messages}
      onPress={signOut}
      state={state}
    >
      {children}
    </LogoutButtonView>
  )
}
