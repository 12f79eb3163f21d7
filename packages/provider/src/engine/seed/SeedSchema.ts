/**
 * The schema of a seed. The types of `Seed` do not protect JavaScript code and JSON files.
 *
 * @since 0.1.0
 */
import { FactorStatus } from "@portico/contract/auth/Enums"
import { FieldType, PermissionRole, PluginType, PublishStatus, SortOrder } from "@portico/contract/data/Enums"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Seed } from "./Seed.ts"
import { Decisions } from "./Settings.ts"

const optional = Schema.optionalKey
const Texts = Schema.Array(Schema.String)
const JsonObject = Schema.Record(Schema.String, Schema.Json)
const Items = Schema.Array(Schema.Record(Schema.String, Schema.Unknown))
const Level = optional(Schema.Literals(PermissionRole.members))

/** A seed. The items are checked when they are stored, because their values can be dates. */
export const Contents = Schema.Struct({
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
              status: optional(Schema.Literals(FactorStatus.members)),
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
              type: Schema.Literals(FieldType.members),
              displayName: optional(Schema.String),
              referencedCollectionId: optional(Schema.String)
            })
          )
        ),
        indexes: optional(
          Schema.Array(
            Schema.Struct({
              fields: Schema.Array(
                Schema.Struct({ fieldName: Schema.String, order: optional(Schema.Literals(SortOrder.members)) })
              ),
              unique: optional(Schema.Boolean)
            })
          )
        ),
        items: optional(Items),
        sandbox: optional(Items),
        whenOwnerDeleted: optional(
          Schema.Union([Schema.Literals(["keep", "remove"]), Schema.Struct({ clear: Texts })])
        ),
        plugins: optional(
          Schema.Array(
            Schema.Struct({
              type: Schema.Literals(PluginType.members),
              defaultStatus: optional(Schema.Literals(PublishStatus.members))
            })
          )
        )
      })
    )
  ),
  ...Decisions.fields
}) satisfies Schema.Codec<Seed, unknown>

/** Checks an unknown value as a seed. The failure is one sentence that names the first error. */
export const parse = (value: unknown): Result.Result<Seed, string> =>
  Result.mapError(decode(value), (error) => `The seed is invalid: ${firstError(error)}.`)

const decode = Schema.decodeUnknownResult(Contents, { onExcessProperty: "error" })

/**
 * Returns the first error of a failed decoding as a phrase: the expected and the actual value, and the path.
 */
export const firstError = ({ message }: Schema.SchemaError): string => {
  const [what = "", where = ""] = message.split("\n", 2)
  return `${what}${where.replace(/^\s+/, " ")}`
}
