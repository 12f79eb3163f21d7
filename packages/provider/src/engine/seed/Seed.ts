/**
 * The initial data of a provider: clients, members, collections and their items. A seed is plain data, so that it can
 * be written as JSON or in a story.
 *
 * @since 0.1.0
 */
import type { JsonObject } from "../value/Json.ts"
import type { Field, Index, Permissions, Plugin, WhenOwnerDeleted } from "../collection/Collection.ts"
import type { Rules } from "../factors/Factor.ts"

/** An application that signs users in with the provider. */
export interface SeedClient {
  readonly clientId: string
  /** Origins whose pages may receive the messages of a silent login. */
  readonly origins: ReadonlyArray<string>
  /** Redirect URIs of sign-ins. */
  readonly redirectUris: ReadonlyArray<string>
  /** Whether all origins and addresses on loopback hosts are allowed, for development. */
  readonly allowLoopback?: boolean
  /**
   * Whether a refresh token works once (`rotating`, the default) or until it is unused for 90 days (`lasting`).
   * `lasting` is for clients that always use their first refresh token. The provider cannot detect a stolen `lasting`
   * token.
   */
  readonly refreshTokens?: "rotating" | "lasting"
  /**
   * The secret of the client's own server. A request that has it instead of an access token is elevated. It is also the
   * second token of an external login.
   */
  readonly secret?: string
}

/** A member. The password is not hashed, because seeds are for testing. */
export interface SeedMember {
  readonly email: string
  readonly password: string
  readonly profile?: JsonObject
  readonly status?: "active" | "emailVerification" | "ownerApproval" | "blocked" | "deleted" | "offline"
  /** The phone number for SMS and calls. */
  readonly phone?: string
  /** Whether the member must reset the password before the next login, although it is right. */
  readonly resetRequired?: boolean
  /** Whether the member is one of the shop's editors, which the permissions of collections treat as `WIX_USER`. */
  readonly editor?: boolean
  /** The member's initial second factors. */
  readonly factors?: ReadonlyArray<SeedFactor>
}

/** A second factor of a member. */
export interface SeedFactor {
  readonly type: "SMS" | "CALL" | "EMAIL" | "TOTP" | "PUSH" | "WEBAUTHN" | "RECOVERY_CODE"
  /** The status. `"ENABLED"` by default. */
  readonly status?: "ENABLED" | "REQUIRE_ACTIVATION" | "REQUIRE_REENROLL" | "ENABLED_BY_RULE" | "DISABLED_BY_RULE"
  /** The Base32 secret of a TOTP factor. */
  readonly secret?: string
  /** Recovery codes in the provider's format: four groups of four characters. They are not hashed. */
  readonly codes?: ReadonlyArray<string>
  /** The phone number of an SMS or CALL factor. The member's by default. */
  readonly phone?: string
  /** The address of an EMAIL factor. The member's by default. */
  readonly email?: string
  /** A passkey: its credential id and COSE public key as base64url, and its relying party id. */
  readonly passkey?: { readonly credentialId: string; readonly publicKey: string; readonly rpId: string }
}

/** Rules about second factors that apply to every member. */
export type FactorRules = Rules

/** A collection and its items. */
export interface SeedCollection {
  readonly id: string
  readonly displayName?: string
  /**
   * The lowest level for each action. By default everyone can read, members can insert, and members can update and
   * remove their own items.
   */
  readonly permissions?: Partial<Permissions>
  /** Field types by field name. Only reference fields must be declared; other fields can contain any value. */
  readonly fields?: Readonly<Record<string, Field>>
  /** The indexes, including unique ones. */
  readonly indexes?: ReadonlyArray<Index>
  /**
   * Items in wire format, with dates as `{ "$date": … }` or `Date`. The default `_id` consists of the collection's id
   * and the item's position. System fields may be set. `_ownerId` may be the email address of a member of this seed.
   * The value of a `MULTI_REFERENCE` field is an array of ids of items of this seed.
   */
  readonly items?: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** Items of the collection's sandbox. If omitted, the sandbox is created when something is inserted into it. */
  readonly sandbox?: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** The plugins, such as drafts (`PUBLISH`) or a single item (`SINGLE_ITEM`). */
  readonly plugins?: ReadonlyArray<Plugin>
  /**
   * The treatment of a member's items after the member deletes their account. `"remove"` removes them. `clear` removes
   * fields with personal data, such as an address, from them. Hooks do not run. `"keep"` by default.
   */
  readonly whenOwnerDeleted?: WhenOwnerDeleted
}

/** A step that a registration requires. */
export type RegistrationStep = "emailVerification" | "ownerApproval"

/** The registration mode: immediate (`"open"`), or with one or more required steps. */
export type Registration = "open" | RegistrationStep | ReadonlyArray<RegistrationStep>

/** The captcha requirement, and the service that verifies the tokens. */
export interface SeedCaptcha {
  readonly required: "never" | "always" | "afterFailures"
  /**
   * The captcha service. `"test"` accepts the tokens of the test double. The others are verified at their siteverify
   * endpoint.
   */
  readonly kind?: "test" | "recaptcha" | "turnstile" | "hcaptcha"
  /** The service's secret key for visible captchas. */
  readonly secret?: string
  /** The secret key for invisible captchas, if it is different. */
  readonly invisibleSecret?: string
  /** The number of failed logins of an address after which `"afterFailures"` requires a captcha. 3 by default. */
  readonly failures?: number
}

/** The numbers of failures after which logins are delayed. */
export interface SeedLockout {
  /** Failed logins of one email address. 10 by default. */
  readonly perEmail?: number
  /**
   * Failed logins from one source: a network address, or a visitor's session if the address is unknown or loopback. 100
   * by default.
   */
  readonly perSource?: number
  /**
   * Failed logins from one network address, in any number of sessions. For IPv6, the first 64 bits count as one
   * address. Loopback and unknown addresses count together. 100 by default.
   */
  readonly perAddress?: number
  /** Wrong second factors of one member. 10 by default. */
  readonly factors?: number
  /** Emails that are sent to one address. 10 by default. */
  readonly mails?: number
  /** The period in which failures are counted, in seconds from the first failure. 900 by default. */
  readonly window?: number
}

/** The initial data and settings of a provider. */
export interface Seed {
  readonly clients?: ReadonlyArray<SeedClient>
  readonly members?: ReadonlyArray<SeedMember>
  readonly collections?: ReadonlyArray<SeedCollection>
  /** The registration mode. `"open"` by default. */
  readonly registration?: Registration
  /** The captcha requirement. Captchas are never required by default. */
  readonly captcha?: SeedCaptcha
  readonly lockout?: SeedLockout
  /**
   * The rules about second factors. By default there are none: only members with second factors of their own need one.
   */
  readonly factors?: FactorRules
  /**
   * Whether logins and registrations may reveal which addresses are registered. With `"safe"`, an unknown address has
   * the same response as a wrong password, and a taken address the same response as a new one, so every registration
   * starts with an email. `"open"` by default.
   */
  readonly enumeration?: "open" | "safe"
  /**
   * Whether a registration, recovery or password change may set one of the 1500 most common passwords. `"refuse"` by
   * default. Members of the seed, and members who already have such a password, are not affected.
   */
  readonly commonPasswords?: "allow" | "refuse"
  /**
   * Whether a member must authenticate again before a password change. The protocol has no field for the current
   * password, so with `"open"`, the default, an access token is enough. With `"reverified"`, the request must contain
   * the `proof` of a reverification of the last minute, which the account extension issues. Clients without that
   * extension can then set a new password only with a recovery email.
   */
  readonly passwordChange?: "open" | "reverified"
}
