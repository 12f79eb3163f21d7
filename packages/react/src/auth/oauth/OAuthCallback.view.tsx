"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import { oauth } from "../../i18n/en/oauth.ts"
import { pageProblems } from "../../i18n/en/problems/page.ts"
import { useTextOf, useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import {
  type PassageClassNames,
  PassageActions,
  PassageSign,
  PassageStatus,
  PassageText,
  PassageTitle,
  type PassageTitleProps,
  PassageRoot
} from "../session/PassageParts.view.tsx"
import { type CallbackState, passageOf } from "./Callback.ts"

export interface OAuthCallbackAppearance extends ComponentProps<PassageClassNames> {
  /** The heading level. Default: 2. */
  readonly headingLevel?: PassageTitleProps["level"]
  /** The address of the continue link if the page that the user came from is unknown. Default: `/`. */
  readonly home?: string | undefined
}

export interface OAuthCallbackViewProps extends OAuthCallbackAppearance {
  /** The content below a failure, such as a button that starts the sign-in again. */
  readonly again?: React.ReactNode
  /** Whether a member is signed in, regardless of this redirect. */
  readonly signedIn?: boolean | undefined
  readonly state: CallbackState
}

/** Renders a redirect back from the provider's page in each of its states. */
export function OAuthCallbackView(props: OAuthCallbackViewProps) {
  const { again, classNames, headingLevel, home = "/", messages, signedIn = false, state } = props
  const words = useWords("oauth", oauth, messages)
  const textOf = useTextOf(pageProblems, messages)
  const passage = React.useMemo(() => passageOf(state, words, textOf, signedIn), [signedIn, state, textOf, words])
  const originalUri = "originalUri" in state ? state.originalUri : ""
  return (
    <PassageRoot classNames={classNames} state={passage}>
      <PassageSign />
      <PassageTitle level={headingLevel} />
      <PassageText />
      {passage.tone === "failed" && again !== undefined && <PassageActions>{again}</PassageActions>}
      {(passage.tone === "success" || passage.tone === "info") && (
        <PassageActions>
          <a
            className={classOf(classNames)("button")}
            data-variant="accent"
            href={originalUri === "" ? home : originalUri}
          >
            {words.continue}
          </a>
        </PassageActions>
      )}
      <PassageStatus />
    </PassageRoot>
  )
}
