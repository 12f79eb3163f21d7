/**
 * Members and collections on a server: the clients of a web server, and the handler of a `Request`.
 *
 * @since 0.1.0
 */
export { handle, type RequestSession, type ServerServices } from "./RequestSession.ts"
export { make, type Options, type Server } from "./Server.ts"
