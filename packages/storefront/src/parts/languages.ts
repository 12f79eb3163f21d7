const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" })

/** The name of a language by its code; the code itself where it means nothing. */
export const languageName = (code: string): string => {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
