import { assert, describe, it } from "@effect/vitest"
import { afterEach, vi } from "vitest"
import { open, seed } from "../provider/Shop.ts"

type Shop = ReturnType<typeof open>

const secretive = () => open({ seed: { ...seed, enumeration: "safe" } })

afterEach(() => vi.restoreAllMocks())

/** Counts the rounds of the slow hash in a call: its time without the noise of a clock. */
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
    ["a member who awaits approval", "eve@shop.test"],
    ["an invalid address", "no address"],
    ["an empty address", ""]
  ])("is that of one full hash for %s", async (_, email) => {
    const shop = open({ seed: { ...seed, enumeration }, passwordIterations: 1234 })
    await shop.start()

    assert.deepStrictEqual(await roundsOf(() => shop.login(email, "a wrong password")), [1234])
  })

  it("does not depend on the length of a wrong password or its correct part", async () => {
    const shop = open({ seed: { ...seed, enumeration } })
    await shop.start()

    for (const guess of ["", "c", "correct hors", "x".repeat(1_000_000)]) {
      assert.deepStrictEqual(await roundsOf(() => shop.login("ada@shop.test", guess)), [10])
    }
  })
})

it("a registration with enumeration safe takes as much work for a taken address as for a free one", async () => {
  const shop = secretive()
  await shop.start()

  const taken = await roundsOf(() => register(shop, "ada@shop.test"))
  const free = await roundsOf(() => register(shop, "zoe@shop.test"))

  assert.deepStrictEqual(taken, free)
})

describe("a response with enumeration safe", () => {
  const calls: ReadonlyArray<readonly [string, (shop: Shop, email: string) => ReturnType<Shop["send"]>]> = [
    ["a login", (shop, email) => shop.login(email, "a wrong password")],
    ["a registration", register],
    ["a recovery email", async (shop, email) => shop.post("/v1/send-email", { email }, await shop.visitor())]
  ]

  it.each(calls)("is the same for a member and a stranger, with the same length: %s", async (_, call) => {
    // The addresses have the same length.
    const [member, stranger] = [await call(secretive(), "ada@shop.test"), await call(secretive(), "adb@shop.test")]

    assert.strictEqual(member.status, stranger.status)
    assert.strictEqual(member.text.length, stranger.text.length)
    assert.deepStrictEqual(shapeOf(member.body), shapeOf(stranger.body))
    assert.sameMembers([...member.headers.keys()], [...stranger.headers.keys()])
  })

  it.each(calls)("is the same after too many requests: %s", async (_, call) => {
    const statuses = async (email: string) => {
      const shop = secretive()
      const found: Array<number> = []
      for (let time = 0; time < 12; time++) found.push((await call(shop, email)).status)
      return found
    }

    assert.deepStrictEqual(await statuses("ada@shop.test"), await statuses("adb@shop.test"))
  })

  it.each(["bob@shop.test", "eve@shop.test"])(
    "is that of a wrong password for a member who cannot sign in: %s",
    async (email) => {
      const shop = secretive()

      const hindered = await shop.login(email, "a wrong password")
      const stranger = await shop.login("nobody@shop.test", "a wrong password")

      assert.deepStrictEqual(hindered.body.details, stranger.body.details)
    }
  )

  it("is the same for a code of a taken address", async () => {
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

  it("informs only the owner of the address", async () => {
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

  it("is the same for a verification or activation of a known and an unknown identity", async () => {
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
