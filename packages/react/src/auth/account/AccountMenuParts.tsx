"use client"
/**
 * The unstyled parts of an account menu. Compose them inside `AccountMenuParts.Root`. Each part renders only in the states that
 * it applies to.
 *
 * `Menu` is the menu of a member. By default, it contains all of its parts. To use your own button, render a `Button` and a
 * `Panel` in it. Likewise, `Panel` contains a `Heading` and a `List` by default, and `List` its items and `SignOut`.
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
 *     <AccountMenuParts.Menu>
 *       <AccountMenuParts.Button className="own-button" />
 *       <AccountMenuParts.Panel>
 *         <AccountMenuParts.Heading />
 *         <AccountMenuParts.List>
 *           <AccountMenuParts.Item href="/orders">Orders</AccountMenuParts.Item>
 *           <AccountMenuParts.SignOut />
 *         </AccountMenuParts.List>
 *       </AccountMenuParts.Panel>
 *     </AccountMenuParts.Menu>
 *     <AccountMenuParts.Notice />
 *   </AccountMenuParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import {
  AccountNotice,
  AccountPlaceholder,
  AccountSectionError,
  AccountSignIn,
  AccountSignUp
} from "./AccountParts.view.tsx"
import {
  AccountButton,
  AccountHeading,
  AccountList,
  AccountListItem,
  AccountMember,
  AccountPanel,
  AccountSignOut
} from "./MemberMenu.view.tsx"
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
  AccountButton as Button,
  AccountHeading as Heading,
  AccountListItem as Item,
  AccountList as List,
  AccountMember as Menu,
  AccountNotice as Notice,
  AccountPanel as Panel,
  AccountPlaceholder as Placeholder,
  Root,
  AccountSectionError as SectionError,
  AccountSignIn as SignIn,
  AccountSignOut as SignOut,
  AccountSignUp as SignUp
}
