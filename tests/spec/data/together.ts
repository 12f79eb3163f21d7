/** data.md §5: all problems of a call are reported together, and no request is sent, not even for a token. */
import type { SiteError } from "@portico/client/site/SiteError"
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { open } from "./made.ts"
import { rows } from "./together/Rows.ts"

const toldIn = (problems: ReadonlyArray<Wde.Problem> = []) =>
  problems.map(({ code, path }) => `${code} ${path.join(".")}`)

describe("data.md §5, validation rules", () => {
  it.each(rows)("checks run before a request is sent: %s, by plain site code", async (_, site, __, told) => {
    const { plain, sent } = open()

    const error = await site(plain.data).then(
      () => undefined,
      (error: SiteError) => error
    )

    expect(sent).toEqual([])
    expect(toldIn(error?.problems)).toEqual(told)
    // The code of the call is the first problem's, and its message has a line for each of them.
    expect([error?.code, error?.message.split("\n").length]).toEqual([told[0]?.slice(0, 7), told.length])
  })

  it.each(rows)("checks run before a request is sent: %s, through a service", async (_, __, service, told) => {
    const { run, sent } = open()

    const error = await run(Effect.flip(service))

    expect(sent).toEqual([])
    expect(error).toBeInstanceOf(Wde.WdeError)
    expect(toldIn((error as Wde.WdeError<Wde.Code>).problems)).toEqual(told)
  })
})
