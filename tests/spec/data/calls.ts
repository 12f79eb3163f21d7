/** data.md §7: one test for each row of the table of calls, at the root and below every prefix. */
import { hostedPrefixes, ownHostPrefixes, plainPrefixes } from "@portico/contract/Endpoint"
import { describe, expect, it } from "vitest"
import { rows } from "./calls/Rows.ts"
import { home, open } from "./made.ts"

const prefixes = {
  "at the root": plainPrefixes,
  "below the prefixes of the hosted provider: on its own hosts": hostedPrefixes,
  "below the prefixes of the hosted provider: on a host of the site": ownHostPrefixes
}

/** Whether a call is sent as GET while its URL is short. */
const isRead = (row: string): boolean => row.startsWith("query: ") || row.startsWith("distinct values: ")

const named = (row: string): readonly [method: string, path: string] => {
  const [, method = "", path = ""] = /: (\w+) (.*)/.exec(row) ?? []
  return [method, path]
}

describe("data.md §7, calls", () => {
  it("all calls include a data collection id in the payload", async () => {
    const { calls, data } = open()
    for (const [, call] of rows) await call(data).catch(() => undefined)

    expect(calls().map(({ payload }) => payload["dataCollectionId"])).toEqual(rows.map(() => "books"))
  })

  it("all calls have the path prefix /v2", async () => {
    const { calls, data } = open()
    for (const [, call] of rows) await call(data).catch(() => undefined)

    expect(calls().filter(({ path }) => !path.startsWith("/v2/"))).toEqual([])
  })

  it.each([
    ["the edge host by default", {}, "http://edge.test"],
    ["the API host without the CDN", { useCdn: false }, home]
  ])("the host mapping depends on the environment: %s", async (_, settings, origin) => {
    const { calls, data } = open({}, { edgeHost: "http://edge.test", ...settings })
    for (const [, call] of rows) await call(data).catch(() => undefined)

    expect([...new Set(calls().map((sent) => sent.origin))]).toEqual([origin])
  })

  it.each(rows)("%s", async (row, call, payload, given) => {
    const [method, path] = named(row)
    for (const { data: prefix } of Object.values(prefixes)) {
      const { calls, data } = open({}, { paths: { data: prefix } })

      expect(await call(data)).toEqual(given)

      const filled = path.replace("{dataItemId}", String(payload["dataItemId"]))
      expect(calls()).toEqual([
        {
          origin: home,
          method: isRead(row) ? "GET" : method,
          path: prefix + filled,
          authorization: expect.any(String),
          payload
        }
      ])
    }
  })

  it.each(Object.entries(prefixes))("the paths are available %s", async (_, { data: prefix }) => {
    for (const [row, , payload] of rows) {
      const { provider } = open()
      const grant = new Request(`${home}/oauth2/token`, {
        method: "POST",
        body: JSON.stringify({ clientId: "shop", grantType: "anonymous" })
      })
      const headers = { authorization: (await (await provider.handler(grant)).json()).access_token }
      const [method, path] = named(row)
      const address = home + prefix + path.replace("{dataItemId}", String(payload["dataItemId"]))
      const packed = `${address}?.r=${Buffer.from(JSON.stringify(payload)).toString("base64url")}`
      const posted = { method: "POST", body: JSON.stringify(payload), headers }
      const forms = [
        ...(method === "POST" ? [new Request(address, posted)] : []),
        ...(method === "GET" || isRead(row) ? [new Request(packed, { headers })] : [])
      ]

      const unknown = new Request(`${address}/x/y`, posted)
      const answers = await Promise.all([...forms, unknown].map((request) => provider.handler(request)))
      expect([row, ...answers.map(({ status }) => status < 400)]).toEqual([row, ...forms.map(() => true), false])
    }
  })
})
