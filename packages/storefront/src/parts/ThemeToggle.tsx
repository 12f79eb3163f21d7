import * as React from "react"
import { useShop } from "../words/useShop.ts"

const key = "colonnade-theme"

type Theme = "auto" | "light" | "dark"

const next: Readonly<Record<Theme, Theme>> = { auto: "light", light: "dark", dark: "auto" }

const icons: Readonly<Record<Theme, string>> = { auto: "◐", light: "☀", dark: "☾" }

// The browser may deny access to the storage, for example in a frame. The theme then lasts until the page is closed.
const remembered = (): Theme => {
  try {
    const stored = localStorage.getItem(key)
    return stored === "light" || stored === "dark" ? stored : "auto"
  } catch {
    return "auto"
  }
}

const remember = (theme: Theme): void => {
  try {
    if (theme === "auto") localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {}
}

/** Switches between the system, light and dark themes, and stores the choice. */
export function ThemeToggle() {
  const {
    words: { frame }
  } = useShop()
  const [theme, setTheme] = React.useState(remembered)
  React.useLayoutEffect(() => {
    if (theme === "auto") delete document.documentElement.dataset["porticoTheme"]
    else document.documentElement.dataset["porticoTheme"] = theme
    remember(theme)
  }, [theme])
  return (
    <button
      aria-label={frame.theme(frame.themes[theme], frame.themes[next[theme]])}
      className="theme-toggle"
      onClick={() => setTheme(next[theme])}
      type="button"
    >
      <span aria-hidden="true">{icons[theme]}</span>
    </button>
  )
}
