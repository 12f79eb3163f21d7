/**
 * Patches as a fluent builder for plain site code (data.md §3, §5).
 *
 * @since 0.1.0
 */
import * as Patch from "../../data/item/Patch.ts"

/** The changes of a builder. */
export interface Changes<Self> {
  /** Sets a field to a value. */
  readonly setField: (field: string, value: unknown) => Self
  /** Removes a field. */
  readonly removeField: (field: string) => Self
  /** Adds to a number; a negative value subtracts. */
  readonly incrementField: (field: string, value: number) => Self
  /** Appends a value to an array. */
  readonly appendToArray: (field: string, value: unknown) => Self
  /** Removes every element that equals the value from an array. */
  readonly removeFromArray: (field: string, value: unknown) => Self
}

/** A patch under construction. */
export interface PatchBuilder<Options, Result> extends Changes<PatchBuilder<Options, Result>> {
  /** Sends the changes. If any of them is invalid, it rejects with all problems and sends nothing. */
  readonly run: (options?: Options | null) => Promise<Result>
}

/** Starts a patch, which `send` applies. */
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
