import { Control } from "../../parts/Elements.tsx"
import type { AccountMessages } from "../../i18n/messages/AccountMessages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { AccountItem, AccountLink, AccountSlot, RenderLink } from "./AccountContext.ts"
import { type OwnProps, Part, type PartState } from "../../parts/Part.view.tsx"
import * as React from "react"

/** Renders a link that loads its page. */
export function PlainLink({ children, ...link }: AccountLink) {
  return <a {...link}>{children}</a>
}

export interface AvatarProps {
  readonly className: string | undefined
  /** Content that replaces the picture and the initials, such as a spinner. */
  readonly children?: React.ReactNode
  /** The member's name. Undefined if it is unknown. */
  readonly name: string | undefined
  readonly picture?: string | undefined
}

/**
 * Renders a member's picture, or the initials of the name if there is no picture or it fails to load. An email address
 * has no initials: it is shown as a neutral icon, and so is an unknown name.
 */
export function Avatar({ children, className, name, picture }: AvatarProps) {
  const [broken, setBroken] = React.useState<string>()
  const shown = picture !== undefined && picture !== broken && children === undefined
  return (
    <span aria-hidden="true" className={className}>
      {shown ? (
        <img
          alt=""
          height="34"
          onError={() => setBroken(picture)}
          referrerPolicy="no-referrer"
          src={picture}
          width="34"
        />
      ) : (
        (children ?? initialsOf(name) ?? <AvatarIcon />)
      )}
    </span>
  )
}

function AvatarIcon() {
  return (
    <svg fill="currentColor" height="20" viewBox="0 0 20 20" width="20">
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3 18a7 7 0 0 1 14 0z" />
    </svg>
  )
}

/** Returns the first letters of the first and the last word. Names of one word have one letter. */
const initialsOf = (name: string | undefined): string | undefined => {
  if (name === undefined || name.includes("@")) return undefined
  const words = name.split(/\s+/).filter((word) => word !== "")
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    ends
      .map((word = "") => Array.from(word)[0])
      .join("")
      .toUpperCase() || undefined
  )
}

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
        <Control as="button" className={className} data-variant="inline" onClick={act} type="button">
          {label}
        </Control>
      ) : (
        renderLink({ children: label, className, href, onClick: act })
      )}
    </li>
  )
}

export interface MemberMenuProps {
  /** The props that the application passes to the element around the button and the panel. */
  readonly own: OwnProps<PartState>
  readonly classOf: ClassOf<AccountSlot>
  readonly items: ReadonlyArray<AccountItem>
  readonly name: string
  readonly onSignOut: () => void
  readonly picture?: string | undefined
  readonly renderLink?: RenderLink | undefined
  readonly signingOut: boolean
  readonly words: AccountMessages
}

/**
 * Renders a button with the member's name that opens a menu of links, actions and the sign-out. Escape, or moving the
 * focus out, closes the menu. The arrow keys move between its items.
 */
export function MemberMenu(props: MemberMenuProps) {
  const { classOf, items, name, onSignOut, own, picture, renderLink, signingOut, words } = props
  const id = React.useId()
  const button = React.useRef<HTMLButtonElement>(null)
  const panel = React.useRef<HTMLDivElement>(null)
  const [open, setOpen] = React.useState(false)
  const [side, setSide] = React.useState<"left" | "right">("right")
  const shown = open && !signingOut
  const show = (shown: boolean) => {
    if (shown && button.current !== null) setSide(sideOf(button.current))
    setOpen(shown && !signingOut)
  }
  React.useEffect(() => {
    if (!shown) return
    // Turning a phone moves the button.
    const place = () => button.current !== null && setSide(sideOf(button.current))
    addEventListener("resize", place)
    return () => removeEventListener("resize", place)
  }, [shown])
  const leave = () => {
    show(false)
    button.current?.focus()
  }
  return (
    <Part
      as="div"
      own={own}
      className={classOf("account-member")}
      data-open={shown || undefined}
      onBlur={({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) show(false)
      }}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key === "Escape" && shown) leave()
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault()
          if (shown) walk(panel.current, event.key === "ArrowDown" ? 1 : -1)
          else show(true)
        }
      }}
      // Safari does not focus a clicked button. Without a tab index, such a click would move the focus out and close
      // the menu.
      tabIndex={-1}
    >
      <Control
        as="button"
        aria-controls={id}
        aria-disabled={signingOut || undefined}
        aria-expanded={shown}
        className={classOf("account-button")}
        data-variant="inline"
        onClick={() => show(!open)}
        ref={button}
        type="button"
      >
        <span className={classOf("unseen")}>{words.menu}</span>{" "}
        <Avatar className={classOf("avatar")} name={name === words.account ? undefined : name} picture={picture}>
          {signingOut ? <span className={classOf("spinner")} /> : undefined}
        </Avatar>
        <span className={classOf("account-name")} dir="auto">
          {signingOut ? words.signingOut : name}
        </span>
        <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
          <path d="m4 6 4 4 4-4" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.5" />
        </svg>
      </Control>
      <div className={classOf("account-panel")} data-side={side} hidden={!shown} id={id} ref={panel}>
        <p className={classOf("account-heading")}>
          {words.signedInAs} <strong dir="auto">{name}</strong>
        </p>
        <ul className={classOf("account-list")}>
          {items.map((item) => (
            <MemberItem
              className={classOf("account-item")}
              item={item}
              key={item.id}
              onLeave={leave}
              renderLink={renderLink}
            />
          ))}
          <MemberItem
            className={classOf("account-item")}
            item={{ id: "sign-out", label: words.signOut, onAction: onSignOut }}
            onLeave={leave}
          />
        </ul>
      </div>
    </Part>
  )
}

// The panel opens toward the middle of the page, because it could overflow the other edge.
const sideOf = (button: HTMLElement): "left" | "right" => {
  const { left, width } = button.getBoundingClientRect()
  return left + width / 2 < globalThis.innerWidth / 2 ? "left" : "right"
}

const walk = (panel: HTMLElement | null, step: 1 | -1): void => {
  const items = [...(panel?.querySelectorAll<HTMLElement>("a, button") ?? [])]
  const at = items.findIndex((item) => item === document.activeElement)
  const from = at < 0 && step < 0 ? items.length : at
  items[(from + step + items.length) % items.length]?.focus()
}
