/**
 * The tables of members, sessions, tickets, clients and signing keys. Times are epoch milliseconds. Records are JSON in `text`
 * columns, because `jsonb` refuses characters that a profile or a state may contain.
 *
 * @since 0.1.0
 */

/** The statements of the migration that creates these tables. */
export const identityTables = [
  `CREATE TABLE members (
    id text PRIMARY KEY,
    email text NOT NULL UNIQUE,
    revision integer NOT NULL,
    record text NOT NULL
  )`,
  `CREATE TABLE sessions (
    id text PRIMARY KEY,
    current text NOT NULL,
    previous text,
    rotated_at double precision,
    expires_at double precision NOT NULL,
    ended_at double precision,
    record text NOT NULL
  )`,
  `CREATE INDEX sessions_expiry ON sessions (expires_at)`,
  `CREATE TABLE tickets (
    digest text PRIMARY KEY,
    kind text NOT NULL,
    record text NOT NULL,
    expires_at double precision NOT NULL
  )`,
  `CREATE INDEX tickets_expiry ON tickets (expires_at)`,
  `CREATE TABLE clients (id text PRIMARY KEY, record text NOT NULL)`,
  `CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL)`
] as const

/**
 * The statements of the migration that indexes sessions and tickets by owner, adds secrets to clients, and adds
 * counters of failed attempts.
 */
export const attemptTables = [
  `ALTER TABLE members ADD COLUMN status text`,
  `UPDATE members SET status = substring(record from '"status":"([^"]*)"')`,
  `ALTER TABLE sessions ADD COLUMN subject text`,
  `UPDATE sessions SET subject = substring(record from '"subject":"([^"]*)"')`,
  `CREATE INDEX sessions_subject ON sessions (subject)`,
  `ALTER TABLE tickets ADD COLUMN holder text`,
  `UPDATE tickets SET holder = substring(record from '"memberId":"([^"]*)"')`,
  `CREATE INDEX tickets_holder ON tickets (holder)`,
  `ALTER TABLE clients ADD COLUMN secret text`,
  `CREATE TABLE counts (
    name text PRIMARY KEY,
    count integer NOT NULL,
    expires_at double precision NOT NULL
  )`,
  `CREATE INDEX counts_expiry ON counts (expires_at)`
] as const

/** The statements of the migration that adds stored messages. */
export const mailTables = [
  `CREATE TABLE mails (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    record text NOT NULL
  )`
] as const

/**
 * The statements of the migration that adds the keys of access tokens. The secret that signed them before is removed:
 * its tokens are refused, so that clients refresh them.
 */
export const signingKeyTables = [
  `CREATE TABLE signing_keys (
    id text PRIMARY KEY,
    previous text NOT NULL UNIQUE,
    record text NOT NULL
  )`,
  `DELETE FROM settings WHERE name = 'accessKey'`
] as const

/** The tables of these migrations, and the column that orders each. */
export const identityKeys = {
  members: "id",
  sessions: "id",
  tickets: "digest",
  clients: "id",
  settings: "name",
  counts: "name",
  mails: "number",
  signing_keys: "id"
} as const
