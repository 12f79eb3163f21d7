import { EmailVerificationForm } from "@portico/react"
import { accounts } from "../../packages/testing/src/internal/scenarios/AuthScenarios.ts"
import type { PlayOf } from "../../.storybook/preview.tsx"
import type * as Redacted from "effect/Redacted"

interface Due {
  readonly email: string
  readonly identityId: string | undefined
  readonly stateToken: Redacted.Redacted
}

/** The verification that a story begins with. */
export const dueOf = (loaded: Record<string, unknown>) => loaded["due"] as Due

export const { email } = accounts.unverified

export type Play = PlayOf<typeof EmailVerificationForm>

export const codeOf = ({ canvas }: Play) => canvas.getByLabelText("Confirmation code")

/** A wrong code. */
export const another = (code: string): string => code.replace(/./, (digit) => String((Number(digit) + 1) % 10))
