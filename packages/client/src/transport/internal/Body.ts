/**
 * The body of a response.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"

/**
 * A complete body. Its parts are functions because it may contain tokens: a span ends with the response as its result,
 * and a tracer would record a plain string.
 */
export interface Body {
  readonly text: () => string
  /** Returns the parsed JSON of the body, if it is valid. */
  readonly json: () => Option.Option<unknown>
}

/** Returns the body with this string. */
export const ofText = (text: string): Body => ({ text: () => text, json: () => parseJson(text) })

/** Returns the value of a JSON string, if it is valid. */
export const parseJson: (text: string) => Option.Option<unknown> = Option.liftThrowable((text: string): unknown =>
  JSON.parse(text)
)
