/**
 * The errors of a store.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"

/**
 * An operation failed because the store could not be reached or failed internally. The operation may or may not have
 * taken effect.
 */
export class StoreUnavailable extends Data.TaggedError("StoreUnavailable")<{ readonly cause: unknown }> {
  override get message(): string {
    return "The store did not respond."
  }
}

/**
 * The store cannot be opened, and a retry alone does not help: another process uses the data folder, the folder has
 * another version, or the server refuses the connection. The message is one sentence with the problem and the remedy.
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
