import type { Decorator } from "@storybook/react-vite"
import * as React from "react"

/**
 * Keeps the toasts of a story, as if the pointer rested on them: until the user moves the pointer over them, or focuses
 * them. Without it, the documentation of a story would lose its content after seconds.
 */
export const keepToasts: Decorator = (Story) => (
  <KeptToasts>
    <Story />
  </KeptToasts>
)

function KeptToasts({ children }: { readonly children: React.ReactNode }) {
  const content = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    // The toasts are next to the story, in its page.
    const page = content.current?.closest("[data-portico-density]")
    if (page === null || page === undefined) return
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      if (!added.some((node) => node instanceof Element && node.matches(".portico-toast, :has(.portico-toast)"))) return
      page.querySelector(".portico-toasts")?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }))
    })
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return <div ref={content}>{children}</div>
}
