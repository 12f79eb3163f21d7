import { EmailVerificationForm } from "@portico/react"
import { accounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import type { PlayOf } from "../../.storybook/preview.tsx"
import type * as Redacted from "effect/Redacted"

interface Verification {
  readonly email: string
  readonly identityId: string | undefined
  readonly stateToken: Redacted.Redacted
}

/** Returns the pending verification that a story starts with. */
export const verificationOf = (loaded: Record<string, unknown>) => loaded["verification"] as Verification

export const { email } = accounts.unverified

export type Play = PlayOf<typeof EmailVerificationForm>

export const codeField = ({ canvas }: Play) => canvas.getByLabelText("Confirmation code")

/** Returns a wrong code. */
export const wrongCodeFor = (code: string): string => code.replace(/./, (digit) => String((Number(digit) + 1) % 10))
