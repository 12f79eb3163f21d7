import { assert, describe, it } from "@effect/vitest"
import { afterEach, vi } from "vitest"
import { open, seed } from "../provider/Shop.ts"

type Shop = ReturnType<typeof open>

const secretive = () => open({ seed: { ...seed, enumeration: "safe" } })

afterEach(() => vi.restoreAllMocks())

/** Rounds of the slow hash that a call takes: its time, without the noise of a clock. */
const roundsOf = async (call: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const spy = vi.spyOn(crypto.subtle, "deriveBits")
  await call()
  const rounds = spy.mock.calls.map(([algorithm]) => (algorithm as Pbkdf2Params).iterations)
  spy.mockRestore()
  return rounds
}

const register = async (shop: Shop, email: string) =>
  shop.post("/v2/register", { loginId: { email }, password: "somebody's words" }, await shop.visitor())

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
  }
  return typeof value
}

describe.each(["open", "safe"] as const)("the time of a login, enumeration %s,", (enumeration) => {
  it.each([
    ["a wrong password", "ada@shop.test"],
    ["an unknown address", "nobody@shop.test"],
    ["a blocked member", "bob@shop.test"],
    ["a member who waits", "eve@shop.test"],
    ["what is no address", "no address"],
    ["an empty address", ""]
  ])("is that of one full hash for %s", async (_, email) => {
    const shop = open({ seed: { ...seed, enumeration }, passwordIterations: 1234 })
    await shop.start()

    assert.deepStrictEqual(await roundsOf(() => shop.login(email, "a wrong password")), [1234])
  })

  it("does not fall with the length of a wrong password, nor with how much of it is right", async () => {
    const shop = open({ seed: { ...seed, enumeration } })
    await shop.start()

    for (const guess of ["", "c", "correct hors", "x".repeat(1_000_000)]) {
      assert.deepStrictEqual(await roundsOf(() => shop.login("ada@shop.test", guess)), [10])
    }
  })
})

it("a registration takes as much work for a taken address as for a free one, where nobody may tell", async () => {
  const shop = secretive()
  await shop.start()

  const taken = await roundsOf(() => register(shop, "ada@shop.test"))
  const free = await roundsOf(() => register(shop, "zoe@shop.test"))

  assert.deepStrictEqual(taken, free)
})

describe("an answer that must not tell who is a member", () => {
  const calls: ReadonlyArray<readonly [string, (shop: Shop, email: string) => ReturnType<Shop["send"]>]> = [
    ["a login", (shop, email) => shop.login(email, "a wrong password")],
    ["a registration", register],
    ["a recovery mail", async (shop, email) => shop.post("/v1/send-email", { email }, await shop.visitor())]
  ]

  it.each(calls)("is the same for a member and a stranger, to the byte of its size: %s", async (_, call) => {
    // Of the same length.
    const [member, stranger] = [await call(secretive(), "ada@shop.test"), await call(secretive(), "adb@shop.test")]

    assert.strictEqual(member.status, stranger.status)
    assert.strictEqual(member.text.length, stranger.text.length)
    assert.deepStrictEqual(shapeOf(member.body), shapeOf(stranger.body))
    assert.sameMembers([...member.headers.keys()], [...stranger.headers.keys()])
  })

  it.each(calls)("is the same when there were too many: %s", async (_, call) => {
    const statuses = async (email: string) => {
      const shop = secretive()
      const found: Array<number> = []
      for (let time = 0; time < 12; time++) found.push((await call(shop, email)).status)
      return found
    }

    assert.deepStrictEqual(await statuses("ada@shop.test"), await statuses("adb@shop.test"))
  })

  it.each(["bob@shop.test", "eve@shop.test"])(
    "is that of a wrong password for a hindered member, too: %s",
    async (email) => {
      const shop = secretive()

      const hindered = await shop.login(email, "a wrong password")
      const stranger = await shop.login("nobody@shop.test", "a wrong password")

      assert.deepStrictEqual(hindered.body.details, stranger.body.details)
    }
  )

  it("is the same for a code that goes with nothing", async () => {
    const shop = secretive()
    const [taken, free] = [await register(shop, "ada@shop.test"), await register(shop, "zoe@shop.test")]
    const verify = async (stateToken: string) => {
      const { body, status } = await shop.post("/v1/auth/verify", { code: "1", stateToken }, await shop.visitor())
      return { status, ...body }
    }

    for (let guess = 0; guess < 7; guess++) {
      assert.deepStrictEqual(await verify(taken.body.stateToken), await verify(free.body.stateToken))
    }
  })

  it("is told to the owner of the address alone", async () => {
    const shop = secretive()
    await register(shop, "ada@shop.test")
    await register(shop, "zoe@shop.test")

    assert.deepStrictEqual(
      (await shop.outbox()).map(({ email, kind }) => [email, kind]),
      [
        ["ada@shop.test", "accountExists"],
        ["zoe@shop.test", "emailVerification"]
      ]
    )
  })

  it("is the same for a verification or an activation of anyone at all", async () => {
    const shop = secretive()
    const { body } = await shop.login()
    const token = await shop.visitor()

    for (const path of ["/v1/Start", "/v1/activation-email"]) {
      const known = await shop.post(path, { identityId: body.identity.id, target: "EMAIL" }, token)
      const unknown = await shop.post(path, { identityId: "x".repeat(22), target: "EMAIL" }, token)
      assert.strictEqual(known.status, unknown.status)
      assert.deepStrictEqual(shapeOf(known.body), shapeOf(unknown.body))
    }
  })
})
