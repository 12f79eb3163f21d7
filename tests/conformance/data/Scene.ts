/** A provider with the items that a recorded request refers to. */
import type { SeedCollection } from "../../../packages/provider/src/engine/seed/Seed.ts"
import { open } from "../Network.ts"
import type { Recorded } from "../Recording.ts"
import { type Exchange, payloadOf, type Sent, sentOf } from "./Recording.ts"
import type { Refusal } from "./Replay.ts"

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

interface Body {
  readonly pagingMetadata?: { readonly cursors?: { readonly next?: string | null; readonly prev?: string | null } }
}

/** Sends a recorded exchange's request, after the earlier ones of its case. */
export const replay = async (exchange: Exchange, { collection, hooks }: Omit<Refusal, "id"> = {}): Promise<Answer> => {
  const network = await open(
    { collections: collectionsFor(exchange, collection) },
    hooks === undefined ? {} : { hooks }
  )
  try {
    const authorization = await visitor()
    let cursor: string | undefined
    for (const { request } of [...primed(exchange), ...exchange.before]) {
      cursor = cursorOf(await send(sentOf(request, cursor), authorization))
    }
    return await send(sentOf(exchange.request, cursor), authorization)
  } finally {
    await network.close()
  }
}

const send = async ({ body, method, path, query }: Sent, authorization: string): Promise<Answer> => {
  const answer = await fetch(`https://www.wixapis.com/wix-data${path}${query === "" ? "" : `?${query}`}`, {
    method,
    headers: { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}

const visitor = async (): Promise<string> => {
  const answer = await fetch("https://www.wixapis.com/oauth2/token", {
    method: "POST",
    body: JSON.stringify({ clientId: "conformance", grantType: "anonymous" })
  })
  return ((await answer.json()) as { readonly access_token: string }).access_token
}

const cursorOf = ({ body }: Answer): string | undefined =>
  body.pagingMetadata?.cursors?.next ?? body.pagingMetadata?.cursors?.prev ?? undefined

// A case that starts with a cursor has it from another request.
const primed = ({ before, request }: Exchange): ReadonlyArray<Pick<Recorded, "request">> => {
  const payload = payloadOf(request)
  const isWithin = JSON.stringify(payload).includes('"cursor"')
  if (!isWithin || before.length > 0) return []
  const paging = { limit: 1, offset: 0 }
  const { dataCollectionId, environment } = payload
  const body = { dataCollectionId, environment, ...firstPages[request.path]?.(paging) }
  return [{ request: { method: "POST", path: request.path, headers: {}, body } }]
}

const firstPages: Readonly<Record<string, (paging: object) => object>> = {
  "/v2/items/query": (paging) => ({ query: { paging } }),
  "/v2/items/query-referenced": (paging) => ({ referringItemId: "id1", referringItemFieldName: "authors", paging }),
  "/v2/items/aggregate": (paging) => ({ aggregation: { groupingFields: ["n"] }, paging }),
  "/v2/items/aggregate-pipeline": (paging) => ({ pipeline: { stages: [], paging } })
}

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const collectionsFor = (
  { request, response }: Recorded,
  other: Partial<SeedCollection> | null | undefined
): ReadonlyArray<SeedCollection> => {
  if (other === null) return []
  const people = ["r1", "r2", "r", "right", "x"].map((_id) => ({ _id, name: _id }))
  const { dataCollectionId = "books", environment, referencedItemOptions = [] } = payloadOf(request)
  const isSandbox = environment !== undefined || `${request.query}`.includes("environment=")
  const sandboxed = (sandbox: NonNullable<SeedCollection["sandbox"]>) => (isSandbox ? { sandbox } : {})
  const included = (referencedItemOptions as ReadonlyArray<{ readonly fieldName: string }>).map(
    ({ fieldName }) => fieldName
  )
  const items = [...named(request, response), ...filler]
  const id = decodeURIComponent(
    /dataCollectionId=([^&]*)/.exec(`${request.query}`)?.[1] ?? String(dataCollectionId)
  ).replaceAll("+", " ")
  return [
    {
      id,
      permissions: everyone,
      fields: {
        authors: { type: "MULTI_REFERENCE", referencedCollectionId: "people" },
        author: { type: "REFERENCE", referencedCollectionId: "people" },
        ...Object.fromEntries(included.map((name) => [name, { type: "REFERENCE", referencedCollectionId: "people" }]))
      },
      items,
      ...sandboxed(items),
      ...other
    },
    { id: "people", permissions: everyone, items: people, ...sandboxed(people) }
  ]
}

// More items than any recorded page has, with the fields that the recorded filters, sorts and groups use.
const date = { $date: "2024-05-01T00:00:00.000Z" }
const data = {
  title: "T",
  n: 1,
  a: 1,
  b: 2,
  d: date,
  at: { $date: "2030-01-01T00:00:00.000Z" },
  state: "CA",
  city: "LA",
  color: "red",
  x: "x",
  obj: { k: 1 }
}
const filler = Array.from({ length: 40 }, (_, index) => ({
  _id: `z${index}`,
  ...data,
  a: index < 10 ? 1 : index,
  n: index,
  color: `red ${index}`,
  tags: ["abcdefghij"]
}))

/** Returns the items that a request refers to and that existed. */
const named = (
  { body, path }: Recorded["request"],
  response: Recorded["response"]
): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const isInsert = /\/items(\/insert)?$/.test(path)
  const missing = JSON.stringify(missingIn(response))
  const ids = new Set([...(isInsert ? [] : idsIn(body)), ...(isInsert ? [] : ["id1", "left"])])
  return [...ids]
    .filter((id) => !missing.includes(JSON.stringify(id)))
    .map((_id) => ({ _id, ...data, ...meeting(body), authors: ["r1", "r2"] }))
}

/** Returns the fields that an item needs to match the condition of a request. */
const meeting = (body: unknown): object => {
  const { condition } = (body ?? {}) as { readonly condition?: { readonly filter: object } }
  return Object.fromEntries(
    Object.entries(condition?.filter ?? {}).map(([name, value]: readonly [string, unknown]) => [
      name,
      typeof value === "object" && value !== null && "$gt" in value ? Number(value.$gt) + 1 : value
    ])
  )
}

const missingIn = ({ body }: Recorded["response"]): ReadonlyArray<unknown> => {
  const { results } = (body ?? {}) as {
    readonly results?: ReadonlyArray<{
      readonly action?: string
      readonly itemMetadata?: { readonly id: string; readonly success: boolean }
    }>
  }
  return (Array.isArray(results) ? results : [])
    .filter(({ action, itemMetadata }) => itemMetadata?.success === false || action === "INSERT")
    .map(({ itemMetadata }) => itemMetadata?.id)
}

const idsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(id|dataItemId|referringItemId)$/.test(key) && typeof inner === "string"
      ? [inner]
      : key === "dataItemIds" && Array.isArray(inner)
        ? (inner as ReadonlyArray<string>)
        : idsIn(inner)
  )
}
