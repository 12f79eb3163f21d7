import type * as React from "react"

export interface ActionLinkProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Where it leads. Without one it is a button. */
  readonly href?: string | undefined
  /** Called with the address that the form holds, in place of following the link. */
  readonly onPress?: ((email: string) => void) | undefined
}

/** A way out of a form that takes the address along which was typed. Nothing where it leads nowhere. */
export function ActionLink({ children, className, href, onPress }: ActionLinkProps) {
  if (href === undefined && onPress === undefined) return null
  const press = (event: React.MouseEvent<HTMLElement>) => {
    // A link that is to open in a tab of its own is followed.
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
