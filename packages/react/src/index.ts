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
export { Guard, type GuardRootProps } from "./auth/session/GuardParts.tsx"
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
export { Session, type SessionRootProps } from "./auth/session/SessionParts.tsx"
export { SessionNotice, type SessionNoticeProps } from "./auth/session/SessionNotice.tsx"
export { SessionNoticeView, type SessionNoticeViewProps } from "./auth/session/SessionNotice.view.tsx"
export { SignedIn, type SignedInProps } from "./auth/session/SignedIn.tsx"
export { SignedOut, type SignedOutProps } from "./auth/session/SignedOut.tsx"
export { Silent, type SilentRootProps } from "./auth/session/SilentParts.tsx"
export type { SilentLoginState } from "./auth/session/Silent.ts"
export { SilentLogin, type SilentLoginProps } from "./auth/session/SilentLogin.tsx"
export { SilentLoginView, type SilentLoginViewProps } from "./auth/session/SilentLogin.view.tsx"
export type { PassageClassNames } from "./auth/session/Passage.ts"
export { type ConfirmationController, useConfirmation } from "./auth/session/useConfirmation.ts"
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
export { DistinctValues, type DistinctValuesProps } from "./data/filter/DistinctValues.tsx"
export { DistinctValuesView, type DistinctValuesViewProps } from "./data/filter/DistinctValues.view.tsx"
export type { Choice, DistinctState, DistinctValue } from "./data/filter/distinct.ts"
export { type DistinctController, type DistinctOptions, useDistinct } from "./data/filter/useDistinct.ts"
export { FilterBuilder, type FilterBuilderProps, Filters, type FiltersRootProps } from "./data/filter/FilterBuilder.tsx"
export { FilterBuilderView, type FilterBuilderViewProps } from "./data/filter/FilterBuilder.view.tsx"
export type { FilterClassNames } from "./data/filter/FilterContext.ts"
export type {
  Condition as FilterCondition,
  DraftOperator,
  Entry as FilterEntry,
  FilterDraft,
  FilterField,
  Group as FilterGroup,
  Match as FilterMatch
} from "./data/filter/FilterDraft.ts"
export type { FilterEdit, FilterStep } from "./data/filter/FilterEdit.ts"
export { type DraftOptions, type DraftProblem, toFilter } from "./data/filter/ofDraft.ts"
export { ofFilter } from "./data/filter/ofFilter.ts"
export { type FilterController, type FilterFields, type FilterOptions, useFilter } from "./data/filter/useFilter.ts"
export { DataErrorView, type DataErrorViewProps } from "./data/failure/DataErrorView.view.tsx"
export { Failure, type FailureRootProps } from "./data/failure/Failure.tsx"
export type { FailureClassNames } from "./data/failure/FailureContext.ts"
export type { FailureState } from "./data/failure/FailureState.ts"
export { type DataErrorController, type DataErrorOptions, useDataError } from "./data/failure/useDataError.ts"
export { useAggregate } from "./data/chart/useAggregate.ts"
export { usePipeline } from "./data/chart/usePipeline.ts"
export type { ResultsController } from "./data/chart/useResults.ts"
export { collectionKey } from "./data/listing/collectionAtoms.ts"
export { CollectionTable, type CollectionTableProps } from "./data/table/CollectionTable.tsx"
export { CollectionTableView, type CollectionTableViewProps } from "./data/table/CollectionTable.view.tsx"
export type { Column, Columns } from "./data/table/Column.ts"
export { CollectionGrid, type CollectionGridProps } from "./data/cards/CollectionGrid.tsx"
export { CollectionGridView, type CollectionGridViewProps } from "./data/cards/CollectionGrid.view.tsx"
export { ItemCards, type ItemCardsRootProps } from "./data/cards/ItemCards.tsx"
export { withDrafts } from "./data/listing/Drafts.ts"
export { ItemTable, type ItemTableRootProps } from "./data/table/ItemTable.tsx"
export type { TableState } from "./data/table/TableContext.ts"
export { type ItemTableOptions, useItemTable } from "./data/table/useItemTable.ts"
export { Value, type ValueProps } from "./data/value/Value.view.tsx"
export type { ListedItem, Listing, Sorting } from "./data/listing/Listing.ts"
export { type FieldInfo, fieldsOf, type FieldType } from "./data/value/FieldType.ts"
export type { TableClassNames } from "./data/table/TableSlot.ts"
export type { BulkCounts, BulkKind, BulkProgress, BulkState, ReportRow } from "./data/bulk/Bulk.ts"
export { BulkActions, type BulkActionsProps } from "./data/bulk/BulkActions.tsx"
export { BulkActionsView, type BulkActionsViewProps } from "./data/bulk/BulkActions.view.tsx"
export type { BulkClassNames, BulkHandlers, SelectedCount, ShownAction } from "./data/bulk/BulkContext.ts"
export { Bulk, type BulkRootProps } from "./data/bulk/BulkUnstyled.tsx"
export type { BulkInput, BulkOptions, Operation } from "./data/bulk/Operation.ts"
export { OutcomeReport, type OutcomeReportProps } from "./data/bulk/Report.view.tsx"
export { type BulkController, useBulk } from "./data/bulk/useBulk.ts"
export type { BulkAction, BulkActionsOptions } from "./data/bulk/useBulkActions.ts"
export { Badge } from "./data/job/Badge.ts"
export type { FollowedJob, JobKind, JobStatuses, JobTone } from "./data/job/Job.ts"
export type { ReadStatus } from "./data/job/jobMachine.ts"
export {
  type BadgeClassNames,
  type BadgeRootProps,
  StatusBadge,
  type StatusBadgeProps
} from "./data/job/StatusBadge.view.tsx"
export { type JobController, type JobOptions, useJob } from "./data/job/useJob.ts"
export { ExportDialog, type ExportDialogProps } from "./data/transfer/ExportDialog.tsx"
export { ExportDialogView, type ExportPanelViewProps, type ScopeChoice } from "./data/transfer/ExportDialog.view.tsx"
export type { ExportOptions } from "./data/transfer/exportMachine.ts"
export type { ExportState, Scope, UnfitItem } from "./data/transfer/ExportState.ts"
export { Importer, type ImporterRootProps } from "./data/transfer/Importer.tsx"
export type { FileMark, FileName } from "./data/transfer/ImportFile.ts"
export type { ImportOptions } from "./data/transfer/importMachine.ts"
export type { ImportHandlers, TransferClassNames } from "./data/transfer/ImportRoot.view.tsx"
export type { FileFault, ImportProgress, ImportState, Mode, Unfinished } from "./data/transfer/ImportState.ts"
export { ImportWizard, type ImportWizardProps } from "./data/transfer/ImportWizard.tsx"
export { ImportWizardView, type ImportWizardViewProps } from "./data/transfer/ImportWizard.view.tsx"
export type { Mapping, Preview, PreviewRow } from "./data/transfer/Preview.ts"
export { type ExportController, useExport } from "./data/transfer/useExport.ts"
export { type ImportController, useImport } from "./data/transfer/useImport.ts"
export type { ImportWizardOptions } from "./data/transfer/useImportHandlers.ts"
export * as Selection from "./data/selection/Selection.ts"
export { type SelectionController, type ToggleOptions, useSelection } from "./data/selection/useSelection.ts"
export { type CollectionController, type CollectionOptions, useCollection } from "./data/listing/useCollection.ts"
export { type ItemController, type ItemState, useItem } from "./data/item/useItem.ts"
export { type InsertController, useItemInsert } from "./data/item/useItemInsert.ts"
export type { Entries as ItemEntries, Entry as ItemEntry } from "./data/item/Entry.ts"
export type { FieldNameOf, FormField, FormFields, ShownField } from "./data/item/FormField.ts"
export type { ItemClassNames, ItemFormActions, RenderReference } from "./data/item/ItemContext.ts"
export { ItemDetail, type ItemDetailProps, ItemRecord, type ItemRecordRootProps } from "./data/item/ItemDetail.tsx"
export { ItemDetailView, type ItemDetailViewProps } from "./data/item/ItemDetail.view.tsx"
export type { RenderValue } from "./data/item/ItemDetailParts.view.tsx"
export { ItemEditor, type ItemEditorRootProps } from "./data/item/ItemEditor.tsx"
export { ItemForm, type ItemFormProps } from "./data/item/ItemForm.tsx"
export { ItemFormView, type ItemFormViewProps } from "./data/item/ItemForm.view.tsx"
export type { Conflict, ItemFormNotice, ItemFormState, Side } from "./data/item/ItemFormState.ts"
export { ItemPatch, PatchForm, type PatchFormProps, type PatchRootProps } from "./data/item/PatchForm.tsx"
export type { ChangeDraft, PatchDraft, PatchDraftEvent, PreviewRow as PatchPreviewRow } from "./data/item/PatchDraft.ts"
export { PatchFormView, type PatchFormViewProps } from "./data/item/PatchForm.view.tsx"
export { type ItemFormController, type ItemFormOptions, useItemForm } from "./data/item/useItemForm.ts"
export { type PatchController, usePatch } from "./data/item/usePatch.ts"
export { type UnsavedGuard, useUnsaved } from "./data/item/useUnsaved.ts"
export type { PickerState } from "./data/reference/Picker.ts"
export {
  Reference,
  ReferencePicker,
  type ReferencePickerProps,
  type ReferenceRootProps
} from "./data/reference/ReferencePicker.tsx"
export { ReferencePickerView, type ReferencePickerViewProps } from "./data/reference/ReferencePicker.view.tsx"
export type { ChosenItem, PickerSlot } from "./data/reference/ReferencePickerParts.view.tsx"
export type { ReferenceChange, ReferencesState } from "./data/reference/References.ts"
export {
  type ReferencePickerController,
  type ReferencePickerOptions,
  useReferencePicker
} from "./data/reference/useReferencePicker.ts"
export { type ReferencesController, useReferences } from "./data/reference/useReferences.ts"
export { type SortingController, useSorting } from "./data/order/useSorting.ts"
export type { AddressState } from "./data/address/Address.ts"
export {
  type AddressChange,
  type AddressController,
  type AddressOptions,
  useAddress
} from "./data/address/useAddress.ts"
export { AddressNotice, type AddressNoticeProps } from "./data/address/AddressNotice.view.tsx"
export { Order, type OrderRootProps } from "./data/order/Order.tsx"
export type { SortClassNames } from "./data/order/SortContext.ts"
export { SortMenu, type SortMenuProps } from "./data/order/SortMenu.tsx"
export { SortMenuView, type SortMenuViewProps } from "./data/order/SortMenu.view.tsx"
export type { SortField, SortOrder } from "./data/order/SortOrder.ts"
export { type SortController, type SortOptions, useSort } from "./data/order/useSort.ts"
export { Feed, type FeedRootProps } from "./data/paging/Feed.tsx"
export type { FeedClassNames } from "./data/paging/FeedContext.ts"
export type { InfiniteState } from "./data/paging/Infinite.ts"
export { InfiniteList, type InfiniteListProps } from "./data/paging/InfiniteList.tsx"
export { InfiniteListView, type InfiniteListViewProps } from "./data/paging/InfiniteList.view.tsx"
export { type InfiniteController, type InfiniteOptions, useInfinite } from "./data/paging/useInfinite.ts"
export { Finder, type FinderRootProps } from "./data/search/Finder.tsx"
export { SearchBox, type SearchBoxProps } from "./data/search/SearchBox.tsx"
export { SearchBoxView, type SearchBoxViewProps } from "./data/search/SearchBox.view.tsx"
export type { SearchClassNames } from "./data/search/SearchContext.ts"
export type { SearchWords } from "./data/search/searchMachine.ts"
export {
  type Found,
  type SearchController,
  type SearchOptions,
  type SearchState,
  useSearch
} from "./data/search/useSearch.ts"
export { Pager, type PagerProps } from "./data/paging/Pager.tsx"
export { PagerView, type PagerViewProps } from "./data/paging/Pager.view.tsx"
export type { PagerActions, PagerClassNames } from "./data/paging/PagerContext.ts"
export { Pages, type PagesRootProps } from "./data/paging/Pages.tsx"
export type { Paging, PagingBy } from "./data/paging/Paging.ts"
export { type PagerController, type PagerOptions, usePager } from "./data/paging/usePager.ts"
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
export { ofData } from "./problem/DataProblem.ts"
export type { Diagnosis, FieldProblem, Problem, ProblemKey } from "./problem/Problem.ts"
export { ClientProvider, type ClientProviderProps } from "./runtime/ClientProvider.tsx"
export { runtime, type Services } from "./runtime/Runtime.ts"
export { useAtomRefresh } from "./runtime/useAtomRefresh.ts"
export { useAtomSet } from "./runtime/useAtomSet.ts"
export { useAtomValue } from "./runtime/useAtomValue.ts"
export { useOnline } from "./runtime/useOnline.ts"
