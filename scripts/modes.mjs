// @ts-check
// The modes of the stories: the settings of the toolbar, the preferences of the browser and the width of the page.

/** @typedef {{ globals?: Record<string, string>, context?: { forcedColors?: "active", reducedMotion?: "reduce" }, viewport?: { width: number, height: number } }} Mode */

/** @type {Readonly<Record<string, Mode>>} */
export const modes = {
  light: {},
  rtl: { globals: { direction: "rtl" } },
  dark: { globals: { theme: "dark" } },
  "forced-colors": { context: { forcedColors: "active" } },
  narrow: { viewport: { width: 320, height: 720 } },
  "large-text": { globals: { text: "400" }, viewport: { width: 1280, height: 800 } },
  "reduced-motion": { context: { reducedMotion: "reduce" } }
}
