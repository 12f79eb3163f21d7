// @ts-check
// Makes a bare checkout ready. It runs before anything is installed, on the Node that the machine has (20 or newer).
//   --start  what the shop and its provider need
//   --full   every package
//   --bench  every package, a browser and a Postgres server
//   --test   all that, and the published client that the conformance tests drive
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

  // What only the tests need is a devDependency, of the root too: a filtered install would bring the root's.
  const only = mode === "start" ? ["--prod"] : []
  const install = () => run("npx", "--yes", pnpm, "install", ...only, "--frozen-lockfile", "--trust-lockfile")
  if (!succeeds(install)) {
    giveUp("The packages could not be installed: see that the npm registry can be reached, then run the command again.")
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
      "The tests need Chromium and it could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one."
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
      "The tests need a Postgres server and none could be installed: install PostgreSQL, or set POSTGRES_BIN to the folder of its initdb."
    )
  }
}

// No packages of the workspace: their versions are pinned on their own, and nothing of ours depends on them.
const installPublished = () => {
  for (const generation of ["era", "current"]) {
    const folder = join(root, "tests/conformance/published", generation)
    const stamp = join(folder, "node_modules/.portico")
    const pinned = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8")
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === pinned) continue
    const how = ["--ignore-workspace", "--ignore-scripts", "--frozen-lockfile", "--trust-lockfile"]
    if (!succeeds(() => run("npx", "--yes", pnpm, "--dir", folder, "install", ...how))) {
      giveUp(
        "The published client could not be installed: see that the npm registry can be reached, then run the command again."
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
