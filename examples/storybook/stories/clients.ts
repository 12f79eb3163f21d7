import * as Mock from "@portico/testing/Mock"
import * as TabStorage from "@portico/testing/TabStorage"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"

/** Creates the client of a member who has signed in before. Its storage belongs to the story alone. */
export const signedIn = async () => {
  const { storage } = TabStorage.make()()
  const client = Mock.layerMock({ storage })
  await Effect.runPromise(Effect.provide(Testing.signIn(), client))
  return client
}
