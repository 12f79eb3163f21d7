import { posix } from "node:path"
import { describe, expect, it } from "vitest"
import { glob, importPathsFrom, importsOf, resolve } from "./sources.ts"

const source = "packages/react/src"
const subpaths = glob(`${source}/exports/**/*.ts`)

/** The modules that are, or import, most of Effect's codecs or streams, or the messages of all components or problems. */
const large = /^effect\/(Schema|Config|Stream|Channel|http|reactivity\/)|\/i18n\/en\/(en|problems\/problems)\.ts$/

const streams = /^effect\/Stream$/
const allMessages = /\/(en|problems)\.ts$/
const allProblems = /\/problems\.ts$/

/** The subpaths that need large modules, with the reason. */
const allowed: Readonly<Record<string, RegExp>> = {
  // It creates Effect's own atoms for an application.
  "runtime.ts": /^effect\/reactivity\/Atom$/,
  // It decodes single fields of collections with a schema.
  "data/useCellEditing.ts": /^effect\/Schema$/,
  // Jobs, bulk operations and exports run streams.
  "data/BulkActions.ts": streams,
  "data/ExportDialog.ts": streams,
  "data/useBulk.ts": streams,
  "data/useExport.ts": streams,
  "data/useJob.ts": streams,
  "en.ts": allMessages,
  "useMessages.ts": allMessages,
  // The application chooses the problem to show.
  "useProblemText.ts": allProblems,
  "data/DataErrorView.ts": allProblems,
  "form/Form.ts": allProblems,
  // A change of the account can have problems of most kinds.
  "auth/ChangeEmailForm.ts": allProblems,
  "auth/DeleteAccountForm.ts": allProblems,
  "auth/FactorsPanel.ts": allProblems,
  "auth/SessionsPanel.ts": allProblems
}

const isKit = (module: string): boolean => module.startsWith(source)
const isOurs = (module: string): boolean => module.startsWith("packages/")
const endOf = (path: ReadonlyArray<string>): string => path[path.length - 1] ?? ""

/** Returns the path of imports to each large module that a module of the kit needs when it loads. */
const pathsFrom = (entry: string): ReadonlyArray<ReadonlyArray<string>> =>
  importPathsFrom(entry, (module) => isKit(module) && !large.test(module)).filter((path) => large.test(endOf(path)))

// Decision 0125. Turbopack removes unused exports, but it keeps all modules that a module imports.
describe("a subpath of the kit", () => {
  it.each(subpaths)("%s imports neither Schema, Stream nor all messages", (entry) => {
    const exception = allowed[posix.relative(`${source}/exports`, entry)]

    const paths = pathsFrom(entry).filter((path) => exception?.test(endOf(path)) !== true)

    expect(paths.map((path) => path.join(" → "))).toEqual([])
  })

  it.each(Object.entries(allowed))("%s still needs its exception", (path, exception) => {
    const modules = pathsFrom(`${source}/exports/${path}`).map(endOf)

    expect(modules.some((module) => exception.test(module))).toBe(true)
  })
})

it("a table imports no state machine of a form", () => {
  const modules = importPathsFrom(`${source}/exports/data/CollectionTable.ts`, isKit).map(endOf)

  expect(modules).toContain(`${source}/form/countDown.ts`)
  expect(modules.filter((module) => /\/form\/(useSubmission|submissionMachine|Submission)\.ts$/.test(module))).toEqual(
    []
  )
})

/** Returns the modules of the kit that a module imports lazily. */
const lazyImportsOf = (file: string): ReadonlyArray<string> =>
  importsOf(file).flatMap(({ isType, lazy, specifier }) => {
    const next = lazy && !isType ? resolve(file, specifier) : undefined
    return next !== undefined && isKit(next) ? [next] : []
  })

// Decision 0130. webpack does not merge modules that a page shares with its lazy parts.
describe.each([
  ["data/CollectionTable", "data/table/EditableCell.view.tsx"],
  ["ClientProvider", "toast/ToastRegion.view.tsx"]
])("the parts of %s that are loaded later", (entry, known) => {
  const needed = importPathsFrom(`${source}/exports/${entry}.ts`, isKit).map(endOf).filter(isKit)
  const parts = [...new Set(needed.flatMap(lazyImportsOf))]

  it("are known", () => {
    expect(parts).toContain(`${source}/${known}`)
  })

  it.each(parts)("%s imports no modules of Effect", (part) => {
    const ofEffect = importPathsFrom(part, isOurs).filter((path) => endOf(path).startsWith("effect/"))

    expect(ofEffect.map((path) => path.join(" → "))).toEqual([])
  })
})
