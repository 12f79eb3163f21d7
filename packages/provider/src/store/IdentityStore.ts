/**
 * Where members, sessions, tickets and clients are kept. Who may sign in, and for how long, is decided elsewhere; a
 * store keeps and finds.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { Client } from "../engine/identity/Client.ts"
import type { Mail } from "../engine/identity/Mail.ts"
import type { Member } from "../engine/identity/Member.ts"
import type { Session } from "../engine/identity/Session.ts"
import type { Content, ContentOf, Ticket } from "../engine/identity/Ticket.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** One use of a refresh token: `from` and `to` are digests, times epoch milliseconds. */
export interface Rotation {
  readonly session: string
  readonly from: string
  readonly to: string
  readonly at: number
  readonly expiresAt: number
}

/** Failures that are counted under one name. */
export interface Counted {
  readonly count: number
  /** Epoch millisecond from which on they no longer count. */
  readonly expiresAt: number
}

/** Which members to list, and which of them. */
export interface MemberPage {
  readonly limit: number
  readonly offset: number
  readonly status?: Member["status"]
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
  /** Lists members by their addresses. */
  readonly members: (page: MemberPage) => Stored<ReadonlyArray<Member>>

  readonly openSession: (session: Session) => Stored<void>
  readonly session: (id: string) => Stored<Option.Option<Session>>
  /** Puts the next refresh token in the place of `from`. False where `from` is not the current one. */
  readonly rotate: (rotation: Rotation) => Stored<boolean>
  /** Ends a session for good. */
  readonly endSession: (id: string, at: number) => Stored<void>
  /** Ends the sessions of a member or visitor, but for one. */
  readonly endSessionsOf: (subject: string, at: number, except?: string) => Stored<void>

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

  /** Removes the tickets that let their bearers act in a member's name, but for one. */
  readonly dropTicketsOf: (memberId: string, except?: string) => Stored<void>

  /**
   * Counts one more under a name. Counting begins anew where there is nothing, or what there was has expired, and then
   * lasts for `window` milliseconds.
   */
  readonly count: (name: string, at: number, window: number) => Stored<Counted>
  /** How many are counted under a name at `at`. */
  readonly counted: (name: string, at: number) => Stored<number>
  /** Takes one back. */
  readonly uncount: (name: string) => Stored<void>
  /** Takes all back. */
  readonly forget: (name: string) => Stored<void>

  readonly putClient: (client: Client) => Stored<void>
  readonly client: (id: string) => Stored<Option.Option<Client>>
  /** Finds a client by the digest of its server's secret. */
  readonly clientBySecret: (digest: string) => Stored<Option.Option<Client>>

  /** Keeps a message as the last one, and no more than the last `maximumMails`. */
  readonly putMail: (mail: Mail) => Stored<void>
  /** The messages that are kept, oldest first. */
  readonly mails: Stored<ReadonlyArray<Mail>>
  readonly dropMails: Stored<void>

  /** The value under a name, if there is one. */
  readonly setting: (name: string) => Stored<Option.Option<string>>
  /** The value under a name: the one that is there, or else the given one, which is kept from now on. */
  readonly settle: (name: string, value: string) => Stored<string>
  /** Puts a value under a name, whatever is there. */
  readonly putSetting: (name: string, value: string) => Stored<void>

  /** Removes sessions, tickets and counts that had expired at `at`. */
  readonly purge: (at: number) => Stored<void>
  /** Removes everything. */
  readonly clear: Stored<void>
}

/** Keeps members, sessions, tickets and clients. */
export class IdentityStore extends Context.Service<IdentityStore, IdentityStoreShape>()(
  "@portico/provider/store/IdentityStore"
) {}
