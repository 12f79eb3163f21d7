/** Requests of several kinds at the same time. */
import * as Endpoints from "@portico/contract/data/Endpoints"
import type { Endpoint } from "@portico/contract/Endpoint"
import * as Limits from "@portico/contract/Limits"
import * as Schema from "effect/Schema"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { book } from "./Books.ts"
import { answerOf, inFlight, visitorToken } from "./Load.ts"
import { milliseconds } from "./Measure.ts"
import * as ProviderProcess from "./ProviderProcess.ts"

/** The collection of the requests, with two indexes. */
const collection = {
  id: "books",
  indexes: [{ fields: [{ fieldName: "year" }] }, { fields: [{ fieldName: "author" }, { fieldName: "price" }] }]
}

/** The durations of the requests of each kind in milliseconds, and the number of responses with status 503. */
export interface Outcome {
  readonly times: Readonly<Record<string, ReadonlyArray<number>>>
  readonly refused: number
}

/** A provider whose collection has items. */
export interface Mixture {
  /** Sends requests until a condition is met. */
  readonly run: (isOver: () => boolean) => Promise<Outcome>
}

/** The number of items before the requests. */
const initial = 20_000

/** The number of inserted items that are not removed. */
const latest = 2000

/** Runs a measurement with a provider whose embedded database has the first items. `dataDir` is the folder of its data. */
export const withProvider = async <A>(
  measure: (mixture: Mixture, provider: ProviderProcess.ProviderProcess, dataDir: string) => Promise<A>
): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), "portico-bench-"))
  const seed = join(folder, "seed.json")
  writeFileSync(seed, JSON.stringify({ collections: [collection] }))
  const dataDir = join(folder, "data")
  const provider = await ProviderProcess.start({ folder: dataDir }, ["--seed", seed])
  try {
    return await measure(await open(provider.url), provider, dataDir)
  } finally {
    await provider.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Inserts the first items, and waits until searches are complete. */
const open = async (url: string): Promise<Mixture> => {
  const headers = { authorization: await visitorToken(url), "content-type": "application/json" }
  const send = ({ method, path }: Endpoint, body: object) =>
    fetch(`${url}${path}`, { method, headers, body: JSON.stringify({ dataCollectionId: collection.id, ...body }) })
  let inserted = 0
  const removable: Array<string> = []
  const next = () => {
    const data = {
      ...book(inserted),
      author: `Author ${(inserted * 7919) % 1000}`,
      blurb: `w${inserted % 5000} of many`
    }
    if (inserted >= initial) removable.push(data._id)
    inserted++
    return { id: data._id, data }
  }
  const some = (count: number) => Array.from({ length: count }, next)
  const read = () => `b${Math.floor(Math.random() * initial)}`

  const bulk = () => send(Endpoints.bulkInsert, { dataItems: some(Limits.maximumItemsPerRequest) })
  const search = () =>
    send(Endpoints.search, { search: { search: { expression: "many w4242" }, paging: { limit: 50 } } })
  const kinds: Readonly<Record<string, Kind>> = {
    "read of an item": {
      callers: 4,
      pause: 10,
      send: () => {
        const id = read()
        const query = new URLSearchParams({ dataCollectionId: collection.id, dataItemId: id })
        return fetch(`${url}/v2/items/${id}?${query}`, { headers: { authorization: headers.authorization } })
      }
    },
    "query of 50 items": {
      callers: 2,
      pause: 50,
      send: () =>
        send(Endpoints.query, {
          query: {
            filter: { year: { $gte: 1900 } },
            sort: [{ fieldName: "year", order: "ASC" }],
            paging: { limit: 50 }
          }
        })
    },
    search: { callers: 1, pause: 200, send: search },
    "insert of an item": { callers: 2, pause: 50, send: () => send(Endpoints.insert, { dataItem: next() }) },
    "update of an item": {
      callers: 1,
      pause: 50,
      send: () => {
        const id = read()
        return send(Endpoints.update, { dataItem: { id, data: { ...book(0), _id: id } } })
      }
    },
    "bulk insert of 1000 items": { callers: 1, pause: 500, send: bulk },
    "bulk removal of up to 1000 items": {
      callers: 1,
      pause: 500,
      // The latest items may not be inserted yet.
      send: () =>
        send(Endpoints.bulkRemove, {
          dataItemIds: removable.splice(
            0,
            Math.min(Math.max(removable.length - latest, 0), Limits.maximumItemsPerRequest)
          )
        })
    }
  }

  await inFlight(2, Array.from({ length: initial / Limits.maximumItemsPerRequest }), async () => {
    await answerOf(bulk())
  })
  while (decodeSearch(await answerOf(search())).incompleteResults === true) await sleep(100)

  return {
    run: async (isOver) => {
      const times: Record<string, Array<number>> = {}
      let refused = 0
      const repeat = async (name: string, { pause, send }: Kind) => {
        const taken = (times[name] ??= [])
        do {
          const [time, status] = await milliseconds(() => statusOf(send()))
          if (status === 503) refused++
          taken.push(time)
          await sleep(pause)
        } while (!isOver())
      }
      await Promise.all(
        Object.entries(kinds).flatMap(([name, kind]) => Array.from({ length: kind.callers }, () => repeat(name, kind)))
      )
      return { times, refused }
    }
  }
}

/** Requests of one kind: the number of callers, and the milliseconds between the requests of each. */
interface Kind {
  readonly callers: number
  readonly pause: number
  readonly send: () => Promise<Response>
}

/** Reads a response. Throws if it is neither complete nor a refusal because the provider was busy. */
const statusOf = async (asked: Promise<Response>): Promise<number> => {
  const { status } = await asked.then(async (response) => {
    if (response.status === 503) await response.arrayBuffer()
    else await answerOf(Promise.resolve(response))
    return response
  })
  return status
}

const decodeSearch = Schema.decodeUnknownSync(Endpoints.search.response)
