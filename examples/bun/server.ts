import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Server from "@portico/server"
import * as TokenVerifier from "@portico/server/TokenVerifier"

const clientId = "shop"
const host = process.env["PORTICO_HOST"] ?? "http://localhost:4000"

const server = Server.make({ clientId, host })
const verifier = TokenVerifier.make({ host, audience: clientId })

const books = Query.from("books").pipe(Query.ascending("price"), Query.limit(5))
const readBooks = Queries.use((queries) => queries.run(books))

const showMember = async (request: Request): Promise<Response> => {
  try {
    const { memberId } = await verifier.promises.verifyMember(request.headers.get("authorization"))
    return Response.json({ memberId })
  } catch (error) {
    return TokenVerifier.responseOf(error)
  }
}

const showBooks = (request: Request): Promise<Response> =>
  Server.handle(server, request, async ({ record }) => {
    const { value } = await record(readBooks)
    return Response.json(value.items.map(({ data }) => data["title"]))
  })

// Bun starts a server with the default export of the program.
export default {
  port: Number(process.env["PORT"] ?? 3000),
  fetch: (request: Request): Promise<Response> =>
    new URL(request.url).pathname === "/me" ? showMember(request) : showBooks(request)
}
