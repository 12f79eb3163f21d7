import type { Call } from "@portico/contract/Call"
import * as Codec from "@portico/contract/Codec"
import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import { identity } from "effect/Function"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { inspect } from "node:util"
import { assert, describe, expect, it } from "vitest"
import { isThorough } from "../thorough.ts"
import { generate, schemaOf, type Source, sources } from "./codecs/generate.ts"
import { nearMiss, randomFrom, sample } from "./codecs/samples.ts"

const files = await generate()

describe("the compiled modules", () => {
  it.each([...files])("%s is compiled from the current schemas (-u writes it)", async (module, text) => {
    await expect(text).toMatchFileSnapshot(`../../packages/contract/src/codecs/${module}.ts`)
  })
})

const cases = isThorough ? 1000 : 200

type AnyCodec = Codec.Codec<unknown, unknown>

const modules = import.meta.glob<Readonly<Record<string, AnyCodec & Call>>>(
  "../../packages/contract/src/codecs/**/*.ts",
  { eager: true }
)

const codecOf = ({ module, name, part }: Source): AnyCodec => {
  const found = modules[`../../packages/contract/src/codecs/${module}.ts`]?.[name]
  assert.isDefined(found)
  return part === undefined ? found : found[part]
}

/** Replaces secrets by their contents, which tests cannot compare otherwise. */
const reveal = (value: unknown): unknown => {
  if (Redacted.isRedacted(value)) return { secret: Redacted.value(value) }
  if (Array.isArray(value)) return value.map(reveal)
  if (typeof value !== "object" || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reveal(inner)]))
}

const copyOf = (json: unknown): unknown => structuredClone(json)

const ofSchema = (exit: Exit.Exit<unknown, Schema.SchemaError>): unknown => {
  if (Exit.isSuccess(exit)) return { value: reveal(exit.value) }
  const error = Cause.squash(exit.cause)
  assert.isTrue(Schema.isSchemaError(error), String(error))
  const { message } = error as Schema.SchemaError
  return {
    mismatch: message
      // The path of a secret's content does not name a field of the JSON.
      .replace(/^(Expected a valid value.*)\["value"\]$/s, "$1")
      .replace(/\n  at $/, "")
      .replace(/^Expected (?=("NaN"))/, "Expected number | ")
      // Identifiers of schemas mean nothing to callers.
      .replace(/^Expected (CustomValue|Expression|Stage|Accumulator|ProjectedField|Pipeline)\b/, "Expected object")
  }
}

const ofCodec = (result: unknown): unknown =>
  Codec.isMismatch(result) ? { mismatch: result.message } : { value: reveal(result) }

// If no member of a union of objects matches, the schema selects the member that it reports by their literals.
const isUnion = ({ name, part }: Source): boolean =>
  ["FrameMessage", "TokenRequest"].includes(name) || (name === "token" && part === "request")

/** Whether clients only decode the values, or only encode them. */
const isResponse = ({ module, name, part }: Source): boolean =>
  part === "response" || module === "Refusal" || name === "TokenResponse"
const isRequest = ({ part }: Source): boolean => part === "request"
/** Whether the provider encodes its responses with the codec, too. */
const isBulk = ({ name }: Source): boolean => name.startsWith("bulk")

const withoutReason = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "mismatch" in result ? "mismatch" : result

describe("a compiled codec", () => {
  it.each(sources.map((source) => [source, [source.module, source.name, source.part].join(" ")] as const))(
    "agrees with its schema: $1",
    (source) => {
      const codec = codecOf(source)
      const decode = Schema.decodeUnknownExit(source.schema)
      const encode = Schema.encodeUnknownExit(source.schema)
      const decodes = isUnion(source) || isRequest(source) ? withoutReason : identity
      const encodes = isUnion(source) ? withoutReason : identity
      const seen = new Set<string>()

      for (let seed = 0; seed < cases; seed++) {
        const random = randomFrom(seed)
        let json = sample(source.schema, random, schemaOf)
        if (random() < 0.6) json = nearMiss(json, random, true)
        const expected = decode(json)
        assert.deepStrictEqual(
          decodes(ofCodec(codec.decode(copyOf(json)))),
          decodes(ofSchema(expected)),
          `decoding ${inspect(json, { depth: null })}`
        )
        seen.add(expected._tag)
        if (Exit.isFailure(expected) || (isResponse(source) && !isBulk(source))) continue
        const value = random() < 0.6 ? nearMiss(expected.value, random, false) : expected.value
        assert.deepStrictEqual(
          encodes(ofCodec(codec.encode(value))),
          encodes(ofSchema(encode(value))),
          `encoding ${inspect(reveal(value), { depth: null })}`
        )
      }

      if (source.schema.ast._tag !== "Unknown") assert.deepStrictEqual([...seen].toSorted(), ["Failure", "Success"])
    }
  )
})

describe("an object that is marked as encoded", () => {
  const { encode } = Codec.struct({ at: Codec.array(Codec.string), name: Codec.optional(Codec.string) })

  it("is encoded to itself, without a check", () => {
    const json = [1]
    Codec.markEncoded(json)

    const result = encode({ name: "Emma", at: json })

    assert.deepStrictEqual<unknown>(result, { at: json, name: "Emma" })
  })

  it("does not affect an equal object", () => {
    Codec.markEncoded([1])

    assert.isTrue(Codec.isMismatch(encode({ at: [1] })))
  })
})
