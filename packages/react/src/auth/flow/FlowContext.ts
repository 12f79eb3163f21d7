/**
 * The shared state of a flow's parts.
 *
 * @since 0.1.0
 */
import type { FieldSlot, FormSlot, PasswordSlot } from "../../form/FormContext.ts"
import type { ActionClassNames } from "../session/ActionParts.view.tsx"
import type {
  EmailVerificationFormClassNames,
  ForgotPasswordFormClassNames,
  MfaChallengeClassNames,
  OwnerApprovalPendingClassNames,
  ResetPasswordFormClassNames,
  SignInFormClassNames,
  SignUpFormClassNames
} from "../session/AuthSlot.ts"
import type { PassageClassNames } from "../session/PassageParts.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { usePartContext } from "../../parts/Part.view.tsx"
import type { TitleProps } from "../../form/FormParts.view.tsx"
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
import type { ScreenName } from "./FlowTransitions.ts"
import type { AuthFlowController } from "./useAuthFlow.ts"
import * as React from "react"

/** The last typed email address, whether or not it was submitted. */
export interface TypedEmail {
  readonly read: () => string
  readonly note: (email: string) => void
}

/** Creates the store of a typed email address. */
export const makeTypedEmail = (email: string): TypedEmail => {
  let typed = email
  return { read: () => typed, note: (email) => void (typed = email.trim()) }
}

/** The entered values of screens that the user has left, by screen. They are stored in memory only. */
export interface Drafts {
  readonly clear: () => void
  /** Sets the values of a screen's inputs to those that the user entered before. */
  readonly restore: (screen: string, place: HTMLElement) => void
  readonly save: (screen: string, place: HTMLElement) => void
}

/** Creates the store of entered values. */
export const makeDrafts = (): Drafts => {
  const stored = new Map<string, ReadonlyMap<string, string | boolean>>()
  return {
    clear: () => stored.clear(),
    restore: (screen, place) => {
      for (const input of inputsIn(place)) {
        const value = stored.get(screen)?.get(keyOf(input))
        if (value === undefined) continue
        if (typeof value === "string") input.value = value
        else if (input instanceof HTMLInputElement) input.checked = value
      }
    },
    save: (screen, place) =>
      void stored.set(screen, new Map(inputsIn(place).map((input) => [keyOf(input), valueOf(input)])))
  }
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// Browsers do not allow scripts to fill file inputs. Hidden inputs belong to a component, such as a captcha.
const inputsIn = (place: HTMLElement): ReadonlyArray<Input> =>
  [...place.querySelectorAll<Input>("input[name], select[name], textarea[name]")].filter(
    ({ type }) => type !== "hidden" && type !== "file"
  )

const isChoice = (input: Input): input is HTMLInputElement => input.type === "checkbox" || input.type === "radio"

const keyOf = (input: Input): string => (isChoice(input) ? `${input.name} ${input.value}` : input.name)

const valueOf = (input: Input): string | boolean => (isChoice(input) ? input.checked : input.value)

/** An element of a flow outside of its forms. */
export type FlowSlot =
  | "button"
  | "divider"
  | "explanation"
  | "flow"
  | "flow-links"
  | "flow-loading"
  | "flow-note"
  | "flow-screen"
  | "flow-sign"
  | "notice"
  | "title"

interface Nested {
  /** The class names of the elements that most forms have. A slot of a screen replaces the one of all forms. */
  readonly forms?: ClassNames<FormSlot | FieldSlot | PasswordSlot> | undefined
  readonly signIn?: SignInFormClassNames | undefined
  readonly signUp?: SignUpFormClassNames | undefined
  readonly verifyEmail?: EmailVerificationFormClassNames | undefined
  readonly approval?: OwnerApprovalPendingClassNames | undefined
  readonly forgotPassword?: ForgotPasswordFormClassNames | undefined
  readonly recoverySent?: ForgotPasswordFormClassNames | undefined
  readonly resetPassword?: ResetPasswordFormClassNames | undefined
  readonly factor?: MfaChallengeClassNames | undefined
  /** The class names of the button to the provider's own page. */
  readonly page?: ActionClassNames | undefined
  /** The class names of the silent login before the first screen. */
  readonly silent?: PassageClassNames | undefined
}

/** Additional class names: those of the flow itself by slot, and those of each screen's component by the screen. */
export type FlowClassNames = ClassNames<FlowSlot> & Nested

/** The presentational props that all screens share. */
export interface FlowAppearance extends ComponentProps<FlowClassNames> {
  /** The heading level of all screens. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
}

/** The options of the kit's own screens. */
export interface FlowSettings {
  /**
   * Returns the address of a screen, if the page has one for each. The controls that open a screen are then links, which
   * users can open in a new tab. A plain click opens the screen in the page.
   */
  readonly hrefOf?: ((screen: ScreenName) => string | undefined) | undefined
  /** The function that checks whether an account is approved. Without it, the flow signs in again to check. */
  readonly approval?: Pick<OwnerApprovalPendingProps, "onCheck"> | undefined
  /** The options of the captcha, if the client has a captcha layer. */
  readonly captcha?: CaptchaSlotProps | undefined
  /** The page to set up second-factor methods. */
  readonly factor?: Pick<MfaChallengeProps, "enrollHref"> | undefined
  /**
   * The options of the redirect to the provider's own page, for sign-ins that only that page can complete. With
   * `offered`, the sign-in and sign-up forms also show a button to that page.
   */
  readonly page?: (OAuthRedirectOptions & { readonly offered?: boolean | undefined }) | undefined
  /** The functions for passkeys. With them, the sign-in offers passkeys among the suggestions of its email field. */
  readonly passkeys?: PasskeyPort | undefined
  /** The language of the recovery email, and the page that its link opens. That page must contain the flow. */
  readonly recovery?: Pick<RecoveryOptions, "language" | "redirectUrl"> | undefined
  /** Options of the form for a new password. */
  readonly resetPassword?: Pick<ResetPasswordFormProps, "children" | "passwordRules" | "strength"> | undefined
  /** Options of the sign-in form. */
  readonly signIn?: Pick<SignInFormProps, "children" | "footer"> | undefined
  /** Options of the sign-up form. */
  readonly signUp?:
    | Pick<
        SignUpFormProps,
        "addresses" | "addressFormat" | "children" | "custom" | "fields" | "footer" | "passwordRules" | "strength"
      >
    | undefined
  /** Whether to try a silent login first, for members who are already signed in at the provider. */
  readonly silent?: boolean | undefined
  /** Options of the form that verifies an email address. */
  readonly verification?:
    | Pick<EmailVerificationFormProps, "alphabet" | "codeLength" | "link" | "onResend" | "remember">
    | undefined
}

/** The context value of a flow's parts. */
export interface FlowContextValue extends FlowAppearance, FlowSettings {
  readonly drafts: Drafts
  readonly flow: AuthFlowController
  /** The element id of the notice about the previous screen. */
  readonly newsId: string
  readonly styled: boolean | undefined
  /** The last typed email address, whether or not it was submitted. */
  readonly typed: TypedEmail
}

export const FlowContext = React.createContext<FlowContextValue | undefined>(undefined)

/** Returns the flow of the nearest root. Throws outside one. */
export const useFlow = (part: string): FlowContextValue =>
  usePartContext(FlowContext, part, "AuthFlowParts.Root or AuthFlow")

/** Returns the class names of a screen's form: its own, and those of all forms in the slots that it does not set. */
export const useFormClassNames = <Name extends Exclude<keyof Nested, "forms" | "page" | "silent">>(
  name: Name
): Nested[Name] => {
  const { forms, [name]: own } = useFlow(name).classNames ?? {}
  return React.useMemo(() => (forms === undefined ? own : { ...forms, ...own }), [forms, own])
}
