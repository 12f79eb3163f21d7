import * as Faults from "@portico/testing/Faults"
import { afterEach, assert, beforeEach, describe, it } from "vitest"
import { type Enter, lifetime, type Stage } from "./ChecksStage.ts"

const all = (count: number) => Array.from({ length: count }, () => "ok")

const passing = [
  ["down", Faults.noNetwork(Faults.tokens)],
  ["500", Faults.failing(Faults.tokens)],
  ["503 html", Faults.unavailable(Faults.tokens)],
  ["200 html (captive portal)", Faults.captivePortal(Faults.tokens)],
  ["429", Faults.rateLimited(Faults.tokens)]
] as const

const hour = 3600

/**
 * The fifteen checks. Each starts with a stored member session whose access token has expired. Faults begin before a
 * tab opens, because a browser may focus a new tab at any time, which makes its client refresh.
 */
export const suite = (name: string, enter: Enter) =>
  describe(`the fifteen checks, ${name}`, () => {
    let stage: Stage

    beforeEach(async () => {
      stage = await enter()
    })

    afterEach(() => stage.close())

    it("1: 100 concurrent callers cause exactly 1 refresh", async () => {
      const tab = await stage.open()

      const endings = await tab.callers(100)

      assert.deepStrictEqual(endings, all(100))
      assert.deepStrictEqual(stage.grants(), [200])
    })

    it("2: strict rotation, 1 tab: every refresh token is single-use, and the member stays signed in", async () => {
      const tab = await stage.open()

      for (let round = 0; round < 5; round++) {
        assert.deepStrictEqual(await tab.callers(20), all(20))
        await stage.pass(lifetime)
      }

      assert.deepStrictEqual(stage.grants(), [200, 200, 200, 200, 200])
      assert.strictEqual(await tab.write(), "ok")
      assert.strictEqual(await tab.role(), "member")
    })

    it("3: 2 tabs: two tabs on one storage, 50 callers each, 1 refresh in all", async () => {
      const [first, second] = [await stage.open(), await stage.open()]

      await Promise.all([first.callers(50), second.callers(50)])

      assert.deepStrictEqual(stage.grants(), [200])
    })

    it("4: 2 tabs: all 100 succeed and both tabs stay signed in", async () => {
      const [first, second] = [await stage.open(), await stage.open()]

      for (let round = 0; round < 3; round++) {
        const endings = await Promise.all([first.callers(50), second.callers(50)])

        assert.deepStrictEqual(endings.flat(), all(100))
        assert.deepStrictEqual(await Promise.all([first.write(), second.write()]), ["ok", "ok"])
        assert.deepStrictEqual(await Promise.all([first.role(), second.role()]), ["member", "member"])
        await stage.pass(lifetime)
      }
      assert.deepStrictEqual(
        stage.calls().filter((status) => status !== 200),
        []
      )
    })

    it.each([
      ...passing.map(([fault, ...rest], index) => [`${index + 5}: ${fault} preserves the session`, ...rest] as const),
      ["and 403 html (firewall) preserves the session", Faults.firewall(Faults.tokens)] as const,
      ["and 401 without a body preserves the session", Faults.refused(401, Faults.tokens)] as const
    ])("%s", async (_, fault) => {
      stage.setFaults(fault)
      const [first, second] = [await stage.open(), await stage.open()]

      const during = await Promise.all([first.callers(10), second.callers(10), first.write(), second.read()])
      const roles = await Promise.all([first.role(), second.role()])

      stage.setFaults()
      assert.deepStrictEqual(new Set(during.flat()), new Set(["TokenUnavailable"]))
      // The result of `loggedIn()` during the fault.
      assert.deepStrictEqual(roles, ["member", "member"])
      assert.deepStrictEqual(await Promise.all([first.write(), second.write()]), ["ok", "ok"])
      assert.deepStrictEqual(await Promise.all([first.role(), second.role()]), ["member", "member"])
      assert.notInclude([...(await first.changes()), ...(await second.changes())].join(), "refused")
    })

    it("10: 429 no storm: no other refresh is sent until `Retry-After` has passed", async () => {
      const seconds = 5
      stage.setFaults(Faults.rateLimited(Faults.tokens, seconds))
      const tab = await stage.open()
      await tab.callers(1)
      assert.deepStrictEqual(stage.grants(), [429])

      const other = await stage.open()
      for (let round = 0; round < 3; round++) {
        await Promise.all([tab.callers(100), other.callers(100), tab.write()])
      }
      assert.deepStrictEqual(stage.grants(), [429])

      // Reads fall back to a visitor's token: that is one more grant, which is rejected once as well.
      for (let round = 0; round < 3; round++) await tab.read()
      assert.isAtMost(stage.grants().length, 2)

      stage.setFaults()
      await stage.pass(seconds + 1)
      assert.strictEqual(await tab.write(), "ok")
      assert.strictEqual(await tab.role(), "member")
    })

    it("11: recovers immediately: the first call after the fault succeeds", async () => {
      stage.setFaults(passing[0][1])
      const tab = await stage.open()

      for (const [, fault] of passing) {
        stage.setFaults(fault)
        await tab.callers(3)
        stage.setFaults()

        assert.strictEqual(await tab.write(), "ok")
        await stage.pass(lifetime)
      }
      assert.strictEqual(await tab.role(), "member")
    })

    it("12: a refused refresh token ends the member session, once, with a typed reason", async () => {
      await stage.steal()
      const before = stage.grants().length
      const [first, second] = [await stage.open(), await stage.open()]

      const endings = (await Promise.all([first.callers(50), second.callers(50)])).flat()

      assert.notInclude(endings, "ok")
      assert.deepStrictEqual(
        stage
          .grants()
          .slice(before)
          .filter((status) => status === 400),
        [400]
      )
      const told = [await first.changes(), await second.changes()].map((changes) =>
        changes.filter((change) => change.startsWith("none") || change.startsWith("visitor"))
      )
      assert.deepStrictEqual(
        told.map(({ length }) => length),
        [1, 1]
      )
      assert.lengthOf(
        told.flat().filter((change) => change === "none refused ApplicationError invalid_grant"),
        1
      )
      assert.deepStrictEqual(await Promise.all([first.read(), second.read()]), ["ok", "ok"])
      assert.notInclude(await Promise.all([first.role(), second.role()]), "member")
    })

    it.each([
      ["13: a logout during a refresh stays a logout", "in"],
      ["13: a logout while the response to a refresh is delayed stays a logout", "out"]
    ] as const)("%s", async (_, way) => {
      const { arrived, release } = stage.block(way)
      const [first, second] = [await stage.open(), await stage.open()]
      const refresh = first.callers(10)
      await arrived

      const logout = second.logout()
      assert.strictEqual(await second.role(), "none")
      release()
      await Promise.all([refresh, logout])

      assert.deepStrictEqual(await Promise.all([first.role(), second.role()]), ["none", "none"])
      const third = await stage.open()
      assert.strictEqual(await third.role(), "none")
      assert.deepStrictEqual(await third.callers(1), ["MemberRequired"])
    })

    it.each([
      ["14: a device clock an hour fast neither loops nor serves an expired token", hour],
      ["15: a device clock an hour slow neither loops nor serves an expired token", -hour]
    ])("%s", async (_, seconds) => {
      await stage.close()
      stage = await enter(seconds)
      const tab = await stage.open()

      for (const refreshes of [1, 2, 3]) {
        assert.deepStrictEqual(await tab.callers(100), all(100))
        assert.strictEqual(await tab.write(), "ok")
        assert.lengthOf(stage.grants(), refreshes)
        await stage.pass(lifetime)
      }
      assert.deepStrictEqual(await tab.callers(100), all(100))
      const grants = stage.grants().length

      // The clock is corrected while the page is open.
      await stage.misset(0)
      assert.deepStrictEqual(await tab.callers(100), all(100))
      assert.strictEqual(await tab.write(), "ok")
      await stage.pass(lifetime)
      assert.deepStrictEqual(await tab.callers(100), all(100))
      assert.strictEqual(await tab.write(), "ok")

      assert.isAtMost(stage.grants().length - grants, 2)
      assert.deepStrictEqual(
        [...stage.grants(), ...stage.calls()].filter((status) => status !== 200),
        []
      )
    })

    it("and a clock that is set back between two visits costs one refused call and one refresh", async () => {
      await stage.misset(-hour)
      const tab = await stage.open()

      const endings = [await tab.write(), await tab.write()]

      assert.deepStrictEqual(endings, ["ok", "ok"])
      assert.deepStrictEqual(stage.grants(), [200])
      assert.deepStrictEqual(stage.calls(), [401, 200, 200])
    })

    it("and a call that joins a refresh from the time of the fault does not fail with it", async () => {
      stage.setFaults(Faults.failing(Faults.tokens))
      const tab = await stage.open()
      await tab.callers(1)
      stage.setFaults({ ...Faults.failing(Faults.tokens), latency: 1500 })
      const { arrived, release } = stage.block()
      const during = tab.callers(1)
      await arrived
      release()
      await stage.pass(0.2)
      stage.setFaults()

      const after = tab.write()

      assert.strictEqual(await after, "ok")
      await during
    })
  })
