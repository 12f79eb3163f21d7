"use client"
import { type OwnProps, Part, type PartState, rootProps } from "../../parts/Part.view.tsx"
import type { OwnerApprovalPendingClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps, RootProps } from "../../parts/ComponentProps.ts"
import { FormElement } from "../../form/FormElement.view.tsx"
import { Notice, type NoticeProps } from "../../form/Notice.view.tsx"
import { Status, Title, type TitleProps } from "../../form/FormParts.view.tsx"
import { idle } from "../../form/Submission.ts"
import { useWords, WordsScope } from "../../i18n/MessagesContext.ts"
import { approval } from "../../i18n/en/account.ts"
import { approvalProblems } from "../../i18n/en/problems/approval.ts"
import type { ApprovalMessages } from "../../i18n/messages/AccountMessages.ts"
import { classOf } from "../../theme/classes.ts"
import { ActionButton } from "../entry/EntryForm.view.tsx"
import { isStillPending, type ApprovalOutcome, type ApprovalState, type PendingReason } from "./Approval.ts"
import {
  ApprovalActions,
  ApprovalContext,
  ApprovalError,
  ApprovalExplanation,
  ApprovalNews,
  ApprovalSteps,
  CheckButton,
  TrySignIn,
  VerifyEmail
} from "./ApprovalParts.view.tsx"
import * as React from "react"

export interface ApprovalRootProps extends RootProps<OwnerApprovalPendingClassNames> {
  readonly onCheck?: (() => void) | undefined
  readonly onSignIn?: (() => void) | undefined
  readonly onVerifyEmail?: (() => void) | undefined
  readonly reasons?: ReadonlyArray<PendingReason> | undefined
  readonly state: ApprovalState
}

const approvalOnly: ReadonlyArray<PendingReason> = ["PENDING_ADMIN_APPROVAL_REQUIRED"]

/** Renders the form of a pending account. A notice replaces it after the wait. */
export function ApprovalRoot(props: ApprovalRootProps) {
  const { children, onCheck, onSignIn, onVerifyEmail, reasons = approvalOnly, state, ...root } = props
  const words = useWords("approval", approval, root.messages)
  const [began] = React.useState(state._tag)
  const context = React.useMemo(
    () => ({ canCheck: onCheck !== undefined, onSignIn, onVerifyEmail, reasons, state, words }),
    [onCheck, onSignIn, onVerifyEmail, reasons, state, words]
  )
  if (state._tag === "Done" && state.outcome._tag !== "StillPending") {
    return (
      <ApprovalDone
        classNames={root.classNames}
        onSignIn={onSignIn}
        outcome={state.outcome}
        own={rootProps(root)}
        styled={root.styled}
        takesFocus={began !== "Done"}
        words={words}
      />
    )
  }
  return (
    <FormElement
      {...root}
      problems={approvalProblems}
      check={undefined}
      onSubmit={() => onCheck?.()}
      state={isStillPending(state) ? idle : state}
      words={words}
    >
      <ApprovalContext value={context}>
        <WordsScope messages={root.messages}>{children}</WordsScope>
      </ApprovalContext>
    </FormElement>
  )
}

type Decided = Exclude<ApprovalOutcome, { readonly _tag: "StillPending" }>

export interface ApprovalDoneProps {
  readonly classNames: OwnerApprovalPendingClassNames | undefined
  readonly onSignIn: (() => void) | undefined
  readonly outcome: Decided
  /** The props that the application passes to the form that the notice replaces. */
  readonly own: OwnProps<PartState>
  readonly styled: boolean | undefined
  readonly takesFocus: boolean
  readonly words: ApprovalMessages
}

/** Shows the outcome of the wait for approval. */
export function ApprovalDone({ classNames, onSignIn, outcome, own, styled, takesFocus, words }: ApprovalDoneProps) {
  const classes = classOf(classNames, styled)
  const { text, tone } = sayings(outcome, words)
  return (
    <Part as="div" own={own} className={classes("outcome")}>
      <Notice className={classes("notice")} outcome={outcome._tag} takesFocus={takesFocus} tone={tone}>
        {text}
      </Notice>
      {outcome._tag === "Approved" && onSignIn !== undefined && (
        <ActionButton className={classes("button")} variant="accent" onPress={onSignIn}>
          {words.signInNow}
        </ActionButton>
      )}
    </Part>
  )
}

const sayings = (outcome: Decided, words: ApprovalMessages): Pick<NoticeProps, "tone"> & { readonly text: string } => {
  switch (outcome._tag) {
    case "SignedIn":
      return { text: words.signedIn, tone: "success" }
    case "Approved":
      return { text: words.approved, tone: "success" }
    case "Declined":
      return { text: words.declined, tone: "warning" }
    case "EmailVerificationRequired":
      return { text: words.pendingVerification, tone: "info" }
    case "FactorRequired":
      return { text: words.proveFactor, tone: "info" }
    case "PageNeeded":
      return { text: words.opening, tone: "info" }
  }
}

export interface OwnerApprovalPendingViewProps extends ComponentProps<OwnerApprovalPendingClassNames> {
  /** Content between the steps and the button. */
  readonly children?: React.ReactNode
  /** Content below the button. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Called when the user checks the approval. */
  readonly onCheck?: (() => void) | undefined
  /** Called when the user chooses to sign in. */
  readonly onSignIn?: (() => void) | undefined
  /** Called when the user wants to enter the code because the address is not verified yet. */
  readonly onVerifyEmail?: (() => void) | undefined
  /**
   * The reasons why the account is pending, as the provider names them (`identity.status.reasons`). Default: approval
   * only.
   */
  readonly reasons?: ReadonlyArray<PendingReason> | undefined
  /** The state of checking the approval. */
  readonly state: ApprovalState
}

/** Renders a pending account in each of its states. */
export function OwnerApprovalPendingView({ children, footer, headingLevel, ...root }: OwnerApprovalPendingViewProps) {
  return (
    <ApprovalRoot {...root}>
      <Title level={headingLevel} />
      <ApprovalExplanation />
      <ApprovalSteps />
      <ApprovalError />
      {children}
      <VerifyEmail />
      <CheckButton />
      <Status />
      <ApprovalNews />
      <ApprovalActions>
        <TrySignIn />
      </ApprovalActions>
      {footer}
    </ApprovalRoot>
  )
}
