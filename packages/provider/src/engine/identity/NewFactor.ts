/**
 * A factor that a member wants to add and has not confirmed yet.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Member } from "./Member.ts"
import { field, type ValidationError } from "../value/Refusal.ts"
import type { Factor } from "../factors/Factor.ts"

/** A factor that a member adds by entering a code or by approving a push notification. */
export type Wanted =
  | { readonly type: "TOTP" | "EMAIL" | "PUSH" }
  | { readonly type: "SMS" | "CALL"; readonly phone: string }

/** Creates the factor. Fails for a phone number that is not valid (ITU-T E.164). */
export const make = (
  wanted: Wanted,
  common: Pick<Factor, "id" | "status" | "createdAt">,
  secret: Redacted.Redacted,
  { email }: Pick<Member, "email">
): Effect.Effect<Factor, ValidationError> => {
  switch (wanted.type) {
    case "TOTP":
      return Effect.succeed({ _tag: "TOTP", ...common, secret })
    case "EMAIL":
      return Effect.succeed({ _tag: "EMAIL", ...common, email })
    case "PUSH":
      return Effect.succeed({ _tag: "PUSH", ...common })
    case "SMS":
    case "CALL": {
      const phone = wanted.phone.replace(/[\s()./-]/g, "")
      const isNumber = /^\+[1-9]\d{6,14}$/.test(phone)
      return isNumber ? Effect.succeed({ _tag: wanted.type, ...common, phone }) : Effect.fail(badPhone)
    }
  }
}

const badPhone = field("phone", "must be a phone number with its country code, such as +41 79 123 45 67")
