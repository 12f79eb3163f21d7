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
export const isListening = (port, host) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host })
    /** @param {boolean} answer */
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once("connect", () => settle(true)).once("error", () => settle(false))
  })

/**
 * Returns the message for a port that another process uses.
 *
 * @param {number} port @param {string} variable the environment variable of the port @param {string} what
 */
export const portInUse = (port, variable, what) =>
  `Port ${port} is already in use. Stop the process that listens on it, or run \`${variable}=${port + 1} npm start\` to use another port for ${what}.`
