import { assert, describe, it } from "@effect/vitest"
import * as Assets from "../../../../packages/provider/src/http/pages/Assets.ts"
import { runInNewContext } from "node:vm"
import { open } from "../../Shop.ts"

interface Told {
  readonly message: unknown
  readonly target: string
}

const script = await (Assets.respond("silent.js") ?? new Response()).text()

/** Runs the silent page's script in a window and collects the messages that its parent receives. */
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
  it("reports that the page runs and then the result, to the allowed origin only", async () => {
    assert.deepStrictEqual(await run({}), [
      { message: { type: "ready", storage: true }, target: "http://shop.test" },
      { message: { code: "c", state: "s" }, target: "http://shop.test" }
    ])
  })

  it.each([
    ["the browser blocks its storage", { storage: false }, false],
    ["the browser blocks its cookies", { access: async () => false }, false],
    ["the browser allows its cookies", { access: async () => true }, true],
    ["the check fails", { access: () => Promise.reject(new Error("no")) }, false],
    ["the check never completes", { access: () => new Promise<boolean>(() => {}) }, true]
  ])("reports whether it can access its storage if %s", async (_, options, storage) => {
    const [ready] = await run(options)

    assert.deepStrictEqual(ready?.message, { type: "ready", storage })
  })

  it("reports nothing outside a frame", async () => {
    assert.deepStrictEqual(await run({ framed: false }), [])
  })

  it("reports nothing without data", async () => {
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

it.each(["constructor", "__proto__", "nothing.js"])("responds with 404 to %s", async (name) => {
  assert.strictEqual((await open().send(`/portico/assets/${name}`)).status, 404)
})
