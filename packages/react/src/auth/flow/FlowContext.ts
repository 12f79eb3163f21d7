/**
 * What the parts of a flow share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { FormSlot } from "../../form/FormContext.ts"
import type { TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames } from "../../theme/classes.ts"
import type { CaptchaSlotProps } from "../captcha/CaptchaSlot.tsx"
import type { SignInFormProps } from "../entry/SignInForm.tsx"
import type { SignUpFormProps } from "../entry/SignUpForm.tsx"
import type { MfaChallengeProps } from "../factors/MfaChallenge.tsx"
import type { PasskeyPort } from "../factors/passkeyMachine.ts"
import type { OAuthRedirectOptions } from "../oauth/useOAuthRedirect.ts"
import type { ResetPasswordFormProps } from "../recovery/ResetPasswordForm.tsx"
import type { RecoveryOptions } from "../recovery/useRecovery.ts"
import type { EmailVerificationFormProps } from "../verification/EmailVerificationForm.tsx"
import type { OwnerApprovalPendingProps } from "../verification/OwnerApprovalPending.tsx"
import type { TypedEmail } from "./TypedEmail.ts"
import type { AuthFlowController } from "./useAuthFlow.ts"

/** Elements of a flow that have a class of their own. */
export type FlowSlot =
  | FormSlot
  | "flow"
  | "flow-screen"
  | "flow-ways"
  | "flow-note"
  | "flow-sign"
  | "flow-loading"
  | "divider"
  | "action"
  | "alert"

/** Classes to add, by slot. */
export type FlowClassNames = ClassNames<FlowSlot>

/** How every screen looks. */
export interface FlowLook {
  /** Classes to add, by slot. */
  readonly classNames?: FlowClassNames | undefined
  /** Level of the headings in the page around the flow. */
  readonly headingLevel?: TitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

/** What the kit's own screens are given besides. */
export interface FlowSettings {
  /** Asks the site whether an account is approved, where that is not done by signing in again. */
  readonly approval?: Pick<OwnerApprovalPendingProps, "onCheck"> | undefined
  /** How a captcha is shown, where one is laid over the client. */
  readonly captcha?: CaptchaSlotProps | undefined
  /** Where ways to prove who one is are set up. */
  readonly factor?: Pick<MfaChallengeProps, "enrolHref"> | undefined
  /**
   * How the provider's own page is gone to, where only that can make the session. `offered` has a button to it below
   * the forms, too.
   */
  readonly page?: (OAuthRedirectOptions & { readonly offered?: boolean | undefined }) | undefined
  /** Where the challenges of passkeys come from: they stand among the suggestions of the sign-in then. */
  readonly passkeys?: PasskeyPort | undefined
  /** How the mail with a link to a new password is worded, and the page that it leads to: one with the flow. */
  readonly recovery?: Pick<RecoveryOptions, "language" | "redirectUrl"> | undefined
  readonly resetPassword?: Pick<ResetPasswordFormProps, "children" | "passwordRules" | "strength"> | undefined
  readonly signIn?: Pick<SignInFormProps, "children" | "footer"> | undefined
  readonly signUp?:
    | Pick<
        SignUpFormProps,
        "addresses" | "addressFormat" | "children" | "custom" | "fields" | "footer" | "passwordRules" | "strength"
      >
    | undefined
  /** Signs in without a page first, where the provider knows who is there. */
  readonly silent?: boolean | undefined
  readonly verification?:
    | Pick<EmailVerificationFormProps, "alphabet" | "codeLength" | "link" | "onResend" | "remember">
    | undefined
}

/** What the parts of a flow read. */
export interface FlowContextValue extends FlowLook, FlowSettings {
  readonly flow: AuthFlowController
  /** Id of what a screen says of the one before. */
  readonly newsId: string
  readonly styled: boolean | undefined
  /** The address that was typed last, whether or not it was handed over. */
  readonly typed: TypedEmail
}

export const FlowContext = React.createContext<FlowContextValue | undefined>(undefined)

/** Reads the flow around a part. */
export const useFlow = (part: string): FlowContextValue => {
  const flow = React.use(FlowContext)
  if (flow === undefined) throw new Error(`${part} is outside its flow: put it inside Entrance.Root or AuthFlow.`)
  return flow
}
