import { expect, it } from "@effect/vitest"
import * as Endpoint from "@portico/contract/Endpoint"
import { endpoints } from "@portico/contract/Endpoints"
import { healthPaths, issuerMetadataPath, jwksPath } from "@portico/contract/Paths"
import * as Limits from "@portico/contract/Limits"
import { readFileSync } from "node:fs"
import { code, page, table } from "./Page.ts"
import { named, shapeOf } from "./Shapes.ts"

const services: Record<Endpoint.Service, string> = {
  token: "tokens",
  redirects: "redirect sessions",
  authentication: "identity: authentication",
  recovery: "identity: recovery",
  verification: "identity: verification",
  graphql: "GraphQL",
  data: "collections",
  account: "account extension"
}
const isService = (name: string): name is Endpoint.Service => Object.hasOwn(services, name)

/**
 * The content of a row's comment in the table: its purpose, its source, and the points that the specification leaves
 * open.
 */
interface Told {
  readonly purpose: string
  readonly source: string | undefined
  readonly ours: string | undefined
}

type Area = keyof typeof endpoints

const tables: Record<Area, readonly [folder: string, file: string]> = {
  auth: ["auth", "Endpoints.ts"],
  data: ["data", "Endpoints.ts"],
  account: ["auth", "AccountEndpoints.ts"]
}

const toldIn = (area: Area): ReadonlyMap<string, Told> => {
  const [folder, name] = tables[area]
  const read = (file: string) =>
    readFileSync(new URL(`../../packages/contract/src/${folder}/${file}`, import.meta.url), "utf8")
  const table = read(name)
  const parts = Array.from(table.matchAll(/^export \* from "\.\/(.+)"/gm), ([, file = ""]) => read(file))
  const text = [table, ...parts].join("\n")
  const rows = text.matchAll(/\/\*\*((?:(?!\*\/)[^])+)\*\/\nexport const (\w+)/g)
  return new Map(
    Array.from(rows, ([, comment = "", name = ""]) => [
      name,
      tellingOf(comment, area === "account" ? "not in the specification" : undefined)
    ])
  )
}

const tellingOf = (comment: string, section: string | undefined): Told => {
  const [purpose = "", ours] = comment.split(/\n \*\n/).map((paragraph) =>
    paragraph
      .replaceAll(/\n \* ?/g, " ")
      .replace(/^[\s*]+/, "")
      .trim()
  )
  const source = / \(((?:auth|data)\.md §[^)]+)\)\.$/.exec(purpose)
  return {
    purpose: source === null ? purpose : purpose.replace(source[0], "."),
    // Readers of the page do not have the sections of the specification, only RFCs.
    source: /RFC .+/.exec(source?.[1] ?? "")?.[0] ?? section,
    ours: ours === undefined ? undefined : /^Not in the specification: (.+)\.$/.exec(ours)?.[1]
  }
}

const traits = (row: Endpoint.Endpoint, source: string | undefined): string =>
  [
    `service ${services[row.service]}`,
    row.host === "api" ? "API host" : "edge host",
    ...(row.getOrPost === true ? [`GET while the address has at most ${Limits.maximumReadUrlLength} characters`] : []),
    ...(row.aliases ?? []).map((path) => `also at ${code(path)}`),
    ...(row.fallback === undefined ? [] : [`POST above ${Limits.maximumQueryLength} characters of query`]),
    ...(row.idempotent === true ? ["repeated after a transient failure"] : []),
    ...(row.anonymous === true ? ["carries no access token"] : []),
    ...(source === undefined ? [] : [source])
  ].join(" · ")

const section = (name: string, { ours, purpose, source }: Told, row: Endpoint.Endpoint): ReadonlyArray<string> => [
  `### ${name}`,
  `\`${row.method} ${row.path}\`: ${purpose}`,
  [
    `- ${traits(row, source)}`,
    `- payload: ${code(shapeOf(row.request)) || "none"}`,
    `- response: ${code(shapeOf(row.response)) || "any JSON, unused"}`,
    ...(ours === undefined ? [] : [`- not in the specification: ${ours}`])
  ].join("\n")
]

const area = (name: Area): ReadonlyArray<string> => {
  const told = toldIn(name)
  const rows = Object.entries<Endpoint.Endpoint>(endpoints[name])
  return rows
    .toSorted(([left], [right]) => [...told.keys()].indexOf(left) - [...told.keys()].indexOf(right))
    .flatMap(([row, endpoint]) => section(row, told.get(row) ?? tellingOf("", undefined), endpoint))
}

const prefixes = Object.keys(services)
  .filter(isService)
  .map((service) => [
    services[service],
    code(Endpoint.hostedPrefixes[service]),
    code(Endpoint.ownHostPrefixes[service])
  ])

const extension =
  "The specification does not have these calls, so a provider may lack them. It then responds with 404, 405 or 501, and the client's error is `NotSupported`. All calls require a member's access token. `proof` is the proof of `reverify`."

const areas = [
  "## Members",
  ...area("auth"),
  "## Account extension",
  extension,
  ...area("account"),
  "## Collections",
  ...area("data")
]

const shapes = Array.from(named, ([name, shape]) => [name, shape] as const)
  .toSorted(([left], [right]) => left.localeCompare(right, "en"))
  .map(([name, shape]) => `- **${name}**: ${code(shape)}`)

const text = page(
  "# Endpoints",
  "<!-- Written by tests/docs/endpoints.test.ts from packages/contract: change the table there and run the test with -u. -->",
  "All calls that the client makes and the provider handles. Payloads and responses are JSON. A field with `?` is optional. A name with a capital letter is one of the [shapes](#shapes) at the end of this page, and `…` in front of it means that the payload contains the fields of the shape. A GET request has its payload in the query parameters: as one parameter for each field, or as the whole JSON in unpadded base64url in the parameter `.r`. The specification is the description of the [hosted provider](guides/hosted-provider.md)'s API that Portico implements. _Not in the specification_ marks a point that it leaves open. Recorded responses of that provider define it, or the local provider does.",
  "## Hosts and prefixes",
  'Each call states its host. Calls of the edge host are sent to the API host if the setting `useCdn` is `false`. With `useCdn: "all"`, all calls are sent to the edge host. Each service has a prefix, which is added before its paths if the setting `paths` is `"hosted"`. The local provider accepts paths with and without a prefix.',
  table(["Service", "Hosted", "Hosted, on a host of the site's own"], prefixes),
  ...areas,
  "## Health checks",
  "Plain GET requests of the local provider without a token, for supervisors and load balancers. The response is JSON and is not cached.",
  table(
    ["Path", "200 while", "Otherwise"],
    [
      [code(healthPaths.live), `the process can respond: ${code('{ "status": "live" }')}`, "no response"],
      [
        `${code(healthPaths.ready)} and ${code(healthPaths.health)}`,
        `the store can serve requests: ${code('{ "status": "ready" }')}`,
        `503 with ${code("Retry-After")}: ${code('{ "status": "opening" }')} while the store starts or recovers, ${code('{ "status": "lost" }')} if it cannot`
      ]
    ]
  ),
  "## Keys of access tokens",
  "Plain GET requests of the local provider without a token, for servers that verify access tokens. The specification does not have them, so a provider may lack them. Clients do not use them.",
  table(
    ["Path", "Response", "Cached for"],
    [
      [code(jwksPath), `the public keys, a JSON Web Key Set: ${code('{ "keys": […] }')}`, "5 minutes"],
      [
        code(issuerMetadataPath),
        `the metadata of the issuer: ${code("{ issuer, jwks_uri, … }")}`,
        "5 minutes if the provider has the option `origin`"
      ]
    ]
  ),
  "An access token is a JSON Web Token of the type `at+jwt` (RFC 9068), signed with ES256. Its claims are `AccessTokenClaims` of `@portico/contract/auth/Token`.",
  "## Shapes",
  shapes.join("\n")
)

it("docs/endpoints.md matches the endpoint table", async () => {
  await expect(text).toMatchFileSnapshot("../../docs/endpoints.md")
})

it("every row has a comment", () => {
  const rows = [endpoints.auth, endpoints.data, endpoints.account].flatMap((table) => Object.keys(table))

  expect((["auth", "data", "account"] as const).flatMap((area) => [...toldIn(area).keys()]).toSorted()).toEqual(
    rows.toSorted()
  )
})
