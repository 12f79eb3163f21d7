import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

/** A software passkey: an authenticator and a browser in one, in which tests can falsify every part. */
export interface SoftPasskey {
  readonly credentialId: string
  /** COSE public key as base64url. */
  readonly publicKey: string
  /** Returns the response to a registration. */
  readonly create: (ceremony: Ceremony) => unknown
  /** Returns the response to an assertion. */
  readonly get: (ceremony: Ceremony) => unknown
}

/** The options of a WebAuthn ceremony and the origin it runs on. */
export interface Ceremony {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  /** The signature counter that the authenticator reports. */
  readonly counter?: number
  readonly userVerified?: boolean
  readonly userPresent?: boolean
}

/** Creates a passkey. */
export const make = (): SoftPasskey => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const id = randomBytes(16)
  // A COSE key of the kind ES256 (RFC 9053 §7.1.1).
  const cose = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url")
  ])
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: object) => {
    const credentialId = id.toString("base64url")
    return { id: credentialId, rawId: credentialId, type: "public-key", response }
  }
  return {
    credentialId: id.toString("base64url"),
    publicKey: cose.toString("base64url"),
    create: (ceremony) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([authenticatorData(ceremony, 0x40), Buffer.alloc(16), length, id, cose])
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      const attestationObject = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"),
        size,
        data
      ])
      return answer({
        clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"]
      })
    },
    get: (ceremony) => {
      const client = clientData("webauthn.get", ceremony)
      const data = authenticatorData(ceremony, 0)
      const signature = sign("sha256", Buffer.concat([data, createHash("sha256").update(client).digest()]), privateKey)
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url")
      })
    }
  }
}

const authenticatorData = (
  { counter = 1, rpId, userPresent = true, userVerified = true }: Ceremony,
  attested: number
): Buffer => {
  const rest = Buffer.alloc(5)
  rest.writeUInt8((userPresent ? 1 : 0) | (userVerified ? 4 : 0) | attested)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash("sha256").update(rpId).digest(), rest])
}
