/**
 * Where members, sessions, tickets and clients are kept. Who may sign in, and for how long, is decided elsewhere; a
 * store keeps and finds.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { Client } from "../engine/Client.ts"
import type { Member } from "../engine/Member.ts"
import type { Session } from "../engine/Session.ts"
import type { Content, ContentOf, Ticket } from "../engine/Ticket.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** One use of a refresh token: `from` and `to` are digests, times epoch milliseconds. */
export interface Rotation {
  readonly session: string
  readonly from: string
  readonly to: string
  readonly at: number
  readonly expiresAt: number
}

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** The operations of a store. Each is atomic, also between processes on one database. */
export interface IdentityStoreShape {
  /** Adds a member. False where the address is taken. */
  readonly addMember: (member: Member) => Stored<boolean>
  readonly member: (id: string) => Stored<Option.Option<Member>>
  /** Finds a member by the normal form of his address. */
  readonly memberByEmail: (email: string) => Stored<Option.Option<Member>>
  /** Replaces the member of the revision before. False where someone else changed him meanwhile. */
  readonly changeMember: (member: Member) => Stored<boolean>

  readonly openSession: (session: Session) => Stored<void>
  readonly session: (id: string) => Stored<Option.Option<Session>>
  /** Puts the next refresh token in the place of `from`. False where `from` is not the current one. */
  readonly rotate: (rotation: Rotation) => Stored<boolean>
  /** Ends a session for good. */
  readonly endSession: (id: string, at: number) => Stored<void>

  readonly putTicket: (ticket: Ticket) => Stored<void>
  /** Reads a ticket of one kind that has not expired at `at`. */
  readonly ticket: <Tag extends Content["_tag"]>(
    tag: Tag,
    digest: string,
    at: number
  ) => Stored<Option.Option<ContentOf<Tag>>>
  /** Reads a ticket and removes it: of many callers one gets it. */
  readonly takeTicket: <Tag extends Content["_tag"]>(
    tag: Tag,
    digest: string,
    at: number
  ) => Stored<Option.Option<ContentOf<Tag>>>

  readonly putClient: (client: Client) => Stored<void>
  readonly client: (id: string) => Stored<Option.Option<Client>>

  /** The value under a name: the one that is there, or else the given one, which is kept from now on. */
  readonly settle: (name: string, value: string) => Stored<string>
  /** Puts a value under a name, whatever is there. */
  readonly putSetting: (name: string, value: string) => Stored<void>

  /** Removes sessions and tickets that had expired at `at`. */
  readonly purge: (at: number) => Stored<void>
  /** Removes everything. */
  readonly clear: Stored<void>
}

/** Keeps members, sessions, tickets and clients. */
export class IdentityStore
  extends /*#__PURE__*/ Context.Service<IdentityStore, IdentityStoreShape>()("@portico/provider/store/IdentityStore") {}
