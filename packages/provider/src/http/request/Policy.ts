/**
 * How this provider behaves where it has a choice.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"

/** The choices. */
export interface PolicyShape {
  /** A playground: takes every client id, and every web address with it. */
  readonly open: boolean
  /** Origin under which browsers reach the provider. Without one it is that of each request. */
  readonly origin: string | undefined
  /** Whether the outbox is shown to whoever asks. Without a decision it is under loopback hosts only. */
  readonly outbox: boolean | undefined
  /** Milliseconds within which the last refresh token may be shown again. */
  readonly reuseWindow: number
}

/** How this provider behaves where it has a choice. */
export class Policy extends Context.Service<Policy, PolicyShape>()("@portico/provider/http/Policy") {}
