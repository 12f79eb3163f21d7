/** A provider on one store for the clients of a generation, reset to its seed before each case. */
import type { Store } from "../../../packages/provider/src/store/Store.ts"
import { clientId, type Network, open, secret, tokensOf } from "../Network.ts"
import type { Client, Generation } from "../Published.ts"
import { type DataClient, type Items, published, type Published } from "./Items.ts"
import { hooks, seed } from "./Library.ts"
import { make, type Watch } from "./Watch.ts"

/** The environment of a case. */
export interface Theater extends Pick<Published, "module" | "others" | "clientOf"> {
  readonly generation: Generation
  /** The items with a visitor's permissions. */
  readonly items: Items
  /** Returns the items with a member's permissions. */
  readonly member: () => Promise<Items>
  /** Returns the items with the permissions of the site's server, whose secret replaces the access token. */
  readonly server: () => Items
  readonly network: Network
}

/** A test of the client, for one generation or for both. */
export interface Case {
  readonly name: string
  readonly only?: Generation
  readonly run: (theater: Theater) => Promise<unknown>
}

export interface House {
  readonly watch: Watch
  /** Resets the provider for the next case. */
  readonly set: () => Promise<Theater>
  readonly close: () => Promise<void>
}

/** Opens a provider on a store. */
export const build = async (generation: Generation, store: () => Store): Promise<House> => {
  const watch = make()
  const { client, ...rest } = published(generation, watch)
  const network = await open(seed, { store: store(), hooks, passwordIterations: 1000 })
  const set = async (): Promise<Theater> => {
    await network.reset()
    const { auth, items } = client(clientId)
    auth.setTokens(await auth.generateVisitorTokens())
    return {
      ...rest,
      generation,
      items,
      network,
      member: () => signedIn(client(clientId)),
      server: () => elevated(client(clientId))
    }
  }
  return { watch, set, close: network.close }
}

const signedIn = async ({ auth, items }: DataClient): Promise<Items> => {
  const login = await auth.login({ email: "ada@example.com", password: "analytical-engine" })
  auth.setTokens(await tokensOf({ auth } as Client, login))
  return items
}

const elevated = ({ auth, items }: DataClient): Items => {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600
  auth.setTokens({ accessToken: { value: secret, expiresAt }, refreshToken: { value: "", role: "visitor" } })
  return items
}
