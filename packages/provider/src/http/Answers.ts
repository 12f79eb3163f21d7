/**
 * The handlers of the endpoint table.
 *
 * @since 0.1.0
 */
import type { Answers } from "./request/Call.ts"
import * as Data from "./data/DataAnswers.ts"
import * as Identity from "./identity/IdentityAnswers.ts"

/** The services that the handlers need. */
export type Services = Data.Services | Identity.Services

/** The handlers of both halves of the endpoint table, by row. */
export const answers: {
  readonly auth: Answers<"auth", Services>
  readonly data: Answers<"data", Services>
} = { auth: Identity.answers, data: Data.answers }
