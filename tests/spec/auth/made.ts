import { expect } from "vitest"
import { type Sent, serving } from "../../client/site/serving.ts"

export type Auth = ReturnType<typeof serving>["site"]["auth"]

export const empty = () => Response.json({})

export const redirect = () =>
  Response.json({
    redirectSession: { fullUrl: "https://id.example/x?y=1", urlDetails: { endpoint: "https://id.example/x" } }
  })

/** What a call sends, and what it gives, where the provider answers so. */
export const made = async (answer: (sent: Sent) => Response, call: (auth: Auth) => Promise<unknown>, options = {}) => {
  const { sent, site } = serving(answer, options)
  const given = await call(site.auth)
  return { given, sent }
}

/** The one request of a call. */
export const only = ({ sent }: { readonly sent: ReadonlyArray<Sent> }) => {
  expect(sent).toHaveLength(1)
  return sent[0]
}
