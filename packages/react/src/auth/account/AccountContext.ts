/**
 * The context that the parts of an account menu share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/Part.view.tsx"
import type { AccountMessages } from "../../i18n/messages/AccountMessages.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import * as React from "react"

/** The state of an account menu. */
export type AccountState =
  | { readonly _tag: "Unknown" }
  /** No member is signed in. `notice` is set if the user should see why: the session ended, or the sign-out failed. */
  | { readonly _tag: "Visitor"; readonly notice?: "ended" | "signOutFailed" | undefined }
  | { readonly _tag: "Member" }
  | { readonly _tag: "SigningOut" }

/** An item of the menu: a link or an action. */
export interface AccountItem {
  /** The key of the entry among all entries of the menu. */
  readonly id: string
  /** The text of the entry. */
  readonly label: string
  /** The address of its page. Without it, the entry is a button. */
  readonly href?: string | undefined
  /** Called when the user selects the entry. */
  readonly onAction?: (() => void) | undefined
}

/** A page of the provider's members area. */
export type MembersAreaSection = "ACCOUNT_INFO" | "BOOKINGS" | "ORDERS" | "SUBSCRIPTIONS" | "EVENTS"

/**
 * The state of opening a page of the members area. The provider returns its address, then the browser navigates to it.
 * `wait` is the time until another attempt is accepted, in seconds.
 */
export type MembersAreaState =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Opening"; readonly section: MembersAreaSection }
  | { readonly _tag: "Failed"; readonly section: MembersAreaSection; readonly problem: Problem; readonly wait: number }

/** The props of a link in the menu, for the link component of a router. */
export interface AccountLink {
  readonly children: React.ReactNode
  readonly className: string | undefined
  /** The emphasis of the link: `accent` marks the primary one. */
  readonly "data-variant"?: "accent" | undefined
  readonly href: string
  /** Closes the menu. A custom link must call it when it is followed. */
  readonly onClick: () => void
}

/** Renders a link of the menu instead of a plain `<a>`. */
export type RenderLink = (link: AccountLink) => React.ReactNode

/** Returns the label of a page of the members area. */
export const sectionText = (words: AccountMessages, section: MembersAreaSection): string => words[sectionWords[section]]

const sectionWords = {
  ACCOUNT_INFO: "sectionAccountInfo",
  BOOKINGS: "sectionBookings",
  ORDERS: "sectionOrders",
  SUBSCRIPTIONS: "sectionSubscriptions",
  EVENTS: "sectionEvents"
} as const

/** An element of an account menu that accepts additional class names. */
export type AccountSlot =
  | "account"
  | "account-member"
  | "account-button"
  | "account-name"
  | "account-panel"
  | "account-heading"
  | "account-list"
  | "account-item"
  | "account-placeholder"
  | "avatar"
  | "alert"
  | "button"
  | "spinner"
  | "status"

/** Additional class names for the elements of an account menu, by slot. */
export type AccountClassNames = ClassNames<AccountSlot>

/** The context value that the parts of an account menu read. */
export interface AccountContextValue {
  /** The state of opening a page of the members area. */
  readonly area: MembersAreaState
  readonly classOf: ClassOf<AccountSlot>
  /** The member's displayed name. Undefined if it is not known. */
  readonly name: string | undefined
  readonly onOpenSection: ((section: MembersAreaSection) => void) | undefined
  readonly onSignOut: () => void
  readonly picture: string | undefined
  readonly problems: ProblemWords
  readonly renderLink: RenderLink | undefined
  readonly state: AccountState
  readonly words: AccountMessages
}

export const AccountContext = React.createContext<AccountContextValue | undefined>(undefined)

/** Returns the context of the surrounding account menu. Throws if there is none. */
export const useAccount = (part: string): AccountContextValue =>
  usePartContext(AccountContext, part, "AccountMenuParts.Root")
