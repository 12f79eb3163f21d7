import type { RenderOptions } from "@portico/client/auth/Captcha"
import * as React from "react"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { CaptchaState } from "./Captcha.ts"
import { captchaMachine } from "./captchaMachine.ts"

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
    const look = {
      size: size ?? ((element.closest("form") ?? element).clientWidth < widgetWidth ? "compact" : "normal"),
      theme: theme ?? themeOf(element),
      ...(language === undefined ? {} : { language })
    } as const
    send({ _tag: "Show", container: element, look })
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
