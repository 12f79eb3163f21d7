/**
 * What a provider starts with: clients, members, collections and their items. A seed is plain data, so that it fits in
 * a JSON file and a story.
 *
 * @since 0.1.0
 */
import type { JsonObject } from "../value/Json.ts"
import type { Field, Index, Permissions, Plugin } from "../collection/Collection.ts"
import type { Rules } from "../factors/Factor.ts"

/** An application that may sign its visitors in. */
export interface SeedClient {
  readonly clientId: string
  /** Origins whose pages may receive silent login's messages. */
  readonly origins: ReadonlyArray<string>
  /** Addresses that a sign-in may return to. */
  readonly redirectUris: ReadonlyArray<string>
  /** Origins and addresses on loopback hosts count as listed: for development. */
  readonly allowLoopback?: boolean
  /**
   * Whether a refresh token is for one use (`rotating`, the default), or good until it lies unused for 90 days: for
   * clients that keep the first one they got. A stolen token is then noticed by nobody.
   */
  readonly refreshTokens?: "rotating" | "lasting"
  /**
   * Credential of the client's own server. A call that carries it in the place of an access token is elevated, and it is
   * the second token of an external login.
   */
  readonly secret?: string
}

/** A member. The password is plain here, because it is for trying out. */
export interface SeedMember {
  readonly email: string
  readonly password: string
  readonly profile?: JsonObject
  readonly status?: "active" | "emailVerification" | "ownerApproval" | "blocked" | "deleted" | "offline"
  /** Number under which texts and calls reach the member. */
  readonly phone?: string
  /** The password is right and no longer good enough: the member has to recover it. */
  readonly resetRequired?: boolean
  /** The member is one of the shop's editors: a `WIX_USER` to the permissions of collections. */
  readonly editor?: boolean
  /** Further factors that the member has from the start. */
  readonly factors?: ReadonlyArray<SeedFactor>
}

/** A further factor of a member. */
export interface SeedFactor {
  readonly type: "SMS" | "CALL" | "EMAIL" | "TOTP" | "PUSH" | "WEBAUTHN" | "RECOVERY_CODE"
  /** `"ENABLED"` where none is given. */
  readonly status?: "ENABLED" | "REQUIRE_ACTIVATION" | "REQUIRE_REENROLL" | "ENABLED_BY_RULE" | "DISABLED_BY_RULE"
  /** Base32 secret of a TOTP factor. */
  readonly secret?: string
  /** Plain recovery codes, as the provider makes them: four groups of four. */
  readonly codes?: ReadonlyArray<string>
  /** Number of an SMS or CALL factor, where it is another than the member's. */
  readonly phone?: string
  /** Address of an EMAIL factor, where it is another than the member's. */
  readonly email?: string
  /** A passkey: the ids of its credential and of the host it is for, and its COSE public key, as base64url. */
  readonly passkey?: { readonly credentialId: string; readonly publicKey: string; readonly rpId: string }
}

/** Rules about further factors that hold for every member. */
export type FactorRules = Rules

/** A collection and its items. */
export interface SeedCollection {
  readonly id: string
  readonly displayName?: string
  /** What is left out is for everyone to read and for members to write their own. */
  readonly permissions?: Partial<Permissions>
  /** Types of fields by their names. Only references need to be declared: other fields may hold anything. */
  readonly fields?: Readonly<Record<string, Field>>
  /** What is kept in order, and what is unique. */
  readonly indexes?: ReadonlyArray<Index>
  /**
   * Items as on the wire, dates as `{ "$date": … }` or `Date`. An item without `_id` gets one made of the collection's
   * name and its place. System fields may be given; `_ownerId` may be the e-mail of a member of this seed. A
   * `MULTI_REFERENCE` field is given as the ids of items of this seed.
   */
  readonly items?: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** Items of the collection's sandbox. Without any there is a sandbox as soon as something is inserted into it. */
  readonly sandbox?: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** Drafts (`PUBLISH`), a single item (`SINGLE_ITEM`). */
  readonly plugins?: ReadonlyArray<Plugin>
}

/** What a registration has to pass. */
export type RegistrationStep = "emailVerification" | "ownerApproval"

/** How registration goes: at once, or through one step or several. */
export type Registration = "open" | RegistrationStep | ReadonlyArray<RegistrationStep>

/** When captchas are asked for, and who checks their tokens. */
export interface SeedCaptcha {
  readonly required: "never" | "always" | "afterFailures"
  /** `"test"` takes the tokens of the test double. The others are asked at their siteverify endpoint. */
  readonly kind?: "test" | "recaptcha" | "turnstile" | "hcaptcha"
  /** Secret key of the vendor for visible captchas. */
  readonly secret?: string
  /** Secret key for invisible ones, where it is another. */
  readonly invisibleSecret?: string
  /** Failed logins of an address after which `"afterFailures"` asks. 3 where none are given. */
  readonly failures?: number
}

/** How many failures are borne before logins have to wait. */
export interface SeedLockout {
  /** Failed logins of one e-mail address. 10 where none are given. */
  readonly perEmail?: number
  /** Failed logins from one place: a network address, or else a visitor's session. 100 where none are given. */
  readonly perSource?: number
  /**
   * Failed logins from one network address, of an IPv6 address its first 64 bits, in any number of sessions. Loopback and
   * unknown addresses count together. 100 by default.
   */
  readonly perAddress?: number
  /** Wrong second steps of one member. 10 where none are given. */
  readonly factors?: number
  /** Mails that one address may be sent. 10 where none are given. */
  readonly mails?: number
  /** Seconds over which they are counted, from the first. 900 where none are given. */
  readonly window?: number
}

/** Everything that a provider starts with. */
export interface Seed {
  readonly clients?: ReadonlyArray<SeedClient>
  readonly members?: ReadonlyArray<SeedMember>
  readonly collections?: ReadonlyArray<SeedCollection>
  /** `"open"` when left out. */
  readonly registration?: Registration
  /** Never required when left out. */
  readonly captcha?: SeedCaptcha
  readonly lockout?: SeedLockout
  /** No rules when left out: a member's own factors are asked for, and nobody else's login takes a second step. */
  readonly factors?: FactorRules
  /**
   * Whether logins and registrations may tell strangers which addresses are known. `"safe"` answers unknown addresses
   * like wrong passwords, and taken ones like new ones: every registration then begins with a mail. `"open"` when left
   * out.
   */
  readonly enumeration?: "open" | "safe"
}
