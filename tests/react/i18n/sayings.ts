import { BackupStatus, Environment, IndexStatus, JobStatus, RestorationStatus } from "@portico/contract/data/Enums"
import type { MessageGroups, Messages } from "../../../packages/react/src/i18n/messages/Messages.ts"
import * as Problem from "../../../packages/react/src/problem/Problem.ts"

/** A message of a catalog, with its arguments. */
export interface Saying {
  /** The key in the catalog: `group.key`. */
  readonly key: string
  readonly args: ReadonlyArray<unknown>
  readonly text: string
}

type Say = (...args: ReadonlyArray<never>) => string

/** The arguments of each computed message. A missing one does not compile. */
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

/** One number of each plural category of Arabic, the language with the most categories. */
const numbers = [0, 1, 2, 3, 11, 100]

const emails = ["ada@example.com", `${"a".repeat(60)}.lovelace@analytical.engines.example.co.uk`, "דנה@דוגמה.ישראל"]

const names = ["Bookings", "A shop with a name so long that no button holds it", "ספרים"]

const each = <A>(values: ReadonlyArray<A>) => values.map((value) => [value] as const)

const factors = ["PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"] as const
const obstacles = ["disabledByRule", "requireActivation", "requireReenroll", "usedAlready", "notHere"] as const
const hints = [undefined, "+44 •••• 42", "a…@example.com"]

const headerFaults = [
  "unnamed",
  "reserved",
  "noFields",
  "fieldTwice",
  "fieldNested",
  "columnMissing",
  "quotes",
  "tooLong"
] as const

/** Arguments that select a message and are not part of it. */
export const choices: ReadonlySet<unknown> = new Set([
  ...headerFaults,
  "start",
  "end",
  "cells",
  "notObject",
  "invalid",
  "missing",
  "boolean",
  "number",
  "date",
  "list",
  "object",
  ...factors,
  ...obstacles,
  "digits",
  "alphanumeric",
  "ASC",
  "DESC",
  "add",
  "change",
  "remove",
  "truncate",
  "inserted",
  "updated",
  "removed",
  "skipped",
  "failed",
  "unknown",
  "CSV",
  "JSONL",
  "OVERWRITE",
  "SKIP_EXISTING",
  "TRUNCATE_BEFORE",
  "all",
  "filter",
  "selection",
  "text",
  "number",
  "boolean",
  "date",
  "list",
  "object",
  "reference",
  "mixed",
  "unreadable",
  "header",
  "notTruncated",
  "backup",
  "restoration",
  "movement",
  "index",
  "environment",
  ...[BackupStatus, RestorationStatus, JobStatus, IndexStatus, Environment].flatMap(({ members }) => [...members])
])

/** A sentence from the provider. */
export const detail = "Nope, said the shop"

const verbs = ["add", "change", "remove", "truncate"] as const

const formats = ["CSV", "JSONL"] as const

const modes = ["OVERWRITE", "SKIP_EXISTING", "TRUNCATE_BEFORE"] as const

const statuses = {
  backup: BackupStatus.members,
  restoration: RestorationStatus.members,
  movement: JobStatus.members,
  index: IndexStatus.members,
  environment: Environment.members
}

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
  security: {
    factor: factors.flatMap((factor) => [[factor, undefined] as const, [factor, "(…)"] as const]),
    added: each([new Date(Date.UTC(1815, 11, 10))]),
    codesLeft: each(numbers),
    removeTitle: each(names),
    removed: each(names),
    emailCode: each(emails),
    emailDone: each(emails),
    signedIn: each([new Date(Date.UTC(1815, 11, 10))]),
    lastUsed: [[new Date(Date.UTC(1815, 11, 10)), new Date(2026, 4, 1, 9, 30)]],
    device: [["Firefox", "Windows"]],
    endSessionOf: [
      ["Firefox", "(…)"],
      [undefined, "(…)"],
      ["Firefox", ""]
    ],
    deleteLabel: each(names)
  },
  approval: { stillPending: [[new Date(2026, 4, 1, 9, 30)], [new Date(2026, 4, 1, 0, 0)]] },
  factors: {
    verifyEmail: each([...emails, ""]),
    name: each(factors),
    about: each(factors),
    obstacle: each(obstacles),
    enroll: each(factors),
    lead: factors.flatMap((factor) => hints.map((hint) => [factor, hint] as const))
  },
  item: { unsaved: each(numbers), oddNames: each(names) },
  patch: { change: each(numbers), drop: each(numbers) },
  reference: {
    results: each(numbers),
    selectedCount: each(numbers),
    itemSelected: each(names),
    remove: each(names),
    removed: each(names),
    broken: each(names)
  },
  profile: { date: [[new Date(0)], [new Date(Date.UTC(1815, 11, 10))]], number: each([...numbers, 1234.5]) },
  profileFields: {
    nth: numbers.map((position) => ["(…)", position] as const),
    removeNth: each(names),
    added: each(names),
    removed: each(names)
  },
  filter: {
    condition: each(numbers),
    group: each(numbers),
    removeCondition: each(numbers),
    removeGroup: each(numbers),
    removeValue: each(names),
    quoted: each(names),
    listComparison: names.map((name) => [name, "=", "10"] as const),
    comparison: names.flatMap((name) => [[name, "=", "10"] as const, [name, "=", ""] as const]),
    rangeComparison: names.map((name) => [name, "10", "20"] as const),
    and: [false, true].map((grouped) => [["10", "20"], grouped] as const),
    or: [false, true].map((grouped) => [["10", "20"], grouped] as const),
    not: each(names),
    more: numbers.map((hidden) => ["10, 20", hidden] as const)
  },
  distinct: { items: each(numbers) },
  failure: { retryIn: each(numbers), reference: each(["WDE0053", "WDE0053, 5f3a-77b1"]) },
  paging: {
    page: numbers.flatMap((page) => [[page, undefined] as const, [page, 1234] as const]),
    unread: [[1], [1234]],
    range: [
      [1, 20, undefined, false],
      [1, 20, 1234, false],
      [21, 40, 5000, true]
    ],
    loadingList: each(names),
    loaded: numbers.map((added) => [added, 1234] as const),
    end: each(numbers),
    newItems: each(numbers),
    ignored: [[["(…)"]], [["(…)", "[…]", "{…}"]]]
  },
  search: {
    results: numbers.flatMap((found) =>
      names.flatMap((text) => [[found, false, text] as const, [found, true, text] as const])
    ),
    noResults: each(names)
  },
  order: {
    turn: names.flatMap((name) => [[name, "ASC"] as const, [name, "DESC"] as const]),
    sooner: each(names),
    later: each(names),
    remove: each(names),
    by: names.flatMap((name) => [[name, "ASC"] as const, [name, "DESC"] as const]),
    sorted: [[["(…)"]], [["(…)", "[…]"]]]
  },
  table: {
    loading: each(names),
    ready: numbers.flatMap((shown) => [[shown, undefined] as const, [shown, 1234] as const, [shown, shown] as const]),
    sorted: names.flatMap((name) => [[name, "ASC"] as const, [name, "DESC"] as const]),
    cut: each(numbers),
    stale: [[new Date("2026-11-22T09:15:00Z")]],
    wait: each(numbers),
    notSaved: each(names),
    select: each(names),
    selected: each(numbers),
    allSelected: numbers.flatMap((number) => [[number, number] as const, [undefined, number] as const]),
    selectAll: each([...numbers, undefined]),
    actionsOf: each(names),
    columnEarlier: each(names),
    columnLater: each(names),
    columnWidth: each(names),
    columnPin: each(names),
    columnPinned: names.flatMap((name) => (["start", "end", undefined] as const).map((edge) => [name, edge] as const)),
    columnMoved: names.flatMap((name) => numbers.map((position) => [name, position, 1234] as const)),
    edit: names.map((name) => [name, names[0] ?? ""] as const),
    cellOf: names.map((name) => [name, names[0] ?? ""] as const),
    cellSaved: names.map((name) => [name, names[0] ?? ""] as const),
    cellNotSaved: names.map((name) => [name, names[0] ?? "", "(…)"] as const),
    entryNotSaved: each(names)
  },
  chart: {
    loading: each(names),
    groups: each(numbers),
    only: names.flatMap((name) => [[name, undefined, "1,234.5"] as const, [name, names[0], "1,234.5"] as const]),
    extremes: names.map((name) => [name, "1,234.5", names[0] ?? "", "0"] as const),
    extremesOf: names.map((name) => [names[1] ?? "", name, "1,234.5", names[0] ?? "", "0"] as const),
    picture: each(names),
    mark: names.flatMap((name) =>
      numbers.flatMap((position) => [
        [name, undefined, "1,234.5", position, 1234] as const,
        [name, names[0], "1,234.5", position, 1234] as const
      ])
    ),
    other: each(numbers),
    otherNote: each(numbers),
    omittedNote: each(numbers),
    cutNote: each(numbers)
  },
  toast: { region: each(["F6"]) },
  bulk: {
    valueFault: each(["missing", "boolean", "number", "date", "list", "object", "invalid"] as const),
    rowFault: (["cells", "quotes", "tooLong", "notObject"] as const).flatMap((fault) =>
      numbers.map((number) => [fault, number, 1234] as const)
    ),
    selected: [...numbers, undefined].flatMap((count) => [[count, 0] as const, [count, 2] as const]),
    act: each(verbs),
    confirmTitle: verbs.flatMap((verb) =>
      [...numbers, undefined].flatMap((count) => names.map((name) => [verb, count, name] as const))
    ),
    confirmText: verbs.flatMap((verb) => [[verb, false] as const, [verb, true] as const]),
    typeName: each(names),
    gathering: each(numbers),
    running: each(verbs),
    progress: numbers.map((number) => [number, 1234] as const),
    percent: each(numbers),
    left: each(numbers),
    finished: numbers.map((number) => [number, 1234] as const),
    emptied: each(names),
    canceled: numbers.map((number) => [number, 1234] as const),
    tally: (["inserted", "updated", "removed", "skipped", "failed", "unknown"] as const).flatMap((status) =>
      numbers.map((number) => [status, number] as const)
    ),
    retryFailed: each(numbers),
    saveAs: each(formats),
    reportCaption: each(numbers),
    showMore: each(numbers)
  },
  transfer: {
    leftOut: each(names),
    importTitle: each(names),
    reading: each(names),
    formatName: each(formats),
    previewCaption: each(numbers),
    checked: numbers.map((number) => [1000, number] as const),
    goesTo: each(names),
    ownName: each(names),
    fieldType: each(["text", "number", "boolean", "date", "list", "object", "reference", "mixed"] as const),
    modeName: each(modes),
    modeHint: each(modes),
    importing: each(names),
    rows: each(numbers),
    read: each(numbers),
    stopped: each(numbers),
    ended: (["COMPLETED", "FAILED", "PARTIALLY_SUCCESSFUL"] as const).flatMap((status) =>
      numbers.map((number) => [status, number] as const)
    ),
    unfinished: names.flatMap((name) => numbers.map((number) => [name, number] as const)),
    otherThan: each(names),
    fileFault: (["unreadable", "header", "notTruncated", "notText"] as const).flatMap((what) => [
      [what, undefined] as const,
      [what, detail] as const
    ]),
    headerFault: headerFaults.flatMap((fault) => names.map((name) => [fault, name] as const)),
    exportTitle: each(names),
    scopeName: (["all", "filter", "selection"] as const).flatMap((scope) => [
      [scope, undefined] as const,
      [scope, 1234] as const
    ]),
    exporting: numbers.flatMap((number) => [[number, undefined] as const, [number, 1234] as const]),
    written: numbers.map((number) => [number, 1234] as const),
    collecting: numbers.map((number) => [number, 1234] as const),
    fields: numbers.map((number) => [number, 3] as const),
    ready: each(numbers),
    download: each(names),
    unfit: names.map((name) => [name, detail] as const)
  },
  job: {
    kind: each(Object.keys(statuses) as ReadonlyArray<keyof typeof statuses>),
    status: Object.entries(statuses).flatMap(([kind, all]) =>
      all.map((status) => [kind as keyof typeof statuses, status] as const)
    )
  }
}

const problemsOf = (key: Problem.ProblemKey): ReadonlyArray<Problem.Problem> => [
  Problem.make(key),
  ...numbers.map((number) =>
    Problem.make(key, { retryAfter: number, limit: number, triesLeft: number, count: number })
  ),
  ...numbers.flatMap((number) => [
    Problem.make(key, { limits: { minimum: number, maximum: number } }),
    Problem.make(key, { limits: { minimum: number, maximum: number + 1000 } }),
    ...[true, false].flatMap((exclusive) => [
      Problem.make(key, { limits: { minimum: number, exclusive } }),
      Problem.make(key, { limits: { maximum: number, exclusive } })
    ])
  ]),
  Problem.make(key, { code: "E-17" }),
  Problem.make(key, { detail, code: "E-17", requestId: "r-7f3a" })
]

const isSay = (word: unknown): word is Say => typeof word === "function"

/** Returns all messages of a catalog, the computed ones with all of their arguments. */
export const sayingsOf = (messages: Messages): ReadonlyArray<Saying> =>
  Object.entries(messages).flatMap(([group, words]: [string, unknown]) =>
    typeof words !== "object" || words === null
      ? []
      : // The English messages of problems are in several modules, so their order differs from that of the other languages.
        Object.entries(words)
          .toSorted(([left], [right]) => (left < right ? -1 : 1))
          .flatMap(([key, word]: [string, unknown]) => {
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
