/**
 * The rows of the endpoint table as clients use them: with codecs instead of schemas. They are compiled from the table
 * (`codecs/`).
 *
 * @since 0.1.0
 */
import type { Codec } from "./Codec.ts"
import type * as Endpoint from "./Endpoint.ts"

/** A row of the endpoint table with codecs of its payload and its response. */
export interface Call<out Request = unknown, out Response = unknown> extends Omit<
  Endpoint.Endpoint,
  "request" | "response" | "aliases"
> {
  readonly request: Codec<Request, unknown>
  readonly response: Codec<Response, unknown>
}

/** The call of a row with schemas. It keeps the error codes of a row of the data API. */
export type CallOf<Row extends Endpoint.Endpoint> = Call<Endpoint.RequestOf<Row>, Endpoint.ResponseOf<Row>> &
  (Row extends { readonly codes: infer Codes } ? { readonly codes: Codes } : unknown)

/** The payload of a call. */
export type RequestOf<C extends Call> = C extends Call<infer Request> ? Request : never

/** The decoded response of a call. */
export type ResponseOf<C extends Call> = C extends Call<unknown, infer Response> ? Response : never
