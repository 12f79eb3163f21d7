import { Control } from "../../parts/Elements.tsx"
import {
  type PartProps,
  Part,
  rootProps,
  type OwnProps,
  type FormRootElementProps,
  type PartState
} from "../../parts/Part.view.tsx"
import type { AuthClassNames } from "../session/AuthSlot.ts"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { FormElement } from "../../form/FormElement.view.tsx"
import type { CheckEntries } from "../../form/useFieldErrors.ts"
import { Notice } from "../../form/Notice.view.tsx"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import type { MessageOverrides, ProblemWords } from "../../i18n/messages/Messages.ts"
import type { EntryMessages } from "../../i18n/messages/SignInMessages.ts"
import { classOf, type ClassOf } from "../../theme/classes.ts"
import type { EntryOutcome, EntryState } from "./Entry.ts"
import * as React from "react"

/** The presentational props of a sign-in or sign-up form. `Names` are its class names, by slot. */
export interface EntryAppearance<Names> {
  /**
   * The content between the fields and the button, such as a `CaptchaSlot`, a passkey button or a consent checkbox. The
   * browser validates custom inputs (`required`, `pattern`) before the form is sent.
   */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: Names | undefined
  /** The initial value of the email field. */
  readonly defaultEmail?: string | undefined
  /** The content below the button, such as a link to the other form. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}

export interface ActionLinkProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** The link's address. Without it, the component renders a button. */
  readonly href?: string | undefined
  /** Called with the email address in the form, instead of following the link. */
  readonly onPress?: ((email: string) => void) | undefined
  readonly variant?: "quiet" | undefined
}

/**
 * Renders a link or button that leaves a form and passes on the typed email address. Renders nothing without `href` and
 * `onPress`.
 */
export function ActionLink({ children, className, href, onPress, variant }: ActionLinkProps) {
  if (href === undefined && onPress === undefined) return null
  const press = (event: React.MouseEvent<HTMLElement>) => {
    // With a modifier key the browser opens the link in a new tab or window.
    if (onPress === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const field = event.currentTarget.closest("form")?.elements.namedItem("email")
    onPress(field instanceof HTMLInputElement ? field.value.trim() : "")
  }
  return href === undefined ? (
    <Control as="button" className={className} data-variant={variant} onClick={press} type="button">
      {children}
    </Control>
  ) : (
    <a className={className} data-variant={variant} href={href} onClick={press}>
      {children}
    </a>
  )
}

export interface EntryErrorProps {
  /** The content below the problem, such as a link that helps to solve it. */
  readonly children?: React.ReactNode
  /** A class name to add to the summary. */
  readonly className?: string | undefined
}

/** Renders the reason why a sign-in failed. */
export function EntryError({ children, ...own }: PartProps<"div">) {
  const { messages } = useForm("Error")
  const { email, password } = messages.form
  return (
    <ErrorSummary {...own} labels={{ email, password }}>
      {children}
    </ErrorSummary>
  )
}

export interface EntryNoticeProps {
  readonly className?: string | undefined
  /** The props that the application passes to the form that the notice replaces. */
  readonly own?: OwnProps<PartState> | undefined
  readonly outcome: EntryOutcome
  readonly takesFocus: boolean
  readonly words: EntryMessages
}

/** Renders the outcome of a sign-in or sign-up. */
export function EntryNotice({ className, outcome, own, takesFocus, words }: EntryNoticeProps) {
  return (
    <Notice
      className={className}
      own={own}
      outcome={outcome._tag}
      takesFocus={takesFocus}
      tone={outcome._tag === "SignedIn" ? "success" : "info"}
    >
      {sentence(words, outcome)}
    </Notice>
  )
}

const sentence = (words: EntryMessages, outcome: EntryOutcome): string => {
  switch (outcome._tag) {
    case "SignedIn":
      return words.done
    case "EmailVerificationRequired":
      return words.verifyEmail(outcome.email)
    case "OwnerApprovalRequired":
      return words.awaitApproval
    case "FactorRequired":
      return words.proveFactor
    case "PageNeeded":
      return words.leaving ?? words.done
  }
}

/** The props that the roots of a sign-in and a sign-up share. `Names` are the class names of the form, by slot. */
export interface EntryRootProps<Names> extends FormRootElementProps {
  /** The content between the fields and the button, for example a `CaptchaSlot`. In a root: the parts. */
  readonly children?: React.ReactNode
  /** Additional class names for the parts, by slot. */
  readonly classNames?: Names | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}

export interface EntryFormProps extends EntryRootProps<AuthClassNames> {
  /** Validates the entries without a request, when a changed field loses the focus. */
  readonly check: CheckEntries
  readonly onSubmit: (entries: FormData) => void
  /** The English messages of the problems that the form can have. */
  readonly problems: ProblemWords
  readonly state: EntryState
  readonly styled?: boolean | undefined
  readonly words: EntryMessages
}

/** Renders the form of a sign-in or sign-up, and a notice in its place after it succeeded. */
export function EntryForm({ children, ...form }: EntryFormProps) {
  const { classNames, state, styled, words } = form
  const [began] = React.useState(state._tag)
  if (state._tag !== "Done") return <FormElement {...form}>{children}</FormElement>
  return (
    <EntryNotice
      className={classOf(classNames, styled)("notice")}
      own={rootProps(form)}
      outcome={state.outcome}
      takesFocus={began !== "Done"}
      words={words}
    />
  )
}

export interface ActionButtonProps {
  readonly busy?: boolean | undefined
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** The props that the application passes to the button. */
  readonly own?: OwnProps<PartState> | undefined
  readonly variant?: "plain" | "accent" | "quiet" | undefined
  readonly onPress: () => void
}

/** Renders a button that does not submit the form around it. While busy, it keeps the focus and ignores presses. */
export function ActionButton(props: ActionButtonProps) {
  const { busy = false, children, className, own = {}, variant = "quiet", onPress } = props
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={busy || undefined}
      className={className}
      data-variant={variant}
      onClick={() => {
        if (!busy) onPress()
      }}
      type="button"
    >
      {children}
    </Part>
  )
}

export interface SignInNoticeProps {
  /** The message. */
  readonly children: string
  readonly classOf: ClassOf<"button" | "notice" | "outcome">
  /** The label of the button. */
  readonly label: string
  /** Called when the user chooses to sign in. Without it, there is no button. */
  readonly onSignIn: (() => void) | undefined
  readonly outcome: string
  /** The props that the application passes to the form that the notice replaces. */
  readonly own: OwnProps<PartState>
  readonly takesFocus: boolean
}

/** Renders the notice of a form that succeeded without creating a session, and offers the sign-in. */
export function SignInNotice({ children, classOf, label, onSignIn, outcome, own, takesFocus }: SignInNoticeProps) {
  return (
    <Part as="div" own={own} className={classOf("outcome")}>
      <Notice className={classOf("notice")} outcome={outcome} takesFocus={takesFocus} tone="success">
        {children}
      </Notice>
      {onSignIn !== undefined && (
        <ActionButton className={classOf("button")} variant="accent" onPress={onSignIn}>
          {label}
        </ActionButton>
      )}
    </Part>
  )
}
