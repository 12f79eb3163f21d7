import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { execFile } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "../../scripts/root.mjs"

let checkout: string

// A checkout whose packages are these, and whose data is its own.
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "portico-start-"))
  cpSync(join(root, "scripts"), join(checkout, "scripts"), { recursive: true })
  writeFileSync(join(checkout, "scripts/setup.mjs"), "")
  for (const name of ["packages", "node_modules"]) symlinkSync(join(root, name), join(checkout, name), "junction")
})

afterEach(() => rmSync(checkout, { recursive: true, force: true }))

const start = (environment: Record<string, string>): Promise<{ readonly code: unknown; readonly said: string }> =>
  new Promise((resolve) => {
    const options = { cwd: checkout, env: { ...process.env, ...environment }, timeout: 50_000 }
    execFile(process.execPath, [join(checkout, "scripts/start.mjs")], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, said: stdout + stderr })
    )
  })

const listen = (): Promise<{ readonly server: Server; readonly port: number }> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resolve({ server, port: typeof address === "object" && address !== null ? address.port : 0 })
    })
  })

/** Ports that were free a moment ago. */
const freePorts = async () => {
  const taken = await Promise.all([listen(), listen()])
  await Promise.all(taken.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  const [shop, provider] = taken.map(({ port }) => String(port))
  return { PORT: shop ?? "", PROVIDER_PORT: provider ?? "" }
}

describe("npm start", { timeout: 60_000 }, () => {
  it("says why the provider did not start, and ends", async () => {
    mkdirSync(join(checkout, ".portico/shop"), { recursive: true })
    writeFileSync(join(checkout, ".portico/shop/portico.json"), '{"postgres":17,"state":"ready"}')

    const { code, said } = await start(await freePorts())

    assert.strictEqual(code, 1)
    assert.include(said, "The data in .portico/shop was written by Postgres 17")
    assert.notInclude(said, "stopped by itself")
  })

  it("says that a port is taken and how to take another one", async () => {
    const { server, port } = await listen()
    const { code, said } = await start({ ...(await freePorts()), PROVIDER_PORT: String(port) })
    server.close()

    assert.strictEqual(code, 1)
    assert.include(said, `Port ${port} is taken`)
    assert.include(said, `PROVIDER_PORT=${port + 1} npm start`)
  })

  it("refuses what is no port", async () => {
    const { code, said } = await start({ PORT: "80a" })

    assert.strictEqual(code, 1)
    assert.include(said, 'PORT must be a port between 1 and 65535, and it is "80a".')
  })
})
