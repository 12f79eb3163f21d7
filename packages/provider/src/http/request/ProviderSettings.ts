/**
 * The settings of a provider that its request handlers read.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"

/** The settings of a provider. */
export interface ProviderSettingsShape {
  /** Whether the provider is a playground, which accepts every client id and every web address. */
  readonly open: boolean
  /** Origin under which browsers reach the provider. If undefined, the origin of each request is used. */
  readonly origin: string | undefined
  /**
   * Whether every caller (true) or no caller (false) may read the outbox. If undefined, only requests from this machine
   * may.
   */
  readonly outbox: boolean | undefined
  /** Milliseconds after a rotation during which the previous refresh token is still accepted. */
  readonly reuseWindow: number
  /** Milliseconds after which a new key signs access tokens. 0 if keys are rotated by hand only. */
  readonly keyRotation: number
}

/** Provides the settings of a provider. */
export class ProviderSettings extends Context.Service<ProviderSettings, ProviderSettingsShape>()(
  "@portico/provider/http/request/ProviderSettings"
) {}
