/**
 * A simulated captcha vendor: a checkbox with the documented interface of the vendors' scripts. A provider with the
 * captcha `"test"` accepts each of its tokens once.
 *
 * @since 0.1.0
 */
import type { Api } from "@portico/client/auth/captcha/Widgets"
import { type CaptchaKind, solved } from "@portico/contract/auth/TestCaptcha"

/** The event that expires a solved checkbox, as a vendor does after some time. */
export const expireEvent = "captcha-expire"

/** The event that makes a checkbox fail, as if the vendor's connection were lost. */
export const breakEvent = "captcha-break"

/** Creates the global object of a vendor's script. Its checkboxes show `name`. */
export const make = (name: string): Api => {
  const widgets: Array<Widget> = []
  return {
    render: (container, parameters) => widgets.push(render(name, container, parameters)) - 1,
    execute: (id) => widgets[Number(id)]?.solve(),
    reset: (id) => widgets[Number(id)]?.reset(),
    remove: (id) => widgets[Number(id)]?.remove()
  }
}

interface Widget {
  readonly solve: () => void
  readonly reset: () => void
  readonly remove: () => void
}

type Parameters = Readonly<Record<string, unknown>>

const render = (name: string, container: HTMLElement, parameters: Parameters): Widget => {
  const call = (callback: string, value?: unknown) => {
    const listener = parameters[callback]
    if (typeof listener === "function") listener(value)
  }
  const solve = (kind: CaptchaKind) => call("callback", solved(kind, crypto.randomUUID()))
  const isUnseen = parameters["size"] === "invisible" || parameters["execution"] === "execute"
  if (isUnseen) return { solve: () => solve("invisible"), reset: () => {}, remove: () => {} }
  const { box, label } = checkbox(name, parameters)
  box.addEventListener("change", () => (box.checked ? solve("visible") : call("expired-callback")))
  box.addEventListener(expireEvent, () => {
    box.checked = false
    call("expired-callback")
  })
  box.addEventListener(breakEvent, () => call("error-callback", "network-error"))
  container.append(label)
  return {
    solve: () => box.click(),
    reset: () => void (box.checked = false),
    remove: () => label.remove()
  }
}

const styles = {
  light: { background: "#fafafa", border: "1px solid #8a8f98", color: "#1f2328" },
  dark: { background: "#22272e", border: "1px solid #768390", color: "#e6edf3" }
} as const

const checkbox = (name: string, { hl, language = hl, size, theme }: Parameters) => {
  const box = document.createElement("input")
  box.type = "checkbox"
  Object.assign(box.style, { blockSize: "1.5rem", flex: "none", inlineSize: "1.5rem", margin: "0" })
  const label = document.createElement("label")
  if (typeof language === "string") label.lang = language
  Object.assign(label.style, {
    ...styles[theme === "dark" ? "dark" : "light"],
    alignItems: "center",
    borderRadius: "3px",
    boxSizing: "border-box",
    display: "flex",
    font: "0.9375rem/1.3 system-ui, sans-serif",
    gap: "0.75rem",
    inlineSize: size === "compact" ? "10rem" : "19rem",
    maxInlineSize: "100%",
    minBlockSize: "4.75rem",
    padding: "0.75rem 1rem"
  })
  label.append(box, `I am not a robot (${name})`)
  return { box, label }
}
