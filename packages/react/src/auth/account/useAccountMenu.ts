"use client"
import * as React from "react"
import type { MemberState } from "../../session/Member.ts"
import { useLogout } from "../session/useLogout.ts"
import { useMember } from "../../session/memberAtom.ts"
import type { AccountState, MembersAreaSection, MembersAreaState } from "./AccountContext.ts"
import { useMemberName } from "../profile/nameAtom.ts"
import { useMembersArea } from "./useMembersArea.ts"

export interface AccountMenuOptions {
  /** The member's displayed name. By default, the name in the profile, if the client has the `Profiles` layer. */
  readonly name?: string | undefined
  /** Called with the address of a page of the members area. By default, the browser navigates to it. */
  readonly onOpenSection?: ((address: string) => void) | undefined
  /**
   * Called with the address of the provider's page that ends the session there too. By default, the browser navigates
   * to it.
   */
  readonly onSignedOut?: ((logoutUrl: string) => void) | undefined
  /** The address of the member's picture. By default, the picture in the profile. */
  readonly picture?: string | undefined
  /** The address that the provider's page redirects to. Default: the current page. */
  readonly postFlowUrl?: string | undefined
}

/** The state of an account menu, with functions to sign out and to open the members area. */
export interface AccountMenuController {
  readonly area: MembersAreaState
  readonly name: string | undefined
  readonly onOpenSection: (section: MembersAreaSection) => void
  readonly onSignOut: () => void
  readonly picture: string | undefined
  readonly state: AccountState
}

/**
 * Returns the state and the functions of an account menu: the signed-in member's name, the sign-out, and the pages of
 * the members area.
 */
export const useAccountMenu = (options: AccountMenuOptions = {}): AccountMenuController => {
  const { onOpenSection, onSignedOut, postFlowUrl } = options
  const member = useMember()
  const logout = useLogout({ onSignedOut, postFlowUrl })
  const area = useMembersArea({ onOpen: onOpenSection, postFlowUrl })
  const known = useMemberName()
  const state = React.useMemo(() => stateOf(member, logout.state._tag), [logout.state._tag, member])
  return {
    area: area.state,
    name: options.name ?? known.name,
    onOpenSection: area.open,
    onSignOut: logout.signOut,
    picture: options.picture ?? known.picture,
    state
  }
}

// The local session ends before the provider receives the sign-out, so a visitor may still be signing out.
const stateOf = (member: MemberState, logout: "Idle" | "Submitting" | "Failed" | "Done"): AccountState => {
  if (logout === "Submitting") return { _tag: "SigningOut" }
  if (member._tag !== "Visitor") return member
  if (logout === "Failed") return { _tag: "Visitor", notice: "signOutFailed" }
  return member.ended ? { _tag: "Visitor", notice: "ended" } : { _tag: "Visitor" }
}
