import { type ElementProps, Part, type RootElementProps } from "../../parts/Part.view.tsx"
import type { AccountLink, RenderLink } from "./AccountContext.ts"
import type * as React from "react"

export interface AccountActionProps extends RootElementProps {
  /** The text of the button. Without it, the one of the catalog. */
  readonly children?: React.ReactNode
  /** The address that the action links to. Without it, the action is a button. */
  readonly href?: string | undefined
  /** Called when the user activates the button. */
  readonly onPress?: (() => void) | undefined
}

interface ActionProps extends AccountActionProps {
  readonly slotClass: string | undefined
  readonly variant?: "accent" | "inline" | undefined
  readonly renderLink: RenderLink | undefined
}

/** Renders a link or a button of an account menu. `renderLink` renders the link, unless the part has a `render` prop. */
export function AccountAction({ children, href, variant, onPress, renderLink, slotClass, ...own }: ActionProps) {
  const isLink = href !== undefined
  const link = isLink && own.render === undefined ? renderLink : undefined
  const rendered = link && {
    render: (props: ElementProps) => <>{link({ ...props, href } as React.ComponentProps<"a"> & AccountLink)}</>
  }
  return (
    <Part
      as={isLink ? "a" : "button"}
      own={{ ...own, ...rendered }}
      className={slotClass}
      data-variant={variant}
      onClick={() => onPress?.()}
      {...(isLink ? { href } : { type: "button" })}
    >
      {children}
    </Part>
  )
}
