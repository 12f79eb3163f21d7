"use client"
import { AccountMenuView, type AccountMenuLook } from "./AccountMenu.view.tsx"
import { type AccountMenuOptions, useAccountMenu } from "./useAccountMenu.ts"

export interface AccountMenuProps extends AccountMenuOptions, Omit<AccountMenuLook, "name" | "picture"> {}

/**
 * Who is signed in, and the ways in and out: two actions for a visitor, a menu for a member.
 *
 * **Example** (In the head of a page)
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
export function AccountMenu({ name, onOpenSection, onSignedOut, picture, postFlowUrl, ...look }: AccountMenuProps) {
  return <AccountMenuView {...look} {...useAccountMenu({ name, onOpenSection, onSignedOut, picture, postFlowUrl })} />
}
