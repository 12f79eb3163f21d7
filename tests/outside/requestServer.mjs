// @ts-check
import assert from "node:assert/strict"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { cheapest } from "./books.mjs"

/**
 * Requests the books and the route for members of a server of `Request` and `Response`, many times at once.
 *
 * @param {import("../../scripts/outside/example.mjs").Site} site
 */
export default async ({ app, host, project }) => {
  /** @type {typeof import("@portico/client")} */
  const { Site } = await import(pathToFileURL(join(project, "node_modules/@portico/client/dist/index.js")).href)
  const site = Site.make({ clientId: "shop", host, returnAddresses: ["http://localhost:4000/"] })
  const me = async () => {
    const { headers } = await site.auth.getAuthHeaders()
    return fetch(`${app}/me`, { headers })
  }
  const times = (/** @type {() => Promise<Response>} */ request) => Promise.all(Array.from({ length: 20 }, request))

  for (const response of await times(() => fetch(app))) {
    assert.equal(response.status, 200)
    assert.deepEqual(
      await response.json(),
      cheapest(5).map(({ title }) => title)
    )
    assert.deepEqual(response.headers.getSetCookie(), [])
  }
  assert.equal((await fetch(`${app}/me`)).status, 401)
  assert.equal((await me()).status, 403, "A visitor is no member.")

  assert.equal(
    (await site.auth.signIn({ email: "ada@example.com", password: "analytical-engine" })).loginState,
    "SIGNED_IN"
  )
  const user = await site.auth.getUser()
  assert.equal(user?.email, "ada@example.com")
  for (const response of await times(me)) {
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), { memberId: user.id })
  }
  await site.dispose()
}
