/**
 * The context that the parts of a security panel share, and their class names.
 *
 * @since 0.1.0
 */
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { SecurityMessages } from "../../i18n/messages/AccountMessages.ts"
import { usePartContext } from "../../parts/Part.view.tsx"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { CodeSlot, FieldSlot, FormSlot } from "../../form/FormContext.ts"
import type { ReverificationClassNames } from "../session/AuthSlot.ts"
import * as React from "react"

/** An element of every security panel. */
type PanelSlot = "alert" | "button" | "hint" | "notice" | "security" | "security-text" | "spinner" | "status" | "title"

/** An element of the panel of sessions. */
export type SessionsPanelSlot = PanelSlot | "security-item" | "security-list" | "security-skeleton" | "unseen"

/** An element of an email change. */
export type ChangeEmailFormSlot = PanelSlot | FormSlot | FieldSlot | CodeSlot

/** An element of an account deletion. */
export type DeleteAccountFormSlot = PanelSlot | FormSlot | FieldSlot | "dialog" | "dialog-actions" | "dialog-title"

/** An element of the panel of second factors. */
export type FactorsPanelSlot =
  | SessionsPanelSlot
  | ChangeEmailFormSlot
  | DeleteAccountFormSlot
  | "security-actions"
  | "security-codes"
  | "security-qr"
  | "security-secret"

/** A styleable element of the security panels. */
export type SecuritySlot = FactorsPanelSlot | "security-panels"

interface Nested {
  /** The class names of the dialog in which the member authenticates again. */
  readonly reverification?: ReverificationClassNames
}

/** The class names to add to the elements of an `AccountSecurity`, by slot. */
export type SecurityClassNames = ClassNames<SecuritySlot> & Nested

/** The class names to add to the elements of a `ChangeEmailForm`, by slot. */
export type ChangeEmailFormClassNames = ClassNames<ChangeEmailFormSlot> & Nested

/** The class names to add to the elements of a `DeleteAccountForm`, by slot. */
export type DeleteAccountFormClassNames = ClassNames<DeleteAccountFormSlot> & Nested

/** The class names to add to the elements of a `FactorsPanel`, by slot. */
export type FactorsPanelClassNames = ClassNames<FactorsPanelSlot> & Nested

/** The class names to add to the elements of a `SessionsPanel`, by slot. */
export type SessionsPanelClassNames = ClassNames<SessionsPanelSlot> & Nested

/** The context of a security panel. */
export interface SecurityContextValue {
  readonly classNames: SecurityClassNames | undefined
  readonly classOf: ClassOf<SecuritySlot>
  readonly id: string
  readonly messages: MessageOverrides | undefined
  readonly styled: boolean
  readonly words: SecurityMessages
}

export const SecurityContext = React.createContext<SecurityContextValue | undefined>(undefined)

/** Returns the context of the security panel around a part. Throws if there is none. */
export const useSecurity = (part: string): SecurityContextValue =>
  usePartContext(SecurityContext, part, "the Root of a security panel")

/** The prop with which an application reverifies members that have no password. */
export interface ReverifyProps {
  /**
   * Signs the member in again without this component's password form, and returns the session token of that login, such
   * as that of `ExternalLogin` or of your own server. For members who have no password. The dialog calls it when the
   * user clicks its button.
   */
  readonly reverify?: (() => Promise<string>) | undefined
}
