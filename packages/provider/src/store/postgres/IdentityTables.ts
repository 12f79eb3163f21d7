/**
 * The tables of members, sessions, tickets and clients. Times are epoch milliseconds. Records are JSON in text columns:
 * jsonb refuses characters that a profile or a state may hold.
 *
 * @since 0.1.0
 */

/** The statements of the migration that makes them. */
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
