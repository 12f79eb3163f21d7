/** Runs json-server with the database file in the first argument, without its log of requests. */
import { createRequire } from "node:module"
import { join } from "node:path"

const [, , file = "", peers = ""] = process.argv
const server = createRequire(join(peers, "package.json"))("json-server")
const app = server.create()
app.use(server.bodyParser)
app.use(server.router(file))
const listening = app.listen(0, () => console.log(`listening on http://localhost:${listening.address().port}`))
