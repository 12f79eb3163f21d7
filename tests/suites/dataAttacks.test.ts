import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Redacted from "effect/Redacted"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { secret, seed, texts } from "../attacks/data/hostile.ts"
import { positions } from "../attacks/data/positions.ts"
import { type Answered, open } from "../provider/Shop.ts"

/** Labels of the strings with a special meaning in a database. */
const meant = new Set([
  "an apostrophe",
  "a quote",
  "a dollar",
  "__proto__",
  "a statement",
  "a statement of its own",
  "a JSON path",
  "a path of an array",
  "wildcards",
  "words of a text search",
  "NUL",
  "half a surrogate pair",
  "10 000 quotes"
])

describe("a string with a special meaning in a database", () => {
  const shops = [
    open({ seed, store: MemoryStore.make() }),
    open({ seed, store: PostgresStore.make({}) }),
    open({
      seed,
      store: PostgresStore.make({ url: Redacted.make(inject("postgresUrl")), schema: `hostile_${process.pid}` })
    })
  ]
  let tokens: ReadonlyArray<string> = []

  beforeAll(async () => {
    tokens = await Promise.all(shops.map((shop) => shop.visitor()))
  })

  afterAll(() => Promise.all(shops.map((shop) => shop.dispose())))

  it.each([...Map.groupBy(positions, ({ path }) => path)])(
    "has the same response from every store, in each place of %s",
    async (path, places) => {
      for (const { name, payload } of places) {
        for (const [label, text] of texts) {
          if (!meant.has(label)) continue
          const answers = await Promise.all(shops.map((shop, index) => shop.post(path, payload(text), tokens[index])))
          const told = answers.map(tell)
          const what = `${name}: ${label}`
          assert.deepStrictEqual(told, [told[0], told[0], told[0]], what)
          assert.notMatch(told.join(), /^5|,5/, what)
          for (const { text } of answers) assert.notInclude(text, secret, what)
        }
      }
    }
  )
})

const tell = ({ body, status }: Answered): string =>
  status === 200 ? "200" : `${status} ${body.details.applicationError?.code ?? "INVALID_ARGUMENT"}`
