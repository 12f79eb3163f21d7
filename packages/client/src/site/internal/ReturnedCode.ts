/**
 * The response of a sign-in on the provider's page, for plain site code (auth.md §5).
 *
 * @since 0.1.0
 */
import * as Redacted from "effect/Redacted"
import { parse } from "../../auth/internal/AuthorizationResponse.ts"

/** The parameters of an authorization response. */
export interface ReturnedCode {
  readonly code: string | null
  readonly state: string | null
  readonly error?: string
  readonly errorDescription?: string | null
}

/** Parses the authorization response in an address. */
export const parseFromUrl = (address = globalThis.location?.href ?? "", mode?: "fragment" | "query"): ReturnedCode => {
  const { code, refusal, state } = parse(address, mode)
  return {
    code: textOf(code),
    state: textOf(state),
    ...(refusal === undefined ? {} : { error: refusal.error, errorDescription: refusal.description ?? null })
  }
}

const textOf = (secret: Redacted.Redacted | undefined): string | null =>
  secret === undefined ? null : Redacted.value(secret)
