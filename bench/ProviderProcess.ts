/** A provider in its own process, started with the published command `portico`. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { bundleCommand, command } from "../scripts/command.mjs"
import { node, root } from "../scripts/root.mjs"

/** A running provider. */
export interface ProviderProcess {
  readonly url: string
  readonly pid: number | undefined
  /** The time from the command to the first accepted request, in milliseconds. */
  readonly startedIn: number
  readonly stop: () => Promise<void>
}

/** The storage of a provider: a folder or a Postgres server. */
export type Place = { readonly folder: string } | { readonly url: string }

/**
 * Starts a provider in open mode on a free port, with its embedded database or a Postgres server. `options` are further
 * options of the command.
 */
export const start = async (place: Place, options: ReadonlyArray<string> = []): Promise<ProviderProcess> => {
  await (bundled ??= bundleCommand())
  const data = "folder" in place ? ["--data", place.folder] : []
  const program = [command, "provider", "--open", "--port", "0", ...data, ...options]
  return launch(program, "url" in place ? { DATABASE_URL: place.url } : {})
}

let bundled: Promise<void> | undefined

/** Starts a program that prints the address on which it listens. */
export const launch = async (
  command: ReadonlyArray<string>,
  variables: Readonly<Record<string, string>>
): Promise<ProviderProcess> => {
  const begun = performance.now()
  const env = { ...process.env, ...variables }
  const child = spawn(node(), command, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] })
  const exited = once(child, "exit")
  let output = ""
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      output += String(chunk)
      const found = /listening on (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on("data", hear)
    child.stderr.on("data", hear)
    child.once("error", reject)
    void exited.then(() => reject(new Error(`The provider could not be started: ${output.trim().split("\n").at(-1)}`)))
  })
  const startedIn = performance.now() - begun
  const stop = async () => {
    child.kill("SIGTERM")
    await exited
  }
  return { url, pid: child.pid, startedIn, stop }
}
