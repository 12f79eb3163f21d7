"use client"
import * as React from "react"
import type { MemberState } from "../../session/Member.ts"
import { useLogout } from "../session/useLogout.ts"
import { useMember } from "../../session/useMember.ts"
import type { AccountState, MembersAreaSection, MembersAreaState } from "./Account.ts"
import { useMemberName } from "./useMemberName.ts"
import { useMembersArea } from "./useMembersArea.ts"

export interface AccountMenuOptions {
  /** What the member is called. By default as the profile says, where `Profiles` is laid over the client. */
  readonly name?: string | undefined
  /** Called with the address of a page of the members area. By default the browser goes there. */
  readonly onOpenSection?: ((address: string) => void) | undefined
  /** Called with the provider's page that ends the session there too. By default the browser goes there. */
  readonly onSignedOut?: ((logoutUrl: string) => void) | undefined
  /** The address of the member's picture. By default that of the profile. */
  readonly picture?: string | undefined
  /** Where the provider's page leads back to. The page at hand by default. */
  readonly postFlowUrl?: string | undefined
}

/** An account menu: who is there, and the ways in and out. */
export interface AccountMenuController {
  readonly area: MembersAreaState
  readonly name: string | undefined
  readonly onOpenSection: (section: MembersAreaSection) => void
  readonly onSignOut: () => void
  readonly picture: string | undefined
  readonly state: AccountState
}

/**
 * Drives an account menu: who is signed in and what he is called, his sign-out, the pages of the members area.
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

// The session ends here before the provider is told, so a visitor may still be on the way out.
const stateOf = (member: MemberState, logout: "Idle" | "Submitting" | "Failed" | "Done"): AccountState => {
  if (logout === "Submitting") return { _tag: "SigningOut" }
  if (member._tag !== "Visitor") return member
  if (logout === "Failed") return { _tag: "Visitor", notice: "signOutFailed" }
  return member.ended ? { _tag: "Visitor", notice: "ended" } : { _tag: "Visitor" }
}
