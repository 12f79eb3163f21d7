/**
 * An `IdentityStore` in memory.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { Client } from "../../engine/identity/Client.ts"
import { type Mail, maximumMails } from "../../engine/identity/Mail.ts"
import type { Member } from "../../engine/identity/Member.ts"
import type { Session } from "../../engine/identity/Session.ts"
import type { SigningKey } from "../../engine/identity/SigningKey.ts"
import { type Content, type ContentOf, holderOf, type Ticket } from "../../engine/identity/Ticket.ts"
import { type Counted, IdentityStore, type TicketOf } from "../IdentityStore.ts"

const make = Effect.sync(() => {
  const members = new Map<string, Member>()
  const idsByEmail = new Map<string, string>()
  const sessions = new Map<string, Session>()
  const tickets = new Map<string, Ticket>()
  const clients = new Map<string, Client>()
  const settings = new Map<string, string>()
  const counts = new Map<string, Counted>()
  const signingKeys = new Map<string, SigningKey>()
  let mails: ReadonlyArray<Mail> = []

  const find = <Tag extends Content["_tag"]>(tag: Tag, digest: string, at: number): Option.Option<ContentOf<Tag>> =>
    Option.fromUndefinedOr(tickets.get(digest)).pipe(
      Option.filter((ticket) => ticket.expiresAt > at),
      Option.map(({ content }) => content),
      Option.filter((content): content is ContentOf<Tag> => content._tag === tag)
    )

  const clear = () => {
    for (const map of [members, idsByEmail, sessions, tickets, clients, settings, counts, signingKeys]) map.clear()
    mails = []
  }

  return IdentityStore.of({
    addMember: (member) =>
      Effect.sync(() => {
        if (idsByEmail.has(member.email)) return false
        idsByEmail.set(member.email, member.id)
        members.set(member.id, member)
        return true
      }),
    member: (id) => Effect.sync(() => Option.fromUndefinedOr(members.get(id))),
    memberByEmail: (email) => Effect.sync(() => Option.fromUndefinedOr(members.get(idsByEmail.get(email) ?? ""))),
    changeMember: (member) =>
      Effect.sync(() => {
        const previous = members.get(member.id)
        if (previous?.revision !== member.revision - 1) return false
        if ((idsByEmail.get(member.email) ?? member.id) !== member.id) return false
        idsByEmail.delete(previous.email)
        idsByEmail.set(member.email, member.id)
        members.set(member.id, member)
        return true
      }),

    members: ({ limit, offset, status }) =>
      Effect.sync(() =>
        Array.from(members.values())
          .filter((member) => status === undefined || member.status === status)
          .toSorted((left, right) => compareTexts(left.email, right.email))
          .slice(offset, offset + limit)
      ),

    openSession: (session) => Effect.sync(() => void sessions.set(session.id, session)),
    session: (id) => Effect.sync(() => Option.fromUndefinedOr(sessions.get(id))),
    sessionsOf: (subject, at, limit) =>
      Effect.sync(() =>
        Array.from(sessions.values())
          .filter((one) => one.subject === subject && one.endedAt === undefined && one.expiresAt > at)
          .toSorted((left, right) => right.expiresAt - left.expiresAt || compareTexts(left.id, right.id))
          .slice(0, limit)
      ),
    rotate: ({ at, expiresAt, from, session: id, to }) =>
      Effect.sync(() => {
        const session = sessions.get(id)
        if (session?.current !== from || session.endedAt !== undefined) return false
        sessions.set(id, { ...session, current: to, previous: from, rotatedAt: at, expiresAt })
        return true
      }),
    endSession: (id, at) =>
      Effect.sync(() => {
        const session = sessions.get(id)
        if (session !== undefined) sessions.set(id, { ...session, endedAt: session.endedAt ?? at })
      }),

    endSessionsOf: (subject, at, except) =>
      Effect.sync(() => {
        for (const [id, session] of sessions) {
          if (session.subject === subject && id !== except && session.endedAt === undefined) {
            sessions.set(id, { ...session, endedAt: at })
          }
        }
      }),

    putTicket: (ticket) => Effect.sync(() => void tickets.set(ticket.digest, ticket)),
    ticket: (tag, digest, at) => Effect.sync(() => find(tag, digest, at)),
    takeTicket: (tag, digest, at) =>
      Effect.sync(() => {
        const found = find(tag, digest, at)
        if (Option.isSome(found)) tickets.delete(digest)
        return found
      }),

    ticketsOf: <Tag extends Content["_tag"]>(tag: Tag, memberId: string, at: number, limit: number) =>
      Effect.sync(() =>
        Array.from(tickets.values())
          .filter((ticket): ticket is TicketOf<Tag> => ticket.content._tag === tag)
          .filter(({ content, expiresAt }) => holderOf(content) === memberId && expiresAt > at)
          .toSorted((left, right) => right.expiresAt - left.expiresAt || compareTexts(left.digest, right.digest))
          .slice(0, limit)
      ),
    dropTicketsOf: (memberId, except) =>
      Effect.sync(() => {
        for (const [digest, { content }] of tickets) {
          if (holderOf(content) === memberId && digest !== except) tickets.delete(digest)
        }
      }),

    count: (name, at, window) =>
      Effect.sync(() => {
        const known = counts.get(name)
        const counted =
          known === undefined || known.expiresAt <= at
            ? { count: 1, expiresAt: at + window }
            : { ...known, count: known.count + 1 }
        counts.set(name, counted)
        return counted
      }),
    counted: (name, at) =>
      Effect.sync(() => {
        const known = counts.get(name)
        return known === undefined || known.expiresAt <= at ? 0 : known.count
      }),
    uncount: (name) =>
      Effect.sync(() => {
        const known = counts.get(name)
        if (known !== undefined) counts.set(name, { ...known, count: Math.max(known.count - 1, 0) })
      }),
    forget: (name) => Effect.sync(() => void counts.delete(name)),

    putClient: (client) => Effect.sync(() => void clients.set(client.clientId, client)),
    client: (id) => Effect.sync(() => Option.fromUndefinedOr(clients.get(id))),
    clientBySecret: (digest) =>
      Effect.sync(() => Option.fromUndefinedOr(Array.from(clients.values()).find(({ secret }) => secret === digest))),

    signingKeys: Effect.sync(() => Array.from(signingKeys.values())),
    addSigningKey: (key) =>
      Effect.sync(() => {
        if (Array.from(signingKeys.values()).some(({ previous }) => previous === key.previous)) return false
        signingKeys.set(key.id, key)
        return true
      }),
    replaceSigningKeys: (key) =>
      Effect.sync(() => {
        signingKeys.clear()
        signingKeys.set(key.id, key)
      }),
    dropSigningKeys: (ids) =>
      Effect.sync(() => {
        for (const id of ids) signingKeys.delete(id)
      }),

    putMail: (mail) =>
      Effect.sync(() => {
        mails = [...mails.slice(1 - maximumMails), mail]
      }),
    mails: Effect.sync(() => mails),
    dropMails: Effect.sync(() => {
      mails = []
    }),

    setting: (name) => Effect.sync(() => Option.fromUndefinedOr(settings.get(name))),
    settle: (name, value) =>
      Effect.sync(() => {
        const settled = settings.get(name) ?? value
        settings.set(name, settled)
        return settled
      }),
    putSetting: (name, value) => Effect.sync(() => void settings.set(name, value)),

    purge: (at) =>
      Effect.sync(() => {
        for (const [id, { expiresAt }] of sessions) if (expiresAt <= at) sessions.delete(id)
        for (const [digest, { expiresAt }] of tickets) if (expiresAt <= at) tickets.delete(digest)
        for (const [name, { expiresAt }] of counts) if (expiresAt <= at) counts.delete(name)
      }),
    replaceAll: (records) =>
      Effect.sync(() => {
        clear()
        for (const client of records.clients) clients.set(client.clientId, client)
        for (const [name, value] of Object.entries(records.settings)) settings.set(name, value)
        for (const member of records.members) {
          idsByEmail.set(member.email, member.id)
          members.set(member.id, member)
        }
      }),
    clear: Effect.sync(clear)
  })
})

/** Provides `IdentityStore` in memory. */
export const layer: Layer.Layer<IdentityStore> = Layer.effect(IdentityStore, make)

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
