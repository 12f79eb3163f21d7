/**
 * Parses the JSON of a payload with many items in slices, and checks its depth.
 *
 * @since 0.1.0
 */
import { type ParsedItems, parseItems } from "@portico/contract/Codec"
import type * as Slices from "../../engine/limits/Slices.ts"
import * as JsonText from "./JsonText.ts"

/**
 * Parses the bytes of an object that has an array of items. It can pause after each piece. Returns `undefined` if the
 * bytes have another form or are malformed; `JsonText` then parses them.
 */
export function* parse(
  bytes: Uint8Array,
  maximumDepth: number,
  pieceBytes?: number
): Slices.Steps<JsonText.Parsed | undefined> {
  const parsing = parseItems(bytes, pieceBytes)
  for (;;) {
    const step = parsing.next()
    if (step.done === true) return step.value && withoutDeepParts(step.value, maximumDepth)
    for (const item of step.value) if (JsonText.isDeeper(item, maximumDepth - 2)) return tooDeep
    yield
  }
}

// The items were checked before.
const withoutDeepParts = ({ body, field }: ParsedItems, maximumDepth: number): JsonText.Parsed =>
  JsonText.isDeeper({ ...body, [field]: [] }, maximumDepth) ? tooDeep : { _tag: "Parsed", value: body }

const tooDeep: JsonText.Parsed = { _tag: "TooDeep" }
