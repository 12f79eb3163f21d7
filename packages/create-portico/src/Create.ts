/**
 * Creates, installs and starts a project, and prompts for the choices that the command line does not contain.
 *
 * @since 0.1.0
 */
import * as prompts from "@clack/prompts"
import { readFileSync } from "node:fs"
import { relative, resolve } from "node:path"
import type { Arguments } from "./Arguments.ts"
import * as PackageManager from "./PackageManager.ts"
import * as Project from "./Project.ts"
import * as Templates from "./Templates.ts"

/** Runs the command, and returns its exit code. */
export const run = async (
  { folder: given, install, port, start, template: chosen, yes }: Arguments,
  version: string,
  env: NodeJS.ProcessEnv
): Promise<number> => {
  const asks = !yes && process.stdin.isTTY
  const manager = PackageManager.detect(env["npm_config_user_agent"])
  prompts.intro(`create-portico ${version}`)

  const folder = given ?? (asks ? await askFolder() : defaultFolder)
  if (folder === undefined) return canceled()
  Project.checkFolder(folder)
  const template = chosen ?? (asks ? await askTemplate() : Templates.defaultName)
  if (template === undefined) return canceled()

  const files = Project.write(folder, { template, port, version, sources: sourcesIn(env) })
  prompts.log.success(`Created ${files.length} files in ${folder}.`)
  if (install) {
    prompts.log.step(`Installing the dependencies with ${manager}.`)
    const code = await PackageManager.run(manager, PackageManager.installArguments[manager], folder, "ignore")
    if (code !== 0) {
      prompts.log.error(`The installation failed. To repeat it, run "${manager} install" in ${folder}.`)
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
  prompts.note(steps.join("\n"), "Next steps")
  prompts.outro("Sign in as ada@example.com with the password analytical-engine.")
  return start ? PackageManager.run(manager, ["run", "dev"], folder) : 0
}

const defaultFolder = "portico-app"

const askFolder = async (): Promise<string | undefined> => {
  const folder = await prompts.text({
    message: "Folder of the new project",
    defaultValue: defaultFolder,
    placeholder: defaultFolder
  })
  return prompts.isCancel(folder) ? undefined : folder
}

const askTemplate = async (): Promise<Templates.Name | undefined> => {
  const template = await prompts.select({
    message: "Framework",
    options: Templates.names.map((value) => ({ value, label: Templates.titles[value] }))
  })
  return prompts.isCancel(template) ? undefined : template
}

const canceled = (): number => {
  prompts.cancel("Nothing was created.")
  return 1
}

// Internal: a JSON file with the sources of the packages, for tests before they are published.
const sourcesIn = ({ CREATE_PORTICO_SOURCES: file }: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  file === undefined || file === "" ? {} : JSON.parse(readFileSync(file, "utf8"))
