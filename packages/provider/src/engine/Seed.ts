/**
 * What a provider starts with: clients, members, collections and their items. A seed is plain data, so that it fits in
 * a JSON file and a story.
 *
 * @since 0.1.0
 */
import type { JsonObject } from "./Json.ts"
import type { Field, Index, Permissions } from "./Collection.ts"

/** An application that may sign its visitors in. */
export interface SeedClient {
  readonly clientId: string
  /** Origins whose pages may receive silent login's messages. */
  readonly origins: ReadonlyArray<string>
  /** Addresses that a sign-in may return to. */
  readonly redirectUris: ReadonlyArray<string>
  /** Origins and addresses on loopback hosts count as listed: for development. */
  readonly allowLoopback?: boolean
}

/** A member. The password is plain here, because it is for trying out. */
export interface SeedMember {
  readonly email: string
  readonly password: string
  readonly profile?: JsonObject
  readonly status?: "active" | "emailVerification" | "ownerApproval" | "blocked"
}

/** A collection and its items. */
export interface SeedCollection {
  readonly id: string
  readonly displayName?: string
  /** What is left out is for everyone to read and for members to write their own. */
  readonly permissions?: Partial<Permissions>
  readonly fields?: Readonly<Record<string, Field>>
  readonly indexes?: ReadonlyArray<Index>
  /**
   * Items as on the wire, dates as `{ "$date": … }` or `Date`. An item without `_id` gets one made of the collection's
   * name and its place. System fields may be given; `_ownerId` may be the e-mail of a member of this seed.
   */
  readonly items?: ReadonlyArray<Readonly<Record<string, unknown>>>
}

/** How registration goes. */
export type Registration = "open" | "emailVerification" | "ownerApproval"

/** Everything that a provider starts with. */
export interface Seed {
  readonly clients?: ReadonlyArray<SeedClient>
  readonly members?: ReadonlyArray<SeedMember>
  readonly collections?: ReadonlyArray<SeedCollection>
  /** `"open"` when left out. */
  readonly registration?: Registration
}
