/**
 * Words of a further factor.
 *
 * @since 0.1.0
 */
import type { FactorName, Obstacle } from "../../auth/factors/Method.ts"
import type { EntryMessages } from "./Entry.ts"

/** Words of a further factor. */
export interface FactorMessages extends EntryMessages {
  /** Above the ways to confirm. */
  readonly pick: string
  /** The sign-in looked risky. */
  readonly highRisk: string
  /** What a way is called. */
  readonly name: (factor: FactorName) => string
  /** What a way takes, in a few words. */
  readonly about: (factor: FactorName) => string
  /** Why a way cannot be used, and what to do about it. */
  readonly obstacle: (obstacle: Obstacle) => string
  /** Leads to where a way is set up. */
  readonly enrol: (factor: FactorName) => string
  /** What to do now. `hint` says where a code went. */
  readonly lead: (factor: FactorName, hint: string | undefined) => string
  readonly recoveryCode: string
  readonly recoveryHint: string
  readonly remember: string
  readonly usePasskey: string
  readonly askingPasskey: string
  readonly waitingForPush: string
  readonly sendPushAgain: string
  readonly sending: string
  readonly openAgain: string
  readonly another: string
  readonly back: string
  readonly restart: string
  /** No way can be used. */
  readonly none: string
  readonly noneHelp: string
  /** What to do once nothing can be proved any more. */
  readonly over: string
}
