/**
 * Patches as a fluent builder for plain site code (data.md §3, §5).
 *
 * @since 0.1.0
 */
import type { CheckedName, CheckedValue, NamesOf, ValueFor } from "../../data/call/internal/FieldNames.ts"
import * as Patch from "../../data/item/Patch.ts"

type Change<Self, S, Kind extends "set" | "increment" | "element", Wide> = <
  const F extends string = NamesOf<S, Kind>,
  const V extends Wide = ValueFor<S, F, Kind> & Wide
>(
  field: CheckedName<S, Kind, F>,
  value: CheckedValue<S, F, Kind, V>
) => Self

/** The changes of a builder. `S` is the scope of its fields, which are any fields by default. */
export interface Changes<Self, S = unknown> {
  /** Sets a field to a value. */
  readonly setField: Change<Self, S, "set", unknown>
  /** Removes a field. */
  readonly removeField: <const F extends string = NamesOf<S, "remove">>(field: CheckedName<S, "remove", F>) => Self
  /** Adds to a number; a negative value subtracts. */
  readonly incrementField: Change<Self, S, "increment", number>
  /** Appends a value to an array. */
  readonly appendToArray: Change<Self, S, "element", unknown>
  /** Removes every element that equals the value from an array. */
  readonly removeFromArray: Change<Self, S, "element", unknown>
}

/** A patch under construction. */
export interface PatchBuilder<Options, Result, S = unknown> extends Changes<PatchBuilder<Options, Result, S>, S> {
  /** Sends the changes. If any of them is invalid, it rejects with all problems and sends nothing. */
  readonly run: (options?: Options | null) => Promise<Result>
}

/** Starts a patch, which `send` applies. */
export const make = <Options, Result, S = unknown>(
  send: (patch: Patch.Patch<never>, options: Options | null | undefined) => Promise<Result>,
  patch: Patch.Patch<never> = Patch.empty
): PatchBuilder<Options, Result, S> => {
  const step =
    (method: Patch.Method) =>
    (...args: ReadonlyArray<unknown>) =>
      make<Options, Result, S>(send, Patch.call(patch, method, args))
  return {
    setField: step("set"),
    removeField: step("remove"),
    incrementField: step("increment"),
    appendToArray: step("append"),
    removeFromArray: step("pull"),
    run: (options) => send(patch, options)
  }
}
