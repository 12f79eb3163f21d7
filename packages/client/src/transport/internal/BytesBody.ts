/**
 * Reads bodies outside of browsers. A large one is decoded and parsed a few items at a time, which takes half the time.
 *
 * @since 0.1.0
 */
import { minimumItemsBytes, parseItems } from "@portico/contract/Codec"
import * as Option from "effect/Option"
import { type Body, ofText, parseJson } from "./Body.ts"

/** Reads the body of a response. Simple mocks of `fetch` have only `text`. */
export const read = async (response: Response): Promise<Body> =>
  "arrayBuffer" in response ? ofBytes(await response.arrayBuffer()) : ofText(await (response as Response).text())

/** Returns the body with the bytes of a string in UTF-8. */
export const ofBytes = (buffer: ArrayBuffer): Body => {
  const bytes = new Uint8Array(buffer)
  const text = () => new TextDecoder().decode(bytes)
  return { text, json: () => (bytes.length < minimumItemsBytes ? parseJson(text()) : parsed(bytes, text)) }
}

const parsed = (bytes: Uint8Array, text: () => string): Option.Option<unknown> => {
  const parsing = parseItems(bytes)
  let step = parsing.next()
  while (step.done !== true) step = parsing.next()
  return step.value === undefined ? parseJson(text()) : Option.some(step.value.body)
}
