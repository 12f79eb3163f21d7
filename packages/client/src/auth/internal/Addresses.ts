/**
 * The two forms of a postal address: flat in the client (auth.md §3), nested in requests and responses (protocol.md §2.5).
 *
 * @since 0.1.0
 */
import type { Identity, MemberIdentity, Profile, ProfileInput, Unlisted } from "@portico/contract/auth/Identity"

/**
 * Returns a profile for a request: flat addresses become nested, nested ones stay. Nothing is dropped: of a flat address,
 * everything but its tag is part of the address. What is not an address is returned as it is, for the schema to refuse.
 */
export const nestAddresses = (profile: ProfileInput): Profile => mapAddresses(profile, nest)

/** Returns an identity with flat addresses. */
export const flattenIdentity = ({ identityProfile, ...identity }: Identity): MemberIdentity =>
  identityProfile === undefined ? identity : { ...identity, identityProfile: mapAddresses(identityProfile, flatten) }

const mapAddresses = (profile: Readonly<object>, map: (address: unknown) => unknown): Unlisted =>
  // Without addresses it keeps its identity, whatever it is: the schema of the request checks it.
  hasAddresses(profile) ? { ...profile, addresses: profile.addresses.map(map) } : (profile as Unlisted)

const nest = (given: unknown): unknown => {
  if (!isObject(given)) return given
  const { address, tag, ...rest } = given
  if (address !== undefined && address !== null) return given
  return { ...("tag" in given ? { tag } : {}), address: rest }
}

const flatten = (given: unknown): unknown => {
  if (!isObject(given) || !isObject(given["address"])) return given
  const { address, ...rest } = given
  return { ...address, ...rest }
}

const hasAddresses = (profile: object): profile is { readonly addresses: ReadonlyArray<unknown> } =>
  isObject(profile) && Array.isArray(profile["addresses"])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
