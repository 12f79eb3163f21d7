/**
 * Downloads files that the page creates.
 *
 * @since 0.1.0
 */

/** Downloads a file under a name. The object URL is revoked as soon as the browser has started the download. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
