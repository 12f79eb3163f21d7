import { assert, describe, it } from "vitest"
import { exchanges, lacks } from "./Recording.ts"
import { answered, departures, find, isMadeUp, probeOf, probes, refusals } from "./Replay.ts"
import { type Answer, arrange } from "./Scene.ts"

interface Refused {
  readonly state?: string
  readonly details?: { readonly applicationError?: { readonly code: string } }
}

/** Checks the headers that a client of either generation reads. */
const assertHeaders = ({ headers }: Answer): void => {
  assert.match(headers.get("content-type") ?? "", /^application\/json/)
  assert.match(headers.get("x-wix-request-id") ?? "", /^[\w-]{8,}$/)
  assert.strictEqual(headers.get("x-request-id"), headers.get("x-wix-request-id"))
}

describe("a recorded exchange of the published client", () => {
  it.each(answered)("has the recorded response: $id", async ({ id, request, response }) => {
    const scene = await arrange({ id, request, response })
    try {
      const answer = await scene.send(request)
      assert.strictEqual(answer.status, response.status ?? 200, JSON.stringify(answer.body))
      assertHeaders(answer)
      const differences = lacks(answer.body, response.body).filter((path) => !isMadeUp(path))
      assert.deepStrictEqual(differences, [])
      assert.strictEqual((answer.body as Refused).state, (response.body as Refused).state)
    } finally {
      await scene.close()
    }
  })

  it.each(refusals)("has the recorded refusal: $id", async ({ id, seed, status, texts = {}, without = [] }) => {
    const exchange = find(id)
    const scene = await arrange(exchange, seed)
    try {
      const answer = await scene.send(exchange.request, texts)
      assert.strictEqual(answer.status, status ?? exchange.response.status, JSON.stringify(answer.body))
      assertHeaders(answer)
      assert.deepStrictEqual(
        lacks(answer.body, exchange.response.body).map((path) => path.replace(/^\$\.|: .*/g, "")),
        without
      )
      const { details } = exchange.response.body as Refused
      if (details?.applicationError === undefined) return
      assert.strictEqual((answer.body as Refused).details?.applicationError?.code, details.applicationError.code)
    } finally {
      await scene.close()
    }
  })

  it.each(Object.entries(departures))("has another result: %s, because %s", async (id) => {
    const scene = await arrange(find(id))
    try {
      assert.include([400, 404], (await scene.send(find(id).request)).status)
    } finally {
      await scene.close()
    }
  })

  it.each(probes)("is not replayed: %s, because: %s", (ids) => {
    assert.isNotEmpty(exchanges.filter(({ id }) => ids.test(id)))
  })

  it("is in one of these lists", () => {
    const listed = [...answered.map(({ id }) => id), ...refusals.map(({ id }) => id), ...Object.keys(departures)]
    const probed = exchanges.filter(({ id }) => probeOf(id) !== undefined).map(({ id }) => id)
    assert.sameMembers(
      exchanges.map(({ id }) => id),
      [...listed, ...probed]
    )
  })
})
