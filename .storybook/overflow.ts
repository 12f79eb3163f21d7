/**
 * Throws if a story is wider than its page: at 320 pixels, or with text four times as large, reading must not require
 * scrolling in two directions (WCAG 1.4.10). Elements that scroll in their own box are allowed.
 */
export const expectNoHorizontalScroll = (): void => {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  throw new Error(
    `The content is ${scrollWidth} px wide, but the page only ${clientWidth} px. Too wide: ${[...tooWide(clientWidth)].join(", ")}.`
  )
}

function* tooWide(width: number): Generator<string> {
  for (const element of document.querySelectorAll("body *")) {
    const { left, right } = element.getBoundingClientRect()
    if (left < -1 || right > width + 1) yield `<${element.localName} class="${element.getAttribute("class") ?? ""}">`
  }
}
