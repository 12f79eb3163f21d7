/**
 * Encodes and decodes the records of the tables of identities.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Client } from "../../engine/identity/Client.ts"
import { Mail } from "../../engine/identity/Mail.ts"
import { Member } from "../../engine/identity/Member.ts"
import { Session } from "../../engine/identity/Session.ts"
import { SigningKey } from "../../engine/identity/SigningKey.ts"
import { Content } from "../../engine/identity/Ticket.ts"

/** A row with a record as JSON. */
export interface Recorded {
  readonly record: string
}

// A stored record that cannot be decoded is a defect, because the store itself wrote it.
const recordsOf = <A>(schema: Schema.Codec<A, unknown>) => {
  const text = Schema.fromJsonString(schema)
  const decode = Schema.decodeEffect(text)
  const encode = Schema.encodeEffect(text)
  return {
    read: ({ record }: Recorded) => Effect.orDie(decode(record)),
    write: (value: A) => Effect.orDie(encode(value))
  }
}

/** Members in the column `record`. */
export const members = recordsOf(Member)
/** Sessions in the column `record`. */
export const sessions = recordsOf(Session)
/** Contents of tickets in the column `record`. */
export const contents = recordsOf(Content)
/** Clients in the column `record`. */
export const clients = recordsOf(Client)
/** Emails and text messages in the column `record`. */
export const mails = recordsOf(Mail)
/** Signing keys in the column `record`. */
export const signingKeys = recordsOf(SigningKey)
