/** The published client as the page of a site loads it: bundled as in an application's build. */
import { join } from "node:path"
import { rolldown } from "rolldown"
import { folderOf, type Generation } from "./Published.ts"

const entry = `
import { createClient, OAuthStrategy } from "@wix/sdk"
import { authentication, recovery } from "@wix/identity"
import { redirects } from "@wix/redirects"
window.published = (options) => createClient({ auth: OAuthStrategy(options), modules: { authentication, recovery, redirects } })
`

/** Returns the script of a page that has the client as `window.published(options)`. */
export const scriptOf = async (generation: Generation): Promise<string> => {
  const file = join(folderOf(generation), "page.js")
  const build = await rolldown({
    input: "page",
    platform: "browser",
    logLevel: "silent",
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? file : undefined),
        load: (id) => (id === file ? entry : undefined)
      }
    ],
    transform: { define: { "process.env.NODE_ENV": '"production"' } }
  })
  const { output } = await build.generate({ format: "iife", codeSplitting: false })
  await build.close()
  return output[0].code
}
