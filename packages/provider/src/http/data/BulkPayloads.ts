/**
 * Decodes the payloads of bulk calls with the codecs that are compiled for clients. They accept the same payloads as the
 * schemas, in a fifth of the time and with less garbage.
 *
 * @since 0.1.0
 */
import * as Codec from "@portico/contract/Codec"
import * as Calls from "@portico/contract/codecs/data/Calls"
import { isPlainObject } from "@portico/contract/WireDate"

/** Decodes the payload of one bulk call. */
export interface BulkPayload {
  readonly decode: (payload: Readonly<Record<string, unknown>>) => unknown
}

/** Returns the codec of a bulk call of the data API, or `undefined` for any other call. */
export const codecOf = (key: string): BulkPayload | undefined => (Object.hasOwn(codecs, key) ? codecs[key] : undefined)

/** Decodes the items of a payload without their dates. Most dates are stored in their wire format. */
const withItems = (request: Codec.Codec<unknown, unknown>): BulkPayload => ({
  decode: (payload) => {
    const dataItems = drafts.decode(payload["dataItems"])
    if (Codec.isMismatch(dataItems)) return dataItems
    const others = request.decode({ ...payload, dataItems: [] })
    return Codec.isMismatch(others) ? others : { ...(others as object), dataItems }
  }
})

const drafts = Codec.array(
  Codec.struct({ id: Codec.optional(Codec.string), data: Codec.same("object", isPlainObject) })
)

const codecs: Readonly<Record<string, BulkPayload>> = {
  bulkInsert: withItems(Calls.bulkInsert.request),
  bulkPatch: Calls.bulkPatch.request,
  bulkRemove: Calls.bulkRemove.request,
  bulkSave: withItems(Calls.bulkSave.request),
  bulkUpdate: withItems(Calls.bulkUpdate.request)
}
