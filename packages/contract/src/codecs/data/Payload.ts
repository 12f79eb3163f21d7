/**
 * The codecs of the common keys of `data/internal/Payload`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../../Codec.ts"

/** Creates the codec of the payload of a call that reads. */
export const reading = <const K extends Codec.Keys>(keys: K) =>
  Codec.struct({
    dataCollectionId: Codec.string,
    environment: Codec.lenient(Codec.literals("LIVE", "SANDBOX", "SANDBOX_PREFERRED")),
    suppressHooks: Codec.lenient(Codec.boolean),
    appOptions: Codec.lenient(Codec.record(Codec.unknown)),
    publishPluginOptions: Codec.lenient(Codec.struct({ includeDraftItems: Codec.lenient(Codec.boolean) })),
    consistentRead: Codec.lenient(Codec.boolean),
    language: Codec.lenient(Codec.string),
    ...keys
  })

/** Creates the codec of the payload of a call that writes. */
export const writing = <const K extends Codec.Keys>(keys: K) =>
  Codec.struct({
    dataCollectionId: Codec.string,
    environment: Codec.lenient(Codec.literals("LIVE", "SANDBOX", "SANDBOX_PREFERRED")),
    suppressHooks: Codec.lenient(Codec.boolean),
    appOptions: Codec.lenient(Codec.record(Codec.unknown)),
    publishPluginOptions: Codec.lenient(Codec.struct({ includeDraftItems: Codec.lenient(Codec.boolean) })),
    ...keys
  })
