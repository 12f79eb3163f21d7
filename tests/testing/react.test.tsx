import * as Profiles from "@portico/client/auth/Profiles"
import { Items } from "@portico/client/data/Items"
import { AuthorizedFetch } from "@portico/client/session/AuthorizedFetch"
import { Tokens } from "@portico/client/session/Tokens"
import type { Services } from "@portico/client/Client"
import * as Faults from "@portico/testing/Faults"
import * as Testing from "@portico/testing/Testing"
import * as Scenario from "@portico/testing/scenarios/Scenario"
import { createWorld, loadWorld, type World, worldOf } from "@portico/testing/react"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { onTestFinished, vi } from "vitest"

const run = <A, E>({ layer }: World, effect: Effect.Effect<A, E, Services>): Promise<A> =>
  Effect.runPromise(Effect.provide(effect, layer))

const role = Tokens.use((tokens) => tokens.role)
const count = Items.use((items) => Effect.map(items.get("books", "emma"), () => 1))
const review = Items.use((items) => items.insert("reviews", { bookId: "emma", text: "Twice." }))

describe("a world", () => {
  it("signs a member in before the first request", async () => {
    const world = await createWorld({ member: "ada" })

    assert.strictEqual(await run(world, role), "member")
    assert.deepStrictEqual(world.requests(), [])
    const { data } = await run(world, review)
    assert.isString(data["_ownerId"])
    assert.deepStrictEqual(
      world.requests().map(({ status }) => status),
      [200]
    )
  })

  it("signs a member in who has a second factor", async () => {
    const world = await createWorld({ scenario: "secondFactor", member: "ada@example.com" })

    assert.strictEqual(await run(world, role), "member")
  })

  it("has the services of a layer over the client", async () => {
    const { layer } = await createWorld({ member: "ada", over: Profiles.layer })
    const me = Profiles.Profiles.use(({ me }) => Effect.map(me, Option.getOrUndefined))

    const identity = await Effect.runPromise(Effect.provide(me, layer as Layer.Layer<Services | Profiles.Profiles>))

    assert.strictEqual(identity?.email?.address, "ada@example.com")
  })

  it("signs no one in by default", async () => {
    assert.strictEqual(await run(await createWorld(), role), "none")
  })

  it("keeps the session for the next load of the page", async () => {
    const world = await createWorld()
    await run(world, Testing.signIn())

    assert.strictEqual(await run(world, role), "member")
  })

  it("keeps the end of a session for the next load of the page", async () => {
    const world = await createWorld({ member: "ada" })
    await run(
      world,
      Tokens.use((tokens) => tokens.clear)
    )

    assert.strictEqual(await run(world, role), "none")
  })

  it("reports the members of the seed if the member is not one of them", async () => {
    const message = await createWorld({ member: "ghost@example.com" }).then(
      () => "",
      (error: Error) => error.message
    )

    assert.strictEqual(
      message,
      "The member ghost@example.com is not in the seed. Its members are: ada@example.com, bob@example.com, edith@example.com."
    )
  })

  it("shares nothing with another world", async () => {
    const [first, second] = await Promise.all([createWorld({ member: "edith" }), createWorld({ member: "edith" })])
    const remove = Items.use((items) => items.remove("books", "emma"))
    const find = Items.use((items) => items.get("books", "emma"))

    await run(first, remove)

    assert.isTrue((await run(first, find))._tag === "None")
    assert.isTrue((await run(second, find))._tag === "Some")
    assert.strictEqual(second.requests().length, 1)
  })

  it("applies the faults of its scenario until the test replaces them", async () => {
    const world = await createWorld({ scenario: "offline", member: "ada" })

    assert.strictEqual((await run(world, Effect.flip(count)))._tag, "WDE0053")
    world.faults.set()
    assert.strictEqual(await run(world, count), 1)
  })

  it("replaces the faults of its scenario by its own", async () => {
    const world = await createWorld({ scenario: "offline", faults: [Faults.refused(400, {}, "CLOSED")], member: "ada" })

    assert.notStrictEqual((await run(world, Effect.flip(count)))._tag, "WDE0053")
  })

  it("takes the client and the members of a seed", async () => {
    const [scenario] = Object.values(
      Scenario.make({
        own: {
          description: "A shop with one member.",
          seed: {
            clients: [{ clientId: "own", origins: [], redirectUris: [] }],
            members: [{ email: "Grace@example.com", password: "debugging" }]
          }
        }
      })
    )
    assert.isDefined(scenario)

    assert.strictEqual(await run(await createWorld({ scenario, member: "grace@example.com" }), role), "member")
  })

  it("moves time for the client and the provider", async () => {
    const world = await createWorld({ clock: "moved", member: "ada" })
    const before = world.clock.now()

    await world.clock.advance("5 hours")
    await run(world, review)

    assert.strictEqual(world.clock.now() - before, 5 * 60 * 60 * 1000)
    assert.deepStrictEqual(
      world.requests().map(({ path }) => path),
      ["/oauth2/token", "/v2/items"]
    )
  })

  it("refuses to move the real time", async () => {
    const { clock } = await createWorld()

    const message = await clock.advance("1 second").then(
      () => "",
      (error: Error) => error.message
    )

    assert.include(message, 'clock: "moved"')
  })

  it("sends requests to other servers over the network", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("from the shop")))
    onTestFinished(() => void vi.unstubAllGlobals())
    const world = await createWorld({ authorizedOrigins: ["http://shop.test"], member: "ada" })
    const response = await run(
      world,
      AuthorizedFetch.use(({ fetch }) => fetch("http://shop.test/"))
    )

    assert.strictEqual(await response.text(), "from the shop")
    assert.deepStrictEqual(world.requests(), [])
  })
})

describe("a story", () => {
  it("has the world that its parameter describes", async () => {
    const loaded = await loadWorld({ parameters: { world: { member: "bob" } } })

    assert.strictEqual(await run(worldOf({ loaded }), role), "member")
  })

  it("reports a missing loader", () => {
    assert.throws(() => worldOf({ loaded: {} }), /loadWorld/)
  })
})
