/**
 * Hands a file that was made on the page over to the browser.
 *
 * @since 0.1.0
 */

/** Offers a file for download. Its address is given back as soon as the browser has taken it. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
