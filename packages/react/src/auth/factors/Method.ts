/**
 * The ways to prove who one is that a challenge offers (auth.md §3), and which of them can be used.
 *
 * @since 0.1.0
 */
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type { FactorName, Obstacle } from "../../i18n/messages/AccountMessages.ts"

export type { FactorName, Obstacle } from "../../i18n/messages/AccountMessages.ts"

/** A way to prove who one is. */
export interface Method {
  readonly name: FactorName
  /** Undefined where it can be used. */
  readonly obstacle: Obstacle | undefined
}

/** The ways of a challenge, in the provider's order: those that can be used stand first. What is unknown is left out. */
export const methodsOf = ({ availableFactors = [], factorType }: MfaChallenge): ReadonlyArray<Method> => {
  const methods: Array<Method> = []
  const add = (type: string | undefined, status: string | undefined) => {
    if (!isFactorName(type) || methods.some(({ name }) => name === type)) return
    methods.push({ name: type, obstacle: obstacleOf(type, status) })
  }
  for (const factor of availableFactors) add(factor.factorType, factor.factorStatus)
  // What the provider asks for can be used, whether or not it stands in the list.
  add(factorType, "ENABLED")
  return inOrder(methods)
}

/** Ways that can be used before those that cannot. */
export const inOrder = (methods: ReadonlyArray<Method>): ReadonlyArray<Method> =>
  methods.toSorted((left, right) => Number(isUsable(right)) - Number(isUsable(left)))

/** Whether a way can be used. */
export const isUsable = ({ obstacle }: Method): boolean => obstacle === undefined

/** The factor that a challenge asks for, where it is one that can be answered here. */
export const askedBy = (challenge: MfaChallenge): FactorName | undefined =>
  methodsOf(challenge).find((method) => method.name === challenge.factorType && isUsable(method))?.name

/** Whether a code is typed for a factor. */
export const hasCode = (name: FactorName): boolean =>
  name === "SMS" || name === "CALL" || name === "EMAIL" || name === "TOTP" || name === "RECOVERY_CODE"

/** Whether a factor's code is sent, and can be sent once more. */
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

const isFactorName = (text: string | undefined): text is FactorName => text !== undefined && names.includes(text)
