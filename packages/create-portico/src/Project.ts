/**
 * Writes a new project into a folder.
 *
 * @since 0.1.0
 */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { UsageError } from "./Arguments.ts"
import * as Templates from "./Templates.ts"

/**
 * Returns why a project cannot be created in a folder, or undefined if it can. The folder must be new or empty, except for
 * `.git`.
 */
export const problemWith = (folder: string): string | undefined => {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${folder} is a file. Choose another name.`
  const present = readdirSync(folder).filter((name) => name !== ".git")
  if (present.length === 0) return undefined
  const shown = present.length > 3 ? [...present.slice(0, 3), "…"] : present
  return `The folder ${folder} is not empty: it contains ${shown.join(", ")}. Choose another name, or remove its files first.`
}

/** Throws `UsageError` if a project cannot be created in a folder. */
export const checkFolder = (folder: string): void => {
  const problem = problemWith(folder)
  if (problem !== undefined) throw new UsageError(problem)
}

/** Returns the package name of a folder: lower case, and without characters that npm refuses. */
export const nameOf = (folder: string): string =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "portico-app"

/** Writes the files of a project, and returns their paths. Throws `UsageError` if the folder is not empty. */
export const write = (folder: string, choices: Omit<Templates.Choices, "name">): ReadonlyArray<string> => {
  checkFolder(folder)
  const files = Templates.filesOf({ ...choices, name: nameOf(folder) })
  for (const { content, path } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return files.map(({ path }) => path)
}
