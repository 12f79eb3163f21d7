import type { MessageGroups, Messages } from "../../../packages/react/src/i18n/Messages.ts"
import * as Problem from "../../../packages/react/src/problem/Problem.ts"

/** A text of a catalogue, and what went into it. */
export interface Saying {
  /** `group.key`, as it stands in the catalogue. */
  readonly key: string
  readonly args: ReadonlyArray<unknown>
  readonly text: string
}

type Say = (...args: ReadonlyArray<never>) => string

/** What each message that is made of something is called with. One that is forgotten does not compile. */
type ArgumentsOf<Group> = {
  readonly [Key in keyof Group as Group[Key] extends Say ? Key : never]-?: Group[Key] extends Say
    ? ReadonlyArray<Readonly<Parameters<Group[Key]>>>
    : never
}

type Made = {
  readonly [
    Group in Exclude<keyof MessageGroups, "problems"> as keyof ArgumentsOf<MessageGroups[Group]> extends never
      ? never
      : Group
  ]: ArgumentsOf<MessageGroups[Group]>
}

/** One of each plural category of Arabic, which tells the most apart. */
const numbers = [0, 1, 2, 3, 11, 100]

const emails = ["ada@example.com", `${"a".repeat(60)}.lovelace@analytical.engines.example.co.uk`, "דנה@דוגמה.ישראל"]

const names = ["Bookings", "A shop with a name so long that no button holds it", "ספרים"]

const each = <A>(values: ReadonlyArray<A>) => values.map((value) => [value] as const)

const factors = ["PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"] as const
const obstacles = ["disabledByRule", "requireActivation", "requireReenroll", "usedAlready", "notHere"] as const
const hints = [undefined, "+44 •••• 42", "a…@example.com"]

/** What the arguments choose by, and never say. */
export const choices: ReadonlySet<unknown> = new Set([
  ...factors,
  ...obstacles,
  "digits",
  "alphanumeric",
  "ASC",
  "DESC"
])

/** A sentence of the provider's own. */
export const detail = "Nope, said the shop"

const made: Made = {
  form: {
    check: each(numbers),
    wait: each(numbers),
    strengthLevel: [[0], [1], [2], [3], [4]],
    codeHint: numbers.flatMap((length) => [[length, "digits"] as const, [length, "alphanumeric"] as const]),
    resendIn: each(numbers)
  },
  account: { openingSection: each(names), sectionFailed: each(names) },
  signIn: { verifyEmail: each(emails) },
  signUp: { verifyEmail: each(emails) },
  forgotPassword: { sent: each(emails) },
  resetPassword: { verifyEmail: each(emails) },
  verification: {
    explanation: each(emails),
    resent: each(emails),
    linkSent: each(emails),
    verifyEmail: each(emails)
  },
  approval: { stillPending: [[new Date(2026, 4, 1, 9, 30)], [new Date(2026, 4, 1, 0, 0)]] },
  factors: {
    verifyEmail: each([...emails, ""]),
    name: each(factors),
    about: each(factors),
    obstacle: each(obstacles),
    enrol: each(factors),
    lead: factors.flatMap((factor) => hints.map((hint) => [factor, hint] as const))
  },
  profile: { date: [[new Date(0)], [new Date(Date.UTC(1815, 11, 10))]], number: each([...numbers, 1234.5]) },
  profileFields: {
    nth: numbers.map((position) => ["(…)", position] as const),
    removeNth: each(names),
    added: each(names),
    removed: each(names)
  },
  table: {
    loading: each(names),
    ready: numbers.flatMap((shown) => [[shown, undefined] as const, [shown, 1234] as const, [shown, shown] as const]),
    sorted: names.flatMap((name) => [[name, "ASC"] as const, [name, "DESC"] as const]),
    cut: each(numbers)
  }
}

const problemsOf = (key: Problem.ProblemKey): ReadonlyArray<Problem.Problem> => [
  Problem.make(key),
  ...numbers.map((number) => Problem.make(key, { retryAfter: number, limit: number, triesLeft: number })),
  Problem.make(key, { code: "E-17" }),
  Problem.make(key, { detail, code: "E-17", requestId: "r-7f3a" })
]

const isSay = (word: unknown): word is Say => typeof word === "function"

/** Everything that a catalogue says, each message made of all that it may be made of. */
export const sayingsOf = (messages: Messages): ReadonlyArray<Saying> =>
  Object.entries(messages).flatMap(([group, words]: [string, unknown]) =>
    typeof words !== "object" || words === null
      ? []
      : Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
          const name = `${group}.${key}`
          if (!isSay(word)) return [{ key: name, args: [], text: String(word) }]
          return argumentsOf(group, key).map((args) => ({
            key: name,
            args,
            text: String(Reflect.apply(word, undefined, args))
          }))
        })
  )

const argumentsOf = (group: string, key: string): ReadonlyArray<ReadonlyArray<unknown>> => {
  if (group === "problems") return each(problemsOf(key as Problem.ProblemKey))
  const ofGroup: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<ReadonlyArray<unknown>>>>>> = made
  return ofGroup[group]?.[key] ?? []
}
