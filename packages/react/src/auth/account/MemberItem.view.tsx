import type { AccountItem } from "./Account.ts"

export interface MemberItemProps {
  readonly className: string | undefined
  readonly item: AccountItem
  /** Closes the menu that the entry stands in. */
  readonly onLeave: () => void
}

/** An entry of a member's menu: a link, or something to do. */
export function MemberItem({ className, item: { href, label, onAction }, onLeave }: MemberItemProps) {
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
        <a className={className} href={href} onClick={act}>
          {label}
        </a>
      )}
    </li>
  )
}
