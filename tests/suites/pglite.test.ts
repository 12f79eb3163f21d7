import * as AccountSuite from "./AccountSuite.ts"
import { Items } from "@portico/client/data/Items"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { expire, member } from "./Browser.ts"
import * as GroupsSuite from "./GroupsSuite.ts"
import * as ItemsSuite from "./ItemsSuite.ts"
import * as MembersSuite from "./MembersSuite.ts"
import * as http from "./network/http.ts"
import * as QueriesSuite from "./QueriesSuite.ts"
import * as SiteSuite from "./SiteSuite.ts"
import * as TokensSuite from "./TokensSuite.ts"
import * as WritesSuite from "./WritesSuite.ts"

const network = http.make()

for (const { suite } of [
  ItemsSuite,
  QueriesSuite,
  MembersSuite,
  AccountSuite,
  TokensSuite,
  WritesSuite,
  GroupsSuite,
  SiteSuite
])
  suite("HTTP and PGlite", network.layer)

const insert = Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID(), text: "x".repeat(2000) }))

layer(network.layer, { excludeTestServices: true })("a provider on PGlite that is killed", (it) => {
  it.effect("loses no confirmed write and no session", () =>
    Effect.gen(function* () {
      const ada = yield* member(accounts.ada)
      const answered: Array<string> = []
      const write = Effect.map(ada.run(insert), ({ id }) => answered.push(id))
      const enough = Effect.repeat(Effect.sleep("5 millis"), { until: () => answered.length >= 50 })

      const writers = Array.from({ length: 4 }, () => Effect.forever(write))
      yield* Effect.forkChild(Effect.all(writers, { concurrency: "unbounded" }))
      yield* Effect.andThen(enough, network.kill)

      yield* ada.run(expire)
      const found = yield* Effect.forEach(answered, (id) => ada.run(Items.use((items) => items.get("reviews", id))), {
        concurrency: 8
      })
      assert.deepStrictEqual(found.filter(Option.isNone), [])
      assert.strictEqual(yield* ada.run(Tokens.use((tokens) => tokens.role)), "member")
    })
  )
})
