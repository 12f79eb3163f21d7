import * as Provider from "@portico/provider/Provider"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { type Answered, open as openShop, seed } from "../../Shop.ts"

/** The fields that the JSON of a data response may have. */
export interface Data {
  readonly dataItem: { readonly id: string; readonly dataCollectionId: string; readonly data: Record<string, unknown> }
  readonly dataItems: ReadonlyArray<Data["dataItem"]>
  readonly distinctValues: ReadonlyArray<unknown>
  readonly pagingMetadata: Record<string, unknown>
  readonly totalCount: number
  readonly isReferenced: boolean
  readonly results: ReadonlyArray<{
    readonly action: string
    readonly itemMetadata: {
      readonly id?: string
      readonly originalIndex: number
      readonly success: boolean
      readonly error?: { readonly code: string; readonly description: string; readonly data?: unknown }
    }
  }>
  readonly action: string
  readonly bulkActionMetadata: {
    readonly totalSuccesses: number
    readonly totalFailures: number
    readonly undetailedFailures?: number
  }
}

const year = (id: string, title: string, year: number) => ({ _id: id, title, year })

/** The shop's seed with books, reviews and orders. */
export const withBooks: Seed = {
  ...seed,
  members: [...(seed.members ?? []), { email: "max@shop.test", password: "correct horse" }],
  collections: [
    {
      id: "books",
      permissions: { insert: "ANYONE", update: "ANYONE", remove: "ANYONE" },
      items: [year("b1", "Emma", 1815), year("b2", "Persuasion", 1817), year("b3", "Middlemarch", 1871)]
    },
    {
      id: "reviews",
      items: [
        { _id: "r1", text: "Lovely.", _ownerId: "Ada@shop.test" },
        { _id: "r2", text: "Dull.", _ownerId: "max@shop.test" }
      ]
    },
    {
      id: "orders",
      permissions: { read: "SITE_MEMBER_AUTHOR", insert: "SITE_MEMBER", update: "PRIVILEGED", remove: "CMS_EDITOR" },
      items: [
        { _id: "o1", total: 1, _ownerId: "Ada@shop.test" },
        { _id: "o2", total: 2, _ownerId: "max@shop.test" }
      ]
    }
  ]
}

/** Returns the result of each item of a bulk request: its action or its error code. */
export const fared = ({ data }: { readonly data: Data }) =>
  data.results.map(({ action, itemMetadata: { error, success } }) => (success ? action : error?.code))

/** Opens a shop with books, reviews and orders, and functions that call it as a visitor or as one of two members. */
export const open = async (options: Provider.Options = {}) => {
  const shop = openShop({ seed: withBooks, ...options })
  const tokens = { visitor: await shop.visitor(), ada: (await shop.member()).access_token, max: "" }
  tokens.max = (await shop.member("max@shop.test")).access_token

  const call =
    (path: string) =>
    async (
      collection: string,
      payload: object,
      as: keyof typeof tokens = "visitor"
    ): Promise<Answered & { data: Data }> => {
      const answered = await shop.post(path, { dataCollectionId: collection, ...payload }, tokens[as])
      return { ...answered, data: JSON.parse(answered.text) }
    }

  const get = async (collection: string, id: string, as: keyof typeof tokens = "visitor") => {
    const query = new URLSearchParams({ dataCollectionId: collection, dataItemId: id }).toString()
    const answered = await shop.send(`/v2/items/x?${query}`, { headers: { authorization: tokens[as] } })
    const data: Data = JSON.parse(answered.text)
    return { ...answered, data }
  }

  return {
    ...shop,
    get,
    insert: call("/v2/items"),
    update: call("/v2/items/update"),
    remove: call("/v2/items/remove"),
    save: call("/v2/items/save"),
    patch: call("/v2/items/patch"),
    truncate: call("/v2/items/truncate"),
    bulkInsert: call("/v2/bulk/items/insert"),
    bulkUpdate: call("/v2/bulk/items/update"),
    bulkSave: call("/v2/bulk/items/save"),
    bulkPatch: call("/v2/bulk/items/patch"),
    bulkRemove: call("/v2/bulk/items/remove"),
    isReferenced: call("/v2/items/is-referenced"),
    insertReferences: call("/v2/bulk/items/insert-references"),
    removeReferences: call("/v2/bulk/items/remove-references"),
    replaceReferences: call("/v2/items/replace-references"),
    queryReferenced: call("/v2/items/query-referenced"),
    query: call("/v2/items/query"),
    count: call("/v2/items/count"),
    distinct: call("/v2/items/query-distinct-values")
  }
}
