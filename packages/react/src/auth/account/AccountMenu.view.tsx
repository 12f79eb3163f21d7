"use client"
import {
  AccountEntries,
  type AccountEntriesProps,
  AccountNotice,
  AccountPlaceholder,
  AccountSectionError,
  AccountSignIn,
  AccountSignUp
} from "./AccountParts.view.tsx"
import { AccountRootView, type AccountRootViewProps } from "./AccountRoot.view.tsx"

export interface AccountMenuLook
  extends
    AccountEntriesProps,
    Pick<AccountRootViewProps, "classNames" | "messages" | "name" | "picture" | "renderLink"> {
  /** Where the sign-in is. Without it, "Sign in" is a button. */
  readonly signInHref?: string | undefined
  readonly onSignIn?: (() => void) | undefined
  /** Where the sign-up is. Without it, "Create account" is a button. */
  readonly signUpHref?: string | undefined
  readonly onSignUp?: (() => void) | undefined
}

export interface AccountMenuViewProps
  extends AccountMenuLook, Pick<AccountRootViewProps, "area" | "onOpenSection" | "onSignOut" | "state"> {}

/** How an account menu looks: nobody known yet, a visitor, a member, on the way out. */
export function AccountMenuView(props: AccountMenuViewProps) {
  const { items, onSignIn, onSignUp, sections, signInHref, signUpHref, ...root } = props
  return (
    <AccountRootView {...root}>
      <AccountPlaceholder />
      {(signInHref !== undefined || onSignIn !== undefined) && <AccountSignIn href={signInHref} onPress={onSignIn} />}
      {(signUpHref !== undefined || onSignUp !== undefined) && <AccountSignUp href={signUpHref} onPress={onSignUp} />}
      <AccountNotice />
      <AccountEntries items={items} sections={sections} />
      <AccountSectionError />
    </AccountRootView>
  )
}
