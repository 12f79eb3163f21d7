import * as Portico from "@portico/server/next"
import { server } from "./app/server.ts"

export const proxy = Portico.proxy(server)

export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] }
