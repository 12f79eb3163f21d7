/**
 * The sources of requests that shares and limits apply to.
 *
 * @since 0.1.0
 */
import type { Caller } from "../../engine/identity/AccessTokens.ts"
import { networkOf } from "../../engine/identity/NetworkAddress.ts"

/** The source of a request. */
export interface Source {
  /** The member, the visitor, or the client's own server. */
  readonly caller: string
  /**
   * The network of a visitor, because anyone can get any number of visitor tokens; otherwise the same as `caller`.
   * Visitors without a known network are one group.
   */
  readonly group: string
}

/** Returns the source of a request with an access token. */
export const ofCaller = ({ clientId, elevated, role, subject }: Caller, address: string | undefined): Source => {
  const caller = `${role} ${subject} ${clientId}`
  return { caller, group: role === "member" || elevated === true ? caller : ofNetwork(address).group }
}

/** Returns the source of a request without an access token. */
export const ofNetwork = (address: string | undefined): Source => {
  const group = `visitors ${networkOf(address) ?? "of this machine"}`
  return { caller: group, group }
}
