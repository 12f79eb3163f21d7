"use client"
import { Captcha, type Kind, type RenderOptions } from "@portico/client/auth/Captcha"
import type { CaptchaTokens } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as React from "react"
import type { Submission } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { ofCaptcha } from "../../problem/CaptchaProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { CaptchaState } from "./Captcha.ts"
import { useShownCaptcha } from "./useShownCaptcha.ts"

export interface CaptchaOptions extends Pick<RenderOptions, "size" | "theme"> {}

/** A captcha: where it stands, and what gets it solved. */
export interface CaptchaController {
  /** Where the visible one stands. `Hidden` for an invisible one. */
  readonly state: CaptchaState
  /** The ref of the element that the visible one is shown in, as long as that stands. */
  readonly container: (element: HTMLElement | null) => void
  /** Loads a visible one again that was blocked or has failed. */
  readonly retry: () => void
  /** Gets a token: of what the person has solved, or will, or of an unseen one. `Done` has the token, good for one call. */
  readonly solving: Submission<CaptchaTokens>
  readonly solve: () => void
}

/**
 * Shows a captcha and gets it solved, for forms of a page's own. The forms of the kit do it by themselves, with a
 * `CaptchaSlot` in them.
 *
 * **Example** (Before a newsletter is ordered)
 *
 * ```tsx
 * import { useCaptcha } from "@portico/react"
 *
 * export function Newsletter() {
 *   const { container, solve, solving, state } = useCaptcha("visible")
 *   return (
 *     <>
 *       <div ref={container} />
 *       <button disabled={state._tag !== "Solved"} onClick={solve} type="button">
 *         {solving._tag === "Done" ? "Thank you" : "Send me news"}
 *       </button>
 *     </>
 *   )
 * }
 * ```
 */
export const useCaptcha = (kind: Kind = "visible", options: CaptchaOptions = {}): CaptchaController => {
  const shown = useShownCaptcha({ ...options, language: useLocale() })
  const [machine] = React.useState(solvingMachine)
  const solving = useAtomValue(machine)
  const send = useAtomSet(machine)
  const solve = React.useCallback(() => {
    send({ _tag: "Reset" })
    send({ _tag: "Submit", entries: kind, problem: undefined })
  }, [kind, send])
  return { ...shown, solve, solving }
}

const solvingMachine = () =>
  submissionMachine<Kind, CaptchaTokens>((kind) =>
    Effect.flatMap(
      Effect.serviceOption(Captcha),
      Option.match({
        onNone: () => Effect.fail(Problem.make("misconfigured", { code: "CaptchaMissing", retryable: false })),
        onSome: ({ execute }) => Effect.mapError(execute(kind), ofCaptcha)
      })
    )
  )
