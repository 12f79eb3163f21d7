/** An application outside of the workspace, with the packed packages and pinned versions of bundlers. */
import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pack, pinned, tarballs } from "../scripts/pack.mjs"
import { pnpm, root, shell } from "../scripts/root.mjs"
import { compile } from "./Bundle.ts"

/** The bundlers, except for rolldown, which the workspace has itself. */
export const versions = { esbuild: "0.28.2", webpack: "5.113.0", next: "16.4.6" }

/** The folder of the application. */
export const folder = join(root, "node_modules/.cache/bundlers")

/** Writes a file of the application. */
export const write = (path: string, text: string): string => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/** Installs the packages as they would be published, and the bundlers. Returns the reason if this fails. */
export const install = async (): Promise<string | undefined> => {
  const complaint = compile()
  if (complaint !== undefined) return complaint
  await pack()
  rmSync(folder, { recursive: true, force: true })
  const shared = ["effect", "react", "react-dom"].map((name) => [name, pinned(name)] as const)
  const own = ["@portico/client", "@portico/contract", "@portico/react"].map((name) => [name, tarballs[name]] as const)
  const dependencies = Object.fromEntries([...shared, ...own, ...Object.entries(versions)])
  write("package.json", JSON.stringify({ private: true, type: "module", dependencies }))
  write(
    "pnpm-workspace.yaml",
    JSON.stringify({
      packages: ["."],
      overrides: tarballs,
      allowBuilds: { esbuild: false, msw: false, sharp: false },
      updateNotifier: false
    })
  )
  return run("npx", ["--yes", pnpm, "install", "--prefer-offline", "--no-frozen-lockfile"])
}

/** Runs a command in the application. Returns the last line of its output if it fails. */
export const run = (command: string, args: ReadonlyArray<string>): string | undefined => {
  const { status, stderr, stdout } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    shell
  })
  if (status === 0) return undefined
  const lines = `${stdout}\n${stderr}`.split("\n").filter((line) => line.trim() !== "")
  return lines.find((line) => /err/i.test(line)) ?? lines.at(-1) ?? `${command} failed.`
}

/** Returns the path of a command of the application. */
export const command = (name: string): string => join(folder, "node_modules/.bin", name)

/** Returns the text of a file of the application. */
export const read = (path: string): string => readFileSync(join(folder, path), "utf8")
