/**
 * The rows of the endpoint table as clients use them: with codecs instead of schemas. They are compiled from the table
 * (`codecs/`).
 *
 * @since 0.1.0
 */
import type { Codec } from "./Codec.ts"
import type * as Wde from "./Wde.ts"
import type * as Endpoint from "./Endpoint.ts"

/** A row of the endpoint table with codecs of its payload and its response. */
export interface Call<out Request = unknown, out Response = unknown> extends Omit<
  Endpoint.Endpoint,
  "request" | "response" | "aliases"
> {
  readonly request: Codec<Request, unknown>
  readonly response: Codec<Response, unknown>
}

/** A call of the data API. `codes` has the error codes that its response can have, in groups. */
export interface DataCall<
  out Request = unknown,
  out Response = unknown,
  out Code extends Wde.Code = Wde.Code
> extends Call<Request, Response> {
  readonly codes: ReadonlyArray<ReadonlyArray<Code>>
}

/** The call of a row with schemas. */
export type CallOf<Row extends Endpoint.Endpoint> = Row extends {
  readonly codes: ReadonlyArray<ReadonlyArray<infer Code extends Wde.Code>>
}
  ? DataCall<Endpoint.RequestOf<Row>, Endpoint.ResponseOf<Row>, Code>
  : Call<Endpoint.RequestOf<Row>, Endpoint.ResponseOf<Row>>

/** The payload of a call. */
export type RequestOf<C extends Call> = C extends Call<infer Request> ? Request : never

/** The decoded response of a call. */
export type ResponseOf<C extends Call> = C extends Call<unknown, infer Response> ? Response : never
