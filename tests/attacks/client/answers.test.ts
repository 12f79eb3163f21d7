import type { Call } from "@portico/contract/Call"
import { isMismatch } from "@portico/contract/Codec"
import * as Calls from "@portico/contract/codecs/data/Calls"
import * as Rows from "@portico/contract/data/Endpoints"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { mutate } from "../../differential/mutate.ts"
import { Random } from "../../differential/Random.ts"
import { hurried } from "../../hurried.ts"
import { json, network, text } from "../../client/transport/network.ts"
import { anything, lied, names } from "./lies.ts"
import { over } from "../../client/data/over.ts"

/** The seed of other invalid responses: `PORTICO_SEED=7 vitest run tests/attacks/client/answers.test.ts`. */
const seed = Number(process.env["PORTICO_SEED"] ?? 1)

const rounds = 40

const lie = (random: Random, answer: unknown): unknown => {
  let told = random.oneIn(4) ? anything(random) : answer
  for (let change = random.below(3); change >= 0; change--) told = mutate(random, told, anything, names)
  return told
}

const isTyped = (exit: Exit.Exit<unknown, { readonly _tag: string }>): boolean =>
  Exit.isSuccess(exit) ||
  exit.cause.reasons.every(
    (reason) =>
      Cause.isFailReason(reason) &&
      /^(WDE\d{4}|ApplicationError|InvalidArgument|TokenUnavailable)$/.test(reason.error._tag)
  )

const isClean = () => names.every((name) => !Object.hasOwn(Object.prototype, name) || name in pristine)
const pristine = Object.fromEntries(Object.getOwnPropertyNames(Object.prototype).map((name) => [name, true]))

describe("invalid responses of the provider", () => {
  it.live.each(lied.map((one) => [one.name, one] as const))(
    "result in a value or a typed error: %s",
    ([name, { answer, call }]) =>
      Effect.gen(function* () {
        const random = new Random(seed + name.length)
        let reads = 0
        for (let round = 0; round < rounds; round++) {
          const said: Array<unknown> = []
          const net = network(() => {
            // The first response is valid, so that the call can succeed.
            const body = round === 0 ? answer : lie(random, answer)
            said.push(body)
            return round > 0 && random.oneIn(6)
              ? json(body, random.pick([400, 403, 404, 409, 413, 429, 500]))
              : json(body)
          })
          const exit = yield* call.pipe(
            Effect.provide(over(net).layer),
            hurried,
            Effect.timeout("20 seconds"),
            Effect.exit
          )
          assert.isTrue(isTyped(exit), `${round}: ${JSON.stringify(said)?.slice(0, 600)}: ${String(exit)}`)
          assert.isTrue(isClean())
          if (Exit.isSuccess(exit)) reads++
        }
        assert.isAtLeast(reads, 1)
      })
  )

  it.live("result in a typed error if they are not JSON objects", () =>
    Effect.gen(function* () {
      const bodies = ["", "null", "1", '"x"', "[]", `{"dataItems":[`, "<html>", "\ufeff{}", "{}{}"]
      for (const { call, name } of lied) {
        for (const body of bodies) {
          const net = network(() => text(body, 200, { headers: { "content-type": "application/json" } }))
          const exit = yield* call.pipe(Effect.provide(over(net).layer), hurried, Effect.exit)
          assert.isTrue(isTyped(exit), `${name}: ${body}: ${String(exit)}`)
        }
      }
    })
  )
})

describe("the codecs of the data calls", () => {
  it.each(Object.entries(Rows))("decode any JSON as the schemas do, or report a mismatch: %s", (name, row) => {
    const calls: Readonly<Record<string, Call>> = Calls
    const decode = Schema.decodeUnknownExit<Schema.Codec<unknown>>(row.response)
    const random = new Random(seed + name.length)
    const answers = [...new Set(lied.map(({ answer }) => answer))]
    for (let round = 0; round < 200; round++) {
      const body = lie(random, random.pick(answers))
      const expected = decode(structuredClone(body))
      const decoded = calls[name]?.response.decode(structuredClone(body))
      assert.strictEqual(!isMismatch(decoded), Exit.isSuccess(expected), JSON.stringify(body))
      if (Exit.isSuccess(expected)) assert.deepStrictEqual(decoded, expected.value)
    }
  })
})
