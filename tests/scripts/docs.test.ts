import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { serve } from "../../scripts/docs.mjs"

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portico-docs-"))
  const files = { "site/404.html": "missing", "site/start/index.html": "start", "site-draft/plan.txt": "secret" }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  server = await serve(0, join(folder, "site"))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends a path as it is. `fetch` would normalize it. */
const get = (path: string) =>
  new Promise<readonly [status: number | undefined, text: string]>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: "127.0.0.1", path, port }, (response) => {
      let text = ""
      response.on("data", (chunk) => (text += String(chunk)))
      response.on("end", () => resolve([response.statusCode, text]))
    })
      .once("error", reject)
      .end()
  })

describe("the server of the documentation", () => {
  it("sends the page of a folder", async () => {
    assert.deepStrictEqual(await get("/start/"), [200, "start"])
    assert.deepStrictEqual(await get("/start?query"), [200, "start"])
  })

  it.each(["/missing", "/%", "//", "/..%2fsite-draft/plan.txt", "/../site-draft/plan.txt"])(
    "has no page at %s",
    async (path) => {
      assert.deepStrictEqual(await get(path), [404, "missing"])
    }
  )
})
