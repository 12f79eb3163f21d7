"use client"
/**
 * The unstyled parts of an email verification. Compose them in any order inside `EmailVerificationFormParts.Root`.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { EmailVerificationFormParts } from "@portico/react/auth"
 * import type * as Redacted from "effect/Redacted"
 *
 * export const confirm = (stateToken: Redacted.Redacted) => (
 *   <EmailVerificationFormParts.Root email="ada@example.com" stateToken={stateToken}>
 *     <EmailVerificationFormParts.Title level={1}>One more step</EmailVerificationFormParts.Title>
 *     <EmailVerificationFormParts.Explanation />
 *     <EmailVerificationFormParts.Error />
 *     <EmailVerificationFormParts.Code />
 *     <EmailVerificationFormParts.Submit>That is it</EmailVerificationFormParts.Submit>
 *     <EmailVerificationFormParts.Status />
 *     <EmailVerificationFormParts.Resend />
 *   </EmailVerificationFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { rootProps, type FormRootElementProps } from "../../parts/Part.view.tsx"
import type * as React from "react"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import { type EmailVerificationFormProps, useVerificationForm } from "./EmailVerificationForm.tsx"
import {
  ChangeEmail,
  CodeError,
  CodeExplanation,
  CodeHint,
  CodeInput,
  ResendCode,
  SendLink
} from "./VerificationParts.view.tsx"
import { VerificationRoot } from "./EmailVerificationForm.view.tsx"

export interface EmailVerificationFormRootProps
  extends Omit<EmailVerificationFormProps, "autoFocus" | "footer">, FormRootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root(props: EmailVerificationFormRootProps) {
  const { form, viewProps } = useVerificationForm(props)
  const { children, codeLength = 6 } = props
  return (
    <VerificationRoot {...viewProps} {...form} {...rootProps(props)} length={codeLength} styled={false}>
      {children}
    </VerificationRoot>
  )
}

export {
  ChangeEmail,
  CodeInput as Code,
  CodeError as Error,
  CodeExplanation as Explanation,
  CodeHint as Hint,
  SendLink as Link,
  ResendCode as Resend,
  Root,
  Status,
  SubmitButton as Submit,
  Title
}
