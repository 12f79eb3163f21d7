/**
 * The React kit of Portico: a provider for the client, hooks, parts and styled components.
 *
 * @since 0.1.0
 */
export type {
  AccountClassNames,
  AccountItem,
  AccountLink,
  AccountState,
  MembersAreaSection,
  MembersAreaState,
  RenderLink
} from "./auth/account/Account.ts"
export { AccountMenu, type AccountMenuProps } from "./auth/account/AccountMenu.tsx"
export { AccountMenuView, type AccountMenuViewProps } from "./auth/account/AccountMenu.view.tsx"
export { Account, type AccountRootProps } from "./auth/account/AccountParts.tsx"
export { type AccountMenuController, type AccountMenuOptions, useAccountMenu } from "./auth/account/useAccountMenu.ts"
export type { CaptchaEntry, CaptchaState } from "./auth/captcha/Captcha.ts"
export { CaptchaSlot, type CaptchaSlotProps } from "./auth/captcha/CaptchaSlot.tsx"
export { CaptchaSlotView, type CaptchaSlotViewProps } from "./auth/captcha/CaptchaSlot.view.tsx"
export { type CaptchaController, type CaptchaOptions, useCaptcha } from "./auth/captcha/useCaptcha.ts"
export { ChangePasswordForm, type ChangePasswordFormProps } from "./auth/account/ChangePasswordForm.tsx"
export { ChangePasswordFormView, type ChangePasswordFormViewProps } from "./auth/account/ChangePasswordForm.view.tsx"
export type { ChangePasswordState, PasswordEntries } from "./auth/account/ChangePassword.ts"
export { ChangePassword, type ChangePasswordRootProps } from "./auth/account/PasswordChange.tsx"
export {
  type ChangePasswordController,
  type ChangePasswordOptions,
  useChangePassword
} from "./auth/account/useChangePassword.ts"
export { type MembersAreaController, type MembersAreaOptions, useMembersArea } from "./auth/account/useMembersArea.ts"
export { useMemberName } from "./auth/account/useMemberName.ts"
export type { MemberName } from "./auth/profile/nameAtom.ts"
export type { Credentials } from "./auth/entry/Credentials.ts"
export type { Registration } from "./auth/entry/Registration.ts"
export type { EntryHandlers, EntryOutcome, EntryState } from "./auth/entry/Entry.ts"
export { SignIn, type SignInRootProps } from "./auth/entry/SignIn.tsx"
export { SignInForm, type SignInFormProps } from "./auth/entry/SignInForm.tsx"
export { SignInFormView, type SignInFormViewProps } from "./auth/entry/SignInForm.view.tsx"
export { SignInPasskey, type SignInPasskeyProps } from "./auth/entry/SignInPasskey.tsx"
export { SignUp, type SignUpRootProps } from "./auth/entry/SignUp.tsx"
export { SignUpForm, type SignUpFormProps } from "./auth/entry/SignUpForm.tsx"
export { SignUpFormView, type SignUpFormViewProps } from "./auth/entry/SignUpForm.view.tsx"
export type { EntryController } from "./auth/entry/useEntry.ts"
export { useLogin } from "./auth/entry/useLogin.ts"
export {
  type AddressFormat,
  type CustomFieldDefinition,
  type ProfileChange,
  type ProfileField
} from "./auth/profile/Profile.ts"
export { changesOf, checkProfile, type EntryOptions, inputOf, profileOf } from "./auth/profile/ProfileEntries.ts"
export { MemberProfile, type MemberProfileRootProps } from "./auth/profile/MemberProfile.tsx"
export type { ProfileClassNames, ProfileShape } from "./auth/profile/ProfileContext.ts"
export { ProfilePanel, type ProfilePanelProps } from "./auth/profile/ProfilePanel.tsx"
export { ProfilePanelView, type ProfilePanelViewProps } from "./auth/profile/ProfilePanel.view.tsx"
export type { ProfileNotice, ProfileState } from "./auth/profile/ProfileState.ts"
export { type ProfileController, type ProfileOptions, useProfile } from "./auth/profile/useProfile.ts"
export { ProfileFields, type ProfileFieldsProps } from "./auth/profile/ProfileFields.view.tsx"
export { Callback, type CallbackRootProps } from "./auth/oauth/CallbackParts.tsx"
export type { CallbackKind, CallbackState } from "./auth/oauth/Callback.ts"
export { OAuth, type OAuthRootProps } from "./auth/oauth/OAuth.tsx"
export { OAuthButton, type OAuthButtonProps } from "./auth/oauth/OAuthButton.tsx"
export { OAuthButtonView, type OAuthButtonViewProps } from "./auth/oauth/OAuthButton.view.tsx"
export { OAuthCallback, type OAuthCallbackProps } from "./auth/oauth/OAuthCallback.tsx"
export { OAuthCallbackView, type OAuthCallbackViewProps } from "./auth/oauth/OAuthCallback.view.tsx"
export type { RedirectState } from "./auth/oauth/Redirect.ts"
export { ReturnNotice, type ReturnNoticeProps } from "./auth/oauth/ReturnNotice.view.tsx"
export { type OAuthCallbackOptions, useOAuthCallback } from "./auth/oauth/useOAuthCallback.ts"
export {
  type OAuthRedirectController,
  type OAuthRedirectOptions,
  useOAuthRedirect
} from "./auth/oauth/useOAuthRedirect.ts"
export { usePrewarm } from "./auth/oauth/usePrewarm.ts"
export type { ActionClassNames } from "./auth/session/Action.ts"
export { GuardView, type GuardViewProps } from "./auth/session/Guard.view.tsx"
export type { LogoutState } from "./auth/session/Logout.ts"
export { LogoutButton, type LogoutButtonProps } from "./auth/session/LogoutButton.tsx"
export { LogoutButtonView, type LogoutButtonViewProps } from "./auth/session/LogoutButton.view.tsx"
export { Logout, type LogoutRootProps } from "./auth/session/LogoutParts.tsx"
export { MembersOnly, type MembersOnlyProps, type SessionClassNames } from "./auth/session/MembersOnly.view.tsx"
export { Mfa, type MfaRootProps } from "./auth/factors/Mfa.tsx"
export { MfaChallenge, type MfaChallengeProps } from "./auth/factors/MfaChallenge.tsx"
export { MfaChallengeView, type MfaChallengeViewProps } from "./auth/factors/MfaChallenge.view.tsx"
export type { FactorName, Method, Obstacle } from "./auth/factors/Method.ts"
export type { MfaFailure, MfaOutcome, MfaState, MfaStep } from "./auth/factors/MfaState.ts"
export type { PasskeyAutofill } from "./auth/factors/PasskeyAutofill.ts"
export type { PasskeyPort } from "./auth/factors/passkeyMachine.ts"
export {
  type PasskeyAutofillController,
  type PasskeyAutofillOptions,
  usePasskeyAutofill
} from "./auth/factors/usePasskeyAutofill.ts"
export {
  type MfaActions,
  type MfaController,
  type MfaOptions,
  useMfaChallenge
} from "./auth/factors/useMfaChallenge.ts"
export { AuthFlow, type AuthFlowProps } from "./auth/flow/AuthFlow.tsx"
export { Entrance, type EntranceRootProps } from "./auth/flow/Entrance.tsx"
export type { FlowClassNames, FlowLook, FlowSettings } from "./auth/flow/FlowContext.ts"
export { FlowNote, type FlowNoteProps } from "./auth/flow/FlowNote.view.tsx"
export type { FlowEvent, FlowNews, FlowState, ScreenName, StartName } from "./auth/flow/FlowTransitions.ts"
export { loadAuthFlow } from "./auth/flow/later.ts"
export type { ScreenProps } from "./auth/flow/ScreenProps.ts"
export type { OwnScreens, ScreensProps } from "./auth/flow/Screens.tsx"
export {
  type AuthFlowController,
  type AuthFlowOptions,
  type ScreenChange,
  useAuthFlow
} from "./auth/flow/useAuthFlow.ts"
export { WaysView, type WaysViewProps } from "./auth/flow/Ways.view.tsx"
export { ForgotPassword, type ForgotPasswordRootPartProps } from "./auth/recovery/ForgotPassword.tsx"
export { ForgotPasswordForm, type ForgotPasswordFormProps } from "./auth/recovery/ForgotPasswordForm.tsx"
export { ForgotPasswordFormView, type ForgotPasswordFormViewProps } from "./auth/recovery/ForgotPasswordForm.view.tsx"
export type {
  MailSent,
  NoToken,
  RecoveryState,
  ResetHandlers,
  ResetOutcome,
  ResetState
} from "./auth/recovery/Recovery.ts"
export { ResetPassword, type ResetPasswordRootPartProps } from "./auth/recovery/ResetPassword.tsx"
export { ResetPasswordForm, type ResetPasswordFormProps } from "./auth/recovery/ResetPasswordForm.tsx"
export { ResetPasswordFormView, type ResetPasswordFormViewProps } from "./auth/recovery/ResetPasswordForm.view.tsx"
export type { TokenState } from "./auth/recovery/usePageToken.ts"
export { type RecoveryController, type RecoveryOptions, useRecovery } from "./auth/recovery/useRecovery.ts"
export {
  type ResetPasswordController,
  type ResetPasswordOptions,
  useResetPassword
} from "./auth/recovery/useResetPassword.ts"
export type { MemberState } from "./auth/session/Member.ts"
export { RequireMember, type RequireMemberProps } from "./auth/session/RequireMember.tsx"
export { returnTo } from "./auth/session/returnTo.ts"
export { SessionNotice, type SessionNoticeProps } from "./auth/session/SessionNotice.tsx"
export { SessionNoticeView, type SessionNoticeViewProps } from "./auth/session/SessionNotice.view.tsx"
export { SignedIn, type SignedInProps } from "./auth/session/SignedIn.tsx"
export { SignedOut, type SignedOutProps } from "./auth/session/SignedOut.tsx"
export type { SilentLoginState } from "./auth/session/Silent.ts"
export { SilentLogin, type SilentLoginProps } from "./auth/session/SilentLogin.tsx"
export { SilentLoginView, type SilentLoginViewProps } from "./auth/session/SilentLogin.view.tsx"
export type { PassageClassNames } from "./auth/session/Passage.ts"
export { type LogoutController, type LogoutOptions, useLogout } from "./auth/session/useLogout.ts"
export { useMember } from "./auth/session/useMember.ts"
export { type Leave, type RequireMemberOptions, useRequireMember } from "./auth/session/useRequireMember.ts"
export { type SilentLoginController, type SilentLoginOptions, useSilentLogin } from "./auth/session/useSilentLogin.ts"
export { useRegister } from "./auth/entry/useRegister.ts"
export type {
  ApprovalAnswer,
  ApprovalOutcome,
  ApprovalState,
  HeldCredentials,
  PendingReason
} from "./auth/verification/Approval.ts"
export { EmailVerification, type EmailVerificationRootProps } from "./auth/verification/EmailVerification.tsx"
export { EmailVerificationForm, type EmailVerificationFormProps } from "./auth/verification/EmailVerificationForm.tsx"
export {
  EmailVerificationFormView,
  type EmailVerificationFormViewProps
} from "./auth/verification/EmailVerificationForm.view.tsx"
export { OwnerApproval, type OwnerApprovalRootProps } from "./auth/verification/OwnerApproval.tsx"
export { OwnerApprovalPending, type OwnerApprovalPendingProps } from "./auth/verification/OwnerApprovalPending.tsx"
export {
  OwnerApprovalPendingView,
  type OwnerApprovalPendingViewProps
} from "./auth/verification/OwnerApprovalPending.view.tsx"
export {
  type EmailVerificationController,
  type EmailVerificationOptions,
  useEmailVerification
} from "./auth/verification/useEmailVerification.ts"
export {
  type OwnerApprovalController,
  type OwnerApprovalOptions,
  useOwnerApproval
} from "./auth/verification/useOwnerApproval.ts"
export type { VerificationOutcome, VerificationState } from "./auth/verification/Verification.ts"
export { collectionKey } from "./data/listing/collectionAtoms.ts"
export { CollectionTable, type CollectionTableProps } from "./data/table/CollectionTable.tsx"
export { CollectionTableView, type CollectionTableViewProps } from "./data/table/CollectionTable.view.tsx"
export type { Column, Columns } from "./data/table/Column.ts"
export type { ListedItem, Listing, Sorting } from "./data/listing/Listing.ts"
export type { TableClassNames } from "./data/table/TableSlot.ts"
export { type CollectionController, useCollection } from "./data/listing/useCollection.ts"
export { type ItemController, type ItemState, useItem } from "./data/item/useItem.ts"
export { type InsertController, useItemInsert } from "./data/item/useItemInsert.ts"
export { type SortingController, useSorting } from "./data/order/useSorting.ts"
export type { Alphabet } from "./form/Code.ts"
export type { CodeFieldProps } from "./form/CodeField.view.tsx"
export { Form } from "./form/Form.ts"
export type { FormClassNames } from "./form/FormContext.ts"
export type { FormRootProps } from "./form/FormRoot.view.tsx"
export type { NoticeProps } from "./form/Notice.view.tsx"
export type { PasswordFieldProps } from "./form/PasswordField.view.tsx"
export type { ReadOnlyFieldProps } from "./form/ReadOnlyField.view.tsx"
export type { Resend } from "./form/Resend.ts"
export type { ResendButtonProps } from "./form/ResendButton.view.tsx"
export type { EstimateStrength, Strength, StrengthLevel } from "./form/Strength.ts"
export type { Submission } from "./form/Submission.ts"
export type { TextFieldProps } from "./form/TextField.view.tsx"
export { type ResendTimer, type ResendTimerOptions, useResendTimer } from "./form/useResendTimer.ts"
export { type SubmissionController, type SubmissionOptions, useSubmission } from "./form/useSubmission.ts"
export { problemText } from "./form/words.ts"
export { en } from "./i18n/en/en.ts"
export { type Format, formatOf, type Forms, isolate } from "./i18n/Format.ts"
export { type MessageOverrides, type Messages, overrideMessages } from "./i18n/Messages.ts"
export { MessagesContext, useLocale } from "./i18n/MessagesContext.ts"
export { pseudo } from "./i18n/pseudo.ts"
export { useMessages } from "./i18n/useMessages.ts"
export { useProblemText } from "./i18n/useProblemText.ts"
export type { FieldProblem, Problem, ProblemKey } from "./problem/Problem.ts"
export { ClientProvider, type ClientProviderProps } from "./runtime/ClientProvider.tsx"
export { runtime, type Services } from "./runtime/Runtime.ts"
export { useAtomRefresh } from "./runtime/useAtomRefresh.ts"
export { useAtomSet } from "./runtime/useAtomSet.ts"
export { useAtomValue } from "./runtime/useAtomValue.ts"
export { useOnline } from "./runtime/useOnline.ts"
