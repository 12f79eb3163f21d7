/**
 * Stores members, sessions, tickets, clients and signing keys in Postgres.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Option from "effect/Option"
import * as SqlClient from "effect/sql/SqlClient"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import { maximumMails } from "../../engine/identity/Mail.ts"
import { isStorable } from "../../engine/value/Text.ts"
import { type Content, type ContentOf, holderOf } from "../../engine/identity/Ticket.ts"
import { IdentityStore } from "../IdentityStore.ts"
import { StoreUnavailable } from "../StoreUnavailable.ts"
import { Database } from "./Connection.ts"
import { clients, contents, mails, members, type Recorded, sessions, signingKeys } from "./IdentityRecords.ts"
import * as IdentityReset from "./IdentityReset.ts"

const make = Effect.gen(function* () {
  const { exclusive, identity: sql } = yield* Database

  return IdentityStore.of({
    addMember: Effect.fnUntraced(function* (member) {
      const record = yield* members.write(member)
      return yield* isAny(sql`
        INSERT INTO members (id, email, revision, status, record)
        VALUES (${member.id}, ${member.email}, ${member.revision}, ${member.status}, ${record})
        ON CONFLICT DO NOTHING RETURNING id`)
    }),
    member: (id) => named(id, one(sql<Recorded>`SELECT record FROM members WHERE id = ${id}`, members.read)),
    memberByEmail: (email) =>
      named(email, one(sql<Recorded>`SELECT record FROM members WHERE email = ${email}`, members.read)),
    changeMember: Effect.fnUntraced(function* (member) {
      const record = yield* members.write(member)
      return yield* isAny(sql`
        UPDATE members SET record = ${record}, revision = ${member.revision}, status = ${member.status},
          email = ${member.email}
        WHERE id = ${member.id} AND revision = ${member.revision - 1}
          AND NOT EXISTS (SELECT 1 FROM members other WHERE other.email = ${member.email} AND other.id <> ${member.id})
        RETURNING id`).pipe(
        // A concurrent statement gave the address to another member.
        Effect.catchIf(isUniqueViolation, () => Effect.succeed(false))
      )
    }),

    members: ({ limit, offset, status }) =>
      sql<Recorded>`
        SELECT record FROM members WHERE ${status === undefined ? sql`true` : sql`status = ${status}`}
        ORDER BY email LIMIT ${limit} OFFSET ${offset}`.pipe(unavailable, Effect.flatMap(Effect.forEach(members.read))),

    openSession: Effect.fnUntraced(function* (session) {
      const record = yield* sessions.write(session)
      yield* run(sql`
        INSERT INTO sessions (id, subject, current, expires_at, record)
        VALUES (${session.id}, ${session.subject}, ${session.current}, ${session.expiresAt}, ${record})`)
    }),
    session: (id) =>
      named(
        id,
        one(
          sql<SessionRow>`
            SELECT record, current, previous, rotated_at, expires_at, ended_at FROM sessions WHERE id = ${id}`,
          (row) => Effect.map(sessions.read(row), (session) => ({ ...session, ...rotationOf(row) }))
        )
      ),
    sessionsOf: (subject, at, limit) =>
      sql<SessionRow>`
        SELECT record, current, previous, rotated_at, expires_at, ended_at FROM sessions
        WHERE subject = ${subject} AND ended_at IS NULL AND expires_at > ${at}
        ORDER BY expires_at DESC, id LIMIT ${limit}`.pipe(
        unavailable,
        Effect.flatMap(
          Effect.forEach((row) => Effect.map(sessions.read(row), (session) => ({ ...session, ...rotationOf(row) })))
        )
      ),
    rotate: ({ at, expiresAt, from, session, to }) =>
      isAny(sql`
        UPDATE sessions SET current = ${to}, previous = ${from}, rotated_at = ${at}, expires_at = ${expiresAt}
        WHERE id = ${session} AND current = ${from} AND ended_at IS NULL RETURNING id`),
    endSession: (id, at) => run(sql`UPDATE sessions SET ended_at = ${at} WHERE id = ${id} AND ended_at IS NULL`),

    endSessionsOf: (subject, at, except = "") =>
      run(sql`
        UPDATE sessions SET ended_at = ${at} WHERE subject = ${subject} AND id <> ${except} AND ended_at IS NULL`),

    putTicket: Effect.fnUntraced(function* ({ content, digest, expiresAt }) {
      const record = yield* contents.write(content)
      yield* run(sql`
        INSERT INTO tickets (digest, kind, holder, record, expires_at)
        VALUES (${digest}, ${content._tag}, ${holderOf(content) ?? null}, ${record}, ${expiresAt})
        ON CONFLICT (digest) DO UPDATE
        SET kind = excluded.kind, holder = excluded.holder, record = excluded.record, expires_at = excluded.expires_at`)
    }),
    ticket: (tag, digest, at) =>
      one(
        sql<Recorded>`SELECT record FROM tickets WHERE digest = ${digest} AND kind = ${tag} AND expires_at > ${at}`,
        contentOf(tag)
      ),
    takeTicket: (tag, digest, at) =>
      one(
        sql<Recorded>`
          DELETE FROM tickets WHERE digest = ${digest} AND kind = ${tag} AND expires_at > ${at} RETURNING record`,
        contentOf(tag)
      ),

    ticketsOf: <Tag extends Content["_tag"]>(tag: Tag, memberId: string, at: number, limit: number) =>
      sql<TicketRow>`
        SELECT digest, record, expires_at FROM tickets
        WHERE holder = ${memberId} AND kind = ${tag} AND expires_at > ${at}
        ORDER BY expires_at DESC, digest LIMIT ${limit}`.pipe(
        unavailable,
        Effect.flatMap(
          Effect.forEach((row) =>
            Effect.map(contentOf(tag)(row), (content) => ({ digest: row.digest, content, expiresAt: row.expires_at }))
          )
        )
      ),
    dropTicketsOf: (memberId, except = "") =>
      run(sql`DELETE FROM tickets WHERE holder = ${memberId} AND digest <> ${except}`),

    count: (name, at, window) =>
      sql<{ readonly count: number; readonly expires_at: number }>`
        INSERT INTO counts (name, count, expires_at) VALUES (${name}, 1, ${at + window})
        ON CONFLICT (name) DO UPDATE SET
          count = CASE WHEN counts.expires_at <= ${at} THEN 1 ELSE counts.count + 1 END,
          expires_at = CASE WHEN counts.expires_at <= ${at} THEN excluded.expires_at ELSE counts.expires_at END
        RETURNING count, expires_at`.pipe(
        Effect.map(([row]) => ({ count: row?.count ?? 1, expiresAt: row?.expires_at ?? at + window })),
        unavailable
      ),
    counted: (name, at) =>
      sql<{ readonly count: number }>`SELECT count FROM counts WHERE name = ${name} AND expires_at > ${at}`.pipe(
        Effect.map(([row]) => row?.count ?? 0),
        unavailable
      ),
    uncount: (name) => run(sql`UPDATE counts SET count = greatest(count - 1, 0) WHERE name = ${name}`),
    forget: (name) => run(sql`DELETE FROM counts WHERE name = ${name}`),

    putClient: Effect.fnUntraced(function* (client) {
      const record = yield* clients.write(client)
      yield* run(sql`
        INSERT INTO clients (id, secret, record) VALUES (${client.clientId}, ${client.secret ?? null}, ${record})
        ON CONFLICT (id) DO UPDATE SET secret = excluded.secret, record = excluded.record`)
    }),
    client: (id) => named(id, one(sql<Recorded>`SELECT record FROM clients WHERE id = ${id}`, clients.read)),
    clientBySecret: (digest) =>
      one(sql<Recorded>`SELECT record FROM clients WHERE secret = ${digest} LIMIT 1`, clients.read),

    signingKeys: sql<Recorded>`SELECT record FROM signing_keys`.pipe(
      unavailable,
      Effect.flatMap(Effect.forEach(signingKeys.read))
    ),
    addSigningKey: Effect.fnUntraced(function* (key) {
      const record = yield* signingKeys.write(key)
      return yield* isAny(sql`
        INSERT INTO signing_keys (id, previous, record) VALUES (${key.id}, ${key.previous}, ${record})
        ON CONFLICT DO NOTHING RETURNING id`)
    }),
    replaceSigningKeys: Effect.fnUntraced(function* (key) {
      const record = yield* signingKeys.write(key)
      yield* run(sql`
        WITH removed AS (DELETE FROM signing_keys)
        INSERT INTO signing_keys (id, previous, record) VALUES (${key.id}, ${key.previous}, ${record})`)
    }),
    dropSigningKeys: (ids) =>
      ids.length === 0 ? Effect.void : run(sql`DELETE FROM signing_keys WHERE ${sql.in("id", ids)}`),

    putMail: Effect.fnUntraced(function* (mail) {
      const record = yield* mails.write(mail)
      yield* run(sql`
        WITH inserted AS (INSERT INTO mails (record) VALUES (${record}) RETURNING number)
        DELETE FROM mails WHERE number <= (SELECT number FROM inserted) - ${maximumMails}`)
    }),
    mails: sql<Recorded>`SELECT record FROM mails ORDER BY number`.pipe(
      unavailable,
      Effect.flatMap(Effect.forEach(mails.read))
    ),
    dropMails: run(sql`DELETE FROM mails`),

    setting: (name) =>
      one(sql<{ readonly value: string }>`SELECT value FROM settings WHERE name = ${name}`, ({ value }) =>
        Effect.succeed(value)
      ),
    settle: (name, value) =>
      sql<{ readonly value: string }>`
        INSERT INTO settings (name, value) VALUES (${name}, ${value})
        ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value`.pipe(
        Effect.map(([row]) => row?.value ?? value),
        unavailable
      ),
    putSetting: (name, value) =>
      run(sql`
        INSERT INTO settings (name, value) VALUES (${name}, ${value})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`),

    purge: (at) =>
      Effect.all(
        [
          run(sql`DELETE FROM sessions WHERE expires_at <= ${at}`),
          run(sql`DELETE FROM tickets WHERE expires_at <= ${at}`),
          run(sql`DELETE FROM counts WHERE expires_at <= ${at}`),
          exclusive ? Effect.provideService(giveBack, SqlClient.SqlClient, sql) : Effect.void
        ],
        { discard: true }
      ),
    replaceAll: (records) => unavailable(IdentityReset.replaceAll(sql, records)),
    clear: run(IdentityReset.clear(sql))
  })
})

/** Provides `IdentityStore` on a database whose tables are migrated. */
export const layer: Layer.Layer<IdentityStore, never, Database> = Layer.effect(IdentityStore, make)

// A server reclaims the space of dead rows automatically; the embedded database never does.
const giveBack = SqlClient.SqlClient.use(
  (sql) => sql`VACUUM members, sessions, tickets, counts, mails, signing_keys`
).pipe(Effect.catch((error) => Effect.logDebug("The maintenance of a table failed.", error)))

type Rows<Row extends object> = Effect.Effect<ReadonlyArray<Row>, SqlError>

interface SessionRow extends Recorded {
  readonly current: string
  readonly previous: string | null
  readonly rotated_at: number | null
  readonly expires_at: number
  readonly ended_at: number | null
}

interface TicketRow extends Recorded {
  readonly digest: string
  readonly expires_at: number
}

const unavailable = Effect.mapError((cause: SqlError) => new StoreUnavailable({ cause }))

const one = <Row extends object, A>(rows: Rows<Row>, read: (row: Row) => Effect.Effect<A>) =>
  rows.pipe(
    unavailable,
    Effect.flatMap(([row]) => (row === undefined ? Effect.succeedNone : Effect.asSome(read(row))))
  )

// A caller can send strings that Postgres refuses, such as one with a NUL character. No record has such a name.
const named = <A, E>(name: string, found: Effect.Effect<Option.Option<A>, E>) =>
  isStorable(name) ? found : Effect.succeedNone

const isAny = (rows: Rows<object>) =>
  rows.pipe(
    unavailable,
    Effect.map(({ length }) => length > 0)
  )

const isUniqueViolation = ({ cause }: StoreUnavailable): boolean =>
  isSqlError(cause) && cause.reason._tag === "UniqueViolation"

const run = (rows: Rows<object>) => rows.pipe(unavailable, Effect.asVoid)

const rotationOf = ({ current, ended_at, expires_at, previous, rotated_at }: SessionRow) => ({
  current,
  expiresAt: expires_at,
  ...(previous === null ? {} : { previous }),
  ...(rotated_at === null ? {} : { rotatedAt: rotated_at }),
  ...(ended_at === null ? {} : { endedAt: ended_at })
})

const contentOf =
  <Tag extends Content["_tag"]>(tag: Tag) =>
  (row: Recorded) =>
    contents.read(row).pipe(
      Effect.filterOrElse(
        (content) => isOf(content, tag),
        () => Effect.die(new Error(`The stored ticket is not of the kind ${tag}.`))
      )
    )

const isOf = <Tag extends Content["_tag"]>(content: Content, tag: Tag): content is ContentOf<Tag> =>
  content._tag === tag
