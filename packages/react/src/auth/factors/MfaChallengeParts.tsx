"use client"
/**
 * The unstyled parts of a second factor. Compose them in any order inside `MfaChallengeParts.Root`. Each part renders only in its own
 * steps.
 *
 * **Example** (A custom two-step verification)
 *
 * ```tsx
 * import type { Challenge } from "@portico/client/auth/LoginState"
 * import { MfaChallengeParts } from "@portico/react/auth"
 *
 * export const secondFactor = (challenge: Challenge) => (
 *   <MfaChallengeParts.Root challenge={challenge} className="card" onSignedIn={() => location.assign("/")}>
 *     <MfaChallengeParts.Title level={1}>Is it you?</MfaChallengeParts.Title>
 *     <MfaChallengeParts.Reason />
 *     <MfaChallengeParts.Error />
 *     <MfaChallengeParts.Lead />
 *     <MfaChallengeParts.Methods />
 *     <MfaChallengeParts.Code />
 *     <MfaChallengeParts.Push />
 *     <MfaChallengeParts.Submit />
 *     <MfaChallengeParts.Resend />
 *     <MfaChallengeParts.Navigation />
 *     <MfaChallengeParts.Status />
 *   </MfaChallengeParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { Status, Title } from "../../form/FormParts.view.tsx"
import { apart } from "../entry/Entry.ts"
import type { MfaChallengeProps } from "./MfaChallenge.tsx"
import { Code, Email, Lead, MfaError, MfaNavigation, Push, Reason, Remember, Resend, Submit } from "./MfaParts.view.tsx"
import { MfaRootView, type MfaRootViewProps } from "./MfaChallenge.view.tsx"
import { useMfaChallenge } from "./useMfaChallenge.ts"
import { MfaMethods } from "./MfaMethods.view.tsx"

export interface MfaChallengeRootProps
  extends
    Omit<MfaChallengeProps, "footer" | "headingLevel">,
    Pick<MfaRootViewProps, "children" | keyof RootElementProps> {}

function Root({ challenge, children, ...props }: MfaChallengeRootProps) {
  const { handlers, viewProps } = apart(props)
  const controller = useMfaChallenge({ ...handlers, challenge, email: props.email })
  return (
    <MfaRootView {...viewProps} {...controller} {...rootProps(props)} styled={false}>
      {children}
    </MfaRootView>
  )
}

export {
  Code,
  Email,
  MfaError as Error,
  Lead,
  MfaMethods as Methods,
  MfaNavigation as Navigation,
  Push,
  Reason,
  Remember,
  Resend,
  Root,
  Status,
  Submit,
  Title
}
