/**
 * What the provider's silent page tells the window that holds its frame (auth.md §2, §5).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import { Secret } from "../Secret.ts"

/** The page runs. `storage` says whether it could see its own storage; without it there is no session to find. */
export const Ready = Schema.Struct({ type: Schema.Literal("ready"), storage: Schema.Boolean })

/** The authorization was given. */
export const Authorized = Schema.Struct({ code: Secret, state: Secret })

/** The authorization was refused (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6). */
export const Denied = Schema.Struct({
  error: Schema.String,
  error_description: Schema.optionalKey(Schema.String),
  state: Secret
})

/** A message of the silent page. */
export const FrameMessage = Schema.Union([Ready, Authorized, Denied])
export type FrameMessage = typeof FrameMessage.Type
