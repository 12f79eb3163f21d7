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
import type { Seed, SeedFactor, SeedMember } from "../../engine/seed/Seed.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
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

/** Creates the stored form of a seed's password. */
export type Hash = (password: Redacted.Redacted) => Effect.Effect<string>

/**
 * Creates a function that hashes each distinct password once, so that a reset with the same seed is fast. Two members
 * with the same password get the same stored form, which is acceptable only in a seed.
 */
export const rememberHashes = Effect.fnUntraced(function* () {
  const passwords = yield* Passwords
  const known = new Map<string, string>()
  const hash: Hash = Effect.fnUntraced(function* (password) {
    const text = Redacted.value(password)
    const hashed = known.get(text) ?? (yield* Effect.orDie(passwords.hash(password)))
    known.set(text, hashed)
    return hashed
  })
  return hash
})

/**
 * Stores clients and members. Existing clients are replaced; existing members stay unchanged. The mode `"replace"`
 * means that the store has no members, so it skips the search for existing ones.
 */
export const load = Effect.fn("IdentitySeed.load")(function* (seed: Seed, hash: Hash, mode: "keep" | "replace") {
  const store = yield* IdentityStore
  const clients = seed.clients ?? []
  for (const { secret, ...client } of clients) {
    const digest = secret === undefined ? undefined : yield* digestOf(secret)
    yield* store.putClient(digest === undefined ? client : { ...client, secret: digest })
  }
  const decisions = ofSeed(seed)
  if (decisions !== undefined) yield* Settings.write(decisions)

  const idsByEmail = new Map<string, string>()
  let added = 0
  for (const member of seed.members ?? []) {
    const { email, id, isNew } = yield* sowMember(member, hash, mode)
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

const sowMember = Effect.fnUntraced(function* (
  { editor = false, email: text, factors = [], password, phone, profile = {}, resetRequired, status }: SeedMember,
  hash: Hash,
  mode: "keep" | "replace"
) {
  const store = yield* IdentityStore
  const email = yield* Effect.fromOption(Email.normalize(text)).pipe(
    Effect.mapError(
      () => new SeedRefused({ description: `The member ${text} of the seed has no valid email address.` })
    )
  )
  const existing = mode === "keep" ? yield* store.memberByEmail(email) : Option.none<Member>()
  if (Option.isSome(existing)) return { email, id: existing.value.id, isNew: false }

  const now = yield* Clock.currentTimeMillis
  const member: Member = {
    // Derived from the email address, so that references to the member stay valid after a reset.
    id: (yield* digestOf(email)).slice(0, 22),
    email,
    emailVerified: status !== "emailVerification",
    ...statusOf(status),
    password: yield* hash(Redacted.make(password)),
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
  const isNew = yield* store.addMember(member)
  const stored = isNew ? Option.some(member) : yield* store.memberByEmail(email)
  return { email, id: Option.getOrElse(stored, () => member).id, isNew }
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

const digestOf = (text: string) => Secrets.use((secrets) => secrets.digest(Redacted.make(text)))

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
