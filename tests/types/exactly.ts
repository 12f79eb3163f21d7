type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

type Flat<A> = A extends Date
  ? A
  : A extends ReadonlyArray<infer Element>
    ? ReadonlyArray<Flat<Element>>
    : A extends object
      ? { [Key in keyof A]: Flat<A[Key]> }
      : A

/** Compiles where the type of a value is this one, however it was put together, and no `any` is in it. */
export const exactly =
  <Expected>() =>
  <Actual>(_: Actual, ..._same: Same<Flat<Expected>, Flat<Actual>> extends true ? [] : [expected: Expected]): void => {}
