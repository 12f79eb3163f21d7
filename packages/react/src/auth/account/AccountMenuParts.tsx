"use client"
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
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
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
    Pick<AccountRootViewProps, "children" | keyof RootElementProps | "classNames" | "messages" | "renderLink"> {}

function Root({ name, onOpenSection, onSignedOut, picture, postFlowUrl, ...viewProps }: AccountMenuRootProps) {
  const controller = useAccountMenu({ name, onOpenSection, onSignedOut, picture, postFlowUrl })
  return <AccountRootView {...viewProps} {...controller} styled={false} />
}

export {
  AccountEntries as Menu,
  AccountNotice as Notice,
  AccountPlaceholder as Placeholder,
  Root,
  AccountSectionError as SectionError,
  AccountSignIn as SignIn,
  AccountSignUp as SignUp
}
