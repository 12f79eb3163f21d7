/** A client of TypeScript's language server, which requests completions and errors as an editor does. */
import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { bin, root, shell } from "../../scripts/root.mjs"

/** The cursor in the text of a program. */
const cursor = "⌶"

/** An error of the compiler: the line of the program that it is reported for, and the lines of its message. */
export interface Diagnostic {
  readonly line: number
  readonly message: ReadonlyArray<string>
}

/** The results that an editor shows for a program. */
export interface EditorResults {
  /** The completions at each cursor, in the order of the program, each with its names in alphabetical order. */
  readonly completions: ReadonlyArray<ReadonlyArray<string>>
  readonly errors: ReadonlyArray<Diagnostic>
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly items?: ReadonlyArray<unknown> }
  readonly result?: unknown
}

interface Completions {
  readonly items: ReadonlyArray<{ readonly label: string }>
}

interface Report {
  readonly items: ReadonlyArray<{
    readonly message: string
    readonly range: { readonly start: { readonly line: number } }
    readonly severity: number
  }>
}

/**
 * Opens a program with the settings of this repository, and returns its errors and the completions at its cursors. The
 * program can contain elements of React.
 */
export const openInEditor = async (source: string): Promise<EditorResults> => {
  const cache = join(root, "node_modules/.cache/editor")
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, "program-"))
  const parts = source.split(cursor)
  const text = parts.join("")
  const file = join(folder, "program.tsx")
  const compilerOptions = { incremental: false, noEmit: true, plugins: [], tsBuildInfoFile: null }
  writeFileSync(file, text)
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions,
      files: [file],
      include: [],
      references: []
    })
  )
  const server = start(folder)
  try {
    await server.request("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      capabilities: { textDocument: { completion: { completionItem: {} }, diagnostic: {} } }
    })
    server.notify("initialized", {})
    const uri = pathToFileURL(file).href
    server.notify("textDocument/didOpen", {
      textDocument: { uri, languageId: "typescriptreact", version: 1, text }
    })
    const completions: Array<ReadonlyArray<string>> = []
    for (const index of parts.slice(1).keys()) {
      const before = parts
        .slice(0, index + 1)
        .join("")
        .split("\n")
      const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
      const found = (await server.request("textDocument/completion", {
        textDocument: { uri },
        position
      })) as Completions | null
      completions.push((found?.items ?? []).map(({ label }) => label).toSorted())
    }
    const report = (await server.request("textDocument/diagnostic", { textDocument: { uri } })) as Report
    return {
      completions,
      errors: report.items
        .filter(({ severity }) => severity === 1)
        .map(({ message, range }) => ({ line: range.start.line, message: message.split("\n") }))
    }
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts the language server. Messages are JSON after a header with their length in bytes. */
const start = (cwd: string) => {
  const child = spawn(bin("tsc"), ["--lsp", "--stdio"], { cwd, shell, stdio: ["pipe", "pipe", "ignore"] })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  child.once("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("The language server ended before it responded."))
  })
  let received = Buffer.alloc(0)
  let last = 0

  const send = (message: object) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }))
    child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    child.stdin.write(body)
  }

  const handle = ({ id, method, params, result }: Message) => {
    if (id === undefined) return
    if (method === undefined) waiting.get(id)?.resolve(result)
    // The server requests settings and waits for the response. Without settings, it uses its defaults.
    else send({ id, result: params?.items?.map(() => null) ?? null })
  }

  child.stdout.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const header = received.indexOf("\r\n\r\n")
      if (header < 0) return
      const [, digits = "0"] = /Content-Length: (\d+)/i.exec(received.subarray(0, header).toString()) ?? []
      const end = header + 4 + Number(digits)
      if (received.length < end) return
      const message = JSON.parse(received.subarray(header + 4, end).toString()) as Message
      received = received.subarray(end)
      handle(message)
    }
  })

  return {
    notify: (method: string, params: object) => send({ method, params }),
    request: (method: string, params: object): Promise<unknown> => {
      const id = ++last
      const response = Promise.withResolvers<unknown>()
      waiting.set(id, response)
      send({ id, method, params })
      return response.promise
    },
    stop: () => child.kill()
  }
}

/** The text of a program in which the cursor is between the quotes. */
export const here = `"${cursor}"`
