import { spawnSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { PassThrough, Writable } from "node:stream"
import { stripVTControlCharacters } from "node:util"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"
import * as Arguments from "../../packages/create-portico/src/Arguments.ts"
import * as Create from "../../packages/create-portico/src/Create.ts"
import { root } from "../../scripts/root.mjs"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-create-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Creates a terminal, with functions that press keys and wait for output. */
const openTerminal = () => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input })
  let shown = ""
  const output = Object.assign(
    new Writable({
      write(chunk, _, done) {
        shown += stripVTControlCharacters(String(chunk))
        done()
      }
    }),
    { columns: 200, rows: 40, isTTY: true }
  )
  const waitFor = (text: string) => vi.waitUntil(() => shown.includes(text), { timeout: 30_000 })
  return {
    terminal: { input, output },
    press: (keys: string) => input.write(keys),
    shown: () => shown,
    waitFor
  }
}

const enter = "\r"
const down = "\u001B[B"
const controlC = "\u0003"

const start = (args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}) => {
  const opened = openTerminal()
  return { ...opened, code: Create.run(Arguments.parse(args), "1.2.3", env, opened.terminal) }
}

const dependenciesOf = (project: string) =>
  Object.keys(JSON.parse(readFileSync(join(project, "package.json"), "utf8")).dependencies)

describe("the prompts", () => {
  it("select the folder and the framework", async () => {
    const project = join(folder, "shop")
    const { code, press, shown, waitFor } = start(["--no-install"])

    await waitFor("Folder of the new project")
    press(`${project}${enter}`)
    await waitFor("Framework")
    press(`${down}${enter}`)

    assert.strictEqual(await code, 0)
    assert.include(dependenciesOf(project), "next")
    assert.include(shown(), "npm install")
  })

  it("repeat if the folder is not empty", async () => {
    const taken = join(folder, "taken")
    mkdirSync(taken)
    writeFileSync(join(taken, "notes.txt"), "mine")
    const { code, press, waitFor } = start(["--no-install", "--template", "vite"])

    await waitFor("Folder of the new project")
    press(`${taken}${enter}`)
    await waitFor("is not empty: it contains notes.txt")
    press(`-2${enter}`)

    assert.strictEqual(await code, 0)
    assert.deepStrictEqual(readdirSync(taken), ["notes.txt"])
    assert.include(readdirSync(`${taken}-2`), "package.json")
  })

  it.each(["Folder of the new project", "Framework"])("create nothing if %s is canceled", async (prompt) => {
    const project = join(folder, "shop")
    const { code, press, shown, waitFor } = start(prompt === "Framework" ? [project] : [])

    await waitFor(prompt)
    press(controlC)

    assert.strictEqual(await code, 1)
    assert.include(shown(), "Nothing was created.")
    assert.isFalse(existsSync(project))
  })

  it("are omitted if the input is no terminal", async () => {
    const { terminal } = openTerminal()
    const input = Object.assign(terminal.input, { isTTY: false })
    const project = join(folder, "shop")

    const code = await Create.run(Arguments.parse([project, "--no-install"]), "1.2.3", {}, { ...terminal, input })

    assert.strictEqual(code, 0)
    assert.include(readdirSync(project), "vite.config.ts")
  })
})

describe("the package manager", { skip: process.platform === "win32" }, () => {
  /** Adds a command that writes its arguments to a file, and ends with a code. */
  const addCommand = (name: string, code: number): NodeJS.ProcessEnv => {
    const command = join(folder, name)
    writeFileSync(command, `#!/bin/sh\necho "$@" > "${folder}/${name}.arguments"\nexit ${code}\n`)
    chmodSync(command, 0o755)
    return {
      PATH: [folder, process.env["PATH"]].join(delimiter),
      npm_config_user_agent: `${name}/1.0.0 npm/? node/v24.0.0 linux x64`
    }
  }

  it.each(["npm", "pnpm", "yarn", "bun"])("%s installs the dependencies, and is in the next steps", async (name) => {
    const project = join(folder, "shop")
    const env = addCommand(name, 0)

    const { code, shown } = start([project, "--yes"], env)

    assert.strictEqual(await code, 0)
    assert.match(readFileSync(join(folder, `${name}.arguments`), "utf8"), /^install\b/)
    assert.match(shown(), new RegExp(`\\b${name} run dev`))
    assert.include(readFileSync(join(project, "README.md"), "utf8"), `\n${name} run test `)
  })

  it("ends the command with its code if the installation fails", async () => {
    const { code, shown } = start([join(folder, "shop"), "--yes"], addCommand("pnpm", 3))

    assert.strictEqual(await code, 3)
    assert.include(shown(), 'The installation failed. To repeat it, run "pnpm install"')
  })

  it("is reported if it is not installed", async () => {
    const env = { PATH: folder, npm_config_user_agent: "bun/1.0.0" }

    const { code, shown } = start([join(folder, "shop"), "--yes"], env)

    assert.strictEqual(await code, 1)
    assert.include(shown(), 'run "bun install"')
  })
})

describe("the command", () => {
  const run = (...args: ReadonlyArray<string>) =>
    spawnSync(process.execPath, [join(root, "packages/create-portico/src/bin.ts"), ...args], {
      cwd: folder,
      encoding: "utf8"
    })

  it("prints its help", () => {
    const { status, stdout } = run("--help")

    assert.strictEqual(status, 0)
    assert.strictEqual(stdout.trim(), Arguments.help.trim())
  })

  it.each([
    [["--template", "angular"], 'There is no template "angular".'],
    [["taken"], "is not empty"]
  ])("refuses %j without a stack", (args, message) => {
    mkdirSync(join(folder, "taken"))
    writeFileSync(join(folder, "taken/notes.txt"), "mine")

    const { status, stderr } = run(...args)

    assert.strictEqual(status, 1)
    assert.include(stderr, message)
    assert.notInclude(stderr, "    at ")
  })
})
