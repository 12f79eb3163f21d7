/** data.md §8, the catalog: one test for each code, with the call that provokes it. */
import * as Wde from "@portico/contract/Wde"
import { SiteError } from "@portico/client/site/SiteError"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { open } from "./made.ts"
import { provocations } from "./provocations.ts"
import type { Provocation } from "./provocations/Provocation.ts"

const codes = Object.keys(Wde.catalog).filter(Wde.isCode)

const provoked = ({ provider = {} }: Provocation) =>
  open({
    ...(provider.faults === undefined ? {} : { faults: provider.faults }),
    ...(provider.hooks === undefined ? {} : { hooks: { books: provider.hooks } })
  })

/** Removes the request id and the parser's details from a message. */
const worded = (message: string): string =>
  message.replace(/(?<=request-id: ).*/, "…").replace(/(?<=could not be read: ).*/, "")

describe("data.md §8, the error catalog", () => {
  it.each(codes)("%s: by plain site code", async (code) => {
    const provocation: Provocation = provocations[code]
    const { plain, sent } = provoked(provocation)

    const error = await Promise.resolve(provocation.site(plain)).then(
      () => undefined,
      (error: unknown) => error
    )

    expect(error).toBeInstanceOf(SiteError)
    const { kind, message, problems = [] } = error as SiteError
    expect(error).toMatchObject({ name: code, code, details: { applicationError: { code, description: message } } })
    expect(kind).toBe(Wde.catalog[code].kind)
    expect(worded(message)).toBe(Wde.text(code, provocation.params))
    const isAnswered = provocation.provider !== undefined
    expect(problems.map(({ code, path }) => [code, path])).toEqual(isAnswered ? [] : [[code, provocation.path]])
    expect(sent.length > 0).toBe(isAnswered)
  })

  const served = codes.filter((code) => (provocations[code] as Provocation).service !== undefined)

  it.each(served)("%s: through a service", async (code) => {
    const { path, params, provider, service = Effect.void }: Provocation = provocations[code]
    const { run, sent } = provoked(provocations[code])

    const error = await run(Effect.flip(service as Effect.Effect<unknown, unknown>))

    expect(error).toBeInstanceOf(Wde.WdeError)
    const found = error as Wde.WdeError<Wde.Code>
    expect([found._tag, found.code, found.kind]).toEqual([code, code, Wde.catalog[code].kind])
    expect(worded(found.message)).toBe(Wde.text(code, params))
    expect(found.path).toEqual(path)
    expect(sent.length > 0).toBe(provider !== undefined && path === undefined)
  })
})
