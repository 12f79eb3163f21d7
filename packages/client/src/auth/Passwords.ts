/**
 * The password of the member who is signed in (auth.md §5, §7). The client enforces no rules of its own: what the
 * provider does not accept comes back as `InvalidArgument`, field by field.
 *
 * @since 0.1.0
 */
import { changePassword } from "@portico/contract/auth/Endpoints"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import type { CallError } from "../transport/Failure.ts"
import { Transport, type TransportShape } from "../transport/Transport.ts"
import { noted } from "./internal/Outcome.ts"

/** What can go wrong changing a password. */
export type ChangeError = CallError

/** The operations of `Passwords`. */
export interface PasswordsShape {
  /** Changes the password of the member who is signed in. Never runs as a visitor in his place. */
  readonly change: (newPassword: Redacted.Redacted) => Effect.Effect<void, ChangeError>
}

/** Changes passwords. A forgotten one is `Recovery`'s. */
export class Passwords extends Context.Service<Passwords, PasswordsShape>()("@portico/client/auth/Passwords") {}

/** `Passwords` over the transport. */
export const layer: Layer.Layer<Passwords, never, Transport> = Layer.effect(
  Passwords,
  Effect.map(Transport, (transport) => ({ change: changing(transport) }))
)

/** `Passwords.change` over a transport of one's own. */
export const changing = (transport: TransportShape): PasswordsShape["change"] =>
  Effect.fn("Passwords.change")((newPassword) => transport.call(changePassword, { newPassword }), Effect.asVoid, noted)
