import { uuidV4 } from "../../../../packages/client/src/transport/internal/Uuid.ts"
import { assert, it } from "@effect/vitest"

it("creates different UUIDs of version 4", () => {
  const ids = Array.from({ length: 1000 }, uuidV4)

  for (const id of ids) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  assert.strictEqual(new Set(ids).size, 1000)
  // Every other digit varies. A digit has one value in 1000 ids with a probability below 10^-1000.
  const varying = Array.from({ length: 36 }, (_, at) => new Set(ids.map((id) => id[at])).size > 1)
  const fixed = varying.flatMap((varies, at) => (varies ? [] : [at]))
  assert.deepStrictEqual(fixed, [8, 13, 14, 18, 23])
})
