import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Server from "@portico/server"
import * as TokenVerifier from "@portico/server/TokenVerifier"

/** The variables of the worker. */
interface Env {
  readonly PORTICO_HOST: string | null
}

const clientId = "shop"

const books = Query.from("books").pipe(Query.ascending("price"), Query.limit(5))
const readBooks = Queries.use((queries) => queries.run(books))

const make = (host: string) => ({
  server: Server.make({ clientId, host }),
  verifier: TokenVerifier.make({ host, audience: clientId })
})

// All requests use the same ones, because they share a visitor and the provider's keys.
let shop: ReturnType<typeof make> | undefined

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    shop ??= make(env.PORTICO_HOST ?? "http://localhost:4000")
    const { server, verifier } = shop
    if (new URL(request.url).pathname === "/me") {
      try {
        const { memberId } = await verifier.promises.verifyMember(request.headers.get("authorization"))
        return Response.json({ memberId })
      } catch (error) {
        return TokenVerifier.responseOf(error)
      }
    }
    return Server.handle(server, request, async ({ record }) => {
      const { value } = await record(readBooks)
      return Response.json(value.items.map(({ data }) => data["title"]))
    })
  }
}
