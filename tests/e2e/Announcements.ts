/** The announcements of a screen reader on a page: the live regions and alerts in the accessibility tree of Chromium. */
import type { CDPSession, Page } from "playwright"
import { expect } from "vitest"

/** A node of the accessibility tree. */
export interface TreeNode {
  /** Identifies the element of the node while it is on the page. */
  readonly element: number | undefined
  /** Whether the node is a live region. */
  readonly isLive: boolean
  readonly name: string
  readonly role: string
  readonly text: string
}

/** Reads the accessibility tree of a page. */
const treeOf = async (session: CDPSession): Promise<ReadonlyArray<TreeNode>> => {
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    if (node?.role?.value === "StaticText") return String(node.name?.value ?? "")
    return (node?.childIds ?? []).map(textOf).join(" ")
  }
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ backendDOMNodeId, name, nodeId, properties = [], role }) => ({
      element: backendDOMNodeId,
      isLive: properties.some((property) => property.name === "live" && property.value.value !== "off"),
      name: String(name?.value ?? "").trim(),
      role: String(role?.value),
      text: textOf(nodeId).replaceAll(/\s+/g, " ").trim()
    }))
}

/**
 * Reads the live regions and alerts of a page repeatedly. Each text that a region gets is a message, also if another region has the
 * same text.
 */
export const listen = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  let said: Array<string> = []
  // A modal dialog hides the other regions from the tree. When they return, nothing is announced.
  const known = new Map<number | undefined, string>()
  const read = async () => {
    const regions = (await treeOf(session)).filter(({ isLive, role }) => isLive || role === "alert")
    said.push(...regions.flatMap(({ element, text }) => (text === "" || known.get(element) === text ? [] : [text])))
    for (const { element, text } of regions) known.set(element, text)
  }
  await read()
  said = []
  const stopping = new AbortController()
  const reading = (async () => {
    while (!stopping.signal.aborted) await read()
  })().catch((error: unknown) => {
    // The page is closed after a failed test.
    if (!page.isClosed()) throw error
  })
  return {
    /** Waits until a text was announced, and returns all messages since the last call, in their order. */
    said: async (last: string | RegExp): Promise<ReadonlyArray<string>> => {
      await expect
        .poll(() => said.some((text) => (typeof last === "string" ? text === last : last.test(text))), {
          timeout: 30_000
        })
        .toBe(true)
      // A second announcement of the same change would follow shortly.
      await page.waitForTimeout(300)
      return said.splice(0)
    },
    stop: async (): Promise<void> => {
      stopping.abort()
      await reading
    },
    tree: () => treeOf(session)
  }
}
