/** The public exports for messages and translations. */
export { en } from "./en/en.ts"
export { type Format, formatOf, type Forms, isolate } from "./messages/Format.ts"
export type {
  AccountMessages,
  ChangePasswordMessages,
  FactorMessages,
  ProfileFieldMessages,
  ProfileMessages,
  ForgotPasswordMessages,
  ResetPasswordMessages,
  ApprovalMessages,
  VerificationMessages
} from "./messages/AccountMessages.ts"
export type { BulkMessages, BulkVerb, JobMessages, StatusWords, TransferMessages } from "./messages/TransferMessages.ts"
export type {
  CaptchaMessages,
  EntryMessages,
  SignInMessages,
  SignUpMessages,
  FlowMessages,
  OAuthMessages,
  SessionMessages
} from "./messages/SignInMessages.ts"
export type { ChartMessages } from "./messages/ChartMessages.ts"
export type {
  DistinctMessages,
  FailureMessages,
  FilterMessages,
  OrderMessages,
  PagingMessages,
  SearchMessages,
  TableMessages
} from "./messages/ListMessages.ts"
export type { FormMessages, SubmitMessages, StrengthMessages } from "./messages/FormMessages.ts"
export type { ItemMessages, PatchMessages, ReferenceMessages } from "./messages/ItemMessages.ts"
export {
  type GroupOverrides,
  type MessageGroups,
  type MessageOverrides,
  type Messages,
  overrideMessages,
  type ProblemMessages
} from "./messages/Messages.ts"
export { MessagesContext, useLocale, useMessages } from "./MessagesContext.ts"
export { pseudo } from "./pseudo.ts"
export { useProblemText } from "./useProblemText.ts"
