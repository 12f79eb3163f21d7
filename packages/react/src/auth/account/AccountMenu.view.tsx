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
  /** The address of the sign-in page. Without it, "Sign in" is a button. */
  readonly signInHref?: string | undefined
  readonly onSignIn?: (() => void) | undefined
  /** The address of the sign-up page. Without it, "Create account" is a button. */
  readonly signUpHref?: string | undefined
  readonly onSignUp?: (() => void) | undefined
}

export interface AccountMenuViewProps
  extends AccountMenuLook, Pick<AccountRootViewProps, "area" | "onOpenSection" | "onSignOut" | "state"> {}

/** Renders an account menu in each of its states: unknown, visitor, member, and signing out. */
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
