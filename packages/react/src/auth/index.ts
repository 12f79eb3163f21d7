/** The kit's exports for member authentication. */
export type {
  AccountClassNames,
  AccountItem,
  AccountLink,
  AccountState,
  MembersAreaSection,
  MembersAreaState,
  RenderLink
} from "./account/AccountContext.ts"
export { AccountMenu, type AccountMenuProps } from "./account/AccountMenu.tsx"
export { AccountMenuView, type AccountMenuViewProps } from "./account/AccountMenu.view.tsx"
export * as AccountMenuParts from "./account/AccountMenuParts.tsx"
export type { AccountMenuRootProps } from "./account/AccountMenuParts.tsx"
export { type AccountMenuController, type AccountMenuOptions, useAccountMenu } from "./account/useAccountMenu.ts"
export type { CaptchaEntry, CaptchaState } from "./captcha/Captcha.ts"
export { CaptchaSlot, type CaptchaSlotProps } from "./captcha/CaptchaSlot.tsx"
export { CaptchaSlotView, type CaptchaSlotViewProps } from "./captcha/CaptchaSlot.view.tsx"
export { type CaptchaController, type CaptchaOptions, useCaptcha } from "./captcha/useCaptcha.ts"
export { ChangePasswordForm, type ChangePasswordFormProps } from "./account/ChangePasswordForm.tsx"
export { ChangePasswordFormView, type ChangePasswordFormViewProps } from "./account/ChangePasswordForm.view.tsx"
export type { ChangePasswordState, PasswordEntries } from "./account/ChangePassword.ts"
export * as ChangePasswordFormParts from "./account/ChangePasswordFormParts.tsx"
export type { ChangePasswordFormRootProps } from "./account/ChangePasswordFormParts.tsx"
export {
  type ChangePasswordController,
  type ChangePasswordOptions,
  useChangePassword
} from "./account/useChangePassword.ts"
export { type MembersAreaController, type MembersAreaOptions, useMembersArea } from "./account/useMembersArea.ts"
export { useUser, type UserCrashed, type UserState } from "./account/userAtom.ts"
export { userKey } from "./profile/nameAtom.ts"
export { useMemberName, type MemberName } from "./profile/nameAtom.ts"
export type { Credentials } from "./entry/Credentials.ts"
export type { Registration } from "./entry/Registration.ts"
export type { EntryHandlers, EntryOutcome, EntryState } from "./entry/Entry.ts"
export * as SignInFormParts from "./entry/SignInFormParts.tsx"
export type { SignInFormRootProps } from "./entry/SignInFormParts.tsx"
export { SignInForm, type SignInFormProps } from "./entry/SignInForm.tsx"
export { SignInFormView, type SignInFormViewProps } from "./entry/SignInForm.view.tsx"
export { SignInPasskey, type SignInPasskeyProps } from "./factors/SignInPasskey.tsx"
export * as SignUpFormParts from "./entry/SignUpFormParts.tsx"
export type { SignUpFormRootProps } from "./entry/SignUpFormParts.tsx"
export { SignUpForm, type SignUpFormProps } from "./entry/SignUpForm.tsx"
export { SignUpFormView, type SignUpFormViewProps } from "./entry/SignUpForm.view.tsx"
export type { EntryController } from "./entry/useEntry.ts"
export { useLogin } from "./entry/useLogin.ts"
export {
  type AddressFormat,
  type CustomFieldDefinition,
  type ProfileChange,
  type ProfileField
} from "./profile/Profile.ts"
export { changesOf, checkProfile, type EntryOptions, inputOf, profileOf } from "./profile/ProfileEntries.ts"
export * as ProfilePanelParts from "./profile/ProfilePanelParts.tsx"
export type { ProfilePanelRootProps } from "./profile/ProfilePanelParts.tsx"
export type { ProfileClassNames, ProfileShape } from "./profile/ProfileContext.ts"
export { ProfilePanel, type ProfilePanelProps } from "./profile/ProfilePanel.tsx"
export { ProfilePanelView, type ProfilePanelViewProps } from "./profile/ProfilePanel.view.tsx"
export type { ProfileNotice, ProfileState } from "./profile/ProfileState.ts"
export { type ProfileController, type ProfileOptions, useProfile } from "./profile/useProfile.ts"
export { ProfileFields, type ProfileFieldsProps } from "./profile/ProfileFields.view.tsx"
export * as OAuthCallbackParts from "./oauth/OAuthCallbackParts.tsx"
export type { OAuthCallbackRootProps } from "./oauth/OAuthCallbackParts.tsx"
export type { CallbackKind, CallbackState } from "./oauth/Callback.ts"
export * as OAuthButtonParts from "./oauth/OAuthButtonParts.tsx"
export type { OAuthButtonRootProps } from "./oauth/OAuthButtonParts.tsx"
export { OAuthButton, type OAuthButtonProps } from "./oauth/OAuthButton.tsx"
export { OAuthButtonView, type OAuthButtonViewProps } from "./oauth/OAuthButton.view.tsx"
export { OAuthCallback, type OAuthCallbackProps } from "./oauth/OAuthCallback.tsx"
export { OAuthCallbackView, type OAuthCallbackViewProps } from "./oauth/OAuthCallback.view.tsx"
export type { RedirectState } from "./oauth/Redirect.ts"
export { ReturnNotice, type ReturnNoticeProps } from "./oauth/ReturnNotice.view.tsx"
export { type OAuthCallbackOptions, useOAuthCallback } from "./oauth/useOAuthCallback.ts"
export { type OAuthRedirectController, type OAuthRedirectOptions, useOAuthRedirect } from "./oauth/useOAuthRedirect.ts"
export { usePrewarm } from "./oauth/usePrewarm.ts"
export type {
  ChangePasswordFormClassNames,
  EmailVerificationFormClassNames,
  ForgotPasswordFormClassNames,
  MfaChallengeClassNames,
  OwnerApprovalPendingClassNames,
  ReverificationClassNames,
  ResetPasswordFormClassNames,
  SignInFormClassNames,
  SignUpFormClassNames
} from "./session/AuthSlot.ts"
export type { ActionClassNames } from "./session/ActionParts.view.tsx"
export * as RequireMemberParts from "./session/RequireMemberParts.tsx"
export type { RequireMemberRootProps } from "./session/RequireMemberParts.tsx"
export { GuardView, type GuardViewProps } from "./session/Guard.view.tsx"
export type { LogoutState } from "./session/Logout.ts"
export { LogoutButton, type LogoutButtonProps } from "./session/LogoutButton.tsx"
export {
  type LogoutButtonClassNames,
  LogoutButtonView,
  type LogoutButtonViewProps
} from "./session/LogoutButton.view.tsx"
export * as LogoutButtonParts from "./session/LogoutButtonParts.tsx"
export type { LogoutButtonRootProps } from "./session/LogoutButtonParts.tsx"
export { MembersOnly, type MembersOnlyProps, type SessionClassNames } from "./session/MembersOnly.view.tsx"
export * as MfaChallengeParts from "./factors/MfaChallengeParts.tsx"
export type { MfaChallengeRootProps } from "./factors/MfaChallengeParts.tsx"
export { MfaChallenge, type MfaChallengeProps } from "./factors/MfaChallenge.tsx"
export { MfaChallengeView, type MfaChallengeViewProps } from "./factors/MfaChallenge.view.tsx"
export type { FactorName, Method, Obstacle } from "./factors/Method.ts"
export type { MfaFailure, MfaOutcome, MfaState, MfaStep } from "./factors/MfaState.ts"
export type { PasskeyAutofill, PasskeyPort } from "./factors/passkeyMachine.ts"
export {
  type PasskeyAutofillController,
  type PasskeyAutofillOptions,
  usePasskeyAutofill
} from "./factors/usePasskeyAutofill.ts"
export { type MfaActions, type MfaController, type MfaOptions, useMfaChallenge } from "./factors/useMfaChallenge.ts"
export { AuthFlow, type AuthFlowProps } from "./flow/AuthFlow.tsx"
export * as AuthFlowParts from "./flow/AuthFlowParts.tsx"
export type { AuthFlowRootProps } from "./flow/AuthFlowParts.tsx"
export type { FlowClassNames, FlowAppearance, FlowSettings } from "./flow/FlowContext.ts"
export { FlowNote, type FlowNoteProps, FlowLinksView, type FlowLinksViewProps } from "./flow/AuthFlowParts.view.tsx"
export type { FlowEvent, FlowNews, FlowState, ScreenName, StartName } from "./flow/FlowTransitions.ts"
export { loadAuthFlow } from "./flow/loadScreens.ts"
export type { ScreenProps } from "./flow/ScreenProps.ts"
export type { OwnScreens, ScreensProps } from "./flow/Screens.tsx"
export { type AuthFlowController, type AuthFlowOptions, type ScreenChange, useAuthFlow } from "./flow/useAuthFlow.ts"
export * as ForgotPasswordFormParts from "./recovery/ForgotPasswordFormParts.tsx"
export type { ForgotPasswordFormRootProps } from "./recovery/ForgotPasswordFormParts.tsx"
export { ForgotPasswordForm, type ForgotPasswordFormProps } from "./recovery/ForgotPasswordForm.tsx"
export { ForgotPasswordFormView, type ForgotPasswordFormViewProps } from "./recovery/ForgotPasswordForm.view.tsx"
export type {
  MailSent,
  TokenProblem,
  RecoveryState,
  ResetHandlers,
  ResetOutcome,
  ResetState
} from "./recovery/Recovery.ts"
export * as ResetPasswordFormParts from "./recovery/ResetPasswordFormParts.tsx"
export type { ResetPasswordFormRootProps } from "./recovery/ResetPasswordFormParts.tsx"
export { ResetPasswordForm, type ResetPasswordFormProps } from "./recovery/ResetPasswordForm.tsx"
export { ResetPasswordFormView, type ResetPasswordFormViewProps } from "./recovery/ResetPasswordForm.view.tsx"
export type { TokenState } from "./recovery/usePageToken.ts"
export { type RecoveryController, type RecoveryOptions, useRecovery } from "./recovery/useRecovery.ts"
export {
  type ResetPasswordController,
  type ResetPasswordOptions,
  useResetPassword
} from "./recovery/useResetPassword.ts"
export type { MemberState } from "../session/Member.ts"
export { RequireMember, type RequireMemberProps } from "./session/RequireMember.tsx"
export { returnTo } from "./session/returnTo.ts"
export * as SessionNoticeParts from "./session/SessionNoticeParts.tsx"
export type { SessionNoticeRootProps } from "./session/SessionNoticeParts.tsx"
export { SessionNotice, type SessionNoticeProps } from "./session/SessionNotice.tsx"
export { SessionNoticeView, type SessionNoticeViewProps } from "./session/SessionNotice.view.tsx"
export { SignedIn, type SignedInProps, SignedOut, type SignedOutProps } from "./session/SignedIn.tsx"
export * as SilentLoginParts from "./silent/SilentLoginParts.tsx"
export type { SilentLoginRootProps } from "./silent/SilentLoginParts.tsx"
export type { SilentLoginState } from "./silent/Silent.ts"
export { SilentLogin, type SilentLoginProps } from "./silent/SilentLogin.tsx"
export { SilentLoginView, type SilentLoginViewProps } from "./silent/SilentLogin.view.tsx"
export type { PassageClassNames } from "./session/PassageParts.view.tsx"
export { type ConfirmationController, useConfirmation } from "./session/useConfirmation.ts"
export { type LogoutController, type LogoutOptions, useLogout } from "./session/useLogout.ts"
export { useMember } from "../session/memberAtom.ts"
export { type Leave, type RequireMemberOptions, useRequireMember } from "./session/useRequireMember.ts"
export { type SilentLoginController, type SilentLoginOptions, useSilentLogin } from "./silent/useSilentLogin.ts"
export { useRegister } from "./entry/useRegister.ts"
export type {
  ApprovalStatus,
  ApprovalOutcome,
  ApprovalState,
  ApprovalCredentials,
  PendingReason
} from "./verification/Approval.ts"
export * as EmailVerificationFormParts from "./verification/EmailVerificationFormParts.tsx"
export type { EmailVerificationFormRootProps } from "./verification/EmailVerificationFormParts.tsx"
export { EmailVerificationForm, type EmailVerificationFormProps } from "./verification/EmailVerificationForm.tsx"
export {
  EmailVerificationFormView,
  type EmailVerificationFormViewProps
} from "./verification/EmailVerificationForm.view.tsx"
export * as OwnerApprovalPendingParts from "./verification/OwnerApprovalPendingParts.tsx"
export type { OwnerApprovalPendingRootProps } from "./verification/OwnerApprovalPendingParts.tsx"
export { OwnerApprovalPending, type OwnerApprovalPendingProps } from "./verification/OwnerApprovalPending.tsx"
export {
  OwnerApprovalPendingView,
  type OwnerApprovalPendingViewProps
} from "./verification/OwnerApprovalPending.view.tsx"
export {
  type EmailVerificationController,
  type EmailVerificationOptions,
  useEmailVerification
} from "./verification/useEmailVerification.ts"
export {
  type OwnerApprovalController,
  type OwnerApprovalOptions,
  useOwnerApproval
} from "./verification/useOwnerApproval.ts"
export type { VerificationOutcome, VerificationState } from "./verification/Verification.ts"
export { AccountSecurity, type AccountSecurityProps } from "./security/AccountSecurity.tsx"
export { ChangeEmailForm, type ChangeEmailFormProps } from "./security/ChangeEmailForm.tsx"
export { ChangeEmailFormView, type ChangeEmailFormViewProps } from "./security/ChangeEmailForm.view.tsx"
export * as ChangeEmailFormParts from "./security/ChangeEmailFormParts.tsx"
export type { ChangeEmailFormRootProps } from "./security/ChangeEmailFormParts.tsx"
export { DeleteAccountForm, type DeleteAccountFormProps } from "./security/DeleteAccountForm.tsx"
export { DeleteAccountFormView, type DeleteAccountFormViewProps } from "./security/DeleteAccountForm.view.tsx"
export * as DeleteAccountFormParts from "./security/DeleteAccountFormParts.tsx"
export type { DeleteAccountFormRootProps } from "./security/DeleteAccountFormParts.tsx"
export { FactorsPanel, type FactorsPanelProps } from "./security/FactorsPanel.tsx"
export { FactorsPanelView, type FactorsPanelViewProps } from "./security/FactorsPanel.view.tsx"
export * as FactorsPanelParts from "./security/FactorsPanelParts.tsx"
export type { FactorsPanelRootProps } from "./security/FactorsPanelParts.tsx"
export { SessionsPanel, type SessionsPanelProps } from "./security/SessionsPanel.tsx"
export { SessionsPanelView, type SessionsPanelViewProps } from "./security/SessionsPanel.view.tsx"
export * as SessionsPanelParts from "./security/SessionsPanelParts.tsx"
export type { SessionsPanelRootProps } from "./security/SessionsPanelParts.tsx"
export type {
  ChangeEmailFormClassNames,
  DeleteAccountFormClassNames,
  FactorsPanelClassNames,
  SecurityClassNames,
  SessionsPanelClassNames
} from "./security/SecurityContext.ts"
export { type ChangeEmailController, type ChangeEmailState, useChangeEmail } from "./security/useChangeEmail.ts"
export { type DeleteAccountController, type DeleteAccountState, useDeleteAccount } from "./security/useDeleteAccount.ts"
export { type FactorsController, type FactorsState, useFactors } from "./security/useFactors.ts"
export { type SessionsController, type SessionsState, useSessions } from "./security/useSessions.ts"
