/**
 * The storage interface of members, sessions, tickets, clients and signing keys. A store only saves and finds records; other modules
 * decide who may sign in and for how long.
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
import type { SigningKey } from "../engine/identity/SigningKey.ts"
import type { Content, ContentOf, Ticket } from "../engine/identity/Ticket.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** One use of a refresh token. `from` and `to` are digests. Times are in milliseconds since the epoch. */
export interface Rotation {
  readonly session: string
  readonly from: string
  readonly to: string
  readonly at: number
  readonly expiresAt: number
}

/** A counter, for example of failed logins. */
export interface Counted {
  readonly count: number
  /** The time at which the count expires, in milliseconds since the epoch. */
  readonly expiresAt: number
}

/** A page of members, optionally only those with one status. */
export interface MemberPage {
  readonly limit: number
  readonly offset: number
  readonly status?: Member["status"]
}

/** A ticket of one kind as it is stored. */
export interface TicketOf<Tag extends Content["_tag"]> extends Ticket {
  readonly content: ContentOf<Tag>
}

/** The records that a store starts with. */
export interface Records {
  readonly clients: ReadonlyArray<Client>
  /** Members with different email addresses. */
  readonly members: ReadonlyArray<Member>
  /** The values of settings by name. */
  readonly settings: Readonly<Record<string, string>>
}

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** The operations of a store. Each is atomic, even between processes that share a database. */
export interface IdentityStoreShape {
  /** Adds a member. Returns false if the email address is taken. */
  readonly addMember: (member: Member) => Stored<boolean>
  readonly member: (id: string) => Stored<Option.Option<Member>>
  /** Finds a member by the normal form of their email address. */
  readonly memberByEmail: (email: string) => Stored<Option.Option<Member>>
  /**
   * Replaces the previous revision of a member. Returns false if another change was stored in the meantime, or if the
   * email address belongs to another member.
   */
  readonly changeMember: (member: Member) => Stored<boolean>
  /** Returns a page of members, ordered by email address. */
  readonly members: (page: MemberPage) => Stored<ReadonlyArray<Member>>

  readonly openSession: (session: Session) => Stored<void>
  readonly session: (id: string) => Stored<Option.Option<Session>>
  /** Returns the sessions of a member or visitor that had not ended or expired at `at`, most recently used first. */
  readonly sessionsOf: (subject: string, at: number, limit: number) => Stored<ReadonlyArray<Session>>
  /** Replaces the refresh token `from` by `to`. Returns false if `from` is not the current token. */
  readonly rotate: (rotation: Rotation) => Stored<boolean>
  /** Ends a session permanently. */
  readonly endSession: (id: string, at: number) => Stored<void>
  /** Ends the sessions of a member or visitor, except one. */
  readonly endSessionsOf: (subject: string, at: number, except?: string) => Stored<void>

  readonly putTicket: (ticket: Ticket) => Stored<void>
  /** Returns a ticket of one kind that has not expired at `at`. */
  readonly ticket: <Tag extends Content["_tag"]>(
    tag: Tag,
    digest: string,
    at: number
  ) => Stored<Option.Option<ContentOf<Tag>>>
  /** Returns a ticket and removes it. Only one of several concurrent callers gets it. */
  readonly takeTicket: <Tag extends Content["_tag"]>(
    tag: Tag,
    digest: string,
    at: number
  ) => Stored<Option.Option<ContentOf<Tag>>>

  /** Returns the tickets of one kind that let their bearers act as a member and had not expired at `at`, newest first. */
  readonly ticketsOf: <Tag extends Content["_tag"]>(
    tag: Tag,
    memberId: string,
    at: number,
    limit: number
  ) => Stored<ReadonlyArray<TicketOf<Tag>>>

  /** Removes the tickets that let their bearers act as a member, except one. */
  readonly dropTicketsOf: (memberId: string, except?: string) => Stored<void>

  /**
   * Increments the counter of a name. If there is none, or it has expired, a new one starts at 1 and lasts for `window`
   * milliseconds.
   */
  readonly count: (name: string, at: number, window: number) => Stored<Counted>
  /** Returns the count of a name at the time `at`. */
  readonly counted: (name: string, at: number) => Stored<number>
  /** Decrements the counter of a name. */
  readonly uncount: (name: string) => Stored<void>
  /** Removes the counter of a name. */
  readonly forget: (name: string) => Stored<void>

  readonly putClient: (client: Client) => Stored<void>
  readonly client: (id: string) => Stored<Option.Option<Client>>
  /** Finds a client by the digest of its server's secret. */
  readonly clientBySecret: (digest: string) => Stored<Option.Option<Client>>

  /** Returns the keys that sign access tokens, in any order. */
  readonly signingKeys: Stored<ReadonlyArray<SigningKey>>
  /** Adds a key. Returns false if there is already another key with the same `previous`. */
  readonly addSigningKey: (key: SigningKey) => Stored<boolean>
  /** Replaces all keys by one. */
  readonly replaceSigningKeys: (key: SigningKey) => Stored<void>
  readonly dropSigningKeys: (ids: ReadonlyArray<string>) => Stored<void>

  /** Stores a message and removes all but the last `maximumMails` messages. */
  readonly putMail: (mail: Mail) => Stored<void>
  /** Returns the stored messages, oldest first. */
  readonly mails: Stored<ReadonlyArray<Mail>>
  readonly dropMails: Stored<void>

  /** Returns the value of a setting, if there is one. */
  readonly setting: (name: string) => Stored<Option.Option<string>>
  /** Returns the value of a setting. If there is none, stores the given value and returns it. */
  readonly settle: (name: string, value: string) => Stored<string>
  /** Stores the value of a setting, replacing the current one. */
  readonly putSetting: (name: string, value: string) => Stored<void>

  /**
   * Removes the sessions, tickets and counters that had expired at `at`. An embedded database also frees the space of
   * removed and replaced records.
   */
  readonly purge: (at: number) => Stored<void>
  /** Removes everything and stores these records. */
  readonly replaceAll: (records: Records) => Stored<void>
  /** Removes everything. */
  readonly clear: Stored<void>
}

/** Stores members, sessions, tickets, clients and signing keys. */
export class IdentityStore extends Context.Service<IdentityStore, IdentityStoreShape>()(
  "@portico/provider/store/IdentityStore"
) {}
