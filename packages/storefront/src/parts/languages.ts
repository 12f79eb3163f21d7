const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" })

/** Returns the English name of a language, or the code itself if it is unknown. */
export const languageName = (code: string): string => {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
