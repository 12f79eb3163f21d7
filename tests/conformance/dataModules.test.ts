import { afterEach, assert, beforeEach, describe, it } from "vitest"
import { published } from "./data/Items.ts"
import { make } from "./data/Watch.ts"
import { type Network, open } from "./Network.ts"
import { generations } from "./Published.ts"

type Call = (...args: ReadonlyArray<unknown>) => unknown

/** Modules of the package that the specification does not define. */
const others = [
  "backups",
  "collections",
  "externalDatabaseConnections",
  "indexes",
  "movementJobs",
  "permissions",
  "sharing",
  "tasks"
]

// Exports that call nothing: events for servers, builders and constants.
const isQuiet = (name: string): boolean => /^on[A-Z]|^[A-Z]|^utils$|Builder$/.test(name)

describe.each(generations)("the other modules of the published client's data package (%s)", (generation) => {
  let network: Network
  beforeEach(async () => {
    network = await open()
  })
  afterEach(() => network.close())

  const { clientOf, others: modules } = published(generation, make())

  it("are all listed in this test", () => {
    const found = Object.keys(modules).filter((name) => /^[a-z]/.test(name) && typeof modules[name] === "object")
    const newer = generation === "current" ? ["scheduledWorkflows"] : []
    assert.sameMembers(found, [...others, ...newer])
  })

  it.each([...others, ...(generation === "current" ? ["scheduledWorkflows"] : [])])(
    "receive 404 or 405 for every call: %s",
    async (name) => {
      const calls = Object.entries(clientOf({ [name]: modules[name] })[name] ?? {}).filter(
        (entry): entry is [string, Call] => typeof entry[1] === "function" && !isQuiet(entry[0])
      )
      for (const [, call] of calls) await Promise.resolve(call("one", { id: "two", revision: "1" }, {})).catch(() => {})
      const asked = network.exchanges().filter(({ path }) => path !== "/oauth2/token")
      assert.isNotEmpty(asked)
      for (const { answer, method, path } of asked) {
        assert.include([404, 405], answer.status, `${method} ${path}`)
        const { details, message } = (await answer.json()) as {
          readonly message: string
          readonly details: { readonly applicationError: { readonly code: string } }
        }
        assert.isNotEmpty(message)
        assert.include(["NOT_FOUND", "METHOD_NOT_ALLOWED"], details.applicationError.code)
      }
    }
  )
})
