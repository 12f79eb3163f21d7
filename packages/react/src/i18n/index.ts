/** What the kit exports of its words. */
export { en } from "./en/en.ts"
export { type Format, formatOf, type Forms, isolate } from "./Format.ts"
export type { AccountMessages } from "./groups/Account.ts"
export type { BulkMessages, BulkVerb } from "./groups/Bulk.ts"
export type { CaptchaMessages } from "./groups/Captcha.ts"
export type { ChangePasswordMessages } from "./groups/ChangePassword.ts"
export type { ChartMessages } from "./groups/Chart.ts"
export type { DistinctMessages } from "./groups/Distinct.ts"
export type { EntryMessages, SignInMessages, SignUpMessages } from "./groups/Entry.ts"
export type { FactorMessages } from "./groups/Factors.ts"
export type { FailureMessages } from "./groups/Failure.ts"
export type { FilterMessages } from "./groups/Filter.ts"
export type { FlowMessages } from "./groups/Flow.ts"
export type { FormMessages, SubmitMessages } from "./groups/Form.ts"
export type { ItemMessages } from "./groups/Item.ts"
export type { JobMessages, StatusWords } from "./groups/Job.ts"
export type { OAuthMessages } from "./groups/OAuth.ts"
export type { OrderMessages } from "./groups/Order.ts"
export type { PagingMessages } from "./groups/Paging.ts"
export type { PatchMessages } from "./groups/Patch.ts"
export type { ProfileFieldMessages, ProfileMessages } from "./groups/Profile.ts"
export type { ForgotPasswordMessages, ResetPasswordMessages } from "./groups/Recovery.ts"
export type { ReferenceMessages } from "./groups/Reference.ts"
export type { SearchMessages } from "./groups/Search.ts"
export type { SessionMessages } from "./groups/Session.ts"
export type { StrengthMessages } from "./groups/Strength.ts"
export type { TableMessages } from "./groups/Table.ts"
export type { TransferMessages } from "./groups/Transfer.ts"
export type { ApprovalMessages, VerificationMessages } from "./groups/Verification.ts"
export {
  type GroupOverrides,
  type MessageGroups,
  type MessageOverrides,
  type Messages,
  overrideMessages,
  type ProblemMessages
} from "./Messages.ts"
export { MessagesContext, useLocale } from "./MessagesContext.ts"
export { pseudo } from "./pseudo.ts"
export { useMessages } from "./useMessages.ts"
export { useProblemText } from "./useProblemText.ts"
