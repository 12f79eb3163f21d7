import { SiteError } from "@portico/client/site/SiteError"
import { describe, expect, it } from "vitest"
import { refused, serving } from "./serving.ts"

const emma = { _id: "b1", title: "Emma" }
const stored = { dataItem: { id: "b1", data: emma } }

const rejection = async (promise: Promise<unknown>): Promise<SiteError> => {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error
  )
  if (error instanceof SiteError) return error
  throw error
}

describe("the items of data", () => {
  it("are returned as data without an envelope", async () => {
    const { sent, site } = serving(() => Response.json(stored))

    expect(await site.data.get("books", "b1")).toEqual(emma)
    expect(await site.data.insert("books", emma)).toEqual(emma)
    expect(await site.data.update("books", emma, { condition: site.data.filter().eq("a", 1) })).toEqual(emma)
    expect(await site.data.remove("books", "b1", { condition: site.data.query("books").gt("a", 1) })).toEqual(emma)

    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { dataCollectionId: "books", dataItem: { id: "b1", data: emma } },
      { dataCollectionId: "books", dataItem: { id: "b1", data: emma }, condition: { filter: { a: 1 } } },
      { dataCollectionId: "books", dataItemId: "b1", condition: { filter: { a: { $gt: 1 } } } }
    ])
  })

  it("are null if they are missing", async () => {
    const { site } = serving(() => refused(404, "WDE0073"))

    expect([await site.data.get("books", "b1"), await site.data.remove("books", "b1", null)]).toEqual([null, null])
  })
})

describe("data with a wrong number of arguments", () => {
  type Calls = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => Promise<unknown>>>

  it.each<[string, number, number]>([
    ["get", 2, 3],
    ["insert", 2, 3],
    ["update", 2, 3],
    ["save", 2, 3],
    ["remove", 2, 3],
    ["truncate", 1, 2],
    ["bulkInsert", 2, 3],
    ["bulkSave", 2, 3],
    ["bulkUpdate", 2, 3],
    ["bulkRemove", 2, 3],
    ["insertReference", 4, 5],
    ["removeReference", 4, 5],
    ["replaceReferences", 4, 5],
    ["isReferenced", 4, 5],
    ["queryReferenced", 3, 4],
    ["aggregatePipeline", 2, 3],
    ["fetch", 2, 4],
    ["fetchAggregate", 2, 4],
    ["fetchReferenced", 2, 4]
  ])("rejects %s unless it has %i to %i arguments, and sends nothing", async (method, least, most) => {
    const { sent, site } = serving(() => Response.json(stored), { tokens: undefined as never })
    const call = (site.data as unknown as Calls)[method]

    for (const count of [least - 1, most + 1]) {
      const error = await rejection(call?.(...Array.from({ length: count }, () => "x")) ?? Promise.resolve())

      expect([error.code, error.message]).toEqual([
        "WDE0008",
        `${method} takes ${least} to ${most} arguments. Received: ${count}.`
      ])
    }
    expect(sent).toEqual([])
  })

  it("rejects insertReference with an array unless it has 2 or 3 arguments, and sends nothing", async () => {
    const { sent, site } = serving(() => Response.json({}))
    const many = site.data as unknown as Calls

    const error = await rejection(many["insertReference"]?.("books", [], {}, 1) ?? Promise.resolve())

    expect([error.code, error.message]).toEqual(["WDE0008", "insertReference takes 2 to 3 arguments. Received: 4."])
    expect(sent).toEqual([])
  })
})

describe("data with hostile arguments", () => {
  const itself: Record<string, unknown> = {}
  itself["itself"] = itself
  const hostile: ReadonlyArray<unknown> = [
    undefined,
    null,
    Number.NaN,
    "",
    "\ud800",
    [],
    {},
    Object.create(null),
    Symbol("x"),
    10n,
    itself,
    new Map(),
    { stages: [null, {}, { filter: itself }], paging: 5 },
    { condition: 5 },
    { _id: {} },
    { seed: "x" }
  ]
  const answer = {
    results: [],
    dataItems: [],
    distinctValues: [],
    pagingMetadata: {},
    totalCount: 0,
    isReferenced: true
  }
  const { site } = serving(() => Response.json({ ...answer, ...stored }))

  type Call = (...args: ReadonlyArray<unknown>) => unknown
  const isCall = (value: unknown): value is Call => typeof value === "function"
  const callsOf = (object: object): ReadonlyArray<readonly [string, Call]> =>
    Object.entries(object).filter((entry): entry is [string, Call] => isCall(entry[1]) && !entry[0].startsWith("~"))

  /** Runs a call and everything that it builds. Returns the error unless it is a `SiteError`. */
  const failing = async (call: () => unknown): Promise<ReadonlyArray<unknown>> => {
    try {
      const value = await call()
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        for (const [name, end] of callsOf(value)) if (name === "find" || name === "run") await end()
      }
      return []
    } catch (error) {
      return error instanceof SiteError ? [] : [error]
    }
  }

  it.each(callsOf(site.data))("rejects with a SiteError or returns from %s", async (_, call) => {
    const failures: Array<unknown> = []

    for (const value of hostile) {
      for (const args of [[value], ["books", value], ["books", "x", value], ["books", "f", "l", "r", value]]) {
        failures.push(...(await failing(() => call(...args))))
      }
    }

    expect(failures).toEqual([])
  })

  it.each(["query", "aggregate", "search", "patch", "bulkPatch", "filter", "sort"] as const)(
    "rejects with a SiteError or returns from the builder of %s",
    async (start) => {
      const builder = (site.data[start] as Call)(...(start === "filter" || start === "sort" ? [] : ["books", ["b1"]]))
      const failures: Array<unknown> = []

      for (const [, step] of callsOf(builder as object)) {
        for (const value of hostile) failures.push(...(await failing(() => step(value, value))))
      }

      expect(failures).toEqual([])
    }
  )

  it("rejects with a SiteError or returns from the builders of stages", async () => {
    const run = (stage: () => unknown) =>
      failing(() => site.data.aggregatePipeline("books", { stages: [stage() as never] }))
    const failures: Array<unknown> = []

    for (const [, start] of callsOf(site.data.stages)) {
      for (const value of hostile) {
        failures.push(...(await run(() => start(value, value))))
        for (const [, step] of callsOf(start() as object)) failures.push(...(await run(() => step(value, value))))
      }
    }

    expect(failures).toEqual([])
  })
})

describe("a rejected call", () => {
  it("has a code, a kind and every problem if its arguments are invalid, and sends nothing", async () => {
    const { sent, site } = serving(() => Response.json(stored))

    const error = await rejection(site.data.get("", "", { language: "" }))

    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: "WDE0001",
      code: "WDE0001",
      kind: "WD_VALIDATION_ERROR",
      details: { applicationError: { code: "WDE0001" } },
      problems: [{ code: "WDE0001" }, { code: "WDE0002" }, { code: "WDE0018", path: ["options", "language"] }]
    })
    expect(error.message.split("\n").map((line) => line.slice(0, 8))).toEqual(["WDE0001:", "WDE0002:", "WDE0018:"])
    expect(sent).toEqual([])
  })

  it("has the provider's code, data and request id if it was refused", async () => {
    const { site } = serving(() => refused(403, "WDE0027", { a: 1 }))

    expect(await rejection(site.data.get("books", "b1"))).toMatchObject({
      code: "WDE0027",
      message: "no",
      status: 403,
      requestId: "REQ-1",
      details: { applicationError: { code: "WDE0027", description: "no", data: { a: 1 } } }
    })
  })

  it("has one line for each rejected field", async () => {
    const fieldViolations = [
      { field: "title", description: "must not be empty" },
      { field: "year", description: "must be a number" }
    ]
    const { site } = serving(() =>
      Response.json({ message: "m", details: { validationError: { fieldViolations } } }, { status: 400 })
    )

    const error = await rejection(site.data.insert("books", {}))

    expect(error.message.split("\n").slice(1)).toEqual(["title: must not be empty", "year: must be a number"])
    expect(error.details).toEqual({ validationError: { fieldViolations } })
  })

  it("has the kind WD_UNKNOWN_ERROR if there is no response", async () => {
    const { site } = serving(() => {
      throw new TypeError("fetch failed")
    })

    expect(await rejection(site.data.insert("books", {}))).toMatchObject({ code: "WDE0053", kind: "WD_UNKNOWN_ERROR" })
  })

  it("has the value that the site code threw if site code failed", async () => {
    const { site } = serving((_, index) =>
      refused(
        400,
        "WDE0078",
        index === 0 ? { value: { my: "object" } } : { jsErrorValue: { name: "Sold", message: "gone", code: "S1" } }
      )
    )

    await expect(site.data.insert("books", {})).rejects.toEqual({ my: "object" })
    await expect(site.data.insert("books", {})).rejects.toMatchObject({ name: "Sold", message: "gone", code: "S1" })
  })
})
