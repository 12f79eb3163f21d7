// @ts-check
// Builds a Next.js application with the packed packages. Its page is a server component that renders parts of the kit.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { finishDist } from "./dist.mjs"
import { pack, pinned, run, tarballs } from "./pack.mjs"
import { pnpm, root } from "./root.mjs"

const next = "16.4.6"

/** The patterns that the HTML of the page matches. */
const expected = [
  /<form[^>]* class="own-form"/,
  /<h1[^>]*>Come in<\/h1>/,
  /<input[^>]* autoComplete="current-password"/,
  /<button[^>]* class="own-button"[^>]*>Continue<\/button>/,
  /<form[^>]* class="portico-form[" ]/,
  /<label class="portico-label"[^>]*>Newsletter<\/label>/,
  /<span[^>]* class="portico-badge"[^>]*>.*Building/,
  /<b[^>]* data-own="badge"[^>]*>.*Ready/,
  /<section[^>]* class="own-item"/
]

const project = mkdtempSync(join(tmpdir(), "portico-next-"))

/** @param {string} path @param {unknown} value */
const write = (path, value) => writeFileSync(join(project, path), JSON.stringify(value))

const build = async () => {
  cpSync(join(root, "tests/packages/next"), project, { recursive: true })
  const versions = Object.fromEntries(["effect", "react", "react-dom"].map((name) => [name, pinned(name)]))
  const types = Object.fromEntries(["@types/react", "@types/node"].map((name) => [name, pinned(name)]))
  const used = Object.fromEntries(["client", "react"].map((name) => [`@portico/${name}`, tarballs[`@portico/${name}`]]))
  write("package.json", {
    private: true,
    type: "module",
    dependencies: { ...used, ...versions, next },
    devDependencies: { ...types, typescript: "5.9.3" }
  })
  write("pnpm-workspace.yaml", { packages: ["."], overrides: tarballs, updateNotifier: false })
  const modules = { module: "esnext", moduleResolution: "bundler", allowImportingTsExtensions: true, noEmit: true }
  write("tsconfig.json", {
    compilerOptions: { ...modules, strict: true, skipLibCheck: true, jsx: "react-jsx", types: ["node"] },
    include: ["next-env.d.ts", "app"]
  })
  const install = ["--yes", pnpm, "install", "--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts"]
  await run("npx", install, project)
  await run(join(project, "node_modules/.bin/next"), ["build"], project)
  const html = readFileSync(join(project, ".next/server/app/index.html"), "utf8")
  const missing = expected.filter((part) => !part.test(html))
  if (missing.length > 0) throw new Error(`The page lacks ${missing.join(" and ")}.\n${html}`)
}

process.env["NEXT_TELEMETRY_DISABLED"] = "1"
try {
  finishDist()
  await pack()
  await build()
  console.log(`A server component of Next.js ${next} renders components and parts of the kit.`)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
