"use client"
import type * as React from "react"
import { Status } from "../../form/Status.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import { Code, Elsewhere, Email, Lead, MfaError, Push, Reason, Remember, Resend, Submit } from "./MfaParts.view.tsx"
import { MfaRootView, type MfaRootViewProps } from "./MfaRoot.view.tsx"
import { Ways } from "./Ways.view.tsx"

export interface MfaChallengeViewProps extends Omit<MfaRootViewProps, "children" | "className" | "styled"> {
  /** The content below the form, such as a link to get help. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
}

/** Renders a second factor in each of its states. */
export function MfaChallengeView({ footer, headingLevel, ...root }: MfaChallengeViewProps) {
  return (
    <MfaRootView {...root}>
      <Title level={headingLevel} />
      <Reason />
      <Email />
      <Lead />
      <MfaError />
      <Ways />
      <Code />
      <Push />
      <Remember />
      <Submit />
      <Resend />
      <Elsewhere />
      <Status />
      {footer}
    </MfaRootView>
  )
}
