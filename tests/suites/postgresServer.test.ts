import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as Limits from "@portico/contract/Limits"
import * as PostgresStore from "@portico/provider/PostgresStore"
import type { Seed } from "@portico/provider/Provider"
import * as Connection from "../../packages/provider/src/store/postgres/Connection.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import { setTimeout as sleep } from "node:timers/promises"
import { inject } from "vitest"
import { serve } from "../attacks/Wire.ts"
import { seed } from "../provider/Shop.ts"

const permissions = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
const items = Array.from({ length: 20 }, (_, place) => ({ _id: `i${place}`, place }))
const shop: Seed = {
  ...seed,
  collections: [
    { id: "slow", permissions, items },
    { id: "quick", permissions, items }
  ]
}

const address = { url: Redacted.make(inject("postgresUrl")), schema: `server_${process.pid}` }
const readTimeout = 4000
const writeTimeout = 700

let wire: Awaited<ReturnType<typeof serve>>
let admin: SqlClient.SqlClient
const scope = Scope.makeUnsafe()

beforeAll(async () => {
  wire = await serve({ seed: shop, store: PostgresStore.make({ ...address, readTimeout, writeTimeout }) })
  await wire.token()
  const context = await Effect.runPromise(
    Layer.buildWithScope(Connection.layer({ ...address, writeTimeout: 0 }), scope)
  )
  admin = await Effect.runPromise(Effect.provideContext(SqlClient.SqlClient, context))
})

afterAll(async () => {
  await wire.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const tableOf = (id: string) =>
  Effect.map(
    admin<{ number: number }>`SELECT number FROM collections WHERE id = ${id}`,
    ([row]) => `items_${row?.number}`
  )

/** Locks a table while `use` runs, so that every statement on it waits. */
const whileLocked = async <A>(table: string, use: () => Promise<A>): Promise<A> =>
  Effect.runPromise(
    admin.withTransaction(
      Effect.andThen(
        admin.unsafe(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`),
        Effect.promise(() => use())
      )
    )
  )

const whileSlow = async <A>(use: () => Promise<A>) => whileLocked(await Effect.runPromise(tableOf("slow")), use)

/** The number of statements that wait for the locked table. */
const waiting = async (): Promise<number> => {
  const [row] = await Effect.runPromise(admin<{ count: bigint }>`
    SELECT count(*) AS count FROM pg_stat_activity
    WHERE application_name = 'portico reads' AND state = 'active' AND wait_event_type = 'Lock'`)
  return Number(row?.count ?? 0)
}

const waitUntil = async (condition: () => boolean | Promise<boolean>) => {
  const deadline = Date.now() + 3000
  while (!(await condition()) && Date.now() < deadline) await sleep(20)
}

const until = async (expected: number) => {
  await waitUntil(async () => (await waiting()) === expected)
  assert.strictEqual(await waiting(), expected)
}

const send = async (path: string, token: string, payload: object, signal?: AbortSignal) => {
  const response = await fetch(wire.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token },
    body: JSON.stringify(payload),
    ...(signal === undefined ? {} : { signal })
  })
  return { status: response.status, retryAfter: response.headers.get("retry-after"), text: await response.text() }
}

const count = (collection: string, token: string, signal?: AbortSignal) =>
  send("/v2/items/count", token, { dataCollectionId: collection }, signal)

const query = (collection: string, token: string) =>
  send("/v2/items/query", token, { dataCollectionId: collection, query: { paging: { limit: 5 } } })

const get = async (collection: string, token: string) =>
  (await fetch(`${wire.url}/v2/items/i1?dataCollectionId=${collection}`, { headers: { authorization: token } })).status

const within = async <A>(milliseconds: number, run: () => Promise<A>): Promise<A> => {
  const start = performance.now()
  const result = await run()
  assert.isBelow(performance.now() - start, milliseconds)
  return result
}

const times = <A>(many: number, run: (index: number) => Promise<A>) =>
  Promise.all(Array.from({ length: many }, (_, index) => run(index)))

describe("a provider on a Postgres server", () => {
  it("runs the counts of one caller concurrently and completes all of them", async () => {
    const token = await wire.token()

    const counts = await whileSlow(async () => {
      const all = times(30, () => count("slow", token))
      await until(4)
      return { all }
    })

    assert.deepStrictEqual(new Set((await counts.all).map(({ status }) => status)), new Set([200]))
  })

  it("responds to others within a second while every expensive read of one caller is slow", async () => {
    const token = await wire.token()
    const other = await wire.token()

    const slow = await whileSlow(async () => {
      const all = times(30, () => count("slow", token))
      await until(4)
      assert.strictEqual((await within(1000, () => query("quick", other))).status, 200)
      assert.strictEqual((await within(1000, () => count("quick", other))).status, 200)
      assert.strictEqual(await within(1000, () => get("quick", other)), 200)
      return { all }
    })

    await slow.all
  })

  it("issues tokens while all the slots for reads are taken", async () => {
    const tokens = await times(20, () => wire.token())

    const slow = await whileSlow(async () => {
      const all = times(20, (index) => count("slow", tokens[index] ?? ""))
      // One of them is in the slot of short operations.
      await until(7)
      assert.isNotEmpty(await within(1000, () => wire.token()))
      assert.strictEqual(await within(1000, () => get("quick", tokens[0] ?? "")), 200)
      return { all }
    })

    await slow.all
  })

  it("rejects a caller's requests beyond the queue with 503 and Retry-After", async () => {
    const token = await wire.token()

    let rejected = 0
    const counts = await whileSlow(async () => {
      const all = times(4 + Limits.maximumWaitingPerCaller + 20, async () => {
        const response = await count("slow", token)
        if (response.status === 503) rejected++
        return response
      })
      await until(4)
      // Only requests that arrive while the table is locked meet a full queue.
      await waitUntil(() => rejected === 20)
      return { all }
    })

    const refused = (await counts.all).filter(({ status }) => status === 503)
    assert.lengthOf(refused, 20)
    assert.deepStrictEqual(new Set(refused.map(({ retryAfter }) => retryAfter)), new Set(["1"]))
  })

  it("cancels the statement of a caller who disconnects, and no other one", async () => {
    const token = await wire.token()
    const other = await wire.token()

    const kept = await whileSlow(async () => {
      const kept = count("slow", other)
      await until(1)
      const leaving = new AbortController()
      const left = times(4, () => count("slow", token, leaving.signal).catch(() => undefined))
      await until(5)
      leaving.abort()
      await left
      await until(1)
      const quick = await times(40, () => query("quick", other))
      assert.deepStrictEqual(new Set(quick.map(({ status }) => status)), new Set([200]))
      return { answer: kept }
    })

    assert.strictEqual((await kept.answer).status, 200)
  })

  it("cancels a read after its deadline", async () => {
    const token = await wire.token()

    const { status } = await whileSlow(() => within(readTimeout + 1500, () => count("slow", token)))

    assert.strictEqual(status, 504)
  })

  it("cancels a write after its deadline", async () => {
    const token = await wire.token()
    const dataItem = { data: { place: 1 } }

    const { status } = await whileSlow(() =>
      within(writeTimeout + 1500, () => send("/v2/items", token, { dataCollectionId: "slow", dataItem }))
    )

    assert.isAtLeast(status, 500)
    assert.strictEqual((await count("slow", token)).status, 200)
  })

  it("cancels a statement on identities after its deadline", async () => {
    const { status } = await whileLocked("sessions", () =>
      within(writeTimeout + 1500, () => send("/oauth2/token", "", { clientId: "shop", grantType: "anonymous" }))
    )

    assert.strictEqual(status, 503)
    assert.isNotEmpty(await wire.token())
  })
})
