import * as PgliteDelay from "../../../../packages/provider/src/store/postgres/PgliteDelay.ts"
import { assert, describe, it } from "@effect/vitest"

describe("the delay of a statement", () => {
  it("is the time without processor use, from the second measurement on", () => {
    let processor = 100
    const delay = PgliteDelay.make(() => processor)

    assert.isUndefined(delay.at(1000))
    assert.isUndefined(delay.at(1019))
    assert.strictEqual(delay.at(1020), 0)
    processor += 30
    assert.strictEqual(delay.at(1120), 70)
    assert.isUndefined(delay.at(1130))
    processor += 50
    assert.strictEqual(delay.at(1170), 70)
  })

  it("restarts at 0 for the next statement", () => {
    const delay = PgliteDelay.make(() => 5)
    for (const time of [1000, 1100, 1200]) delay.at(time)

    delay.reset()

    assert.isUndefined(delay.at(1300))
    assert.strictEqual(delay.at(1320), 0)
  })

  it("is unknown if Node does not report the processor time of a thread", () => {
    const delay = PgliteDelay.make(() => undefined)

    assert.deepStrictEqual([delay.at(1000), delay.at(1100)], [undefined, undefined])
  })
})
