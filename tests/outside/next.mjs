// @ts-check
import assert from "node:assert/strict"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/root.mjs"
import visitMembersOnly from "./membersOnly.mjs"
import visitShop from "./serverRendering.mjs"

/**
 * Adds the page of the form in the guide "Forms", whose two files are those of the guide.
 *
 * @param {string} project
 */
export const prepare = (project) => {
  const folder = join(project, "app/newsletter")
  mkdirSync(folder)
  for (const file of ["Subscription.tsx", "subscribe.ts"])
    cpSync(join(root, "stories/guides/examples/forms", file), join(folder, file))
  writeFileSync(
    join(folder, "page.tsx"),
    `import { subscribe } from "./subscribe.ts"
import { Subscription } from "./Subscription.tsx"

export default function Page() {
  return <Subscription subscribe={subscribe} />
}
`
  )
}

/** @param {string} html @param {ReadonlyArray<RegExp>} parts */
const expectIn = (html, parts) => {
  for (const part of parts) assert.match(html, part)
}

/** The page of parts in a server component. @param {string} app */
const checkParts = async (app) =>
  expectIn(await (await fetch(`${app}/parts`)).text(), [
    /<form[^>]* class="own-form"/,
    /<h1[^>]*>Come in<\/h1>/,
    /<input[^>]* autoComplete="current-password"/,
    /<button[^>]* class="own-button"[^>]*>Continue<\/button>/,
    /<form[^>]* class="portico-form[" ]/,
    /<label class="portico-label"[^>]*>Newsletter<\/label>/,
    /<span[^>]* class="portico-badge"[^>]*>.*Building/,
    /<b[^>]* data-own="badge"[^>]*>.*Ready/,
    /<section[^>]* class="own-item"/
  ])

/**
 * Submits the form of a page as a browser without JavaScript: with its hidden inputs, which name the action.
 *
 * @param {string} app @param {string} html @param {Record<string, string>} entries
 */
const submit = async (app, html, entries) => {
  const form = /<form[^]*?<\/form>/.exec(html)?.[0] ?? ""
  const body = new FormData()
  for (const [input] of form.matchAll(/<input[^>]* type="hidden"[^>]*>|<input type="hidden"[^>]*>/g)) {
    const valueOf = (/** @type {string} */ name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ""
    body.set(valueOf("name"), valueOf("value").replaceAll("&quot;", '"').replaceAll("&amp;", "&"))
  }
  for (const [name, value] of Object.entries(entries)) body.set(name, value)
  const response = await fetch(`${app}/newsletter`, { method: "POST", body, headers: { origin: app } })
  assert.ok(response.ok, `The action responded with ${response.status}.`)
  return response.text()
}

/** The server action of a form. @param {string} app */
const checkAction = async (app) => {
  const page = await (await fetch(`${app}/newsletter`)).text()
  const refused = await submit(app, page, { email: "ada@example.org", topic: "poems" })
  expectIn(refused, [
    />Use your work address\.<\/p>/,
    /<input[^>]* aria-invalid="true"[^>]* value="ada@example\.org"/,
    /<option value="poems" selected="">/
  ])
  const accepted = await submit(app, refused, { email: "ada@example.com", topic: "poems" })
  assert.doesNotMatch(accepted, /aria-invalid/)
}

/** @type {typeof visitShop} */
export default async (site) => {
  await checkParts(site.app)
  await checkAction(site.app)
  await visitShop(site)
  await visitMembersOnly(site)
}
