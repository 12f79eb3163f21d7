import { assert, describe, it } from "@effect/vitest"
import * as Assets from "../../../../packages/provider/src/http/pages/Assets.ts"
import { runInNewContext } from "node:vm"
import { open } from "../../Shop.ts"

interface Told {
  readonly message: unknown
  readonly target: string
}

const script = await (Assets.respond("silent.js") ?? new Response()).text()

/** Runs the silent page's script in a window, and collects what the window around it is told. */
const run = async (options: {
  readonly framed?: boolean
  readonly storage?: boolean
  readonly access?: () => Promise<boolean>
  readonly dataset?: Record<string, string>
}): Promise<ReadonlyArray<Told>> => {
  const { access, dataset = { origin: "http://shop.test", message: '{"code":"c","state":"s"}' } } = options
  const told: Array<Told> = []
  const parent = {
    postMessage: (message: unknown, target: string) => told.push({ message: { ...(message as object) }, target })
  }
  const window = {
    get localStorage() {
      if (options.storage === false) throw new Error("blocked")
      return { setItem: () => {}, removeItem: () => {} }
    }
  }
  Object.assign(window, { parent: options.framed === false ? window : parent })
  const document = { body: { dataset }, ...(access === undefined ? {} : { hasStorageAccess: access }) }
  runInNewContext(script, { window, document, Promise, JSON, setTimeout })
  await new Promise((resolve) => setTimeout(resolve, 300))
  return told
}

describe("the silent page's script", () => {
  it("first says that the page runs, then how it ended, to the one origin that may know", async () => {
    assert.deepStrictEqual(await run({}), [
      { message: { type: "ready", storage: true }, target: "http://shop.test" },
      { message: { code: "c", state: "s" }, target: "http://shop.test" }
    ])
  })

  it.each([
    ["a browser keeps storage from it", { storage: false }, false],
    ["a browser keeps cookies from it", { access: async () => false }, false],
    ["a browser lets it see cookies", { access: async () => true }, true],
    ["a browser fails to say", { access: () => Promise.reject(new Error("no")) }, false],
    ["a browser never says", { access: () => new Promise<boolean>(() => {}) }, true]
  ])("says whether it sees its own storage where %s", async (_, options, storage) => {
    const [ready] = await run(options)

    assert.deepStrictEqual(ready?.message, { type: "ready", storage })
  })

  it("tells nobody where it is in no frame", async () => {
    assert.deepStrictEqual(await run({ framed: false }), [])
  })

  it("tells nobody where it has nothing to tell", async () => {
    assert.deepStrictEqual(await run({ dataset: {} }), [])
  })
})

it.each([
  ["page.css", "text/css; charset=utf-8"],
  ["silent.js", "text/javascript; charset=utf-8"],
  ["outbox.js", "text/javascript; charset=utf-8"]
])("serves %s", async (name, type) => {
  const asset = await open().send(`/portico/assets/${name}`)

  assert.strictEqual(asset.status, 200)
  assert.strictEqual(asset.headers.get("content-type"), type)
})

it.each(["constructor", "__proto__", "nothing.js"])("serves no %s", async (name) => {
  assert.strictEqual((await open().send(`/portico/assets/${name}`)).status, 404)
})
