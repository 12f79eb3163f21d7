/**
 * Every answer of the endpoint table.
 *
 * @since 0.1.0
 */
import type { Answers } from "./request/Call.ts"
import * as Data from "./data/DataAnswers.ts"
import * as Identity from "./identity/IdentityAnswers.ts"

/** What the answers need. */
export type Services = Data.Services | Identity.Services

/** How each row is answered. */
export const answers: {
  readonly auth: Answers<"auth", Services>
  readonly data: Answers<"data", Services>
} = { auth: Identity.answers, data: Data.answers }
