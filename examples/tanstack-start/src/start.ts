import * as Portico from "@portico/server/tanstack-start"
import { createCsrfMiddleware, createMiddleware, createStart } from "@tanstack/react-start"
import { server } from "./portico.server.ts"

const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === "serverFn" })
const session = createMiddleware().server(Portico.middleware(server))

export const startInstance = createStart(() => ({ requestMiddleware: [csrf, session] }))
