import { json, type Network, network, type Reply } from "../transport/network.ts"
import { payloadOf } from "./over.ts"

type Data = Readonly<Record<string, unknown>>

/** Returns a response that replaces the shelf's own, or undefined. */
export type Instead = (path: string, index: number) => Reply | undefined

/** Maps a response after the shelf has applied the request. */
export type After = (answer: Response, path: string, index: number) => Reply

/** Creates a network with a collection: bulk insert and save, truncate, and pages by cursor in the order of the ids. */
export const shelf = (instead: Instead = () => undefined, after: After = (answer) => answer) => {
  const stored = new Map<string, Data>()
  const net: Network = network((sent, index) => instead(sent.path, index) ?? after(answer(sent), sent.path, index))

  const answer = (sent: Network["sent"][number]): Response => {
    const payload = payloadOf(sent) as {
      readonly dataItems?: ReadonlyArray<{ readonly data: Data }>
      readonly query?: { readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string } }
    }
    switch (sent.path) {
      case "/v2/items/truncate":
        stored.clear()
        return json({})
      case "/v2/bulk/items/insert":
        return json({ results: (payload.dataItems ?? []).map(({ data }, place) => put(data, place, false)) })
      case "/v2/bulk/items/save":
        return json({ results: (payload.dataItems ?? []).map(({ data }, place) => put(data, place, true)) })
      default: {
        const { cursor = "0", limit = 50 } = payload.query?.cursorPaging ?? {}
        const all = [...stored.values()].toSorted((left, right) =>
          String(left["_id"]) < String(right["_id"]) ? -1 : 1
        )
        const start = Number(cursor)
        const hasNext = start + limit < all.length
        return json({
          dataItems: all
            .slice(start, start + limit)
            .map((data) => ({ id: data["_id"], dataCollectionId: "books", data: { ...data, _ownerId: "ada" } })),
          pagingMetadata: { total: all.length, hasNext, cursors: hasNext ? { next: String(start + limit) } : {} }
        })
      }
    }
  }

  const put = (data: Data, originalIndex: number, replaces: boolean) => {
    const id = String(data["_id"])
    const exists = stored.has(id)
    if (data["title"] === "refused") {
      const error = { code: "WDE0080", description: "The shop does not sell it." }
      return { itemMetadata: { id, originalIndex, success: false, error } }
    }
    if (exists && !replaces) {
      return { itemMetadata: { id, originalIndex, success: false, error: { code: "WDE0074", description: "there" } } }
    }
    stored.set(id, data)
    return { action: exists ? "UPDATE" : "INSERT", itemMetadata: { id, originalIndex, success: true } }
  }

  return { net, stored }
}
