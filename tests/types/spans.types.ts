import * as Span from "../../packages/client/src/transport/internal/Span.ts"
import * as Effect from "effect/Effect"
import { expectTypeOf } from "vitest"

const call = Span.fn("call")

// The effects of generator functions and of functions, with their arguments.
expectTypeOf(
  call(function* (left: number, right?: string) {
    yield* Effect.fail("refused" as const)
    return [left, right] as const
  })
).toEqualTypeOf<(left: number, right?: string) => Effect.Effect<readonly [number, string | undefined], "refused">>()
expectTypeOf(call((left: number) => Effect.succeed(left))).toEqualTypeOf<(left: number) => Effect.Effect<number>>()
expectTypeOf(
  call(
    (left: number) => Effect.succeed(left),
    (self, left) => Effect.map(self, (result) => `${result + left}`),
    Effect.asVoid
  )
).toEqualTypeOf<(left: number) => Effect.Effect<void>>()
const generic = call(<A>(value: A) => Effect.succeed(value))
expectTypeOf(generic("text" as const)).toEqualTypeOf<Effect.Effect<"text">>()

// The options and the `this` of `Effect.fn` do not exist.
// @ts-expect-error a function, not options
call({ self: call }, () => Effect.void)
// @ts-expect-error a body without `this`
call(function (this: Date) {
  return Effect.succeed(this.getTime())
})
// @ts-expect-error a second argument
Span.fn("call", { kind: "client" })
const toNumber = () => 1
// @ts-expect-error an operator that returns an effect
call(() => Effect.void, toNumber)
