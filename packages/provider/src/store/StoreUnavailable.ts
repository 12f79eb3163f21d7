/**
 * The one way in which a store fails.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"

/** The store could not be reached, or failed inside. The call may or may not have been carried out. */
export class StoreUnavailable extends Data.TaggedError("StoreUnavailable")<{ readonly cause: unknown }> {
  override get message(): string {
    return "The store did not answer."
  }
}

/**
 * The store cannot be opened, and trying again alone does not help: another process uses the data folder, its version
 * is another one, or the server refuses. The message is one sentence and what to do.
 */
export class StoreNotOpened extends Data.TaggedError("StoreNotOpened")<{
  readonly reason: "InUse" | "Version" | "Unusable" | "Unreachable"
  readonly description: string
  readonly cause?: unknown
}> {
  override get message(): string {
    return this.description
  }
}
