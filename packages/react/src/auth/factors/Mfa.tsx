"use client"
import { Status, Title } from "../../form/FormParts.view.tsx"
import { apart } from "../entry/Entry.ts"
import type { MfaChallengeProps } from "./MfaChallenge.tsx"
import { Code, Elsewhere, Email, Lead, MfaError, Push, Reason, Remember, Resend, Submit } from "./MfaParts.view.tsx"
import { MfaRootView, type MfaRootViewProps } from "./MfaChallenge.view.tsx"
import { useMfaChallenge } from "./useMfaChallenge.ts"
import { Ways } from "./Ways.view.tsx"

export interface MfaRootProps
  extends Omit<MfaChallengeProps, "footer" | "headingLevel">, Pick<MfaRootViewProps, "children" | "className"> {}

function Root({ challenge, children, className, ...props }: MfaRootProps) {
  const { handlers, look } = apart(props)
  const controller = useMfaChallenge({ ...handlers, challenge, email: props.email })
  return (
    <MfaRootView {...look} {...controller} className={className} styled={false}>
      {children}
    </MfaRootView>
  )
}

/**
 * The unstyled parts of a second factor. Compose them in any order inside `Mfa.Root`. Each part renders only in its own
 * steps.
 *
 * **Example** (A custom two-step verification)
 *
 * ```tsx
 * import type { Challenge } from "@portico/client/auth/LoginState"
 * import { Mfa } from "@portico/react/auth"
 *
 * export const secondStep = (challenge: Challenge) => (
 *   <Mfa.Root challenge={challenge} className="card" onSignedIn={() => location.assign("/")}>
 *     <Mfa.Title level={1}>Is it you?</Mfa.Title>
 *     <Mfa.Reason />
 *     <Mfa.Error />
 *     <Mfa.Lead />
 *     <Mfa.Ways />
 *     <Mfa.Code />
 *     <Mfa.Push />
 *     <Mfa.Submit />
 *     <Mfa.Resend />
 *     <Mfa.Elsewhere />
 *     <Mfa.Status />
 *   </Mfa.Root>
 * )
 * ```
 */
export const Mfa = {
  Code,
  Elsewhere,
  Email,
  Error: MfaError,
  Lead,
  Push,
  Reason,
  Remember,
  Resend,
  Root,
  Status,
  Submit,
  Title,
  Ways
} as const
