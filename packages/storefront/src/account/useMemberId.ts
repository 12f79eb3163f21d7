import { useIdentity } from "./useIdentity.ts"

/**
 * Returns the id of the signed-in member, which is the owner id of their items. Returns `undefined` until it is known.
 */
export const useMemberId = (): string | undefined => useIdentity()?.id
