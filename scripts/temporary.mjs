// @ts-check
// The folder for temporary files of a test run. Embedded databases create and remove thousands of files, which takes a
// third of a run's time on a disk.
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs"
import { freemem } from "node:os"
import { join } from "node:path"

const memory = "/dev/shm"

const prefix = "portico-run-"

/** The free bytes that a test run needs, of the file system in memory and of the machine. */
const needed = 6 * 1024 ** 3

const hasRoom = () => {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > needed && freemem() > needed
  } catch {
    return false
  }
}

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}

// A killed run cannot remove its folder.
const removeLeftovers = () => {
  for (const name of readdirSync(memory).filter((name) => name.startsWith(prefix))) {
    if (!isRunning(Number(name.slice(prefix.length).split("-")[0]))) {
      rmSync(join(memory, name), { recursive: true, force: true })
    }
  }
}

/**
 * Moves the temporary files of this process and its children to memory if the machine has enough of it. Removes them
 * when this process ends. `PORTICO_TMPDIR=disk` disables it.
 */
export const useMemory = () => {
  if (process.env.PORTICO_TMPDIR !== undefined || !hasRoom()) return
  removeLeftovers()
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`))
  // A Postgres server runs as another user.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.env.PORTICO_TMPDIR = folder
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
