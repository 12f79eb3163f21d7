"use client"
import type { Submission } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { ofCaptcha } from "../../problem/EntryProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { runtime } from "../../runtime/Runtime.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { CaptchaState } from "./Captcha.ts"
import { captchaMachine } from "./captchaMachine.ts"
import { Captcha, type Kind, type RenderOptions } from "@portico/client/auth/Captcha"
import type { CaptchaTokens } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "../../runtime/AsyncResult.ts"
import * as Atom from "../../runtime/Atom.ts"
import * as React from "react"

const found = runtime.atom(Effect.serviceOption(Captcha))

const none: ReadonlyArray<Kind> = []

/** The kinds of captcha that the client's layer provides. None on a server. */
export const captchaKindsAtom: Atom.Atom<ReadonlyArray<Kind>> = Atom.readable((get) =>
  Option.match(
    AsyncResult.getOrElse(get(found), () => Option.none<Captcha["Service"]>()),
    { onNone: () => none, onSome: ({ kinds }) => kinds }
  )
).pipe(Atom.withServerValue(() => none))

export interface CaptchaOptions extends Pick<RenderOptions, "size" | "theme"> {}

/** The state of a captcha, with functions to show it, reload it and request a token. */
export interface CaptchaController {
  /** The state of the visible captcha. `Hidden` if the captcha is invisible. */
  readonly state: CaptchaState
  /** The ref of the element that contains the visible captcha. */
  readonly container: (element: HTMLElement | null) => void
  /** Reloads a visible captcha that was blocked or failed. */
  readonly retry: () => void
  /**
   * The state of the token request. A visible captcha returns its token as soon as the user solves it. `Done` has the
   * token, which is valid for one call.
   */
  readonly solving: Submission<CaptchaTokens>
  readonly solve: () => void
}

/**
 * Shows a captcha and requests its token, for custom forms. The kit's forms use a `CaptchaSlot` instead.
 *
 * **Example** (Before a newsletter subscription)
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

/** The state of a visible captcha, with the ref of its element and a function to reload it. */
export interface ShownCaptcha {
  readonly state: CaptchaState
  /** The ref of the element that contains the captcha. */
  readonly container: (element: HTMLElement | null) => void
  readonly retry: () => void
}

/** Shows the visible captcha in an element while that element exists. */
export const useShownCaptcha = ({ language, size, theme }: RenderOptions): ShownCaptcha => {
  const [machine] = React.useState(captchaMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const [element, container] = React.useState<HTMLElement | null>(null)
  const show = React.useCallback(() => {
    if (element === null) return
    const options = {
      size: size ?? ((element.closest("form") ?? element).clientWidth < widgetWidth ? "compact" : "normal"),
      theme: theme ?? themeOf(element),
      ...(language === undefined ? {} : { language })
    } as const
    send({ _tag: "Show", container: element, options })
  }, [element, language, send, size, theme])
  React.useEffect(() => {
    show()
    return () => send({ _tag: "Hide" })
  }, [send, show])
  return { container, retry: show, state }
}

// The width of the vendors' widgets, in pixels.
const widgetWidth = 304

const themeOf = (element: HTMLElement): "light" | "dark" => {
  const { colorScheme } = globalThis.getComputedStyle(element)
  if (colorScheme.includes("dark") && colorScheme.includes("light")) {
    return globalThis.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"
  }
  return colorScheme.includes("dark") ? "dark" : "light"
}
