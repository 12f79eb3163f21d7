// @ts-check

/**
 * Collects the warnings and errors of a page.
 *
 * @param {import("playwright").Page} page
 */
export const messagesOf = (page) => {
  /** @type {Array<string>} */
  const messages = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(message.text())
  })
  page.on("pageerror", (error) => messages.push(String(error)))
  return messages
}
