/** What an access token costs while it is valid, and how many grants its end costs. */
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Fake from "./Fake.ts"
import { microseconds } from "./Measure.ts"
import { figure, type Row } from "./Table.ts"

export const title = "access token cached, and refreshed for many callers at once"

const callers = 100
const batch = 10_000

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  let grants = 0
  const fetch: typeof globalThis.fetch = async () => {
    grants++
    await new Promise((resolve) => setTimeout(resolve, 5))
    return Response.json({ access_token: "NEXT", expires_in: 14_400, refresh_token: "NEXT", token_type: "Bearer" })
  }
  const runtime = ManagedRuntime.make(Fake.client(fetch))
  const access = Tokens.use((tokens) => tokens.access)

  await runtime.runPromise(Tokens.use((tokens) => tokens.set(Fake.visitor(-1))))
  await runtime.runPromise(
    Effect.all(
      Array.from({ length: callers }, () => access),
      { concurrency: "unbounded" }
    )
  )
  const spent = grants

  await runtime.runPromise(Tokens.use((tokens) => tokens.set(Fake.visitor(1_000_000))))
  const many = Effect.gen(function* () {
    const tokens = yield* Tokens
    for (let index = 0; index < batch; index++) yield* tokens.access
  })
  const within = await microseconds(() => runtime.runPromise(many), { runs: 10 })
  await runtime.dispose()

  return [
    figure("access, cached, within a program", (batch / within) * 1000, "k/s", { atLeast: 500 }),
    figure(`refreshes for ${callers} callers on an expired token`, spent, "grants", { atMost: 1 })
  ]
}
