import * as Tabs from "@portico/testing/Tabs"
import { assert, expect, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as References from "effect/References"
import { type Call, titleOf } from "./Call.ts"
import { calls } from "./calls.ts"
import { type Column, columns } from "./columns.ts"
import { write } from "./FaultsPage.ts"
import { tellOf } from "./families.ts"
import { elevated, host, pageOrigin, seed } from "./shop.ts"

const meet = ({ anew = [], path, prepare }: Call, { fault, name, wait = 0 }: Column) =>
  Effect.gen(function* () {
    const browser = yield* Tabs.Browser
    const { clock, open, injector } = browser
    const tab = yield* open
    const attempt = yield* tab.run(prepare(browser))
    const { length: before } = yield* browser.requests

    const ending = yield* fault === undefined
      ? leave(tab.run(attempt), injector.block(path))
      : injector.during([fault({ path })], Effect.exit(tab.run(attempt)))
    yield* clock.settle
    const isMet = (yield* browser.requests).slice(before).some((request) => isAt(path, request.path))
    yield* clock.advance(`${wait} seconds`)
    const again = anew.includes(name) ? Effect.flatten(prepare(browser)) : attempt
    const next = yield* Effect.exit(tab.run(again))

    return { ending: isMet ? toldBy(ending) : `${toldBy(ending)}, without the request`, next: toldBy(next) }
  }).pipe(
    Effect.provide(Tabs.layer({ reuseWindow: 30, elevated, host, pageOrigin, seed })),
    Effect.provideService(References.MinimumLogLevel, "None")
  )

const leave = <A, E>(
  attempt: Effect.Effect<A, E>,
  { arrived, release }: { readonly arrived: Promise<void>; readonly release: () => void }
) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(attempt)
    yield* Effect.raceFirst(
      Effect.promise(() => arrived),
      Effect.asVoid(Fiber.await(fiber))
    )
    yield* Fiber.interrupt(fiber)
    release()
    return yield* Fiber.await(fiber)
  })

// The log contains the path of the endpoint table: `/v2/{factorType}/verify`.
const isAt = (path: string, logged: string): boolean =>
  logged.startsWith(path) || new RegExp(`^${logged.replace(/\{\w+\}/g, "[^/]+")}$`).test(path)

const toldBy = (exit: Exit.Exit<unknown, unknown>): string => {
  if (Exit.isSuccess(exit)) return "ok"
  if (Cause.hasInterruptsOnly(exit.cause)) return "–"
  return exit.cause.reasons.map((reason) => ("error" in reason ? tellOf(reason.error) : String(reason))).join()
}

const seen = new Map<Call, ReadonlyArray<string>>()

it.live.each(calls.map((call) => [titleOf(call), call] as const))(
  "%s fails with the documented error for every fault, and the next call works",
  ([, call]) =>
    Effect.gen(function* () {
      const met = yield* Effect.forEach(columns, (column) => meet(call, column))
      seen.set(
        call,
        met.map(({ ending }) => ending)
      )

      assert.deepStrictEqual(
        met.map(({ ending, next }, index) => [columns[index]?.name, ending, next]),
        columns.map(({ error, fault, name }) => [
          name,
          fault === undefined ? error : call.family.error(name, error),
          "ok"
        ])
      )
    })
)

it("docs/faults.md matches the results", async () => {
  await expect(write(seen)).toMatchFileSnapshot("../../docs/faults.md")
})
