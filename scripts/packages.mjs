// @ts-check
// Packs each package as it would be published, checks the tarball, and uses all of them together in an empty project.
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { bundleCommand } from "./command.mjs"
import { finishDist } from "./dist.mjs"
import { out, pack, packages, pinned, run, tarballs } from "./pack.mjs"
import { bin, node, pnpm, root } from "./root.mjs"

// Outside of `node_modules`, because TypeScript treats files in folders of that name as part of a package.
const project = mkdtempSync(join(tmpdir(), "portico-packages-"))

/** @param {string} path @param {unknown} value */
const write = (path, value) =>
  writeFileSync(join(project, path), typeof value === "string" ? value : JSON.stringify(value))

/** Whether an entry point is a module, not a style sheet or a file of tokens. @param {string} entry */
const isModule = (entry) => !/\.(css|json)$/.test(entry)

const check = () =>
  Promise.all(
    packages.map(async ({ exports = {}, tarball }) => {
      await run(bin("publint"), ["run", "--strict", join(out, tarball)])
      // A package that has only a command has no entry points.
      if (Object.keys(exports).length === 0) return
      const styles = Object.keys(exports).flatMap((entry) => (isModule(entry) ? [] : [entry.replace("./", "")]))
      const without = ["--exclude-entrypoints", "styles.css", ...styles]
      await run(bin("attw"), ["--profile", "esm-only", ...without, "--quiet", join(out, tarball)])
    })
  )

/** Returns all modules that users can import. */
const entries = () =>
  packages.flatMap(({ exports = {}, folder, name }) =>
    Object.entries(exports).flatMap(([entry, target]) =>
      entry.includes("*")
        ? subpaths(folder, target).map((path) => join(name, path))
        : isModule(entry)
          ? [join(name, entry)]
          : []
    )
  )

/** Returns the subpaths of a pattern. @param {string} folder @param {string} pattern */
const subpaths = (folder, pattern) => {
  const [before = "", after = ""] = pattern.split("*")
  return globSync(`${before}**/*${after}`, { cwd: folder }).map((file) => {
    const path = `./${file.replaceAll("\\", "/")}`
    return path.slice(before.length, -after.length)
  })
}

// `msw/browser` has no entry for Node.
const forBrowsersOnly = ["@portico/testing/MockWorker"]

// The types of Next.js compile only with `skipLibCheck`. `examples/next` checks this module.
const looselyTyped = "@portico/server/next"

const consume = async () => {
  const peers = packages.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies))
  const own = Object.assign({}, ...packages.map(({ devDependencies }) => devDependencies))
  const types = ["@types/react", "@types/react-dom", "@types/node"]
  const versions = Object.fromEntries(
    // A peer that only one package has is not in the catalog.
    [...peers, ...types].map((name) => [name, pinned(name) === "*" ? own[name] : pinned(name)])
  )
  write("package.json", { private: true, type: "module", dependencies: { ...versions, ...tarballs } })
  write("pnpm-workspace.yaml", {
    packages: ["."],
    overrides: tarballs,
    allowBuilds: { msw: false },
    updateNotifier: false
  })
  await run("npx", ["--yes", pnpm, "install", "--prefer-offline", "--no-frozen-lockfile"], project)

  const modules = entries()
  const missing = forBrowsersOnly.filter((name) => modules.length > 0 && !modules.includes(name))
  if (missing.length > 0)
    throw new Error(`These entry points no longer exist: ${missing.join(", ")}. Remove them from forBrowsersOnly.`)
  const usable = modules.filter((name) => !forBrowsersOnly.includes(name))
  write("smoke.mjs", usable.map((name) => `await import(${JSON.stringify(name)})\n`).join(""))
  await run(node(), ["smoke.mjs"], project)

  const typed = modules.filter((name) => name !== looselyTyped)
  write("types.ts", typed.map((name, index) => `export * as module${index} from ${JSON.stringify(name)}\n`).join(""))
  const strict = {
    strict: true,
    noEmit: true,
    module: "nodenext",
    target: "es2023",
    jsx: "react-jsx",
    skipLibCheck: false
  }
  write("tsconfig.json", {
    // With `declaration`, a type that users cannot name is an error.
    compilerOptions: { ...strict, declaration: true, lib: ["ES2024", "DOM", "DOM.Iterable"], types: ["node"] },
    include: ["types.ts"]
  })
  await run(process.execPath, [join(project, "node_modules/@portico/provider/dist/bin.js"), "--version"])
  await run(bin("tsc"), ["-p", project])
  // Compiled separately, so that TypeScript can name types only through the imports of this program.
  cpSync(join(root, "tests/packages/inferred.tsx"), join(project, "inferred.tsx"))
  write("tsconfig.inferred.json", { extends: "./tsconfig.json", include: ["inferred.tsx"] })
  await run(bin("tsc"), ["-p", join(project, "tsconfig.inferred.json")])
  return modules.length
}

try {
  finishDist()
  await bundleCommand()
  await pack()
  const [, count] = await Promise.all([check(), consume()])
  console.log(`${packages.length} packages with ${count} entry points install, load and type-check.`)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
