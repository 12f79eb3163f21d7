/**
 * The screens after the sign-in, and the features that only some pages need. They form one chunk that is loaded on
 * demand.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { ScreenName } from "./FlowTransitions.ts"
import { PageScreen } from "./PageScreen.tsx"
import { ForgotPasswordScreen, RecoverySentScreen, ResetPasswordScreen } from "./RecoveryScreens.tsx"
import { SignUpScreen } from "./SignUpScreen.tsx"
import { ApprovalScreen, FactorScreen, VerifyEmailScreen } from "./StepScreens.tsx"

export { PageOffer } from "./PageOffer.tsx"
export { PasskeyOffer } from "./PasskeyOffer.tsx"
export { SilentGate } from "./SilentGate.tsx"

/** The screens, by name. */
export const screens: Readonly<Record<Exclude<ScreenName, "signIn" | "signedIn">, React.ComponentType>> = {
  signUp: SignUpScreen,
  verifyEmail: VerifyEmailScreen,
  approval: ApprovalScreen,
  forgotPassword: ForgotPasswordScreen,
  recoverySent: RecoverySentScreen,
  resetPassword: ResetPasswordScreen,
  factor: FactorScreen,
  page: PageScreen
}
