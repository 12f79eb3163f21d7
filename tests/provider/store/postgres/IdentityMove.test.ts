import { Member } from "../../../../packages/provider/src/engine/identity/Member.ts"
import { Session } from "../../../../packages/provider/src/engine/identity/Session.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SqlClient from "effect/sql/SqlClient"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { codeAt } from "../../Authenticator.ts"
import { open, seed } from "../../Shop.ts"
import * as Processes from "./processes.ts"
import * as SingleDatabase from "./SingleDatabase.ts"

const minute = 120_000
const members = 4000

const insert = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO members (id, email, revision, status, record)
    SELECT 'm' || n, 'm' || n || '@shop.test', 1, 'ACTIVE', '{"name":"Zoë \\"' || repeat('é', 300) || n || '"}'
    FROM generate_series(1, ${members}) AS n`
  yield* sql`INSERT INTO sessions (id, current, expires_at, record) VALUES ('s1', 'c', 1800000000123.5, '{}')`
  yield* sql`INSERT INTO settings VALUES ('secret', 'kept')`
  yield* sql`INSERT INTO mails (record) SELECT 'mail ' || n FROM generate_series(1, 7) AS n`
})

const original = mkdtempSync(join(tmpdir(), "portico-single-"))

const singleDatabase = (dataDir: string) => Effect.sync(() => cpSync(original, dataDir, { recursive: true }))

const found = Effect.gen(function* () {
  const { identity } = yield* Connection.Database
  const items = yield* SqlClient.SqlClient
  const [left] = yield* items`SELECT count(*)::int AS members FROM members`
  const [counted] = yield* identity`
    SELECT (SELECT count(*)::int FROM members) AS members, (SELECT count(DISTINCT record)::int FROM members) AS records,
      (SELECT expires_at FROM sessions) AS expiry, (SELECT value FROM settings) AS secret,
      (SELECT count(*)::int FROM mails) AS mails`
  const [next] = yield* identity`INSERT INTO mails (record) VALUES ('next') RETURNING number::int`
  return { left, counted, next }
})

const everything = {
  left: { members: 0 },
  counted: { members, records: members, expiry: 1_800_000_000_123.5, secret: "kept", mails: 7 },
  next: { number: 8 }
}

describe("a data folder of a version with one database", { timeout: minute }, () => {
  beforeAll(() => Effect.runPromise(SingleDatabase.create(original, insert)), minute)
  afterAll(() => rmSync(original, { recursive: true, force: true }))

  it.live("is migrated without loss", () =>
    Effect.gen(function* () {
      const dataDir = yield* Processes.folder
      yield* singleDatabase(dataDir)

      const result = yield* Effect.provide(found, Connection.layer({ dataDir }), { local: true })
      const secondStart = yield* Connection.Database.use(
        ({ identity }) => identity`SELECT count(*)::int AS members FROM members`
      ).pipe(Effect.provide(Connection.layer({ dataDir }), { local: true }))

      assert.deepStrictEqual(result, everything)
      assert.deepStrictEqual(secondStart, [{ members }])
      assert.strictEqual(
        readFileSync(join(dataDir, "portico.json"), "utf8"),
        '{"postgres":18,"state":"ready","databases":2}\n'
      )
    })
  )

  const steps: ReadonlyArray<readonly [name: string, isReached: (dataDir: string) => boolean]> = [
    ["while the new database is created", (dataDir) => existsSync(join(dataDir, "identity", "PG_VERSION"))],
    ["after the new database has opened", (dataDir) => existsSync(join(dataDir, "identity", "postmaster.pid"))],
    ["after the copy", (dataDir) => readFileSync(join(dataDir, "portico.json"), "utf8").includes("databases")]
  ]

  it.live.each(steps)("is migrated without loss if the process is killed %s", ([, isReached]) =>
    Effect.gen(function* () {
      const dataDir = yield* Processes.folder
      yield* singleDatabase(dataDir)
      const interrupted = yield* Processes.start(dataDir, "hold")
      yield* Effect.suspend(() => (isReached(dataDir) ? Effect.void : Effect.fail("not yet"))).pipe(
        Effect.tapError(() => Effect.sleep(1)),
        Effect.eventually
      )
      yield* interrupted.kill

      const result = yield* Effect.provide(found, Connection.layer({ dataDir }), { local: true })

      assert.deepStrictEqual(result, everything)
    })
  )
})

const now = 1_700_000_000_000

/** Returns Ada and a session of hers as a provider stores them. */
const stored = async () => {
  const shop = open()
  await shop.member()
  const found = await shop.kept((store) =>
    Effect.gen(function* () {
      const member = Option.getOrThrow(yield* store.memberByEmail("ada@shop.test"))
      const [session] = yield* store.sessionsOf(member.id, now, 1)
      return { member, session: session ?? assert.fail("There is no session.") }
    })
  )
  await shop.dispose()
  return found
}

/** Inserts them as earlier versions stored them. */
const insertAccount = ({ member, session }: Awaited<ReturnType<typeof stored>>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const memberRecord = yield* Schema.encodeEffect(Schema.fromJsonString(Member))(member)
    const sessionRecord = yield* Schema.encodeEffect(Schema.fromJsonString(Session))(session)
    yield* sql`INSERT INTO members (id, email, revision, status, record)
      VALUES (${member.id}, ${member.email}, ${member.revision}, ${member.status}, ${memberRecord})`
    yield* sql`INSERT INTO sessions (id, subject, current, expires_at, record)
      VALUES (${session.id}, ${session.subject}, ${session.current}, ${session.expiresAt}, ${sessionRecord})`
  })

it.live(
  "a member of a migrated data folder adds an app, ends an old session, changes the email address and deletes the account",
  () =>
    Effect.gen(function* () {
      const dataDir = yield* Processes.folder
      yield* SingleDatabase.create(dataDir, insertAccount(yield* Effect.promise(stored)))
      yield* Effect.promise(() => useAccount(dataDir))

      assert.include(readFileSync(join(dataDir, "portico.json"), "utf8"), '"databases":2')
    })
)

const useAccount = async (dataDir: string) => {
  const { clients = [] } = seed
  const shop = open({ seed: { clients }, store: PostgresStore.make({ dataDir }) })
  const { access_token: token } = await shop.member()
  const call = async (name: string, payload: object = {}) => {
    const answered = await shop.post(`/v1/account/${name}`, payload, token)
    assert.strictEqual(answered.status, 200, answered.text)
    return answered.body
  }
  const proof = await shop.prove(token)
  const emailProof = await shop.prove(token)
  const deletionProof = await shop.prove(token)

  const { sessions } = await call("sessions")
  assert.lengthOf(sessions, 2)
  await call("revoke-session", { proof, sessionId: sessions.find(({ current }) => !current)?.sessionId })
  assert.lengthOf((await call("sessions")).sessions, 1)

  const { factorId, totpData } = await call("enroll-factor", { factorType: "TOTP", proof })
  await call("confirm-factor", { factorId, code: codeAt(now, totpData.secret) })
  assert.strictEqual((await shop.login()).body.state, "STATUS_CHECK")
  assert.lengthOf((await call("recovery-codes", { proof })).codes, 10)
  await call("remove-factor", { factorId, proof })

  const { stateToken } = await call("change-email", { email: "ada@new.test", proof: emailProof })
  const code = (await shop.outbox()).findLast(({ kind }) => kind === "emailChange")?.code
  assert.deepInclude((await call("confirm-email", { stateToken, code })).user, { email: "ada@new.test" })
  assert.strictEqual((await shop.login("ada@new.test")).body.state, "SUCCESS")

  // The email change ended all other proofs of the member.
  assert.strictEqual((await shop.post("/v1/account/delete", { proof: deletionProof }, token)).status, 403)
  await call("delete", { proof: await shop.prove(token, "ada@new.test") })
  assert.notStrictEqual((await shop.login("ada@new.test")).status, 200)
  await shop.dispose()
}
