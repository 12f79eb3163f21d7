import * as React from "react"
import { session } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { useProblemText } from "../../i18n/useProblemText.ts"
import { classOf } from "../../theme/classes.ts"
import type { PassageClassNames } from "../session/Passage.ts"
import { passageOf, type SilentLoginState } from "./Silent.ts"
import { SilentContext } from "./SilentContext.ts"

export interface SilentRootViewProps {
  readonly children: React.ReactNode
  readonly classNames?: PassageClassNames | undefined
  readonly messages?: MessageOverrides | undefined
  readonly onRetry: () => void
  readonly onSkip: () => void
  readonly state: SilentLoginState
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/** Provides the state of a silent login to its parts. Renders no element of its own. */
export function SilentRootView(props: SilentRootViewProps) {
  const { children, classNames, messages, onRetry, onSkip, state, styled } = props
  const words = useWords("session", session, messages)
  const textOf = useProblemText(messages)
  const context = React.useMemo(
    () => ({
      classNames,
      classOf: classOf(classNames, styled),
      onRetry,
      onSkip,
      passage: passageOf(state, words, textOf),
      state,
      styled,
      words
    }),
    [classNames, onRetry, onSkip, state, styled, textOf, words]
  )
  return <SilentContext value={context}>{children}</SilentContext>
}
