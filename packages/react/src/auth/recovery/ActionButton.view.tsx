import type * as React from "react"

export interface ActionButtonProps {
  readonly busy?: boolean | undefined
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly look?: "plain" | "accent" | "quiet" | undefined
  readonly onPress: () => void
}

/** Renders a button that does not submit the form around it. While busy, it keeps the focus and ignores presses. */
export function ActionButton({ busy = false, children, className, look = "quiet", onPress }: ActionButtonProps) {
  return (
    <button
      aria-disabled={busy || undefined}
      className={className}
      data-look={look}
      onClick={() => {
        if (!busy) onPress()
      }}
      type="button"
    >
      {children}
    </button>
  )
}
