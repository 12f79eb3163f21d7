/**
 * Reading of seeds from JSON files.
 *
 * @since 0.1.0
 */
import { FactorStatus } from "@portico/contract/auth/Enums"
import { FieldType, PermissionRole, PluginType, PublishStatus, SortOrder } from "@portico/contract/data/Enums"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { readFile } from "node:fs/promises"
import type { Seed } from "./engine/seed/Seed.ts"
import { Decisions } from "./engine/seed/Settings.ts"
import { SeedRefused } from "./http/identity/IdentitySeed.ts"

const optional = Schema.optionalKey
const Texts = Schema.Array(Schema.String)
const JsonObject = Schema.Record(Schema.String, Schema.Json)
const Level = optional(PermissionRole.request)

const Contents = Schema.Struct({
  clients: optional(
    Schema.Array(
      Schema.Struct({
        clientId: Schema.NonEmptyString,
        origins: Texts,
        redirectUris: Texts,
        allowLoopback: optional(Schema.Boolean),
        refreshTokens: optional(Schema.Literals(["rotating", "lasting"])),
        secret: optional(Schema.NonEmptyString)
      })
    )
  ),
  members: optional(
    Schema.Array(
      Schema.Struct({
        email: Schema.String,
        password: Schema.String,
        profile: optional(JsonObject),
        status: optional(
          Schema.Literals(["active", "emailVerification", "ownerApproval", "blocked", "deleted", "offline"])
        ),
        phone: optional(Schema.String),
        resetRequired: optional(Schema.Boolean),
        editor: optional(Schema.Boolean),
        factors: optional(
          Schema.Array(
            Schema.Struct({
              type: Schema.Literals(["SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"]),
              status: optional(FactorStatus.request),
              secret: optional(Schema.String),
              codes: optional(Texts),
              phone: optional(Schema.String),
              email: optional(Schema.String),
              passkey: optional(
                Schema.Struct({ credentialId: Schema.String, publicKey: Schema.String, rpId: Schema.String })
              )
            })
          )
        )
      })
    )
  ),
  collections: optional(
    Schema.Array(
      Schema.Struct({
        id: Schema.NonEmptyString,
        displayName: optional(Schema.String),
        permissions: optional(Schema.Struct({ read: Level, insert: Level, update: Level, remove: Level })),
        fields: optional(
          Schema.Record(
            Schema.String,
            Schema.Struct({
              type: FieldType.request,
              displayName: optional(Schema.String),
              referencedCollectionId: optional(Schema.String)
            })
          )
        ),
        indexes: optional(
          Schema.Array(
            Schema.Struct({
              fields: Schema.Array(Schema.Struct({ fieldName: Schema.String, order: optional(SortOrder.request) })),
              unique: optional(Schema.Boolean)
            })
          )
        ),
        items: optional(Schema.Array(JsonObject)),
        sandbox: optional(Schema.Array(JsonObject)),
        whenOwnerDeleted: optional(
          Schema.Union([Schema.Literals(["keep", "remove"]), Schema.Struct({ clear: Texts })])
        ),
        plugins: optional(
          Schema.Array(Schema.Struct({ type: PluginType.request, defaultStatus: optional(PublishStatus.request) }))
        )
      })
    )
  ),
  ...Decisions.fields
}) satisfies Schema.Codec<Seed, unknown>

const decode = Schema.decodeEffect(Schema.fromJsonString(Contents), { errors: "all", onExcessProperty: "error" })

/** Reads a seed from a JSON file. If the file is invalid, fails with one sentence that names the first error. */
export const read = Effect.fn("SeedFile.read")(function* (path: string): Effect.fn.Return<Seed, SeedRefused> {
  const text = yield* Effect.tryPromise({
    try: () => readFile(path, "utf8"),
    catch: () => new SeedRefused({ description: `The seed ${path} cannot be read. Pass the path of a JSON file.` })
  })
  return yield* decode(text).pipe(
    Effect.mapError(({ message }) => {
      const [what = "", where = ""] = message.split("\n", 2)
      return new SeedRefused({ description: `The seed ${path} is invalid: ${what}${where.replace(/^\s+/, " ")}.` })
    })
  )
})
