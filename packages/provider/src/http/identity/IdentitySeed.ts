/**
 * The clients and members that a provider starts with.
 *
 * @since 0.1.0
 */
import { Profile } from "@portico/contract/auth/Identity"
import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import * as Email from "../../engine/identity/Email.ts"
import * as FactorSeed from "../../engine/seed/FactorSeed.ts"
import { type Member, statusAfter } from "../../engine/identity/Member.ts"
import { Passwords } from "../../engine/identity/Passwords.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { ofSeed } from "../../engine/seed/Settings.ts"
import type { Seed, SeedClient, SeedFactor, SeedMember } from "../../engine/seed/Seed.ts"
import { IdentityStore, type Records } from "../../store/IdentityStore.ts"
import * as Settings from "./Settings.ts"

/** The failure of a seed that cannot be used. The message is one sentence. */
export class SeedRefused extends Data.TaggedError("SeedRefused")<{ readonly description: string }> {
  override get message(): string {
    return this.description
  }
}

/** The result of seeding clients and members. */
export interface SeededIdentities {
  readonly clients: number
  readonly membersAdded: number
  readonly membersKept: number
  /** The ids of the seed's members, by the address as written in the seed and by its normal form. */
  readonly idsByEmail: ReadonlyMap<string, string>
}

/** Computes the stored forms of a seed's passwords and the digests of its other values. */
export interface Hashes {
  readonly password: (password: string) => Effect.Effect<string>
  readonly digest: (value: string) => Effect.Effect<string>
}

/**
 * Creates `Hashes` that compute each value once, so that a reset with the same seed is fast. Two members with the same
 * password get the same stored form, which is acceptable only in a seed.
 */
export const rememberHashes = Effect.gen(function* () {
  const passwords = yield* Passwords
  const secrets = yield* Secrets
  return {
    password: remember((password) => Effect.orDie(passwords.hash(Redacted.make(password)))),
    digest: remember((value) => secrets.digest(Redacted.make(value)))
  } satisfies Hashes
})

const remember = (compute: (value: string) => Effect.Effect<string>) => {
  const known = new Map<string, string>()
  return Effect.fnUntraced(function* (value: string) {
    const computed = known.get(value) ?? (yield* compute(value))
    known.set(value, computed)
    return computed
  })
}

/** Stores clients and members. Existing clients are replaced; existing members stay unchanged. */
export const load = Effect.fn("IdentitySeed.load")(function* (seed: Seed, hashes: Hashes) {
  const store = yield* IdentityStore
  const clients = seed.clients ?? []
  for (const client of clients) yield* store.putClient(yield* toClient(client, hashes))
  const decisions = ofSeed(seed)
  if (decisions !== undefined) yield* Settings.write(decisions)

  const idsByEmail = new Map<string, string>()
  let added = 0
  for (const member of seed.members ?? []) {
    const { email, id, isNew } = yield* sowMember(member, hashes)
    // Items reference their owners by the address as written in the seed, or by its normal form.
    idsByEmail.set(email, id).set(member.email, id)
    if (isNew) added++
  }
  const members = new Set(idsByEmail.values()).size
  return {
    clients: clients.length,
    membersAdded: added,
    membersKept: members - added,
    idsByEmail
  } satisfies SeededIdentities
})

/** The clients and members of a seed, for a store without others. */
export interface SeedRecords {
  readonly records: Records
  /** As in `SeededIdentities`. */
  readonly idsByEmail: ReadonlyMap<string, string>
}

/** Reads the clients, members and settings of a seed. */
export const read = Effect.fn("IdentitySeed.read")(function* (seed: Seed, hashes: Hashes) {
  const decisions = ofSeed(seed)
  const clients = yield* Effect.forEach(seed.clients ?? [], (client) => toClient(client, hashes))
  const members = new Map<string, Member>()
  const idsByEmail = new Map<string, string>()
  for (const one of seed.members ?? []) {
    const email = yield* normalize(one.email)
    // The first of several members with the same address is stored.
    const member = members.get(email) ?? (yield* toMember(one, email, hashes))
    members.set(email, member)
    idsByEmail.set(email, member.id).set(one.email, member.id)
  }
  return {
    records: {
      // The last of several clients with the same id is stored.
      clients: [...new Map(clients.map((client) => [client.clientId, client])).values()],
      members: [...members.values()],
      settings: decisions === undefined ? {} : { [Settings.name]: yield* Settings.toText(decisions) }
    },
    idsByEmail
  } satisfies SeedRecords
})

const toClient = Effect.fnUntraced(function* ({ secret, ...client }: SeedClient, hashes: Hashes) {
  return secret === undefined ? client : { ...client, secret: yield* hashes.digest(secret) }
})

const normalize = (email: string) =>
  Effect.fromOption(Email.normalize(email)).pipe(
    Effect.mapError(
      () => new SeedRefused({ description: `The member ${email} of the seed has no valid email address.` })
    )
  )

const sowMember = Effect.fnUntraced(function* (seeded: SeedMember, hashes: Hashes) {
  const store = yield* IdentityStore
  const email = yield* normalize(seeded.email)
  const existing = yield* store.memberByEmail(email)
  if (Option.isSome(existing)) return { email, id: existing.value.id, isNew: false }

  const member = yield* toMember(seeded, email, hashes)
  const isNew = yield* store.addMember(member)
  const stored = isNew ? Option.some(member) : yield* store.memberByEmail(email)
  return { email, id: Option.getOrElse(stored, () => member).id, isNew }
})

const toMember = Effect.fnUntraced(function* (
  { editor = false, email: text, factors = [], password, phone, profile = {}, resetRequired, status }: SeedMember,
  email: string,
  hashes: Hashes
): Effect.fn.Return<Member, SeedRefused, Secrets> {
  const now = yield* Clock.currentTimeMillis
  return {
    // Derived from the email address, so that references to the member stay valid after a reset.
    id: (yield* hashes.digest(email)).slice(0, 22),
    email,
    emailVerified: status !== "emailVerification",
    ...statusOf(status),
    password: yield* hashes.password(password),
    ...(phone === undefined ? {} : { phone }),
    ...(resetRequired === undefined ? {} : { resetRequired }),
    ...(editor ? { editor } : {}),
    ...(factors.length === 0 ? {} : { factors: yield* sowFactors(text, factors, { email, now, phone }) }),
    profile: yield* decodeProfile(profile).pipe(
      Effect.mapError(
        ({ message }) =>
          new SeedRefused({ description: `The profile of the member ${text} in the seed is invalid: ${message}.` })
      )
    ),
    createdAt: now,
    updatedAt: now,
    revision: 1
  }
})

const sowFactors = (member: string, factors: ReadonlyArray<SeedFactor>, owner: FactorSeed.Owner) =>
  Effect.forEach(factors, (factor, index) =>
    FactorSeed.read(factor, owner, index).pipe(
      Effect.mapError(
        (needs) =>
          new SeedRefused({ description: `The factor ${factor.type} of the member ${member} in the seed ${needs}.` })
      )
    )
  )

const decodeProfile = Schema.decodeUnknownEffect(Profile)

const statusOf = (status: SeedMember["status"] = "active"): Pick<Member, "status" | "reasons"> => {
  switch (status) {
    case "active":
      return statusAfter([])
    case "emailVerification":
    case "ownerApproval":
      return statusAfter([status])
    case "blocked":
    case "deleted":
    case "offline":
      return { status: statuses[status], reasons: [] }
  }
}

const statuses = { blocked: "BLOCKED", deleted: "DELETED", offline: "OFFLINE" } as const
