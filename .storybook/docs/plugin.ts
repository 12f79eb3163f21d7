/** Provides the documentation of components to their pages and stories, as modules with the data of one page each. */
import type { Plugin } from "vite"
import { argTypesOf } from "./argTypes.ts"
import { componentOf, pageOf } from "./Component.ts"
import { compositionsWith } from "./Compositions.ts"
import { designedIn } from "./Designed.ts"
import { forget } from "./Modules.ts"
import { listedPages, namesIn } from "./Pages.ts"
import { renderedProps } from "./Rendered.ts"
import { showcaseOf, showcaseStories, showcaseWith } from "./Showcase.ts"
import { forgetRules } from "./Styling.ts"

const prefix = "virtual:portico/"

/**
 * Resolves these modules:
 *
 * - `virtual:portico/docs/Guards?of=SignedIn,SignedOut&parts=Form&hooks=useMember`: the documentation for a page. `of`
 *   names its components, by default the one with the name of the page. Their parts are included.
 * - `virtual:portico/args/SignInForm`: the argument types of the stories of a component.
 * - `virtual:portico/pages`: all pages, with the first sentence of each.
 * - `virtual:portico/scenarios`: the names of all scenarios.
 */
export const componentDocs = (): Plugin => ({
  name: "portico:docs",
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: {
    filter: { id: /^\0virtual:portico\// },
    handler: async (id) => `export default ${JSON.stringify(await content(new URL(id.slice(1))))}`
  },
  hotUpdate({ file, modules }) {
    if (!/\.(tsx?|css|mdx)$/.test(file)) return modules
    forget()
    forgetRules()
    const own = [...this.environment.moduleGraph.idToModuleMap]
    return [...modules, ...own.flatMap(([id, module]) => (id.startsWith(`\0${prefix}`) ? [module] : []))]
  }
})

const content = async ({ href: id, pathname, searchParams }: URL): Promise<unknown> => {
  const [, kind, name = ""] = pathname.split("/")
  if (kind === "scenarios") return Object.keys((await import("@portico/testing/Scenarios")).scenarios)
  if (kind === "pages") return listedPages()
  if (kind === "args") return argTypesOf(componentOf(name).props, renderedProps(showcaseWith(id)))
  const path = showcaseOf(name)
  return {
    ...pageOf(namesIn(name, searchParams)),
    stories: path === undefined ? [] : showcaseStories(path),
    compositions: compositionsWith(namesIn(name, searchParams).components),
    designed: path === undefined ? undefined : designedIn(path)
  }
}
