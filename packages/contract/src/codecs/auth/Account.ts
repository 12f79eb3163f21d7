/**
 * The codecs of `auth/Account`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../../Codec.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Schemas from "../../auth/Account.ts"

/** The codec of `User`. */
export const User: Codec.Codec<typeof Schemas.User.Type, typeof Schemas.User.Encoded> = Codec.struct({
  id: Codec.string,
  email: Codec.string,
  emailVerified: Codec.boolean,
  name: Codec.lenient(Codec.string)
})

/** The codec of `EnrolledFactor`. */
export const EnrolledFactor: Codec.Codec<typeof Schemas.EnrolledFactor.Type, typeof Schemas.EnrolledFactor.Encoded> =
  Codec.struct({
    factorId: Codec.string,
    factorType: Codec.string,
    status: Codec.lenient(Codec.string),
    name: Codec.lenient(Codec.string),
    hint: Codec.lenient(Codec.string),
    createdDate: Codec.lenient(Wire.dateFromString),
    codesLeft: Codec.lenient(Codec.int),
    removable: Codec.lenient(Codec.boolean)
  })

/** The codec of `MemberSession`. */
export const MemberSession: Codec.Codec<typeof Schemas.MemberSession.Type, typeof Schemas.MemberSession.Encoded> =
  Codec.struct({
    sessionId: Codec.string,
    clientId: Codec.string,
    createdDate: Codec.lenient(Wire.dateFromString),
    lastUsedDate: Codec.lenient(Wire.dateFromString),
    expiresDate: Codec.lenient(Wire.dateFromString),
    current: Codec.boolean,
    browser: Codec.lenient(Codec.string),
    system: Codec.lenient(Codec.string),
    atSignInPage: Codec.lenient(Codec.boolean)
  })
