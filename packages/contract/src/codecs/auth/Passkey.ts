/**
 * The codecs of `auth/Mfa`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Mfa from "../auth/Mfa.ts"
import * as Codec from "../../Codec.ts"
import type * as Schemas from "../../auth/Mfa.ts"

/** The codec of `CredentialCreationOptions`. */
export const CredentialCreationOptions: Codec.Codec<
  typeof Schemas.CredentialCreationOptions.Type,
  typeof Schemas.CredentialCreationOptions.Encoded
> = Codec.struct({
  challenge: Codec.lenient(Codec.string),
  timeout: Codec.lenient(Codec.finite),
  rp: Codec.lenient(Codec.struct({ id: Codec.lenient(Codec.string), name: Codec.lenient(Codec.string) })),
  user: Codec.lenient(
    Codec.struct({
      id: Codec.lenient(Codec.string),
      name: Codec.lenient(Codec.string),
      displayName: Codec.lenient(Codec.string)
    })
  ),
  pubKeyCredParams: Codec.lenient(
    Codec.array(Codec.struct({ type: Codec.lenient(Codec.string), alg: Codec.lenient(Codec.finite) }))
  ),
  excludeCredentials: Codec.lenient(Codec.array(Mfa.CredentialDescriptor)),
  authenticatorSelection: Codec.lenient(
    Codec.struct({
      authenticatorAttachment: Codec.lenient(Codec.string),
      residentKey: Codec.lenient(Codec.string),
      userVerification: Codec.lenient(Codec.string)
    })
  ),
  attestation: Codec.lenient(Codec.string)
})
