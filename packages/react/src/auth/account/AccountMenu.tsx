"use client"
import * as React from "react"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import type { MemberState } from "../session/Member.ts"
import type { AccountClassNames, AccountItem, AccountState, MembersAreaSection, RenderLink } from "./Account.ts"
import { AccountMenuView } from "./AccountMenu.view.tsx"
import { useLogout } from "../session/useLogout.ts"
import { useMember } from "../session/useMember.ts"
import { useMemberName } from "./useMemberName.ts"
import { useMembersArea } from "./useMembersArea.ts"

export interface AccountMenuProps {
  /** Classes to add, by slot. */
  readonly classNames?: AccountClassNames | undefined
  /** Entries of a member's menu, above "Sign out". */
  readonly items?: ReadonlyArray<AccountItem> | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** What the member is called. By default as the profile says, where `Profiles` is laid over the client. */
  readonly name?: string | undefined
  /** Called with the address of a page of the members area. By default the browser goes there. */
  readonly onOpenSection?: ((address: string) => void) | undefined
  /** The address of the member's picture. By default that of the profile. */
  readonly picture?: string | undefined
  /** Renders the menu's links, for those of a router. Each loads its page anew by default. */
  readonly renderLink?: RenderLink | undefined
  /** Pages of the members area, at the provider, below `items`. None by default. */
  readonly sections?: ReadonlyArray<MembersAreaSection> | undefined
  /** Called when a visitor wants to sign in. */
  readonly onSignIn?: (() => void) | undefined
  /** Called with the provider's page that ends the session there too. By default the browser goes there. */
  readonly onSignedOut?: ((logoutUrl: string) => void) | undefined
  /** Called when a visitor wants an account. */
  readonly onSignUp?: (() => void) | undefined
  /** Where the provider's page leads back to. The page at hand by default. */
  readonly postFlowUrl?: string | undefined
  /** Where the sign-in is. Without it, "Sign in" is a button. */
  readonly signInHref?: string | undefined
  /** Where the sign-up is. Without it, "Create account" is a button. */
  readonly signUpHref?: string | undefined
}

/**
 * Who is signed in, and the ways in and out: two actions for a visitor, a menu for a member.
 */
export function AccountMenu({ onOpenSection, onSignedOut, postFlowUrl, ...look }: AccountMenuProps) {
  const member = useMember()
  const logout = useLogout({ onSignedOut, postFlowUrl })
  const area = useMembersArea({ onOpen: onOpenSection, postFlowUrl })
  const known = useMemberName()
  const state = React.useMemo(() => stateOf(member, logout.state._tag), [logout.state._tag, member])
  return (
    <AccountMenuView
      {...look}
      area={area.state}
      name={look.name ?? known.name}
      onOpenSection={area.open}
      onSignOut={logout.signOut}
      picture={look.picture ?? known.picture}
      state={state}
    />
  )
}

// The session ends here before the provider is told, so a visitor may still be on the way out.
const stateOf = (member: MemberState, logout: "Idle" | "Submitting" | "Failed" | "Done"): AccountState => {
  if (logout === "Submitting") return { _tag: "SigningOut" }
  if (member._tag !== "Visitor") return member
  if (logout === "Failed") return { _tag: "Visitor", notice: "signOutFailed" }
  return member.ended ? { _tag: "Visitor", notice: "ended" } : { _tag: "Visitor" }
}
