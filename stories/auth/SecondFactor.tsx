import { MfaChallenge } from "@portico/react"
import type { MfaChallengeProps } from "@portico/react/auth"
import type { FactorMember } from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import { useChallenge } from "./factorWorld.ts"

interface SecondFactorProps extends Omit<MfaChallengeProps, "challenge"> {
  /** The member who has entered the password. */
  readonly member: FactorMember
}

/** Renders `MfaChallenge` with the challenge of a member's login. */
export function SecondFactor({ member, ...props }: SecondFactorProps) {
  const challenge = useChallenge(member)
  return challenge === undefined ? null : <MfaChallenge {...props} challenge={challenge} />
}
