import { expect } from "vitest"
import { type Sent, serving } from "../../client/site/serving.ts"

export type Auth = ReturnType<typeof serving>["site"]["auth"]

export const empty = () => Response.json({})

export const redirect = () =>
  Response.json({
    redirectSession: { fullUrl: "https://id.example/x?y=1", urlDetails: { endpoint: "https://id.example/x" } }
  })

/** Returns the requests and the result of a call for a given response. */
export const made = async (answer: (sent: Sent) => Response, call: (auth: Auth) => Promise<unknown>, options = {}) => {
  const { sent, site } = serving(answer, options)
  const given = await call(site.auth)
  return { given, sent }
}

/** Returns the only request of a call. */
export const only = ({ sent }: { readonly sent: ReadonlyArray<Sent> }) => {
  expect(sent).toHaveLength(1)
  return sent[0]
}
