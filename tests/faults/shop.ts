import type { Seed, SeedFactor } from "../../packages/provider/src/engine/seed/Seed.ts"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Redacted from "effect/Redacted"
import { appSecret } from "../provider/Authenticator.ts"
import * as SoftPasskey from "../provider/SoftPasskey.ts"

/** The origin of the shop's pages. */
export const pageOrigin = "http://localhost:5173"

/** The provider's origin. Its emails contain links only if it runs on this machine. */
export const host = "http://localhost:4000"

/** The credential of the shop's server. */
export const secret = "s3cret of the shop"
export const elevated = Redacted.make(secret)

/** The passkey of the member who has one. */
export const passkey = SoftPasskey.make()

const password = "analytical-engine"

/** A member for each factor, and two with an unverified email address. */
export const members = {
  SMS: { email: "sms@example.com", password },
  CALL: { email: "call@example.com", password },
  EMAIL: { email: "email@example.com", password },
  TOTP: { email: "totp@example.com", password },
  PUSH: { email: "push@example.com", password },
  WEBAUTHN: { email: "passkey@example.com", password },
  waiting: { email: "waiting@example.com", password },
  alsoWaiting: { email: "also-waiting@example.com", password }
} as const

/** The factors that a login can require. */
export const factorTypes = ["SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN"] as const

const factors: Record<(typeof factorTypes)[number], SeedFactor> = {
  SMS: { type: "SMS" },
  CALL: { type: "CALL" },
  EMAIL: { type: "EMAIL" },
  TOTP: { type: "TOTP", secret: appSecret },
  PUSH: { type: "PUSH" },
  WEBAUTHN: {
    type: "WEBAUTHN",
    passkey: { credentialId: passkey.credentialId, publicKey: passkey.publicKey, rpId: "localhost" }
  }
}

/** Shelves with references to books, which everyone may change. */
const shelves = {
  id: "shelves",
  permissions: { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" },
  fields: { books: { type: "MULTI_REFERENCE", referencedCollectionId: "books" } },
  items: [{ _id: "window", books: ["emma", "jane-eyre", "frankenstein"] }]
} as const

/** The bookshop with these members, and with a server that has a credential. */
export const seed: Seed = {
  ...Bookshop.seed,
  collections: [...Bookshop.seed.collections, shelves],
  clients: Bookshop.seed.clients.map((client) => ({ ...client, secret })),
  members: [
    ...Bookshop.seed.members,
    ...factorTypes.map((type) => ({ ...members[type], phone: "+41791234567", factors: [factors[type]] })),
    { ...members.waiting, status: "emailVerification" },
    { ...members.alsoWaiting, status: "emailVerification" }
  ]
}
