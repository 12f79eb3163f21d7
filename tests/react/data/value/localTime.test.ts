import { assert, describe, it } from "@effect/vitest"
import { toLocal, toMoment, zoneName } from "../../../../packages/react/src/data/value/localTime.ts"

describe("a date and time in an input", () => {
  it("is preserved to the millisecond", () => {
    for (const moment of [
      "2026-02-03T09:15:00.000Z",
      "1815-12-10T00:00:01.000Z",
      "2026-06-30T23:59:59.999Z",
      "2026-06-30T23:59:00.007Z"
    ]) {
      assert.strictEqual(toMoment(toLocal(moment)), moment)
    }
  })

  it("is as short as possible", () => {
    assert.match(toLocal("2026-02-03T09:15:00.000Z"), /T\d\d:\d\d$/)
    assert.match(toLocal("2026-02-03T09:15:07.000Z"), /:07$/)
  })

  it("moves after a gap of the clock, and is the first of two", () => {
    assert.strictEqual(toMoment("2026-03-08T02:30", "America/New_York"), "2026-03-08T07:30:00.000Z")
    assert.strictEqual(toMoment("2026-11-01T01:30", "America/New_York"), "2026-11-01T05:30:00.000Z")
    assert.strictEqual(toMoment("2026-11-01", "America/New_York"), "2026-11-01T04:00:00.000Z")
  })

  it("is empty if the value is empty or invalid", () => {
    assert.strictEqual(toLocal(""), "")
    assert.strictEqual(toLocal("soon"), "")
    assert.strictEqual(toMoment(""), "")
    assert.strictEqual(toMoment("soon"), "")
    assert.strictEqual(toMoment("2026-02-31T10:00"), "")
    assert.strictEqual(toMoment("0000-01-01T10:00"), "")
    assert.strictEqual(toMoment("2026-02-28T24:00"), "")
    assert.strictEqual(toMoment("2026-02-28T10:60"), "")
    assert.strictEqual(toMoment("2026-2-8T10:00"), "")
  })
})

describe("the name of a time zone", () => {
  it("is that of the language, for a zone other than the user's own", () => {
    assert.match(zoneName("Asia/Tokyo", "en") ?? "", /^Japan (Standard )?Time$/)
  })

  it("is not needed for the user's own zone", () => {
    assert.isUndefined(zoneName(undefined, "en"))
    assert.isUndefined(zoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone, "en"))
  })
})
