import { afterEach, assert, describe, it } from "@effect/vitest"
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { authorization, challenge, messageOf, seed, verifier } from "./Shop.ts"

const command = fileURLToPath(new URL("../../packages/provider/src/bin.ts", import.meta.url))

// Optimizing the code of the embedded database takes a second of the processor, which pays only in a longer run.
const shortRun = "--liftoff-only"

/** A module that ends a process's threads on a signal, as a failure inside them would. */
const endingThreads = `data:text/javascript,${encodeURIComponent(`
  import { Worker } from "node:worker_threads"
  const threads = new Set()
  const unref = Worker.prototype.unref
  Worker.prototype.unref = function () {
    threads.add(this)
    return unref.call(this)
  }
  process.on("SIGUSR2", () => {
    if (threads.size === 0) throw new Error("No thread was found.")
    threads.forEach((thread) => thread.terminate())
  })
`)}`

const folders: Array<string> = []
const running = new Set<ReturnType<typeof spawn>>()

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), "portico-bin-"))
  folders.push(path)
  return path
}

afterEach(() => {
  for (const child of running) child.kill("SIGKILL")
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
})

const run = (args: ReadonlyArray<string>, environment: Record<string, string> = {}, cwd = folder()) => {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [shortRun, command, ...args], { cwd, env: { ...inherited, ...environment } })
  running.add(child)
  const written = { out: "", err: "" }
  const ended = once(child, "exit").then(([code]: Array<number | null>) => {
    running.delete(child)
    return code
  })
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      written.out += chunk.toString()
      const url = /^listening on (\S+)$/m.exec(written.out)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.stderr.on("data", (chunk: Buffer) => {
      written.err += chunk.toString()
    })
    void ended.then(() => reject(new Error(`It ended: ${written.err}`)))
  })
  // Some commands are expected to end, and then no one awaits this promise.
  listening.catch(() => {})
  return { listening, ended, written, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

const refused = async (args: ReadonlyArray<string>, environment?: Record<string, string>, cwd?: string) => {
  const { ended, written } = run(args, environment, cwd)
  const code = await ended
  return { code, sentence: written.err.trimEnd() }
}

const post = async (url: string, path: string, payload: unknown, token?: string) => {
  const headers = { "content-type": "application/json", ...(token === undefined ? {} : { authorization: token }) }
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(payload) })
  return response.json()
}

const visitor = async (url: string): Promise<string> =>
  (await post(url, "/oauth2/token", { clientId: "shop", grantType: "anonymous" })).access_token

const signIn = async (url: string) => {
  const token = await visitor(url)
  const credentials = { loginId: { email: "ada@shop.test" }, password: "correct horse" }
  const { sessionToken } = await post(url, "/v2/login", credentials, token)
  const authRequest = { ...authorization, sessionToken }
  const opened = await post(url, "/v1/redirect-session", { auth: { authRequest, prompt: "none" } }, token)
  const page = await (await fetch(opened.redirectSession.fullUrl)).text()
  const grant = {
    clientId: "shop",
    grantType: "authorization_code",
    code: messageOf(page).code,
    codeVerifier: verifier
  }
  return post(url, "/oauth2/token", grant)
}

const seedFile = (cwd: string): string => {
  const collections = [{ id: "books", permissions: { insert: "SITE_MEMBER" }, items: [{ _id: "b1", title: "Emma" }] }]
  writeFileSync(join(cwd, "seed.json"), JSON.stringify({ ...seed, collections }))
  return "seed.json"
}

describe("portico provider", () => {
  it("preserves members, items and sessions between runs and stops on SIGINT and SIGTERM", async () => {
    const cwd = folder()
    const args = ["provider", "--port", "0", "--data", "data", "--seed", seedFile(cwd), "--log"]
    const first = run(args, {}, cwd)
    const url = await first.listening
    assert.match(url, /^http:\/\/localhost:\d+$/)
    const member = await signIn(url)
    const inserted = await post(
      url,
      "/v2/items",
      { dataCollectionId: "books", dataItem: { data: { _id: "b2", title: "Persuasion" } } },
      member.access_token
    )
    assert.strictEqual(inserted.dataItem.id, "b2")
    first.kill("SIGINT")
    assert.strictEqual(await first.ended, 0)
    assert.strictEqual(first.written.err, "")

    const second = run(args, {}, cwd)
    const again = await second.listening
    const refreshed = await post(again, "/oauth2/token", {
      refreshToken: member.refresh_token,
      grantType: "refresh_token"
    })
    const { totalCount } = await post(again, "/v2/items/count", { dataCollectionId: "books" }, member.access_token)
    const taken = await refused(["provider", "--port", "0", "--data", "data"], {}, cwd)
    second.kill("SIGTERM")

    assert.strictEqual(await second.ended, 0)
    assert.isString(refreshed.refresh_token)
    assert.strictEqual(totalCount, 2)
    assert.include(first.written.out, "seed: 2 clients; 3 members added, 0 unchanged; 1 collections added, 0 unchanged")
    assert.include(
      second.written.out,
      "seed: 2 clients; 0 members added, 3 unchanged; 0 collections added, 1 unchanged"
    )
    assert.strictEqual(taken.code, 1)
    assert.match(taken.sentence, /^[^\n]*data[^\n]*$/)

    const logged = first.written.out + second.written.out
    assert.match(logged, /^POST \/v2\/login 200 \d+\.\d ms [\w-]{22}$/m)
    const tokens = [member.access_token, member.refresh_token, refreshed.access_token, refreshed.refresh_token]
    for (const secret of [...tokens, "correct horse", "ada@shop.test", verifier, challenge]) {
      assert.notInclude(logged, secret)
    }
  })

  it("rotates and revokes the keys of access tokens while the provider does not run", async () => {
    const cwd = folder()
    const args = ["provider", "--port", "0", "--data", "data", "--seed", seedFile(cwd), "--key-rotation", "7"]
    const first = run(args, {}, cwd)
    const member = await signIn(await first.listening)
    const used = await refused(["rotate-keys", "--data", "data"], {}, cwd)
    first.kill("SIGTERM")
    await first.ended
    const rotated = run(["rotate-keys", "--data", "data"], {}, cwd)
    assert.strictEqual(await rotated.ended, 0)
    const keysOf = async (url: string): Promise<ReadonlyArray<{ readonly kid: string }>> =>
      (await (await fetch(`${url}/.well-known/jwks.json`)).json()).keys

    const second = run(args, {}, cwd)
    const published = await keysOf(await second.listening)
    second.kill("SIGTERM")
    await second.ended
    const revoking = run(["rotate-keys", "--data", "data", "--revoke"], {}, cwd)
    assert.strictEqual(await revoking.ended, 0)
    const third = run(args, {}, cwd)
    const url = await third.listening
    const body = { dataCollectionId: "books" }
    const refusal = await post(url, "/v2/items/count", body, member.access_token)
    const refreshed = await post(url, "/oauth2/token", {
      refreshToken: member.refresh_token,
      grantType: "refresh_token"
    })

    assert.strictEqual(used.code, 1)
    assert.match(used.sentence, /data/)
    assert.match(rotated.written.out, /^key [\w-]{22} is published, and signs access tokens from \d{4}-.*Z\n$/)
    assert.strictEqual(published[1]?.kid, /^key (\S+)/.exec(rotated.written.out)?.[1])
    assert.match(revoking.written.out, /^key [\w-]{22} replaces all keys; clients refresh their access tokens\n$/)
    assert.strictEqual((await keysOf(url))[0]?.kid, /^key (\S+)/.exec(revoking.written.out)?.[1])
    assert.strictEqual(refusal.details.applicationError.code, "UNAUTHENTICATED")
    assert.strictEqual((await post(url, "/v2/items/count", body, refreshed.access_token)).totalCount, 1)
  })

  it("runs in memory with --data memory", async () => {
    const cwd = folder()
    const provider = run(["provider", "--port", "0", "--data", "memory", "--seed", seedFile(cwd)], {}, cwd)

    const member = await signIn(await provider.listening)

    assert.isString(member.access_token)
    provider.kill("SIGTERM")
    assert.strictEqual(await provider.ended, 0)
  })

  it("accepts any client and collection with --open", async () => {
    const provider = run(["provider", "--port", "0", "--data", "memory", "--open"])
    const url = await provider.listening

    const { access_token } = await post(url, "/oauth2/token", { clientId: "anything", grantType: "anonymous" })
    const item = { dataCollectionId: "anywhere", dataItem: { data: { title: "Emma" } } }
    const inserted = await post(url, "/v2/items", item, access_token)

    assert.strictEqual(inserted.dataItem.data.title, "Emma")
    provider.kill("SIGINT")
    assert.strictEqual(await provider.ended, 0)
  })

  it("prints the address of the outbox and serves it locally", async () => {
    const { listening, written } = run(["provider", "--port", "0", "--data", "memory"])
    const url = await listening

    assert.include(written.out, `outbox: ${url}/portico/outbox`)
    assert.deepStrictEqual(await (await fetch(`${url}/portico/outbox.json`)).json(), { mails: [] })
  })

  it("warns if emails would have no links", async () => {
    const args = ["provider", "--port", "0", "--data", "memory", "--host", "0.0.0.0"]
    const [without, named] = [run(args), run([...args, "--origin", "https://id.shop.test"])]
    await Promise.all([without.listening, named.listening])

    assert.include(without.written.out, "--origin")
    assert.notInclude(named.written.out, "--origin")
  })

  it("hides the outbox from other machines unless --outbox is set", async () => {
    const args = ["provider", "--port", "0", "--data", "memory", "--origin", "https://id.shop.test"]
    const [closed, open] = [run(args), run([...args, "--outbox"])]

    assert.strictEqual((await fetch(`${await closed.listening}/portico/outbox.json`)).status, 403)
    assert.notInclude(closed.written.out, "outbox")
    assert.strictEqual((await fetch(`${await open.listening}/portico/outbox.json`)).status, 200)
    assert.include(open.written.out, "/portico/outbox")
  })

  it("prints its usage and its version", async () => {
    const [help, version] = [run(["--help"]), run(["--version"])]

    assert.deepStrictEqual([await help.ended, await version.ended], [0, 0])
    for (const flag of ["--port", "--host", "--data", "--seed", "--hooks", "--open", "--revoke", "DATABASE_URL"]) {
      assert.include(help.written.out, flag)
    }
    assert.match(version.written.out, /^\d+\.\d+\.\d+\n$/)
  })

  it.each([
    [["provider", "--prot", "1"], /^Unknown option '--prot'\./],
    [["provider", "--port"], /^Option '--port <value>' argument missing\./],
    [["provider", "--port", "x"], /^--port must be a number between 0 and 65535\. Received: x\.$/],
    [["provider", "--port", "65536"], /^--port must be a number/],
    [["provider", "--timeout", "0"], /^--timeout must be a positive number of milliseconds\. Received: 0\.$/],
    [
      ["provider", "--key-rotation", "x"],
      /^--key-rotation must be a number of days between 0 and 9999\. Received: x\.$/
    ],
    [["provider", "--revoke"], /^--revoke is an option of `portico rotate-keys`\.$/],
    [["rotate-keys", "--data", "memory"], /^Keys in memory exist only in the process of their provider/],
    [["provider", "--open", "--host", "0.0.0.0"], /a loopback address only\. Received: --host 0\.0\.0\.0\.$/],
    [["provider", "--origin", "shop.test"], /^--origin must be an origin .*, without a path\. Received: shop\.test\.$/],
    [["provider", "--seed", "nothing.json"], /^The seed nothing\.json cannot be read/],
    [["provider", "--hooks", "nothing.ts"], /^The hooks nothing\.ts cannot be loaded: Cannot find module/],
    [["provider", "more"], /^The commands are `portico provider` and `portico rotate-keys`\./],
    [["serve"], /^The commands are `portico provider` and `portico rotate-keys`\./],
    [[], /^The commands are `portico provider` and `portico rotate-keys`\./]
  ])("rejects %j with a one-line message", async (args, sentence) => {
    const { code, sentence: written } = await refused(args)

    assert.strictEqual(code, 1)
    assert.match(written, sentence)
    assert.notInclude(written, "\n")
  })

  it("runs the hooks of a TypeScript module, with the data of the provider", async () => {
    const cwd = folder()
    writeFileSync(
      join(cwd, "hooks.ts"),
      `export default (data: any) => ({
        books: {
          enforced: true,
          afterGet: async (book: Record<string, unknown>) => ({
            ...book,
            books: (await data.query("books", {})).length
          })
        }
      })`
    )
    const args = ["provider", "--port", "0", "--data", "memory", "--seed", seedFile(cwd), "--hooks", "hooks.ts"]
    const url = await run(args, {}, cwd).listening

    const response = await fetch(`${url}/v2/items/x?dataCollectionId=books&dataItemId=b1`, {
      headers: { authorization: await visitor(url) }
    })

    const { dataItem } = await response.json()
    assert.deepInclude(dataItem.data, { title: "Emma", books: 1 })
  })

  it.each([
    ["", /^The hooks hooks\.mjs have no default export\./],
    ["export default {", /^The hooks hooks\.mjs cannot be loaded: Unexpected end of input\.$/],
    ["export default () => { throw new Error('no secret') }", /^The hooks hooks\.mjs cannot be created: no secret\.$/],
    ["export default async () => ({})", /^The hooks hooks\.mjs are invalid: the function must return/],
    ["export default { books: 1 }", /^The hooks hooks\.mjs are invalid: books must be an object of hooks\.$/],
    [
      "export default { books: { beforeWrite() {} } }",
      /are invalid: books\.beforeWrite is no hook\. The hooks are before/
    ],
    ["export default { books: { beforeInsert: 1 } }", /are invalid: books\.beforeInsert must be a function\.$/],
    ["export default { books: { enforced: 1 } }", /are invalid: books\.enforced must be true or false\.$/]
  ])("rejects the hooks %j with a one-line message", async (text, sentence) => {
    const cwd = folder()
    writeFileSync(join(cwd, "hooks.mjs"), text)

    const { code, sentence: written } = await refused(["provider", "--hooks", "hooks.mjs"], {}, cwd)

    assert.strictEqual(code, 1)
    assert.match(written, sentence)
    assert.notInclude(written, "\n")
    assert.isFalse(existsSync(join(cwd, ".portico")))
  })

  it.each([
    ["{", /^The seed seed\.json is invalid: /],
    ['{"clients":[{"clientId":1}]}', /clients.*clientId/],
    ['{"clinets":[]}', /clinets/],
    ['{"members":[{"email":"nobody","password":"x"}]}', /^The member nobody of the seed/]
  ])("rejects the seed %s with a one-line message", async (text, sentence) => {
    const cwd = folder()
    writeFileSync(join(cwd, "seed.json"), text)

    const { code, sentence: written } = await refused(["provider", "--data", "memory", "--seed", "seed.json"], {}, cwd)

    assert.strictEqual(code, 1)
    assert.match(written, sentence)
    assert.notInclude(written, "\n")
  })

  it("rejects a taken port with a one-line message", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const address = other.address()
    const port = typeof address === "object" && address !== null ? address.port : 0

    const { code, sentence } = await refused(["provider", "--data", "memory", "--port", String(port)])

    assert.strictEqual(code, 1)
    assert.strictEqual(
      sentence,
      `Port ${port} is already in use. Stop the process that listens on it, or choose another port with --port.`
    )
    other.close()
  })

  it("rejects an unreachable database server without printing its password", async () => {
    const url = "postgres://shop:hunter2@127.0.0.1:9/shop"

    const { code, sentence } = await refused(["provider", "--port", "0"], { DATABASE_URL: url })

    assert.strictEqual(code, 1)
    assert.include(sentence, "127.0.0.1:9")
    assert.notInclude(sentence, "hunter2")
  })

  it("exits with a message if its store cannot be reopened", async () => {
    const cwd = folder()
    const provider = run(
      ["provider", "--port", "0", "--data", "data"],
      { NODE_OPTIONS: `--import ${endingThreads}` },
      cwd
    )
    const url = await provider.listening
    assert.strictEqual((await fetch(`${url}/health/ready`)).status, 200)

    rmSync(join(cwd, "data", "postgres", "global"), { recursive: true })
    provider.kill("SIGUSR2")

    assert.strictEqual(await provider.ended, 1)
    assert.match(
      provider.written.err,
      /The embedded database stopped and could not be restarted: .* Check the data folder/
    )
  })

  it("recovers after its database threads end", async () => {
    const cwd = folder()
    const args = ["provider", "--port", "0", "--data", "data", "--seed", seedFile(cwd)]
    const provider = run(args, { NODE_OPTIONS: `--import ${endingThreads}` }, cwd)
    const url = await provider.listening
    const member = await signIn(url)
    const insert = (_id: string) =>
      fetch(`${url}/v2/items`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: member.access_token },
        body: JSON.stringify({ dataCollectionId: "books", dataItem: { data: { _id } } })
      })
    assert.strictEqual((await insert("b2")).status, 200)

    provider.kill("SIGUSR2")
    await new Promise((resolve) => setTimeout(resolve, 100))
    const meanwhile = await insert("b3")
    while ((await fetch(`${url}/health`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
    const { totalCount } = await post(url, "/v2/items/count", { dataCollectionId: "books" }, member.access_token)
    provider.kill("SIGTERM")

    if (meanwhile.status !== 200) {
      assert.strictEqual(meanwhile.status, 503)
      assert.strictEqual(meanwhile.headers.get("retry-after"), "1")
    }
    assert.strictEqual(totalCount, meanwhile.status === 200 ? 3 : 2)
    assert.strictEqual(await provider.ended, 0)
  })
})

it("names the version of Node that it needs", () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})"

  const { status, stderr } = spawnSync(process.execPath, ["--import", old, command, "provider"], { encoding: "utf8" })

  assert.strictEqual(status, 1)
  assert.strictEqual(stderr, "portico needs Node 22.19 or newer. This is Node 20.20.2.\n")
})
