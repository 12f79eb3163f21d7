import { describe, expect, it } from "vitest"
import { files, importsOf, manifests, packageOf, resolve } from "./sources.ts"

interface Floor {
  /** Contains the files of this folder and its subfolders, only its direct files with `/*`, or a single file. */
  readonly folder: string
  /** The lower layers that it may import from, in addition to itself. */
  readonly on: ReadonlyArray<string>
  /** Runs in a browser: nothing that it imports may need Node or a database. */
  readonly browser?: true
}

const contractBase = ["packages/contract/src/internal", "packages/contract/src/*"]
const contractHalves = [...contractBase, "packages/contract/src/auth", "packages/contract/src/data"]
const contract = [...contractHalves, "packages/contract/src/codecs", "packages/contract/src/Endpoints.ts"]

/** Folders of one package, lowest first: each depends on those before it, and on what all of them depend on. */
const layers = (root: string, names: string, below: ReadonlyArray<string>): ReadonlyArray<Floor> =>
  names.split(" ").map((name, index, all) => ({
    folder: `${root}/${name}`,
    on: [...below, ...all.slice(0, index).map((lower) => `${root}/${lower}`)],
    browser: true
  }))
const foldersOf = (floors: ReadonlyArray<Floor>) => floors.map(({ folder }) => folder)

const providerEngine = layers(
  "packages/provider/src/engine",
  "value limits collection search order filter pipeline item factors identity seed",
  contract
)
const engine = [...contract, ...foldersOf(providerEngine)]
const store = [...engine, "packages/provider/src/store/*"]
const memory = [...store, "packages/provider/src/store/memory"]
const providerHttp = layers("packages/provider/src/http", "request identity data pages", memory)
const http = [...memory, ...foldersOf(providerHttp), "packages/provider/src/http/*"]
const provider = [...http, "packages/provider/src/store/postgres", "packages/provider/src/*"]
const transport = [...contract, "packages/client/src/transport"]
const session = [...transport, "packages/client/src/session"]

const clientData = layers(
  "packages/client/src/data",
  "call collection filter query aggregate item bulk transfer",
  session
)
const services = [...session, "packages/client/src/auth", ...foldersOf(clientData)]
const client = [...services, "packages/client/src/layers", "packages/client/src/*", "packages/client/src/site"]

const kitBase = layers(
  "packages/react/src",
  "theme problem i18n/messages i18n/en i18n/locales i18n parts toast runtime session form",
  client
)
const kitData = layers(
  "packages/react/src/data",
  "value failure listing selection order filter address collection table cards paging search job bulk reference item transfer chart",
  [...client, ...foldersOf(kitBase)]
)
const kitAuth = layers(
  "packages/react/src/auth",
  "session captcha oauth silent profile entry factors recovery verification account flow security",
  [...client, ...foldersOf(kitBase)]
)
const kitFolders = foldersOf([...kitBase, ...kitData, ...kitAuth])
const kit = [...client, ...kitFolders, "packages/react/src/data/*", "packages/react/src/auth/*", "packages/react/src/*"]
const everything = [
  ...new Set([...provider, ...kit]),
  "packages/react/src/exports",
  "packages/client/src/index.ts",
  "packages/server/src",
  "packages/testing/src",
  "packages/testing/src/react.tsx",
  "packages/storefront/src",
  "packages/storefront/src/hooks",
  "packages/create-portico/src"
]

/**
 * Lowest first. A file imports from its own layer and from the layers that it depends on. The client and the
 * provider are independent, and so are the client's `auth` and `data`.
 */
const floors: ReadonlyArray<Floor> = [
  { folder: "packages/contract/src/internal", on: contractBase, browser: true },
  { folder: "packages/contract/src/auth", on: contractBase, browser: true },
  { folder: "packages/contract/src/data", on: contractBase, browser: true },
  { folder: "packages/contract/src/codecs", on: contractHalves, browser: true },
  { folder: "packages/contract/src/Endpoints.ts", on: contractHalves, browser: true },
  { folder: "packages/contract/src/*", on: contractBase, browser: true },
  ...providerEngine,
  { folder: "packages/provider/src/store/*", on: engine, browser: true },
  { folder: "packages/provider/src/store/memory", on: store, browser: true },
  { folder: "packages/provider/src/store/postgres", on: store },
  ...providerHttp,
  { folder: "packages/provider/src/http/*", on: http, browser: true },
  { folder: "packages/provider/src/*", on: provider },
  { folder: "packages/client/src/transport", on: contract, browser: true },
  { folder: "packages/client/src/session", on: transport, browser: true },
  { folder: "packages/client/src/auth", on: session, browser: true },
  ...clientData,
  { folder: "packages/client/src/index.ts", on: client, browser: true },
  { folder: "packages/client/src/layers", on: services, browser: true },
  { folder: "packages/client/src/*", on: [...services, "packages/client/src/layers"], browser: true },
  { folder: "packages/client/src/site", on: client, browser: true },
  { folder: "packages/server/src", on: client },
  // The test helper for components. The other modules of its package do not need React.
  {
    folder: "packages/testing/src/react.tsx",
    on: [...new Set([...provider, ...kit]), "packages/testing/src"],
    browser: true
  },
  { folder: "packages/testing/src", on: [...new Set([...provider, ...client])] },
  ...kitBase,
  ...kitData,
  ...kitAuth,
  { folder: "packages/react/src/data/*", on: [...client, ...foldersOf([...kitBase, ...kitData])], browser: true },
  { folder: "packages/react/src/auth/*", on: [...client, ...foldersOf([...kitBase, ...kitAuth])], browser: true },
  { folder: "packages/react/src/*", on: kit, browser: true },
  { folder: "packages/react/src/exports", on: kit, browser: true },
  // The rules of the shop, which its provider loads. Its pages share the same computations.
  { folder: "packages/storefront/src/hooks", on: [...provider, "packages/storefront/src"] },
  { folder: "packages/storefront/src", on: [...kit, "packages/testing/src", "packages/storefront/src/hooks"] },
  { folder: "packages/create-portico/src", on: [] },
  { folder: ".storybook", on: everything },
  { folder: "stories", on: [...everything, ".storybook"] },
  { folder: "bench", on: everything },
  { folder: "tests", on: [...everything, "stories", ".storybook", "bench"] }
]

const holds = ({ folder }: Floor, file: string): boolean =>
  file === folder ||
  (folder.endsWith("/*")
    ? file.startsWith(folder.slice(0, -1)) && !file.slice(folder.length - 1).includes("/")
    : file.startsWith(`${folder}/`))

const floorOf = (file: string): Floor | undefined => floors.find((floor) => holds(floor, file))

it.each(files)("%s is in a layer and imports only from lower ones", (file) => {
  const floor = floorOf(file)
  if (floor === undefined) throw new Error(`${file} rests on no floor: add its folder to \`floors\`.`)

  const climbs = importsOf(file).filter(({ specifier }) => {
    const target = resolve(file, specifier)
    if (target === undefined || (!target.startsWith("packages/") && floorOf(target) === undefined)) return false
    const below = floorOf(target)
    return below === undefined || (below !== floor && !floor.on.includes(below.folder))
  })

  expect(climbs).toEqual([])
})

const sources = files.filter((file) => file.startsWith("packages/"))

const folderOf = (file: string): string => file.split("/").slice(0, 2).join("/")

/** Returns the imports of these files that violate a rule, with their files. */
const offenses = (of: ReadonlyArray<string>, breaks: (specifier: string, file: string) => boolean) =>
  of.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => breaks(specifier, file))
      .map(({ specifier }) => `${file} imports ${specifier}`)
  )

describe("packages", () => {
  it("import each other by their names", () => {
    const strays = offenses(
      sources,
      (specifier, file) => specifier.startsWith(".") && resolve(file, specifier)?.startsWith(folderOf(file)) !== true
    )

    expect(strays).toEqual([])
  })

  it("import only what they declare", () => {
    const undeclared = offenses(sources, (specifier, file) => {
      const manifest = manifests.get(folderOf(file))
      const own = { ...manifest?.dependencies, ...manifest?.peerDependencies }
      const declared = manifest?.private === true ? { ...own, ...manifest.devDependencies } : own
      const name = packageOf(specifier)
      return (
        !name.startsWith(".") &&
        !(specifier in (manifest?.imports ?? {})) &&
        name !== "node:" &&
        name !== manifest?.name &&
        !(name in declared)
      )
    })

    expect(undeclared).toEqual([])
  })
})

it("the contract imports nothing but Effect", () => {
  const contract = sources.filter((file) => file.startsWith("packages/contract/"))

  expect(offenses(contract, (specifier) => !/^(\.|effect\/)/.test(specifier))).toEqual([])
})

it("views import no Effect", () => {
  const views = sources.filter((file) => file.endsWith(".view.tsx"))

  expect(offenses(views, (specifier) => packageOf(specifier) === "effect")).toEqual([])
})

it("browser code imports nothing that needs a server", () => {
  const browser = sources.filter((file) => floorOf(file)?.browser === true || forBrowsers.includes(file))

  expect(browser.flatMap(needsOf)).toEqual([])
})

/** Modules for browsers in layers that also contain modules for servers. */
const forBrowsers = [
  ...["Provider", "MockWorker", "Mock", "Testing"].flatMap((name) => [
    `packages/provider/src/${name}.ts`,
    `packages/testing/src/${name}.ts`
  ]),
  // Runs in workers and in Deno too.
  "packages/server/src/TokenVerifier.ts"
]

const serverOnly = new Set(["node:", "@effect/sql-pg", "@electric-sql/pglite"])

/** Returns the import paths from a module to something that only servers have. */
const needsOf = (start: string): ReadonlyArray<string> => {
  const seen = new Set<string>()
  const needs: Array<string> = []
  const visit = (file: string, path: ReadonlyArray<string>): void => {
    if (seen.has(file) || !files.includes(file)) return
    seen.add(file)
    for (const { lazy, specifier } of importsOf(file)) {
      const target = resolve(file, specifier)
      if (target !== undefined) {
        if (!lazy) visit(target, [...path, target])
      } else if (serverOnly.has(packageOf(specifier))) needs.push([...path, specifier].join(" → "))
    }
  }
  visit(start, [start])
  return needs
}

it("refers only to existing layers", () => {
  const names = new Set(floors.map(({ folder }) => folder))

  expect(floors.flatMap(({ on }) => on).filter((folder) => !names.has(folder))).toEqual([])
})

it("separates independent packages and folders", () => {
  const strangers = [
    ["packages/client/src", "packages/provider/src"],
    ["packages/contract/src/auth", "packages/contract/src/data"],
    ["packages/client/src/auth", "packages/client/src/data/"],
    ["packages/react/src/auth/", "packages/react/src/data/"],
    ["packages/provider/src/store/memory", "packages/provider/src/store/postgres"]
  ] as const
  const meets = (from: string, to: string) =>
    floors.filter(({ folder, on }) => folder.startsWith(from) && on.some((below) => below.startsWith(to)))

  expect(strangers.flatMap(([left, right]) => [...meets(left, right), ...meets(right, left)])).toEqual([])
})

it("has no cycles", () => {
  const done = new Set<string>()
  const cycles: Array<string> = []
  const visit = (file: string, path: ReadonlyArray<string>): void => {
    const start = path.indexOf(file)
    if (start >= 0) {
      cycles.push([...path.slice(start), file].join(" → "))
      return
    }
    if (done.has(file)) return
    for (const { lazy, specifier } of importsOf(file)) {
      const target = resolve(file, specifier)
      if (!lazy && target !== undefined && files.includes(target)) visit(target, [...path, file])
    }
    done.add(file)
  }

  for (const file of files) visit(file, [])

  expect(cycles).toEqual([])
})
