/** The public modules of the packages, and the page that documents each of their names. */
import { join } from "node:path"
import { declarationsOf, exportsOf, find, type Found, type Module, moduleAt } from "../../.storybook/docs/Modules.ts"
import { existsSync, globSync, readFileSync } from "node:fs"
import { root } from "../../scripts/root.mjs"

/** The packages, in the order of the site. */
const order = ["client", "react", "server", "testing", "provider", "contract"]

/** A package that users install. */
export interface Package {
  readonly name: string
  readonly about: string
  readonly slug: string
  /** The modules that contain code. */
  readonly modules: ReadonlyArray<PublicModule>
  /** The entries that contain style sheets or data. */
  readonly files: ReadonlyArray<string>
}

/** A module that users import. */
export interface PublicModule {
  /** Its name in imports. */
  readonly specifier: string
  /** The path of its declarations in the repository. */
  readonly path: string
  readonly slug: string
}

/** The place that documents a name. */
export interface Home {
  readonly slug: string
  readonly anchor: string
}

interface Manifest {
  readonly name: string
  readonly description: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, string | null>>
}

const folderOf = (path: string): string => path.split("/").at(-2) ?? ""

/** Returns the packages with their public modules, from the `exports` of their manifests. */
export const packages = (): ReadonlyArray<Package> =>
  globSync("packages/*/package.json", { cwd: root })
    .map((path) => ({ folder: folderOf(path), manifest: manifestAt(path) }))
    .filter(({ manifest }) => manifest.private !== true)
    .toSorted((left, right) => order.indexOf(left.folder) - order.indexOf(right.folder))
    .map(({ folder, manifest: { description, exports = {}, name } }) => {
      // Subpaths are omitted, because the pages of their entries contain the same names.
      const entries = Object.entries(exports).flatMap(([entry, target]) =>
        target === null || entry.includes("*") ? [] : [{ entry: entry.replace(/^\.\/?/, ""), target }]
      )
      const isCode = ({ target }: { readonly target: string }) => /\.tsx?$/.test(target)
      return {
        name,
        about: description,
        slug: `api/${folder}`,
        modules: entries.filter(isCode).map(({ entry, target }) => ({
          specifier: entry === "" ? name : `${name}/${entry}`,
          path: declarationsOf(join("packages", folder, target)),
          slug: `api/${folder}${entry === "" ? "" : `/${entry.toLowerCase()}`}`
        })),
        files: entries.filter((entry) => !isCode(entry)).map(({ entry }) => `${name}/${entry}`)
      }
    })

const manifestAt = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest

/** Returns the source of a module of declarations. */
export const sourceOf = (path: string): Module | undefined => {
  const source = [".ts", ".tsx"]
    .map((extension) => path.replace("/dist/", "/src/").replace(".d.ts", extension))
    .find((path) => existsSync(join(root, path)))
  return source === undefined ? undefined : moduleAt(source)
}

/** Returns the description of a module. The compiler omits it from declarations if it omits the first import. */
export const aboutOf = (path: string): string => sourceOf(path)?.about ?? ""

/** Identifies what a name refers to: a declaration, or a whole module. */
const identityOf = ({ module, node }: Found): unknown => node ?? module

/** The page and anchor of each public name. */
export interface Homes {
  readonly of: (found: Found) => Home | undefined
}

/**
 * Returns the places that document the names of modules. A name that several modules export is documented in the module
 * that declares it, otherwise in the first one.
 */
export const homesOf = (modules: ReadonlyArray<PublicModule>): Homes => {
  const homes = new Map<unknown, Home>(modules.map(({ path, slug }) => [moduleAt(path), { slug, anchor: "" }]))
  const names = modules.flatMap((module) => exportsOf(module.path).map((name) => ({ module, name })))
  for (const onlyOwn of [true, false]) {
    for (const { module, name } of names) {
      const found = find(module.path, name)
      if (found === undefined || (onlyOwn && found.module.path !== module.path)) continue
      if (!homes.has(identityOf(found))) homes.set(identityOf(found), { slug: module.slug, anchor: name })
    }
  }
  return { of: (found) => homes.get(identityOf(found)) }
}

/** Returns the address of a place. */
export const addressOf = ({ anchor, slug }: Home): string => `/${slug}/${anchor === "" ? "" : `#${anchor}`}`
