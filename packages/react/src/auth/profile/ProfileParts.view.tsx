import { Control } from "../../parts/Elements.tsx"
import { useLabelRef } from "../../parts/Label.ts"
import { Alert, ToneIcon } from "../../parts/Alert.view.tsx"
import { usePassesFocusTo } from "../../parts/focus.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { form } from "../../i18n/en/form.ts"
import { profileProblems } from "../../i18n/en/problems/profile.ts"
import type { ProfileMessages } from "../../i18n/messages/AccountMessages.ts"
import { problemText, useWords } from "../../i18n/MessagesContext.ts"
import type { Identity } from "./Profile.ts"
import { useProfileContext } from "./ProfileContext.ts"
import { canEdit } from "./ProfileState.ts"
import { withoutWait } from "../../problem/Problem.ts"
import * as React from "react"

export interface ProfileTitleProps extends PartProps<"h2"> {
  /** The heading level. Default: 2. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Renders the heading of a profile. */
export function ProfileTitle({ children, level = 2, ...own }: ProfileTitleProps) {
  const { classOf, id, words } = useProfileContext("ProfileTitle")
  const heading = useLabelRef(`${id}-heading`)
  const Heading = `h${level}` as const
  return (
    <Part as={Heading} own={own} className={classOf("title")} id={`${id}-heading`} ref={heading} tabIndex={-1}>
      {children ?? words.title}
    </Part>
  )
}

export interface ProfileAbsenceProps {
  /** Called when the visitor wants to sign in. Without it, there is no button for it. */
  readonly onSignIn?: (() => void) | undefined
  /** The address of the sign-in page. Without it, "Sign in" is a button, which is shown only if `onSignIn` is set. */
  readonly signInHref?: string | undefined
}

export interface ProfileAbsencePartProps extends ProfileAbsenceProps, Omit<PartProps<"div">, "children"> {}

/**
 * Shows why there is no profile: it is loading, no member is signed in, it does not exist, or it could not be loaded.
 */
export function ProfileAbsence({ onSignIn, signInHref, ...own }: ProfileAbsencePartProps) {
  const { classOf } = useProfileContext("ProfileAbsence")
  const content = useAbsence({ onSignIn, signInHref })
  if (content === undefined) return null
  return (
    <Part as="div" own={own} className={classOf("profile-absence")}>
      {content}
    </Part>
  )
}

const useAbsence = ({ onSignIn, signInHref }: ProfileAbsenceProps): React.ReactNode => {
  const { classOf, id, messages, onReload, state, words } = useProfileContext("ProfileAbsence")
  const toHeading = usePassesFocusTo(`${id}-heading`)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", profileProblems, messages)
  switch (state._tag) {
    case "Loading":
      return (
        <>
          <output className={classOf("unseen")}>{words.loading}</output>
          <div aria-hidden="true" className={classOf("profile-skeleton")} />
        </>
      )
    case "SignedOut":
      return (
        <>
          <Plain text={words.signInRequired} />
          {signInHref !== undefined ? (
            <a className={classOf("button")} data-variant="accent" href={signInHref} onClick={onSignIn}>
              {words.signIn}
            </a>
          ) : (
            onSignIn !== undefined && (
              <Control as="button" className={classOf("button")} data-variant="accent" onClick={onSignIn} type="button">
                {words.signIn}
              </Control>
            )
          )}
        </>
      )
    case "NotFound":
      return (
        <>
          <Plain text={words.notFound} />
          <Control as="button" className={classOf("button")} onClick={onReload} type="button">
            {words.retry}
          </Control>
        </>
      )
    case "Failed":
      return (
        <>
          <Alert className={classOf("alert")} problem={state.problem}>
            <p>{problemText({ problems: problemWords }, withoutWait(state.problem))}</p>
          </Alert>
          <Control
            as="button"
            aria-disabled={state.wait > 0 || undefined}
            className={classOf("button")}
            onClick={onReload}
            ref={toHeading}
            type="button"
          >
            {state.wait > 0 ? formWords.wait(state.wait) : words.retry}
          </Control>
        </>
      )
    default:
      return undefined
  }
}

function Plain({ text }: { readonly text: string }) {
  return <output>{text}</output>
}

/** Shows the result of an edit. */
export function ProfileNotice(own: PartProps<"output">) {
  const { classOf, state, words } = useProfileContext("ProfileNotice")
  if (state._tag !== "Ready" || state.notice === undefined) return null
  const { notice } = state
  return (
    <Notice
      className={classOf("notice")}
      own={own}
      outcome={notice}
      takesFocus
      tone={notice === "saved" ? "success" : "info"}
    >
      {words[notice]}
    </Notice>
  )
}

/** Shows the status of an account that is pending, blocked, deleted or offline. */
export function ProfileAccountStatus(own: PartProps<"div">) {
  const { classOf, state, words } = useProfileContext("ProfileAccountStatus")
  if (state._tag !== "Ready") return null
  const sentences = accountStatusText(words, state.identity)
  const [first] = sentences
  if (first === undefined) return null
  return (
    <Part as="div" own={own} className={classOf("profile-account-status")} data-status={state.identity.status?.name}>
      <ToneIcon tone="warning" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Part>
  )
}

/** Renders the button that opens the form. Renders nothing for deleted and blocked accounts. */
export function ProfileEdit({ children, ...own }: PartProps<"button">) {
  const { classOf, onEdit, state, words } = useProfileContext("ProfileEdit")
  if (state._tag !== "Ready" || !canEdit(state.identity)) return null
  return (
    <Part as="button" own={own} className={classOf("button")} data-edit="" onClick={onEdit} type="button">
      {children ?? words.edit}
    </Part>
  )
}

const accountStatusText = (words: ProfileMessages, { status }: Identity): ReadonlyArray<string> => {
  switch (status?.name) {
    case "PENDING":
      return [words.pending, ...(status.reasons ?? []).flatMap((reason) => reasonText(words, reason))]
    case "DELETED":
      return [words.deleted]
    case "BLOCKED":
      return [words.blocked]
    case "OFFLINE":
      return [words.offline]
    default:
      return []
  }
}

const reasonText = (words: ProfileMessages, reason: string): ReadonlyArray<string> => {
  switch (reason) {
    case "PENDING_ADMIN_APPROVAL_REQUIRED":
      return [words.pendingApproval]
    case "PENDING_EMAIL_VERIFICATION_REQUIRED":
      return [words.pendingVerification]
    default:
      return []
  }
}
