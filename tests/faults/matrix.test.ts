import * as Tabs from "@portico/testing/Tabs"
import { assert, expect, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as References from "effect/References"
import { code, page, table } from "../docs/Page.ts"
import { type Call, calls } from "./calls.ts"
import { type Column, columns } from "./columns.ts"
import { tellOf } from "./errors.ts"

const meet = ({ path, prepare, sameSession }: Call, { fault, name, wait = 0 }: Column) =>
  Effect.gen(function* () {
    const { clock, open, script } = yield* Tabs.Browser
    const tab = yield* open
    const attempt = yield* tab.run(prepare)

    const ending = yield* fault === undefined
      ? leave(tab.run(attempt), script.hold(path))
      : script.during([fault({ path })], Effect.exit(tab.run(attempt)))
    yield* clock.settle
    yield* clock.advance(`${wait} seconds`)
    const next = yield* Effect.exit(tab.run(sameSession?.(name) === true ? attempt : Effect.flatten(prepare)))

    return { ending: toldBy(ending), next: toldBy(next) }
  }).pipe(Effect.provide(Tabs.layer({ reuseWindow: 30 })), Effect.provideService(References.MinimumLogLevel, "None"))

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

const toldBy = (exit: Exit.Exit<unknown, unknown>): string => {
  if (Exit.isSuccess(exit)) return "ok"
  if (Cause.hasInterruptsOnly(exit.cause)) return "–"
  return exit.cause.reasons.map((reason) => ("error" in reason ? tellOf(reason.error) : String(reason))).join()
}

const seen = new Map<Call, ReadonlyArray<string>>()

it.live.each(calls)("$name gives the documented error of every fault, and the next call works", (call) =>
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
        fault === undefined ? error : (call.errors?.(name, error) ?? error),
        "ok"
      ])
    )
  })
)

it("docs/faults.md is what the calls did", async () => {
  const groups = Map.groupBy(calls, (call) => (seen.get(call) ?? []).join("|"))
  const text = page(
    "# Faults",
    "<!-- Written by tests/faults/matrix.test.ts: run it with -u. -->",
    "What a call gives for everything that can go wrong on its way. After each of these the next call worked. Calls that a repeat cannot harm (reads, token grants) were tried twice more before they failed, unless the provider asked for more than two seconds.",
    table(
      ["Fault", "What happens"],
      columns.map(({ description, name }) => [name, description])
    ),
    ...[...groups.values()].flatMap((group) => [
      `## ${group.map(({ name }) => name).join(" · ")}`,
      table(
        ["Fault", "Error"],
        (seen.get(group[0] as Call) ?? []).map((ending, index) => [columns[index]?.name ?? "", code(ending)])
      )
    ])
  )
  await expect(text).toMatchFileSnapshot("../../docs/faults.md")
})
