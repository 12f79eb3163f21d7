"use client"
import { AccountMenuView, type AccountMenuAppearance } from "./AccountMenu.view.tsx"
import { type AccountMenuOptions, useAccountMenu } from "./useAccountMenu.ts"

export interface AccountMenuProps extends AccountMenuOptions, Omit<AccountMenuAppearance, "name" | "picture"> {}

/**
 * Renders an account menu: sign-in and sign-up actions for a visitor, and a menu with the sign-out for a member.
 *
 * **Example** (In the header of a page)
 *
 * ```tsx
 * import { AccountMenu } from "@portico/react"
 *
 * export const head = (
 *   <AccountMenu
 *     items={[{ id: "orders", label: "Orders", href: "/orders" }]}
 *     signInHref="/sign-in"
 *     signUpHref="/sign-up"
 *   />
 * )
 * ```
 */
export function AccountMenu({
  name,
  onOpenSection,
  onSignedOut,
  picture,
  postFlowUrl,
  ...viewProps
}: AccountMenuProps) {
  return (
    <AccountMenuView {...viewProps} {...useAccountMenu({ name, onOpenSection, onSignedOut, picture, postFlowUrl })} />
  )
}
