import type * as React from "react"

export interface ActionLinkProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** The link's address. Without it, the component renders a button. */
  readonly href?: string | undefined
  /** Called with the email address in the form, instead of following the link. */
  readonly onPress?: ((email: string) => void) | undefined
}

/**
 * Renders a link or button that leaves a form and passes on the typed email address. Renders nothing without `href` and
 * `onPress`.
 */
export function ActionLink({ children, className, href, onPress }: ActionLinkProps) {
  if (href === undefined && onPress === undefined) return null
  const press = (event: React.MouseEvent<HTMLElement>) => {
    // With a modifier key the browser opens the link in a new tab or window.
    if (onPress === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const field = event.currentTarget.closest("form")?.elements.namedItem("email")
    onPress(field instanceof HTMLInputElement ? field.value.trim() : "")
  }
  return href === undefined ? (
    <button className={className} onClick={press} type="button">
      {children}
    </button>
  ) : (
    <a className={className} href={href} onClick={press}>
      {children}
    </a>
  )
}
