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

export interface AccountRootProps
  extends
    AccountMenuOptions,
    Pick<AccountRootViewProps, "children" | "className" | "classNames" | "messages" | "renderLink"> {}

function Root({ name, onOpenSection, onSignedOut, picture, postFlowUrl, ...look }: AccountRootProps) {
  const controller = useAccountMenu({ name, onOpenSection, onSignedOut, picture, postFlowUrl })
  return <AccountRootView {...look} {...controller} styled={false} />
}

/**
 * The unstyled parts of an account menu. Compose them inside `Account.Root`. Each part renders only in the states that
 * it applies to.
 *
 * **Example** (A custom menu)
 *
 * ```tsx
 * import { Account } from "@portico/react/auth"
 *
 * export const menu = (
 *   <Account.Root className="head">
 *     <Account.Placeholder />
 *     <Account.SignIn href="/sign-in">Log in</Account.SignIn>
 *     <Account.Menu items={[{ id: "orders", label: "Orders", href: "/orders" }]} />
 *     <Account.Notice />
 *   </Account.Root>
 * )
 * ```
 */
export const Account = {
  Menu: AccountEntries,
  Notice: AccountNotice,
  Placeholder: AccountPlaceholder,
  Root,
  SectionError: AccountSectionError,
  SignIn: AccountSignIn,
  SignUp: AccountSignUp
} as const
