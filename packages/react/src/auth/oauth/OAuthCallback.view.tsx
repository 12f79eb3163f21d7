"use client"
import * as React from "react"
import { oauth } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { useProblemText } from "../../i18n/useProblemText.ts"
import { classOf } from "../../theme/classes.ts"
import type { PassageClassNames } from "../session/Passage.ts"
import {
  PassageActions,
  PassageSign,
  PassageStatus,
  PassageText,
  PassageTitle,
  type PassageTitleProps
} from "../session/PassageParts.view.tsx"
import { PassageRoot } from "../session/PassageRoot.view.tsx"
import { type CallbackState, passageOf } from "./Callback.ts"

export interface OAuthCallbackLook {
  /** Classes to add, by slot. */
  readonly classNames?: PassageClassNames | undefined
  /** Level of the heading in the page around it. */
  readonly headingLevel?: PassageTitleProps["level"]
  /** Where "Go on" leads where the page that the person was on is not known. The site's first page by default. */
  readonly home?: string | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

export interface OAuthCallbackViewProps extends OAuthCallbackLook {
  /** Stands below a failure: the way to begin again. */
  readonly again?: React.ReactNode
  /** Whether a member is signed in, whatever came of this answer. */
  readonly signedIn?: boolean | undefined
  readonly state: CallbackState
}

/** How a way back from the provider's page looks in each of its states. */
export function OAuthCallbackView(props: OAuthCallbackViewProps) {
  const { again, classNames, headingLevel, home = "/", messages, signedIn = false, state } = props
  const words = useWords("oauth", oauth, messages)
  const textOf = useProblemText(messages)
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
            data-look="accent"
            href={originalUri === "" ? home : originalUri}
          >
            {words.goOn}
          </a>
        </PassageActions>
      )}
      <PassageStatus />
    </PassageRoot>
  )
}
