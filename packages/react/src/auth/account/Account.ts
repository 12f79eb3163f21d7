/**
 * What an account menu shows: plain data for views.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { AccountMessages } from "../../i18n/messages/AccountMessages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames } from "../../theme/classes.ts"

/** Where an account menu stands. */
export type AccountState =
  | { readonly _tag: "Unknown" }
  /** Nobody is signed in. `ended` and `signOutFailed` say how that came about, where it wants to be said. */
  | { readonly _tag: "Visitor"; readonly notice?: "ended" | "signOutFailed" | undefined }
  | { readonly _tag: "Member" }
  | { readonly _tag: "SigningOut" }

/** An entry of the menu: a link, or something to do. */
export interface AccountItem {
  readonly id: string
  readonly label: string
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
}

/** A page of the members area, at the provider. */
export type MembersAreaSection = "ACCOUNT_INFO" | "BOOKINGS" | "ORDERS" | "SUBSCRIPTIONS" | "EVENTS"

/** The way to a page of the members area: the provider is asked for its address, then the browser goes there. */
export type MembersAreaState =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Opening"; readonly section: MembersAreaSection }
  | { readonly _tag: "Failed"; readonly section: MembersAreaSection; readonly problem: Problem; readonly wait: number }

/** What a link of the menu is rendered with, for links of a router. */
export interface AccountLink {
  readonly children: React.ReactNode
  readonly className: string | undefined
  /** The one that matters most has a look of its own. */
  readonly "data-look"?: "accent" | undefined
  readonly href: string
  /** Closes the menu. A link that is rendered in another way calls it when it is followed. */
  readonly onClick: () => void
}

/** Renders a link of the menu in place of a plain `<a>`. */
export type RenderLink = (link: AccountLink) => React.ReactNode

/** What a page of the members area is called. */
export const sectionText = (words: AccountMessages, section: MembersAreaSection): string => words[sectionWords[section]]

const sectionWords = {
  ACCOUNT_INFO: "sectionAccountInfo",
  BOOKINGS: "sectionBookings",
  ORDERS: "sectionOrders",
  SUBSCRIPTIONS: "sectionSubscriptions",
  EVENTS: "sectionEvents"
} as const

/** An element of an account menu that has a class of its own. */
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
  | "unseen"

/** Classes to add to the elements of an account menu, by slot. */
export type AccountClassNames = ClassNames<AccountSlot>
