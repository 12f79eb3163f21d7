/**
 * What an account menu shows: plain data for views.
 *
 * @since 0.1.0
 */
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
