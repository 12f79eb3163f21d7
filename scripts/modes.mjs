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

/**
 * Returns a mode, or several at once for names joined with `+`, such as `dark+narrow`. Returns undefined if a name is
 * unknown.
 *
 * @param {string} name @returns {Mode | undefined}
 */
export const modeOf = (name) => {
  const parts = name.split("+").map((part) => modes[part])
  if (parts.some((part) => part === undefined)) return undefined
  const viewport = parts.find((part) => part?.viewport !== undefined)?.viewport
  return {
    globals: Object.assign({}, ...parts.map((part) => part?.globals)),
    context: Object.assign({}, ...parts.map((part) => part?.context)),
    ...(viewport === undefined ? {} : { viewport })
  }
}
