"use client"
import { Control } from "../../parts/Elements.tsx"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import type { AuthSlot } from "../session/AuthSlot.ts"
import type * as React from "react"
import { useForm } from "../../form/FormContext.ts"
import { problemOf } from "../../form/Submission.ts"
import { problemText } from "../../i18n/MessagesContext.ts"
import type { CaptchaMessages } from "../../i18n/messages/SignInMessages.ts"
import { isOfCaptcha } from "../../problem/EntryProblem.ts"
import { type CaptchaState, entryOf } from "./Captcha.ts"

export interface CaptchaSlotViewProps extends PartProps<"fieldset"> {
  /** The ref of the element that contains the vendor's widget. */
  readonly container?: React.Ref<HTMLDivElement> | undefined
  /** Called when the user reloads the captcha. */
  readonly onRetry: () => void
  readonly state: CaptchaState
  readonly words: CaptchaMessages
}

/** Renders a form's captcha in each of its states, around the vendor's widget. */
export function CaptchaSlotView({ container, onRetry, state, words, ...own }: CaptchaSlotViewProps) {
  const { classOf, id, messages, state: submission } = useForm<AuthSlot>("CaptchaSlot")
  const problem = problemOf(submission)
  const isAsked = problem !== undefined && isOfCaptcha(problem) && state._tag !== "Solved"
  const isBroken = state._tag === "Blocked" || state._tag === "Failed"
  const news = isBroken ? problemText(messages, state.problem) : words[newsOf[state._tag]]
  return (
    <Part
      as="fieldset"
      own={own}
      aria-describedby={`${id}-captcha-news`}
      className={classOf("captcha")}
      data-captcha={state._tag.toLowerCase()}
      data-invalid={isAsked || undefined}
      id={`${id}-captcha`}
      tabIndex={-1}
    >
      <legend className={classOf("label")}>{words.title}</legend>
      <div className={classOf("captcha-widget")} ref={container} />
      <output className={classOf("captcha-news")} id={`${id}-captcha-news`}>
        {news}
      </output>
      {isBroken && (
        <Control as="button" className={classOf("button")} onClick={onRetry} type="button">
          {words.retry}
        </Control>
      )}
      <input name="captcha" type="hidden" value={entryOf(state)} />
    </Part>
  )
}

const newsOf = { Hidden: "loading", Loading: "loading", Ready: "ready", Solved: "solved", Expired: "expired" } as const
