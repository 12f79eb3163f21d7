import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { codeOf, open } from "../../provider/Shop.ts"
import { secret, seed, texts } from "./hostile.ts"
import { positions } from "./positions.ts"

describe("a hostile string", () => {
  let shop: ReturnType<typeof open>
  let token = ""

  beforeAll(async () => {
    shop = open({ seed })
    token = await shop.visitor()
  })

  afterAll(() => shop.dispose())

  it.each([...Map.groupBy(positions, ({ path }) => path)])(
    "is used as a name or value, or refused, at each position of %s",
    { timeout: 60_000 },
    async (path, places) => {
      for (const { name, payload } of places) {
        for (const [label, text] of texts) {
          const answered = await shop.post(path, payload(text), token)
          const what = `${name}: ${label}: ${answered.status} ${answered.text.slice(0, 200)}`
          assert.isTrue(answered.status === 200 || (answered.status >= 400 && answered.status < 500), what)
          assert.notInclude(answered.text, secret, what)
          if (answered.status !== 200) assert.isTrue(isTyped(answered), what)
        }
      }

      const { body } = await shop.post("/v2/items/count", { dataCollectionId: "open" }, token)
      assert.isAtLeast(Number(Object.entries(body)[0]?.[1]), 2)
      assert.deepStrictEqual(
        ["isAdmin", "1", "title"].filter((name) => name in {}),
        []
      )
      const refused = await shop.post("/v2/items/query", { dataCollectionId: "secrets", query: {} }, token)
      assert.strictEqual(codeOf(refused), "WDE0027")
    }
  )
})

const isTyped = ({ body }: Awaited<ReturnType<ReturnType<typeof open>["post"]>>): boolean =>
  body.details.applicationError !== undefined || (body.details.validationError?.fieldViolations.length ?? 0) > 0
