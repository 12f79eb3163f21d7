// @ts-check
// Runs the scripts of a project.
import { spawn } from "node:child_process"
import { shell } from "../root.mjs"

/** Returns whether a server responds at an address. @param {string} origin */
export const responds = (origin) =>
  fetch(origin, { redirect: "manual" }).then(
    () => true,
    () => false
  )

/**
 * Starts a script of a project, waits until it responds, and returns a function that stops it.
 *
 * @param {string} project @param {ReadonlyArray<string>} args @param {NodeJS.ProcessEnv} env @param {string} origin
 */
export const start = async (project, args, env, origin) => {
  let output = ""
  const child = spawn("npm", ["run", ...args], {
    cwd: project,
    env,
    detached: true,
    shell,
    stdio: ["ignore", "pipe", "pipe"]
  })
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    try {
      process.kill(-child.pid)
    } catch {
      child.kill()
    }
  }
  const until = Date.now() + 60_000
  for (;;) {
    if (await responds(origin)) return { stop, output: () => output }
    if (child.exitCode !== null || Date.now() > until) {
      stop()
      throw new Error(`npm run ${args.join(" ")} did not start.\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * Runs a command in a project and returns its output. The error of a failed command contains its output.
 *
 * @param {string} project @param {string} command @param {ReadonlyArray<string>} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export const run = (project, command, args, env) =>
  new Promise((resolve, reject) => {
    let output = ""
    const child = spawn(command, args, { cwd: project, env, shell, stdio: ["ignore", "pipe", "pipe"] })
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
    child.once("error", reject).once("exit", (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${command.split("/").at(-1)} ${args.join(" ")}\n${output}`))
    })
  })
