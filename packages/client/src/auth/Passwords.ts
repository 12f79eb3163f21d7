/**
 * The password of the member who is signed in (auth.md §5, §7). The client has no password rules of its own: if the
 * provider refuses a password, the error is an `InvalidArgument` with the violations of each field.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { Transport } from "../transport/Transport.ts"
import { type ChangeError, changing } from "./internal/PasswordChange.ts"

export { ReverificationRequired } from "./internal/AccountProof.ts"
export type { ChangeError } from "./internal/PasswordChange.ts"

/** The operations of `Passwords`. */
export interface PasswordsShape {
  /**
   * Changes the password of the member who is signed in. Never runs as a visitor instead. A provider with the setting
   * `passwordChange: "reverified"` requires a proof of `Account.reverify` that is at most one minute old, and uses it
   * up. Without it, the error is `ReverificationRequired`.
   */
  readonly change: (newPassword: Redacted.Redacted, proof?: Redacted.Redacted) => Effect.Effect<void, ChangeError>
}

/** Changes passwords. `Recovery` resets forgotten ones. */
export class Passwords extends Context.Service<Passwords, PasswordsShape>()("@portico/client/auth/Passwords") {}

/** `Passwords` over the transport. */
export const layer: Layer.Layer<Passwords, never, Transport> = Layer.effect(
  Passwords,
  Effect.map(Transport, (transport) => ({ change: changing(transport) }))
)
