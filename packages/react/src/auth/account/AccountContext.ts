/**
 * The context that the parts of an account menu share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { AccountMessages } from "../../i18n/messages/AccountMessages.ts"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { AccountSlot, AccountState, MembersAreaSection, MembersAreaState, RenderLink } from "./Account.ts"

/** The context value that the parts of an account menu read. */
export interface AccountContextValue {
  /** The state of opening a page of the members area. */
  readonly area: MembersAreaState
  readonly classOf: ClassOf<AccountSlot>
  readonly name: string
  readonly onOpenSection: ((section: MembersAreaSection) => void) | undefined
  readonly onSignOut: () => void
  readonly picture: string | undefined
  readonly problems: ProblemMessages
  readonly renderLink: RenderLink | undefined
  readonly state: AccountState
  readonly words: AccountMessages
}

export const AccountContext = React.createContext<AccountContextValue | undefined>(undefined)

/** Returns the context of the surrounding account menu. Throws if there is none. */
export const useAccount = (part: string): AccountContextValue => {
  const account = React.use(AccountContext)
  if (account === undefined) throw new Error(`${part} is outside its menu: put it inside Account.Root.`)
  return account
}
