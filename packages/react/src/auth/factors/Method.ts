/**
 * The second-factor methods that a challenge offers (auth.md §3), and whether each can be used.
 *
 * @since 0.1.0
 */
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type { FactorName, Obstacle } from "../../i18n/messages/AccountMessages.ts"

export type { FactorName, Obstacle } from "../../i18n/messages/AccountMessages.ts"

/** A second-factor method. */
export interface Method {
  readonly name: FactorName
  /** The reason why the method cannot be used. Undefined if it can. */
  readonly obstacle: Obstacle | undefined
}

/** Returns a challenge's methods in the provider's order, those that can be used first. Leaves out unknown methods. */
export const methodsOf = ({ availableFactors = [], factorType }: MfaChallenge): ReadonlyArray<Method> => {
  const methods: Array<Method> = []
  const add = (type: string | undefined, status: string | undefined) => {
    if (!isFactorName(type) || methods.some(({ name }) => name === type)) return
    methods.push({ name: type, obstacle: obstacleOf(type, status) })
  }
  for (const factor of availableFactors) add(factor.factorType, factor.factorStatus)
  // The required factor can be used even if the list of available factors does not include it.
  add(factorType, "ENABLED")
  return inOrder(methods)
}

/** Returns the methods with those that can be used first. */
export const inOrder = (methods: ReadonlyArray<Method>): ReadonlyArray<Method> =>
  methods.toSorted((left, right) => Number(isUsable(right)) - Number(isUsable(left)))

/** Whether a method can be used. */
export const isUsable = ({ obstacle }: Method): boolean => obstacle === undefined

/** Returns the factor that a challenge requires, or `undefined` if it is unknown or cannot be used. */
export const methodIn = (challenge: MfaChallenge): FactorName | undefined =>
  methodsOf(challenge).find((method) => method.name === challenge.factorType && isUsable(method))?.name

/** Whether the user enters a code for a factor. */
export const hasCode = (name: FactorName): boolean =>
  name === "SMS" || name === "CALL" || name === "EMAIL" || name === "TOTP" || name === "RECOVERY_CODE"

/** Whether a factor's code is sent to the user, so that it can be sent again. */
export const isSent = (name: FactorName): name is "SMS" | "CALL" | "EMAIL" =>
  name === "SMS" || name === "CALL" || name === "EMAIL"

const obstacles: Readonly<Record<string, Obstacle | undefined>> = {
  DISABLED_BY_RULE: "disabledByRule",
  REQUIRE_ACTIVATION: "requireActivation",
  REQUIRE_REENROLL: "requireReenroll"
}

const obstacleOf = (type: FactorName, status: string | undefined): Obstacle | undefined =>
  type === "PASSWORD" ? "usedAlready" : obstacles[status ?? ""]

const names: ReadonlyArray<string> = [
  "PASSWORD",
  "SMS",
  "CALL",
  "EMAIL",
  "TOTP",
  "PUSH",
  "WEBAUTHN",
  "RECOVERY_CODE"
] satisfies ReadonlyArray<FactorName>

/** Whether the catalog has a name for a factor type. Newer providers can have other types. */
export const isFactorName = (text: string | undefined): text is FactorName => text !== undefined && names.includes(text)
