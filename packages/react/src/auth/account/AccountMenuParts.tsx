"use client"
import {
  AccountEntries,
  AccountNotice,
  AccountPlaceholder,
  AccountSectionError,
  AccountSignIn,
  AccountSignUp
} from "./AccountParts.view.tsx"
import { AccountRootView, type AccountRootViewProps } from "./AccountMenu.view.tsx"
import { type AccountMenuOptions, useAccountMenu } from "./useAccountMenu.ts"

export interface AccountMenuRootProps
  extends
    AccountMenuOptions,
    Pick<AccountRootViewProps, "children" | "className" | "classNames" | "messages" | "renderLink"> {}

function Root({ name, onOpenSection, onSignedOut, picture, postFlowUrl, ...viewProps }: AccountMenuRootProps) {
  const controller = useAccountMenu({ name, onOpenSection, onSignedOut, picture, postFlowUrl })
  return <AccountRootView {...viewProps} {...controller} styled={false} />
}

/**
 * The unstyled parts of an account menu. Compose them inside `AccountMenuParts.Root`. Each part renders only in the states that
 * it applies to.
 *
 * **Example** (A custom menu)
 *
 * ```tsx
 * import { AccountMenuParts } from "@portico/react/auth"
 *
 * export const menu = (
 *   <AccountMenuParts.Root className="head">
 *     <AccountMenuParts.Placeholder />
 *     <AccountMenuParts.SignIn href="/sign-in">Log in</AccountMenuParts.SignIn>
 *     <AccountMenuParts.Menu items={[{ id: "orders", label: "Orders", href: "/orders" }]} />
 *     <AccountMenuParts.Notice />
 *   </AccountMenuParts.Root>
 * )
 * ```
 */
export const AccountMenuParts = {
  Menu: AccountEntries,
  Notice: AccountNotice,
  Placeholder: AccountPlaceholder,
  Root,
  SectionError: AccountSectionError,
  SignIn: AccountSignIn,
  SignUp: AccountSignUp
} as const
