/** data.md §4: one test for each transition, and for each rule of pages. */
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Jobs from "@portico/client/data/Jobs"
import type { SiteData } from "../../../packages/client/src/site/SiteData.ts"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import { describe, expect, it } from "vitest"
import { serving } from "../../client/site/serving.ts"
import { open } from "./made.ts"

const machines = { backup: Jobs.backup, restoration: Jobs.restoration, movement: Jobs.movement, index: Jobs.index }

/** Whether a job of a machine can advance from one status to another, if both are known only at run time. */
const goes = (machine: Jobs.Machine, from: string, to: string): boolean => {
  const advanced = Jobs.advanceTo(Jobs.make(machine, from), to)
  if (Result.isSuccess(advanced)) return advanced.success.status === to
  expect(advanced.failure).toMatchObject({ _tag: "ForbiddenTransition", from, to })
  return false
}

/** Returns the statuses of a job that a provider reports one after the other. */
const followed = (machine: Jobs.Machine, first: string, ...told: ReadonlyArray<string>) => {
  let index = 0
  const read = Effect.sync(() => told[index++] ?? "")
  return Effect.runPromise(
    Stream.runCollect(Stream.map(Jobs.follow(Jobs.make(machine, first), read), ({ status }) => status))
  )
}

describe("data.md §4, states and transitions", () => {
  it.each(["READY", "FAILED", "DELETED", "CANCELED"] as const)("backup, PENDING to: %s", async (to) => {
    expect(Jobs.advance(Jobs.make(Jobs.backup, "PENDING"), to).status).toBe(to)
    expect(goes(Jobs.backup, "PENDING", to)).toBe(true)
    expect(await followed(Jobs.backup, "PENDING", "PENDING", to)).toEqual(["PENDING", to])
  })

  it.each(["COMPLETED", "FAILED"] as const)("restoration, PENDING to: %s", async (to) => {
    expect(Jobs.advance(Jobs.make(Jobs.restoration, "PENDING"), to).status).toBe(to)
    expect(goes(Jobs.restoration, "PENDING", to)).toBe(true)
    expect(await followed(Jobs.restoration, "PENDING", to)).toEqual(["PENDING", to])
  })

  it.each([
    ["UNINITIALIZED", "INITIALIZING"],
    ["INITIALIZING", "IN_PROGRESS"]
  ] as const)("import/export job: %s to %s", (from, to) => {
    expect(goes(Jobs.movement, from, to)).toBe(true)
    expect(Jobs.movement[from]).toEqual([to])
  })

  it.each(["COMPLETED", "FAILED", "PARTIALLY_SUCCESSFUL"] as const)(
    "import/export job, IN_PROGRESS to: %s",
    async (to) => {
      expect(Jobs.advance(Jobs.make(Jobs.movement, "IN_PROGRESS"), to).status).toBe(to)
      expect(await followed(Jobs.movement, "UNINITIALIZED", "INITIALIZING", "IN_PROGRESS", to)).toEqual([
        "UNINITIALIZED",
        "INITIALIZING",
        "IN_PROGRESS",
        to
      ])
    }
  )

  it.each(["ACTIVE", "FAILED", "INVALID"] as const)("index, BUILDING to: %s", (to) => {
    expect(Jobs.advance(Jobs.make(Jobs.index, "BUILDING"), to).status).toBe(to)
    expect(goes(Jobs.index, "BUILDING", to)).toBe(true)
  })

  it("index, BUILDING to: ACTIVE: in the provider", async () => {
    const { provider } = open()
    const { status } = await provider.createIndex("books", { fields: [{ fieldName: "title" }] })

    expect(["BUILDING", "ACTIVE"]).toContain(status)
    await expect
      .poll(async () => (await provider.indexes("books")).find(({ name }) => name === "title")?.status)
      .toBe("ACTIVE")
  })

  it("index: DROPPING to DROPPED", async () => {
    const { provider } = open()
    await provider.createIndex("books", { fields: [{ fieldName: "title" }] })
    const { status } = await provider.dropIndex("books", "title")

    expect(["DROPPING", "DROPPED"]).toContain(status)
    expect(goes(Jobs.index, "DROPPING", "DROPPED")).toBe(true)
    await expect
      .poll(async () => (await provider.indexes("books")).find(({ name }) => name === "title")?.status)
      .toBe("DROPPED")
  })

  it("no other transition is allowed except dropping an index", async () => {
    const allowed = Object.entries(machines).flatMap(([name, machine]) =>
      Object.keys(machine).flatMap((from) =>
        Object.keys(machine).flatMap((to) => (goes(machine, from, to) ? [`${name}: ${from} to ${to}`] : []))
      )
    )

    expect(allowed.toSorted()).toEqual(
      [
        ...["READY", "FAILED", "DELETED", "CANCELED"].map((to) => `backup: PENDING to ${to}`),
        ...["COMPLETED", "FAILED"].map((to) => `restoration: PENDING to ${to}`),
        "movement: UNINITIALIZED to INITIALIZING",
        "movement: INITIALIZING to IN_PROGRESS",
        ...["COMPLETED", "FAILED", "PARTIALLY_SUCCESSFUL"].map((to) => `movement: IN_PROGRESS to ${to}`),
        ...["ACTIVE", "FAILED", "INVALID"].map((to) => `index: BUILDING to ${to}`),
        ...["BUILDING", "ACTIVE", "FAILED", "INVALID"].map((from) => `index: ${from} to DROPPING`),
        "index: DROPPING to DROPPED"
      ].toSorted()
    )
    await expect(followed(Jobs.backup, "PENDING", "RUNNING")).rejects.toMatchObject({ _tag: "ForbiddenTransition" })
  })

  /** Returns the first page of a response with this metadata, and the requests that were sent. */
  const paged = async (
    metadata: object,
    items: number,
    query = (data: SiteData) => data.query("books").limit(2).find()
  ) => {
    const dataItems = Array.from({ length: items }, (_, n) => ({ id: `b${n}`, data: { _id: `b${n}` } }))
    const { sent, site } = serving(() => Response.json({ dataItems, pagingMetadata: metadata }))
    const page = await query(site.data)
    return { page, sent }
  }

  it("the next page is allowed only if the result has a next page", async () => {
    const there = await paged({ hasNext: true, cursors: { next: "N" } }, 2)
    // Neither a cursor nor a total means that there is one.
    const not = await paged({ hasNext: false, cursors: { next: "N" }, total: 9 }, 2)

    expect([there.page.hasNext(), not.page.hasNext()]).toEqual([true, false])
    await there.page.next()
    await expect(not.page.next()).rejects.toMatchObject({ code: "WDE0165" })
    expect([there.sent.length, not.sent.length]).toEqual([2, 1])
  })

  it.each([
    ["with items", 2],
    ["without items", 0]
  ])("the previous page is allowed when the offset is above zero: of a page %s", async (_, items) => {
    const { page, sent } = await paged({}, items, (data) => data.query("books").limit(2).skip(2).find())

    expect(page.hasPrev()).toBe(true)
    await page.prev()
    expect(sent).toHaveLength(2)
  })

  it("the previous page is allowed when a previous cursor exists", async () => {
    const { page, sent } = await paged({ cursors: { prev: "P" } }, 2)

    expect(page.hasPrev()).toBe(true)
    await page.prev()
    expect(sent).toHaveLength(2)
  })

  it("the previous page is not allowed otherwise", async () => {
    const { page, sent } = await paged({ hasNext: true, cursors: { next: "N" }, offset: 0 }, 2)
    const { calls, run } = open()
    const first = await run(Queries.use((queries) => queries.run(Query.from("books"))))

    expect(page.hasPrev()).toBe(false)
    await expect(page.prev()).rejects.toMatchObject({ code: "WDE0159" })
    expect(await run(Effect.flip(Queries.use((queries) => queries.prev(first))))).toMatchObject({ _tag: "WDE0159" })
    expect([sent.length, calls().length]).toEqual([1, 1])
  })
})
