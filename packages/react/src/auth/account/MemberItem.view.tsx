import { PlainLink } from "./PlainLink.view.tsx"
import type { AccountItem, RenderLink } from "./Account.ts"

export interface MemberItemProps {
  readonly className: string | undefined
  readonly item: AccountItem
  /** Closes the menu that contains the item. */
  readonly onLeave: () => void
  readonly renderLink?: RenderLink | undefined
}

/** Renders an item of a member's menu: a link or an action. */
export function MemberItem({
  className,
  item: { href, label, onAction },
  onLeave,
  renderLink = PlainLink
}: MemberItemProps) {
  const act = () => {
    onLeave()
    onAction?.()
  }
  return (
    <li>
      {href === undefined ? (
        <button className={className} onClick={act} type="button">
          {label}
        </button>
      ) : (
        renderLink({ children: label, className, href, onClick: act })
      )}
    </li>
  )
}
