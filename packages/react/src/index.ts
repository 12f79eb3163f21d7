/**
 * The kit's provider, components and hooks. The views, parts and types of a component are exported from
 * `@portico/react/auth`, `/data`, `/form` and `/charts`.
 *
 * @since 0.1.0
 */
export { useProblemText } from "./i18n/useProblemText.ts"
export { ofCall } from "./problem/CallProblem.ts"
export { ofData } from "./problem/DataProblem.ts"
export type { Diagnosis, FieldProblem, Limits, Problem, ProblemKey } from "./problem/Problem.ts"
export { ElementsProvider, type ElementsProviderProps } from "./parts/Elements.tsx"
export { ClientProvider, type ClientProviderProps } from "./runtime/ClientProvider.tsx"
export type { ClientLayer, RequiredServices } from "./runtime/useServices.ts"
export { runtime } from "./runtime/EffectRuntime.ts"
export type { Services } from "./runtime/Runtime.ts"
export { useAtomRefresh, useAtomSet, useAtomValue } from "./runtime/useAtom.ts"
export { useToast, type Toast, type ToastAction } from "./toast/Toasts.ts"
export { useOnline } from "./runtime/useOnline.ts"
export { StyledAlert as Alert, type AlertProps } from "./parts/Alert.view.tsx"
export { StyledConfirm as Confirm, type ConfirmProps } from "./parts/Confirm.view.tsx"
export { AccountMenu, type AccountMenuProps } from "./auth/account/AccountMenu.tsx"
export { ChangePasswordForm, type ChangePasswordFormProps } from "./auth/account/ChangePasswordForm.tsx"
export { useAccountMenu, type AccountMenuController } from "./auth/account/useAccountMenu.ts"
export { useChangePassword, type ChangePasswordController } from "./auth/account/useChangePassword.ts"
export { useUser } from "./auth/account/userAtom.ts"
export { AccountSecurity, type AccountSecurityProps } from "./auth/security/AccountSecurity.tsx"
export { useMemberName } from "./auth/profile/nameAtom.ts"
export { useMembersArea, type MembersAreaController } from "./auth/account/useMembersArea.ts"
export { CaptchaSlot, type CaptchaSlotProps } from "./auth/captcha/CaptchaSlot.tsx"
export { useCaptcha, type CaptchaController } from "./auth/captcha/useCaptcha.ts"
export { SignInForm, type SignInFormProps } from "./auth/entry/SignInForm.tsx"
export { SignUpForm, type SignUpFormProps } from "./auth/entry/SignUpForm.tsx"
export { useLogin } from "./auth/entry/useLogin.ts"
export { useRegister } from "./auth/entry/useRegister.ts"
export { MfaChallenge, type MfaChallengeProps } from "./auth/factors/MfaChallenge.tsx"
export { SignInPasskey, type SignInPasskeyProps } from "./auth/factors/SignInPasskey.tsx"
export { useMfaChallenge, type MfaController } from "./auth/factors/useMfaChallenge.ts"
export { usePasskeyAutofill, type PasskeyAutofillController } from "./auth/factors/usePasskeyAutofill.ts"
export { AuthFlow, type AuthFlowProps } from "./auth/flow/AuthFlow.tsx"
export { loadAuthFlow } from "./auth/flow/loadScreens.ts"
export { useAuthFlow, type AuthFlowController } from "./auth/flow/useAuthFlow.ts"
export { OAuthButton, type OAuthButtonProps } from "./auth/oauth/OAuthButton.tsx"
export { OAuthCallback, type OAuthCallbackProps } from "./auth/oauth/OAuthCallback.tsx"
export { ReturnNotice, type ReturnNoticeProps } from "./auth/oauth/ReturnNotice.view.tsx"
export { useOAuthCallback } from "./auth/oauth/useOAuthCallback.ts"
export { useOAuthRedirect, type OAuthRedirectController } from "./auth/oauth/useOAuthRedirect.ts"
export { usePrewarm } from "./auth/oauth/usePrewarm.ts"
export { ProfileFields, type ProfileFieldsProps } from "./auth/profile/ProfileFields.view.tsx"
export { ProfilePanel, type ProfilePanelProps } from "./auth/profile/ProfilePanel.tsx"
export { useProfile, type ProfileController } from "./auth/profile/useProfile.ts"
export { ForgotPasswordForm, type ForgotPasswordFormProps } from "./auth/recovery/ForgotPasswordForm.tsx"
export { ResetPasswordForm, type ResetPasswordFormProps } from "./auth/recovery/ResetPasswordForm.tsx"
export { useRecovery, type RecoveryController } from "./auth/recovery/useRecovery.ts"
export { useResetPassword, type ResetPasswordController } from "./auth/recovery/useResetPassword.ts"
export { LogoutButton, type LogoutButtonProps } from "./auth/session/LogoutButton.tsx"
export { MembersOnly, type MembersOnlyProps } from "./auth/session/MembersOnly.view.tsx"
export { RequireMember, type RequireMemberProps } from "./auth/session/RequireMember.tsx"
export { SessionNotice, type SessionNoticeProps } from "./auth/session/SessionNotice.tsx"
export { SignedIn, type SignedInProps, SignedOut, type SignedOutProps } from "./auth/session/SignedIn.tsx"
export { returnTo } from "./auth/session/returnTo.ts"
export { useConfirmation, type ConfirmationController } from "./auth/session/useConfirmation.ts"
export { useLogout, type LogoutController } from "./auth/session/useLogout.ts"
export { useRequireMember } from "./auth/session/useRequireMember.ts"
export { SilentLogin, type SilentLoginProps } from "./auth/silent/SilentLogin.tsx"
export { useSilentLogin, type SilentLoginController } from "./auth/silent/useSilentLogin.ts"
export { EmailVerificationForm, type EmailVerificationFormProps } from "./auth/verification/EmailVerificationForm.tsx"
export { OwnerApprovalPending, type OwnerApprovalPendingProps } from "./auth/verification/OwnerApprovalPending.tsx"
export { useEmailVerification, type EmailVerificationController } from "./auth/verification/useEmailVerification.ts"
export { useOwnerApproval, type OwnerApprovalController } from "./auth/verification/useOwnerApproval.ts"
export { useMember } from "./session/memberAtom.ts"
export { AddressNotice, type AddressNoticeProps } from "./data/address/AddressNotice.view.tsx"
export { useAddress, type AddressController } from "./data/address/useAddress.ts"
export { BulkActions, type BulkActionsProps } from "./data/bulk/BulkActions.tsx"
export { OutcomeReport, type OutcomeReportProps } from "./data/bulk/Report.view.tsx"
export { useBulk, type BulkController } from "./data/bulk/useBulk.ts"
export { CollectionGrid, type CollectionGridProps } from "./data/cards/CollectionGrid.tsx"
export { useCollection, type CollectionController } from "./data/collection/useCollection.ts"
export { useDataError, type DataErrorController } from "./data/failure/useDataError.ts"
export { DistinctValues, type DistinctValuesProps } from "./data/filter/DistinctValues.tsx"
export { FilterBuilder, type FilterBuilderProps } from "./data/filter/FilterBuilder.tsx"
export { toFilter } from "./data/filter/ofDraft.ts"
export { ofFilter } from "./data/filter/ofFilter.ts"
export { useDistinct, type DistinctController } from "./data/filter/useDistinct.ts"
export { useFilter, type FilterController } from "./data/filter/useFilter.ts"
export { ItemDetail, type ItemDetailProps } from "./data/item/ItemDetail.tsx"
export { ItemForm, type ItemFormProps } from "./data/item/ItemForm.tsx"
export { PatchForm, type PatchFormProps } from "./data/item/PatchForm.tsx"
export { useItem, type ItemController } from "./data/item/useItem.ts"
export { useItemForm, type ItemFormController } from "./data/item/useItemForm.ts"
export { useItemInsert, type InsertController } from "./data/item/useItemInsert.ts"
export { usePatch, type PatchController } from "./data/item/usePatch.ts"
export { StatusBadge, type StatusBadgeProps } from "./data/job/StatusBadge.view.tsx"
export { useJob, type JobController } from "./data/job/useJob.ts"
export type { DraftsOption } from "./data/listing/Listing.ts"
export { SortMenu, type SortMenuProps } from "./data/order/SortMenu.tsx"
export { useSort, type SortController } from "./data/order/useSort.ts"
export { InfiniteList, type InfiniteListProps } from "./data/paging/InfiniteList.tsx"
export { Pager, type PagerProps } from "./data/paging/Pager.tsx"
export { useInfinite, type InfiniteController } from "./data/paging/useInfinite.ts"
export { usePager, type PagerController } from "./data/paging/usePager.ts"
export { ReferencePicker, type ReferencePickerProps } from "./data/reference/ReferencePicker.tsx"
export { useReferencePicker, type ReferencePickerController } from "./data/reference/useReferencePicker.ts"
export { useReferences, type ReferencesController } from "./data/reference/useReferences.ts"
export { SearchBox, type SearchBoxProps } from "./data/search/SearchBox.tsx"
export { useSearch, type SearchController } from "./data/search/useSearch.ts"
export { useSelection, type SelectionController } from "./data/selection/useSelection.ts"
export { CollectionTable, type CollectionTableProps } from "./data/table/CollectionTable.tsx"
export { useItemTable } from "./data/table/useItemTable.ts"
export { ExportDialog, type ExportDialogProps } from "./data/transfer/ExportDialog.tsx"
export { ImportWizard, type ImportWizardProps } from "./data/transfer/ImportWizard.tsx"
export { useExport, type ExportController } from "./data/transfer/useExport.ts"
export { useImport, type ImportController } from "./data/transfer/useImport.ts"
export { fieldsOf } from "./data/value/FieldType.ts"
export { Value, type ValueProps } from "./data/value/Value.view.tsx"
export { useUnsaved } from "./form/useUnsaved.ts"
export * as Selection from "./data/selection/Selection.ts"
export { useResendTimer } from "./form/useResendTimer.ts"
export { useSubmission } from "./form/useSubmission.ts"
export { MessagesContext, problemText, useLocale } from "./i18n/MessagesContext.ts"
export { useMessages } from "./i18n/useMessages.ts"
export { en } from "./i18n/en/en.ts"
export type {
  AccountMessages,
  ChangePasswordMessages,
  SecurityMessages,
  FactorMessages,
  ProfileFieldMessages,
  ProfileMessages,
  ForgotPasswordMessages,
  ResetPasswordMessages,
  ApprovalMessages,
  VerificationMessages
} from "./i18n/messages/AccountMessages.ts"
export type { ChartMessages } from "./i18n/messages/ChartMessages.ts"
export type { FormMessages, SubmitMessages, StrengthMessages } from "./i18n/messages/FormMessages.ts"
export { type Format, formatOf, type Forms, isolate } from "./i18n/messages/Format.ts"
export {
  type ItemMessages,
  type LimitForms,
  limitText,
  type PatchMessages,
  type ReferenceMessages
} from "./i18n/messages/ItemMessages.ts"
export type {
  DistinctMessages,
  FailureMessages,
  FilterMessages,
  OrderMessages,
  PagingMessages,
  SearchMessages,
  TableMessages
} from "./i18n/messages/ListMessages.ts"
export {
  type GroupOverrides,
  type MessageGroups,
  type MessageOverrides,
  type Messages,
  overrideMessages,
  type ProblemMessages
} from "./i18n/messages/Messages.ts"
export type {
  CaptchaMessages,
  EntryMessages,
  SignInMessages,
  SignUpMessages,
  FlowMessages,
  OAuthMessages,
  SessionMessages
} from "./i18n/messages/SignInMessages.ts"
export type {
  BulkMessages,
  BulkVerb,
  JobMessages,
  StatusWords,
  TransferMessages
} from "./i18n/messages/TransferMessages.ts"
export { pseudo } from "./i18n/pseudo.ts"
export type { Credentials } from "./auth/entry/Credentials.ts"
export type { Registration } from "./auth/entry/Registration.ts"
export type { EntryController } from "./auth/entry/useEntry.ts"
export type { ResultsController } from "./data/chart/useResults.ts"
export { collectionKey } from "./data/listing/invalidateAfterWrite.ts"
