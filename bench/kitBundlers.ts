/** The first load of two components from their subpaths and from the root entry, with several bundlers. */
import { install, versions } from "./BundlerProject.ts"
import { bundlers, type Loaded, type Pages } from "./Bundlers.ts"
import { kilobytes } from "./Bundle.ts"
import { figure, missing, type Row } from "./Table.ts"

export const isTimed = false

export const title = `the first load of components: rolldown, esbuild ${versions.esbuild}, webpack ${versions.webpack}, Turbopack of Next ${versions.next}; minified, gzip, without React`

interface Component {
  /** The name in the table. */
  readonly title: string
  readonly name: string
  readonly subpath: string
  readonly layer: string
  readonly props: string
  readonly atMost: number
}

const table = {
  name: "CollectionTable",
  subpath: "data/CollectionTable",
  props: `{ caption: "Books", query: Query.from("books"), columns: [] }`,
  atMost: 90
}

const components: ReadonlyArray<Component> = [
  {
    title: "SignInForm",
    name: "SignInForm",
    subpath: "auth/SignInForm",
    layer: "layerAuth",
    props: "{}",
    atMost: 72
  },
  { title: "CollectionTable", layer: "layer", ...table },
  { title: "CollectionTable with Client.layerData only", layer: "layerData", ...table }
]

const places = ["its subpath", "the root entry"] as const

const pageOf = ({ layer, name, props, subpath }: Component, place: (typeof places)[number]): string => {
  const imports =
    place === "its subpath"
      ? `import { ClientProvider } from "@portico/react/ClientProvider"
import { ${name} } from "@portico/react/${subpath}"`
      : `import { ClientProvider, ${name} } from "@portico/react"`
  return `import * as Client from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"
${imports}
import { jsx } from "react/jsx-runtime"
const layer = Client.${layer}({ clientId: "bench", host: "https://provider.test" })
export const Page = () => jsx(ClientProvider, { layer, children: jsx(${name}, ${props}) })`
}

const slugOf = (title: string, place: string): string => `${title} ${place}`.replaceAll(/[ .]/g, "-")

const pages: Pages = Object.fromEntries(
  components.flatMap((component) =>
    places.map((place) => [slugOf(component.title, place), pageOf(component, place)] as const)
  )
)

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const complaint = await install()
  if (complaint !== undefined) return [missing("the kit with several bundlers", complaint)]
  const sizes = new Map<string, Readonly<Record<string, number>>>()
  const failures: Array<Row> = []
  for (const [bundler, bundle] of Object.entries(bundlers)) {
    try {
      const sizesOf = Object.entries<Loaded>(await bundle(pages)).map(
        ([slug, { first }]) => [slug, kilobytes(first)] as const
      )
      sizes.set(bundler, Object.fromEntries(sizesOf))
    } catch (cause) {
      failures.push(missing(bundler, cause instanceof Error ? cause.message : String(cause)))
    }
  }
  return [...components.flatMap((component) => rowsOf(component, sizes)), ...failures]
}

// Turbopack keeps whole modules (decision 0125), so it is compared with the limit only.
const compared = ["rolldown", "esbuild", "webpack"]

const rowsOf = (
  { atMost, title }: Component,
  sizes: ReadonlyMap<string, Readonly<Record<string, number>>>
): ReadonlyArray<Row> =>
  places.flatMap((place) => {
    const found = [...sizes].map(([bundler, all]) => [bundler, all[slugOf(title, place)] ?? Number.NaN] as const)
    const values = found.flatMap(([bundler, size]) => (compared.includes(bundler) ? [size] : []))
    const isSubpath = place === "its subpath"
    return [
      ...found.map(([bundler, size]) =>
        figure(`${title} from ${place}, ${bundler}`, size, "kB", isSubpath ? { atMost } : undefined)
      ),
      figure(
        "… the largest relative to the smallest, without Turbopack",
        Math.max(...values) / Math.min(...values),
        "×",
        isSubpath ? { atMost: 1.05 } : undefined
      )
    ]
  })
