/**
 * The templates, and the files of a project that is created from one of them.
 *
 * @since 0.1.0
 */
import { readdirSync, readFileSync } from "node:fs"
import { join, sep } from "node:path"
import { fileURLToPath } from "node:url"
import * as PackageManager from "./PackageManager.ts"

/** The templates by name, with the titles that the prompt shows. */
export const titles = {
  vite: "Vite: a page that runs in the browser",
  next: "Next.js: pages that the server renders",
  "react-router": "React Router: pages that the server renders"
} as const

/** The name of a template. */
export type Name = keyof typeof titles

/** The names of the templates. */
export const names: ReadonlyArray<Name> = ["vite", "next", "react-router"]

/** The template that is used without a choice. */
export const defaultName: Name = "vite"

/** Checks whether a string is the name of a template. */
export const isName = (text: string): text is Name => Object.hasOwn(titles, text)

/** The choices of a new project. */
export interface Choices {
  readonly name: string
  readonly template: Name
  /** The package manager that installs the dependencies, and that the readme names. */
  readonly manager: PackageManager.PackageManager
  /** The port of the provider. */
  readonly port: number
  /** The version of the packages of Portico: that of this package. */
  readonly version: string
  /**
   * Internal: the sources of the packages of Portico, by package name, which replace the registry. Dependencies of these
   * packages are overridden too.
   */
  readonly sources: Readonly<Record<string, string>>
}

/** A file of a project. */
export interface ProjectFile {
  /** The path in the project, with slashes. */
  readonly path: string
  readonly content: string
}

/** Returns the files of a new project: those that all templates share, and those of its template. */
export const filesOf = (choices: Choices): ReadonlyArray<ProjectFile> => {
  const files = new Map<string, string>()
  for (const part of [...shared[choices.template], choices.template]) {
    const folder = join(root, part)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      files.set(nameOf(file.slice(folder.length + 1)), readFileSync(file, "utf8"))
    }
  }
  for (const [path, content] of settingsOf(choices)) files.set(path, content)
  return Array.from(files, ([path, content]) => ({
    path,
    content: path === "package.json" ? manifestOf(content, choices) : contentOf(content, choices)
  })).toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** The folders with the files that several templates share. */
const shared: Readonly<Record<Name, ReadonlyArray<string>>> = {
  vite: ["shared"],
  next: ["shared", "server"],
  "react-router": ["shared", "server"]
}

const root = fileURLToPath(new URL("../templates", import.meta.url))

// npm does not publish files with the name `.gitignore`.
const nameOf = (path: string): string => path.replaceAll(sep, "/").replace(/(^|\/)_gitignore$/, "$1.gitignore")

/** Returns the settings of the package manager that a project needs. */
const settingsOf = ({ manager, sources }: Choices): ReadonlyMap<string, string> => {
  // Next, React Router and Vite resolve modules in a node_modules folder.
  if (manager === "yarn") return new Map([[".yarnrc.yml", "nodeLinker: node-modules\n"]])
  if (manager !== "pnpm" || !hasSources(sources)) return new Map()
  const overrides = Object.entries(sources).map(
    (source) => `  ${source.map((part) => JSON.stringify(part)).join(": ")}\n`
  )
  return new Map([["pnpm-workspace.yaml", `overrides:\n${overrides.join("")}`]])
}

const hasSources = (sources: Choices["sources"]): boolean => Object.keys(sources).length > 0

const contentOf = (content: string, { manager, port }: Choices): string =>
  content
    .replaceAll("localhost:4000", `localhost:${port}`)
    .replaceAll(/\bnpm run (?=\w)/g, PackageManager.runCommand(manager, ""))

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const manifestOf = (content: string, { manager, name, port, sources, version }: Choices): string => {
  const manifest: Manifest = JSON.parse(content)
  const versioned = (dependencies: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([dependency, pinned]) => [
        dependency,
        dependency.startsWith("@portico/") ? (sources[dependency] ?? version) : pinned
      ])
    )
  const own = {
    ...manifest,
    name,
    scripts: Object.fromEntries(
      Object.entries(manifest.scripts).map(([script, command]) => [
        script,
        command.replaceAll("--port 4000", `--port ${port}`)
      ])
    ),
    dependencies: versioned(manifest.dependencies),
    devDependencies: versioned(manifest.devDependencies),
    // npm and Bun read the overrides here, Yarn the resolutions. pnpm has a file for them.
    ...(hasSources(sources) && manager !== "pnpm"
      ? { [manager === "yarn" ? "resolutions" : "overrides"]: sources }
      : {})
  }
  return `${JSON.stringify(own, null, 2)}\n`
}
