/**
 * The package manager that runs the command, and its commands.
 *
 * @since 0.1.0
 */
import { spawn } from "node:child_process"

/** The name of a package manager. */
export type PackageManager = "npm" | "pnpm" | "yarn" | "bun"

/** Returns the package manager of a user agent such as `npm/11.0.0 node/v24.0.0 linux x64`. npm by default. */
export const detect = (userAgent = ""): PackageManager => {
  const [name = ""] = userAgent.split("/")
  return name === "pnpm" || name === "yarn" || name === "bun" ? name : "npm"
}

/** The arguments that install the dependencies. The cache of the package manager is used first. */
export const installArguments: Readonly<Record<PackageManager, ReadonlyArray<string>>> = {
  npm: ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"],
  pnpm: ["install", "--prefer-offline"],
  yarn: ["install"],
  bun: ["install"]
}

/** Returns the command that runs a script of the project, as the user types it. */
export const runCommand = (manager: PackageManager, script: string): string => `${manager} run ${script}`

/** Runs a command in a folder, and returns its exit code, or 1 if the package manager is not installed. */
export const run = (
  manager: PackageManager,
  args: ReadonlyArray<string>,
  folder: string,
  env: NodeJS.ProcessEnv,
  output: "inherit" | "ignore" = "inherit"
): Promise<number> =>
  new Promise((resolve) => {
    // On Windows, package managers are scripts, which need a shell.
    const shell = process.platform === "win32"
    const child = spawn(manager, [...args], { cwd: folder, env, stdio: ["inherit", output, "inherit"], shell })
    child.once("error", () => resolve(1))
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1)))
  })
