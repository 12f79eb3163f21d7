/**
 * Every word that the kit shows, as one typed catalogue of groups. A catalogue that misses a key does not compile.
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
import type { FormMessages, StrengthMessages } from "./FormMessages.ts"
import type { ItemMessages, PatchMessages, ReferenceMessages } from "./ItemMessages.ts"

/** The words of each problem. */
export type ProblemMessages = { readonly [Key in ProblemKey]: (problem: Problem) => string }

/** The words of a catalogue, by what they belong to. */
export interface MessageGroups {
  readonly form: FormMessages
  readonly strength: StrengthMessages
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

/** A whole catalogue. */
export interface Messages extends MessageGroups {
  /** BCP 47 tag: numbers, dates and plurals follow it. */
  readonly locale: string
  /** Which way its script runs. The page sets `dir` by it. */
  readonly direction: "ltr" | "rtl"
  /**
   * Set on words that nobody who speaks the language has read yet. Who has read them says so:
   * `overrideMessages(de, { draft: false })`.
   */
  readonly draft?: boolean
}

/** Words that stand in place of the catalogue's: any key of any group. */
export type MessageOverrides = Partial<Pick<Messages, "locale" | "direction" | "draft">> & GroupOverrides

/** Any words of any group. */
export type GroupOverrides = { readonly [Group in keyof MessageGroups]?: Partial<MessageGroups[Group]> }

/** Lays one set of words over another, group by group. */
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
 * A catalogue with some of its words replaced.
 *
 * **Example** (Another name for a button)
 *
 * ```ts
 * import { en, overrideMessages } from "@portico/react"
 *
 * const messages = overrideMessages(en, { signIn: { submit: "Come in" } })
 * messages.signIn.submit // => "Come in"
 * ```
 */
export const overrideMessages = (messages: Messages, overrides: MessageOverrides | undefined): Messages =>
  // What is laid over a whole catalogue leaves it whole.
  layMessages(messages, overrides) as Messages
