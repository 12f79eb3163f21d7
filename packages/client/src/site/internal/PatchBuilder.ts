/**
 * Patches as a fluent builder for plain site code (data.md §3, §5).
 *
 * @since 0.1.0
 */
import * as Patch from "../../data/item/Patch.ts"

/** The changes of a builder. */
export interface Changes<Self> {
  /** Gives a field a value. */
  readonly setField: (field: string, value: unknown) => Self
  /** Takes a field away. */
  readonly removeField: (field: string) => Self
  /** Adds to a number; a negative value subtracts. */
  readonly incrementField: (field: string, value: number) => Self
  /** Puts a value at the end of a list. */
  readonly appendToArray: (field: string, value: unknown) => Self
  /** Takes every element that equals the value out of a list. */
  readonly removeFromArray: (field: string, value: unknown) => Self
}

/** A patch under construction. */
export interface PatchBuilder<Options, Result> extends Changes<PatchBuilder<Options, Result>> {
  /** Makes the changes. Rejects with all that is wrong with them, and sends nothing then. */
  readonly run: (options?: Options | null) => Promise<Result>
}

/** Starts a patch of what `send` changes. */
export const make = <Options, Result>(
  send: (patch: Patch.Patch<never>, options: Options | null | undefined) => Promise<Result>,
  patch: Patch.Patch<never> = Patch.empty
): PatchBuilder<Options, Result> => {
  const step =
    (method: Patch.Method) =>
    (...args: ReadonlyArray<unknown>) =>
      make(send, Patch.call(patch, method, args))
  return {
    setField: step("set"),
    removeField: step("remove"),
    incrementField: step("increment"),
    appendToArray: step("append"),
    removeFromArray: step("pull"),
    run: (options) => send(patch, options)
  }
}
