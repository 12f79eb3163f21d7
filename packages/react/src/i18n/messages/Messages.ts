/**
 * All messages of the kit, as one typed catalog of groups. A catalog with a missing key does not compile.
 *
 * @since 0.1.0
 */
import type { Problem, ProblemKey } from "../../problem/Problem.ts"
import type {
  AccountMessages,
  ChangePasswordMessages,
  FactorMessages,
  ProfileFieldMessages,
  ProfileMessages,
  ForgotPasswordMessages,
  ResetPasswordMessages,
  SecurityMessages,
  ApprovalMessages,
  VerificationMessages
} from "./AccountMessages.ts"
import type { BulkMessages, JobMessages, TransferMessages } from "./TransferMessages.ts"
import type {
  CaptchaMessages,
  SignInMessages,
  SignUpMessages,
  FlowMessages,
  OAuthMessages,
  SessionMessages
} from "./SignInMessages.ts"
import type { ChartMessages } from "./ChartMessages.ts"
import type {
  DistinctMessages,
  FailureMessages,
  FilterMessages,
  OrderMessages,
  PagingMessages,
  SearchMessages,
  TableMessages
} from "./ListMessages.ts"
import type { FormMessages, StrengthMessages, ToastMessages } from "./FormMessages.ts"
import type { ItemMessages, PatchMessages, ReferenceMessages } from "./ItemMessages.ts"

/** The messages of problems, by key. */
export type ProblemMessages = { readonly [Key in ProblemKey]: (problem: Problem) => string }

/** The messages of the problems that a component can have. Other problems have the message of `unexpected`. */
export type ProblemWords = Partial<ProblemMessages> & Pick<ProblemMessages, "unexpected">

/** The groups of a message catalog, by component or topic. */
export interface MessageGroups {
  readonly form: FormMessages
  readonly strength: StrengthMessages
  readonly toast: ToastMessages
  readonly signIn: SignInMessages
  readonly signUp: SignUpMessages
  readonly captcha: CaptchaMessages
  readonly account: AccountMessages
  readonly forgotPassword: ForgotPasswordMessages
  readonly resetPassword: ResetPasswordMessages
  readonly verification: VerificationMessages
  readonly approval: ApprovalMessages
  readonly factors: FactorMessages
  readonly profile: ProfileMessages
  readonly profileFields: ProfileFieldMessages
  readonly changePassword: ChangePasswordMessages
  readonly security: SecurityMessages
  readonly session: SessionMessages
  readonly oauth: OAuthMessages
  readonly flow: FlowMessages
  readonly table: TableMessages
  readonly bulk: BulkMessages
  readonly transfer: TransferMessages
  readonly job: JobMessages
  readonly paging: PagingMessages
  readonly search: SearchMessages
  readonly order: OrderMessages
  readonly chart: ChartMessages
  readonly filter: FilterMessages
  readonly distinct: DistinctMessages
  readonly failure: FailureMessages
  readonly item: ItemMessages
  readonly patch: PatchMessages
  readonly reference: ReferenceMessages
  readonly problems: ProblemMessages
}

/** A complete message catalog. */
export interface Messages extends MessageGroups {
  /** The BCP 47 tag for numbers, dates and plurals. */
  readonly locale: string
  /** The writing direction of the language, for the page's `dir` attribute. */
  readonly direction: "ltr" | "rtl"
  /**
   * Whether no speaker of the language has reviewed the translation yet. After a review, set it to `false`:
   * `overrideMessages(de, { draft: false })`.
   */
  readonly draft?: boolean
}

/** Messages that override those of a catalog: any key of any group. */
export type MessageOverrides = Partial<Pick<Messages, "locale" | "direction" | "draft">> & GroupOverrides

/** Overrides of messages, by group. */
export type GroupOverrides = { readonly [Group in keyof MessageGroups]?: Partial<MessageGroups[Group]> }

/** Merges two sets of messages group by group. Messages in `above` override those in `below`. */
export const layMessages = (
  below: MessageOverrides | undefined,
  above: MessageOverrides | undefined
): MessageOverrides | undefined => {
  if (below === undefined || above === undefined) return above ?? below
  const laid: Record<string, unknown> = { ...below }
  for (const [key, words] of Object.entries(above)) {
    const under: unknown = laid[key]
    laid[key] = typeof words === "object" && typeof under === "object" ? { ...under, ...words } : words
  }
  return laid
}

/**
 * Returns a catalog with some of its messages replaced.
 *
 * **Example** (Another label for a button)
 *
 * ```ts
 * import { en, overrideMessages } from "@portico/react"
 *
 * const messages = overrideMessages(en, { signIn: { submit: "Come in" } })
 * messages.signIn.submit // => "Come in"
 * ```
 */
export const overrideMessages = (messages: Messages, overrides: MessageOverrides | undefined): Messages =>
  // Overriding messages of a complete catalog keeps it complete.
  layMessages(messages, overrides) as Messages
