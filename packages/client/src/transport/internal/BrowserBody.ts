/**
 * Reads bodies in browsers, where `BytesBody` would save no time.
 *
 * @since 0.1.0
 */
import { type Body, ofText } from "./Body.ts"

/** Reads the body of a response. */
export const read = async (response: Response): Promise<Body> => ofText(await response.text())
