import * as Faults from "@portico/testing/Faults"
import * as Scenario from "@portico/testing/scenarios/Scenario"
import * as Worlds from "@portico/testing/Worlds"
import { assert, it } from "vitest"

const scenarios = Scenario.make({
  sale: {
    description: "High load: each request takes three seconds, and the first two logins fail.",
    faults: [Faults.slow(3000), Faults.times(2, Faults.unavailable({ row: "auth.login" }))]
  }
})

it("a custom scenario works like the others", async () => {
  const worlds = Worlds.make({ scenarios, scenario: "bookshop" })

  const request = new Request("http://provider.test/oauth2/token", {
    method: "POST",
    headers: { [Worlds.scenarioHeader]: "bookshop", [Worlds.worldHeader]: "mine" },
    body: JSON.stringify({ clientId: "portico-bookshop", grantType: "anonymous" })
  })
  const response = await worlds.handler(request)

  assert.strictEqual(response.status, 200)
  await worlds.reset("mine")
})
