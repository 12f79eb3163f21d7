// @ts-check
import assert from "node:assert/strict"
import { createServer } from "node:http"
import { cheapest } from "./books.mjs"

/** @typedef {{ traceId: string, spanId: string, parentSpanId?: string, name: string }} Span */

/**
 * @typedef {{
 *   resource: { attributes: ReadonlyArray<{ key: string, value: { stringValue?: string } }> },
 *   scopeSpans: ReadonlyArray<{ spans: ReadonlyArray<Span> }>
 * }} Resource
 */

/** @type {Array<{ service: string, span: Span }>} */
const received = []

// A collector of OpenTelemetry.
const collector = createServer((request, response) => {
  let body = ""
  request
    .on("data", (chunk) => (body += chunk))
    .on("end", () => {
      /** @type {{ resourceSpans: ReadonlyArray<Resource> }} */
      const { resourceSpans } = JSON.parse(body)
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? ""
        for (const { spans } of scopeSpans) received.push(...spans.map((span) => ({ service, span })))
      }
      response.writeHead(200, { "content-type": "application/json" }).end("{}")
    })
})

/**
 * Starts the collector. The provider and the program read its address from the environment.
 *
 * @param {string} _project @param {NodeJS.ProcessEnv} env
 */
export const prepare = async (_project, env) => {
  await new Promise((resolve) => collector.listen(0, "127.0.0.1", () => resolve(undefined)))
  const address = collector.address()
  env["OTEL_TRACES_EXPORTER"] = "otlp"
  env["OTEL_EXPORTER_OTLP_ENDPOINT"] = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
}

/** Runs the programs. @param {{ npm: (script: string) => Promise<string> }} project */
export default async ({ npm }) => {
  const output = await npm("main")
  assert.match(output, /^member$/m, "The program signs in without a browser.")
  assert.match(output, /^added Notes$/m)
  assert.deepEqual(
    output.match(/^\d+ .+$/gm),
    cheapest(5).map(({ price, title }) => `${price} ${title}`)
  )

  const traceId = /^read \d+ books in the trace ([0-9a-f]{32})$/m.exec(await npm("trace"))?.[1]
  const spans = () => received.filter(({ span }) => span.traceId === traceId)
  const has = (/** @type {string} */ service, /** @type {RegExp} */ name) =>
    spans().some((one) => one.service === service && name.test(one.span.name))
  const until = Date.now() + 20_000
  while (!has("portico", /^Provider.handle$/) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200))
  assert.ok(has("shop", /^list books$/), "The program exports its span.")
  assert.ok(has("portico", /^Provider.handle$/), "The provider continues the trace.")
  collector.close()
}
