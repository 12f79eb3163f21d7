/**
 * Every word that the kit shows, as one typed catalogue. A catalogue that misses a key does not compile.
 *
 * @since 0.1.0
 */
import type { Problem, ProblemKey } from "../problem/Problem.ts"

/** Words of every form. */
export interface FormMessages {
  readonly email: string
  readonly password: string
  readonly newPassword: string
  readonly showPassword: string
  readonly hidePassword: string
  /** Stands over the links to the fields at fault. */
  readonly check: (count: number) => string
  /** On the button while the provider asks for patience. */
  readonly wait: (seconds: number) => string
  /** Announced once the wait is over. */
  readonly waitOver: string
}

/** Words of a form that ends with a member's session. */
export interface EntryMessages {
  readonly title: string
  readonly submit: string
  readonly submitting: string
  /** While the session is made, after the answer. */
  readonly opening: string
  readonly done: string
  readonly verifyEmail: (email: string) => string
  readonly awaitApproval: string
}

/** Words of the account menu. */
export interface AccountMessages {
  readonly loading: string
  readonly signIn: string
  readonly signUp: string
  /** Names the member where the page gives no name. */
  readonly account: string
  /** Stands before the member's name in what the menu's button is called. */
  readonly menu: string
  readonly signedInAs: string
  readonly signOut: string
  readonly signingOut: string
  readonly signedOut: string
  readonly signOutFailed: string
  readonly retry: string
}

/** Words of a table of items. */
export interface TableMessages {
  readonly loading: (caption: string) => string
  readonly refetching: string
  readonly empty: string
  readonly retry: string
  readonly ready: (shown: number, total: number | undefined) => string
  readonly sorted: (column: string, order: "ASC" | "DESC") => string
  readonly yes: string
  readonly no: string
  /** Read out in place of a value that is not there. */
  readonly noValue: string
  readonly more: string
  readonly less: string
  readonly cut: (characters: number) => string
}

/** The words of each problem. */
export type ProblemMessages = { readonly [Key in ProblemKey]: (problem: Problem) => string }

/** A whole catalogue. */
export interface Messages {
  /** BCP 47 tag: numbers, dates and plurals follow it. */
  readonly locale: string
  readonly form: FormMessages
  readonly signIn: EntryMessages
  readonly signUp: EntryMessages
  readonly account: AccountMessages
  readonly table: TableMessages
  readonly problems: ProblemMessages
}

/** Words that stand in place of the catalogue's: any key of any group. */
export type MessageOverrides = {
  readonly [Group in keyof Messages]?: Messages[Group] extends string ? Messages[Group] : Partial<Messages[Group]>
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
  overrides === undefined
    ? messages
    : {
        locale: overrides.locale ?? messages.locale,
        form: { ...messages.form, ...overrides.form },
        signIn: { ...messages.signIn, ...overrides.signIn },
        signUp: { ...messages.signUp, ...overrides.signUp },
        account: { ...messages.account, ...overrides.account },
        table: { ...messages.table, ...overrides.table },
        problems: { ...messages.problems, ...overrides.problems }
      }
