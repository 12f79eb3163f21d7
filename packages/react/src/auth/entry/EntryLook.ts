/**
 * What the page may say of how a sign-in or sign-up form looks.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"

/** How a sign-in or sign-up form looks. */
export interface EntryLook {
  /**
   * Stands between the fields and the button: a `CaptchaSlot`, a passkey, what has to be agreed to. Inputs of the page's
   * own are checked as browsers do (`required`, `pattern`) before anything is sent.
   */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The address to begin with. */
  readonly defaultEmail?: string | undefined
  /** Stands below the button, such as a link to the other form. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around the form. */
  readonly headingLevel?: TitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}
