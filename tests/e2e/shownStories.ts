/** Checks what the stories of a documentation page show. */
import type { Locator, Page } from "playwright"
import type { Shown } from "../../.storybook/docs/shown.ts"

type Text = RegExp | string

/** Returns what stories of a page should show, and do not show now. */
export const notShown = async (page: Page, shown: ReadonlyMap<string, Shown>): Promise<ReadonlyArray<string>> => {
  const checks = [...shown].flatMap(([id, all]) =>
    all.map(async (one) => {
      const story = await storyIn(page, id)
      const isVisible = isText(one) ? await hasText(story, one) : await hasRole(story, ...one)
      return isVisible ? [] : [`${id}: ${isText(one) ? String(one) : one.join(" ")}`]
    })
  )
  return (await Promise.all(checks)).flat()
}

// A story with a modal dialog is in a frame.
const storyIn = async (page: Page, id: string): Promise<Locator> => {
  const box = page.locator(`[data-story="${id}"]`)
  const frame = box.locator("> .guide-frame")
  return (await frame.count()) === 0 ? box : frame.contentFrame().locator("#storybook-root")
}

const isText = (one: Shown[number]): one is Text => typeof one === "string" || one instanceof RegExp

// The text of an element without that of its children, as in `expectShown`.
const hasText = (story: Locator, text: Text): Promise<boolean> =>
  story.evaluate((story, text) => {
    const ownText = ({ childNodes }: Element) =>
      Array.from(childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""))
        .join("")
        .replaceAll(/\s+/g, " ")
        .trim()
    const matches = (element: Element) =>
      typeof text === "string" ? ownText(element) === text : text.test(ownText(element))
    return Array.from(story.querySelectorAll("*")).some(
      (element) => matches(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }, text)

const hasRole = async (story: Locator, role: string, name: Text, state?: string): Promise<boolean> => {
  // An alert or a status has no name, so its text is matched.
  const hasName = role !== "alert" && role !== "status"
  const exactly = typeof name === "string" ? { exact: true } : {}
  const all = story.getByRole(role as Parameters<Locator["getByRole"]>[0], hasName ? { name, ...exactly } : {})
  const found = (hasName ? all : all.filter({ hasText: name })).filter({ visible: true })
  if ((await found.count()) === 0) return false
  if (state === undefined) return true
  return state === "disabled" ? found.first().isDisabled() : (await found.first().inputValue()) === state
}
