/**
 * Network addresses of clients.
 *
 * @since 0.1.0
 */
import { isLoopback } from "./Client.ts"

/**
 * Returns the network that limits apply to: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * machine can use all the addresses below them (RFC 6177). Returns `undefined` if the address is unknown or a loopback
 * address: behind a proxy on the same machine, every request comes from it.
 */
export const networkOf = (address: string | undefined): string | undefined => {
  const own = address?.replace(/^::ffff:(?=\d+\.)/i, "")
  if (own === undefined || isLoopback(own)) return undefined
  return own.includes(":") ? `${prefixOf(own)}/64` : own
}

const prefixOf = (address: string): string => {
  const [text = ""] = address.split("%")
  const [left = "", right] = text.split("::")
  const before = groupsOf(left)
  const after = groupsOf(right ?? "")
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after].slice(0, 4).join(":")
}

const groupsOf = (text: string): ReadonlyArray<string> =>
  text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
