/**
 * The two forms of a postal address: flat in the client (auth.md §3), nested in requests and responses (protocol.md
 * §2.5).
 *
 * @since 0.1.0
 */
import type { Identity, MemberIdentity, Profile, ProfileInput, Unlisted } from "@portico/contract/auth/Identity"

/**
 * Returns a profile for a request: flat addresses are nested, and nested ones do not change. All properties of a flat
 * address except its tag become part of the nested address. A value that is not an address is returned unchanged, so
 * that the schema can refuse it.
 */
export const nestAddresses = (profile: ProfileInput): Profile => mapAddresses(profile, nest)

/** Returns the property `profile` of a request, or no property if there is no profile. */
export const profileOf = (profile: ProfileInput | undefined): { readonly profile?: Profile } =>
  profile === undefined ? {} : { profile: nestAddresses(profile) }

/** Returns an identity with flat addresses. */
export const flattenIdentity = ({ identityProfile, ...identity }: Identity): MemberIdentity =>
  identityProfile === undefined ? identity : { ...identity, identityProfile: mapAddresses(identityProfile, flatten) }

const mapAddresses = (profile: Readonly<object>, map: (address: unknown) => unknown): Unlisted =>
  // A profile without addresses is returned unchanged, whatever it is: the schema of the request checks it.
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
