/**
 * The common parts of the payloads of the data API (data.md §7).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import type * as Wde from "../../Wde.ts"
import * as Endpoint from "../../Endpoint.ts"
import * as Lenient from "../../internal/Lenient.ts"
import { Environment } from "../Enums.ts"
import { FilterModel } from "../Query.ts"
import { Item } from "../Item.ts"

const common = {
  dataCollectionId: Schema.String,
  environment: Lenient.optional(Schema.Literals(Environment.members)),
  suppressHooks: Lenient.optional(Schema.Boolean),
  appOptions: Lenient.optional(Schema.Record(Schema.String, Schema.Unknown)),
  publishPluginOptions: Lenient.optional(Schema.Struct({ includeDraftItems: Lenient.optional(Schema.Boolean) }))
}

/** Creates the payload schema of a call that writes. A function, because a spread would keep every row in bundles. */
export const writing = <Fields extends Schema.Struct.Fields>(fields: Fields) => Schema.Struct({ ...common, ...fields })

/** Creates the payload schema of a call that reads. */
export const reading = <Fields extends Schema.Struct.Fields>(fields: Fields) =>
  Schema.Struct({
    ...common,
    consistentRead: Lenient.optional(Schema.Boolean),
    language: Lenient.optional(Schema.String),
    ...fields
  })

/** A response whose content is not used: any JSON. */
export const Ignored = Schema.Unknown

/** The filter that an item must match to be changed. */
export const condition = Schema.optionalKey(Schema.Struct({ filter: FilterModel }))

/** The response of a call for one item. */
export const OneItem = Schema.Struct({ dataItem: Lenient.optional(Item) })

/**
 * A row of the data API. `codes` has the codes that its response can have, in groups. WDE0053, WDE0055 and WDE0109 are
 * not listed, because every response can have them.
 */
export interface DataEndpoint<
  Request extends Schema.Codec<any, any> = Schema.Codec<any, any>,
  Response extends Schema.Codec<any, any> = Schema.Codec<any, any>,
  Code extends Wde.Code = Wde.Code
> extends Endpoint.Endpoint<Request, Response> {
  readonly codes: ReadonlyArray<ReadonlyArray<Code>>
}

/** Creates a row of the data API. `codes` is an array of groups, because spreads would keep every row in bundles. */
export const row = <
  Request extends Schema.Codec<any, any>,
  Response extends Schema.Codec<any, any>,
  const Code extends Wde.Code = never
>(
  path: string,
  request: Request,
  response: Response,
  codes: ReadonlyArray<ReadonlyArray<Code>>,
  more: Partial<Endpoint.Endpoint<Request, Response>> = {}
): DataEndpoint<Request, Response, Code> => {
  const made = Endpoint.make({ method: "POST", path, service: "data", host: "edge", request, response, ...more })
  return { ...made, codes }
}
