/**
 * Creates, installs and starts a project, and prompts for the choices that the command line does not contain.
 *
 * @since 0.1.0
 */
import * as prompts from "@clack/prompts"
import { readFileSync } from "node:fs"
import { relative, resolve } from "node:path"
import type { Readable, Writable } from "node:stream"
import type { Arguments } from "./Arguments.ts"
import * as PackageManager from "./PackageManager.ts"
import * as Project from "./Project.ts"
import * as Templates from "./Templates.ts"

/** The streams that the command prompts on. It uses defaults instead of prompts if the input is no terminal. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable
}

/** Runs the command, and returns its exit code. */
export const run = async (
  { folder: given, install, port, start, template: chosen, yes }: Arguments,
  version: string,
  env: NodeJS.ProcessEnv,
  terminal: Terminal = { input: process.stdin, output: process.stdout }
): Promise<number> => {
  const asks = !yes && terminal.input.isTTY === true
  const manager = PackageManager.detect(env["npm_config_user_agent"])
  prompts.intro(`create-portico ${version}`, terminal)

  const folder = given ?? (asks ? await askFolder(terminal) : defaultFolder)
  if (folder === undefined) return canceled(terminal)
  Project.checkFolder(folder)
  const template = chosen ?? (asks ? await askTemplate(terminal) : Templates.defaultName)
  if (template === undefined) return canceled(terminal)

  const files = Project.write(folder, { template, manager, port, version, sources: sourcesIn(env) })
  prompts.log.success(`Created ${files.length} files in ${folder}.`, terminal)
  if (install) {
    prompts.log.step(`Installing the dependencies with ${manager}.`, terminal)
    const code = await PackageManager.run(manager, PackageManager.installArguments[manager], folder, env, "ignore")
    if (code !== 0) {
      prompts.log.error(`The installation failed. To repeat it, run "${manager} install" in ${folder}.`, terminal)
      return code
    }
  }
  const path = relative("", resolve(folder))
  const steps = [
    ...(path === "" || start ? [] : [`cd ${path}`]),
    ...(install ? [] : [`${manager} install`]),
    ...(start ? [] : [`${PackageManager.runCommand(manager, "dev")}    starts the provider and the app`]),
    `${PackageManager.runCommand(manager, "test")}   runs the component test`
  ]
  prompts.note(steps.join("\n"), "Next steps", terminal)
  prompts.outro("Sign in as ada@example.com with the password analytical-engine.", terminal)
  return start ? PackageManager.run(manager, ["run", "dev"], folder, env) : 0
}

const defaultFolder = "portico-app"

const askFolder = async (terminal: Terminal): Promise<string | undefined> => {
  const folder = await prompts.text({
    ...terminal,
    message: "Folder of the new project",
    defaultValue: defaultFolder,
    placeholder: defaultFolder,
    // An empty entry is the default folder.
    validate: (entry) => Project.problemWith(entry === undefined || entry === "" ? defaultFolder : entry)
  })
  return prompts.isCancel(folder) ? undefined : folder
}

const askTemplate = async (terminal: Terminal): Promise<Templates.Name | undefined> => {
  const template = await prompts.select({
    ...terminal,
    message: "Framework",
    options: Templates.names.map((value) => ({ value, label: Templates.titles[value] }))
  })
  return prompts.isCancel(template) ? undefined : template
}

const canceled = (terminal: Terminal): number => {
  prompts.cancel("Nothing was created.", terminal)
  return 1
}

// Internal: a JSON file with the sources of the packages, for tests before they are published.
const sourcesIn = ({ CREATE_PORTICO_SOURCES: file }: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  file === undefined || file === "" ? {} : JSON.parse(readFileSync(file, "utf8"))
