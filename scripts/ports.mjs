// @ts-check
// The ports of this machine.
import { createConnection, createServer } from "node:net"

/**
 * Returns a port that is free.
 *
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

/**
 * Reports whether a server listens on a port.
 *
 * @param {number} port @param {string} host
 * @returns {Promise<boolean>}
 */
export const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host })
    /** @param {boolean} answer */
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once("connect", () => settle(true)).once("error", () => settle(false))
  })
