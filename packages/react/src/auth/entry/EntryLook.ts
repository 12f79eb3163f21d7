/**
 * The presentational props that sign-in and sign-up forms share.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"

/** The presentational props of a sign-in or sign-up form. */
export interface EntryLook {
  /**
   * The content between the fields and the button, such as a `CaptchaSlot`, a passkey button or a consent checkbox. The
   * browser validates custom inputs (`required`, `pattern`) before the form is sent.
   */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The initial value of the email field. */
  readonly defaultEmail?: string | undefined
  /** The content below the button, such as a link to the other form. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}
