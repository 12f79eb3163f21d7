/**
 * The arguments of the command `create-portico`.
 *
 * @since 0.1.0
 */
import { parseArgs } from "node:util"
import * as Templates from "./Templates.ts"

/** The arguments of a command line. What the user did not choose is undefined. */
export interface Arguments {
  readonly folder: string | undefined
  readonly template: Templates.Name | undefined
  /** The port of the provider. */
  readonly port: number
  /** Whether defaults replace prompts. */
  readonly yes: boolean
  readonly install: boolean
  readonly start: boolean
  readonly help: boolean
  readonly version: boolean
}

/** An error that the user can correct. Its message is printed without a stack. */
export class UsageError extends Error {}

/** The help text of the command. */
export const help = `Creates an application with sign-in and data collections.

Usage:
  npm create portico@latest [folder] -- [options]

Options:
  --template <name>       ${Templates.names.join(", ")} (default: ${Templates.defaultName}, or a prompt)
  --yes                   use defaults instead of prompts
  --no-install            do not install the dependencies
  --start                 start the application when it is created
  --provider-port <port>  port of the local provider (default: 4000)
  --help, --version
`

/** Throws `UsageError` if a version of Node is older than the packages of Portico require. */
export const checkNode = (version: string): void => {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  if (major < 22 || (major === 22 && minor < 19))
    throw new UsageError(`Portico requires Node 22.19 or newer. This is Node ${version}.`)
}

const options = {
  template: { type: "string", short: "t" },
  yes: { type: "boolean", short: "y", default: false },
  "no-install": { type: "boolean", default: false },
  start: { type: "boolean", default: false },
  "provider-port": { type: "string", default: "4000" },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false }
} as const

/** Parses a command line. Throws `UsageError` if an argument is invalid. */
export const parse = (args: ReadonlyArray<string>): Arguments => {
  const { positionals, values } = read(args)
  const [folder, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`Only one folder can be created. Received: ${positionals.join(", ")}.`)
  const { template } = values
  if (template !== undefined && !Templates.isName(template))
    throw new UsageError(`There is no template "${template}". Choose one of: ${Templates.names.join(", ")}.`)
  const port = values["provider-port"]
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new UsageError(`The port must be a number from 1 to 65535. Received: ${port}.`)
  if (values.start && values["no-install"])
    throw new UsageError("An application without dependencies cannot start. Use --start or --no-install.")
  return {
    folder,
    template,
    port: Number(port),
    yes: values.yes,
    install: !values["no-install"],
    start: values.start,
    help: values.help,
    version: values.version
  }
}

const read = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${help}`)
  }
}
