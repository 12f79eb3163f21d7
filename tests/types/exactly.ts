type IsAny<A> = 0 extends 1 & A ? true : false

/** The places of `any` in a type. */
export type AnyIn<A, Depth extends ReadonlyArray<0> = [0, 0, 0, 0, 0]> =
  IsAny<A> extends true
    ? "any"
    : Depth extends [0, ...infer Rest extends ReadonlyArray<0>]
      ? A extends Date | ((...args: never) => unknown)
        ? never
        : A extends ReadonlyArray<infer Element>
          ? AnyIn<Element, Rest>
          : A extends object
            ? { [Key in keyof A]-?: AnyIn<A[Key], Rest> }[keyof A]
            : never
      : never

type Same<A, B> = [A, B] extends [B, A] ? true : false

type Frozen<A> = A extends ReadonlyArray<infer Element> ? ReadonlyArray<Element> : A

/** Compiles if the type of a value is this one, regardless of its composition, and contains no `any`. */
export const exactly =
  <Expected>() =>
  <Actual>(
    _value: Actual,
    ..._same: [Same<Expected, Frozen<Actual>>, AnyIn<Actual>] extends [true, never] ? [] : [expected: Expected]
  ): void => {}
