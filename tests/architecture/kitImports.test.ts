import { posix } from "node:path"
import { describe, expect, it } from "vitest"
import { glob, importsOf, resolve } from "./sources.ts"

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

/** Returns the path of imports to each large module that a module of the kit needs when it loads. */
const pathsFrom = (entry: string): ReadonlyArray<ReadonlyArray<string>> => {
  const paths: Array<ReadonlyArray<string>> = [[entry]]
  const seen = new Set([entry])
  for (const path of paths) {
    const file = path[path.length - 1] ?? ""
    if (large.test(file) || !file.startsWith(source)) continue
    for (const { isType, lazy, specifier } of importsOf(file)) {
      const next = resolve(file, specifier) ?? specifier
      if (isType || lazy || seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return paths.filter((path) => large.test(path[path.length - 1] ?? ""))
}

// Decision 0125. Turbopack removes unused exports, but it keeps all modules that a module imports.
describe("a subpath of the kit", () => {
  it.each(subpaths)("%s imports neither Schema, Stream nor all messages", (entry) => {
    const exception = allowed[posix.relative(`${source}/exports`, entry)]

    const paths = pathsFrom(entry).filter((path) => exception?.test(path[path.length - 1] ?? "") !== true)

    expect(paths.map((path) => path.join(" → "))).toEqual([])
  })

  it.each(Object.entries(allowed))("%s still needs its exception", (path, exception) => {
    const modules = pathsFrom(`${source}/exports/${path}`).map((imports) => imports[imports.length - 1] ?? "")

    expect(modules.some((module) => exception.test(module))).toBe(true)
  })
})

const isKit = (file: string | undefined): file is string => file?.startsWith(source) === true

/** Returns a module and the modules of the kit that it needs when it loads. */
const reachedFrom = (entry: string): ReadonlyArray<string> => {
  const reached = [entry]
  for (const file of reached) {
    for (const { isType, lazy, specifier } of importsOf(file)) {
      const next = isType || lazy ? undefined : resolve(file, specifier)
      if (isKit(next) && !reached.includes(next)) reached.push(next)
    }
  }
  return reached
}

const lazyImportsOf = (file: string): ReadonlyArray<string> =>
  importsOf(file).flatMap(({ isType, lazy, specifier }) => {
    const next = lazy && !isType ? resolve(file, specifier) : undefined
    return isKit(next) ? [next] : []
  })

// Decision 0130. webpack does not merge modules that a page shares with its lazy parts.
describe.each([
  ["data/CollectionTable", "data/table/EditableCell.view.tsx"],
  ["ClientProvider", "toast/ToastRegion.view.tsx"]
])("the parts of %s that are loaded later", (entry, known) => {
  const parts = [...new Set(reachedFrom(`${source}/exports/${entry}.ts`).flatMap(lazyImportsOf))]

  it("are known", () => {
    expect(parts).toContain(`${source}/${known}`)
  })

  it.each(parts)("%s imports no modules of Effect except Equal", (part) => {
    const imports = reachedFrom(part).flatMap((file) =>
      importsOf(file).flatMap(({ isType, specifier }) =>
        !isType && specifier.startsWith("effect/") ? [`${file} → ${specifier}`] : []
      )
    )

    expect(imports.filter((path) => !path.endsWith("effect/Equal"))).toEqual([])
  })
})
