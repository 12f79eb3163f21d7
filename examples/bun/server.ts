import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Server from "@portico/server"
import * as TokenVerifier from "@portico/server/TokenVerifier"

const clientId = "shop"
const host = Bun.env["PORTICO_HOST"] ?? "http://localhost:4000"

const server = Server.make({ clientId, host })
const verifier = TokenVerifier.make({ host, audience: clientId })

const books = Query.from("books").pipe(Query.ascending("price"), Query.limit(5))
const readBooks = Queries.use((queries) => queries.run(books))

Bun.serve({
  port: Number(Bun.env["PORT"] ?? 3000),
  routes: {
    "/": (request) =>
      Server.handle(server, request, async ({ record }) => {
        const { value } = await record(readBooks)
        return Response.json(value.items.map(({ data }) => data["title"]))
      }),
    "/me": async (request) => {
      try {
        const { memberId } = await verifier.promises.verifyMember(request.headers.get("authorization"))
        return Response.json({ memberId })
      } catch (error) {
        return TokenVerifier.responseOf(error)
      }
    }
  }
})
