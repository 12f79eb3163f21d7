import { Part, type PartProps, type RootElementProps, usePartContext, withBreaks } from "../../parts/Part.view.tsx"
import { type AccountItem, type MembersAreaSection, sectionText, useAccount } from "./AccountContext.ts"
import { AccountAction, type AccountActionProps, Avatar } from "./AccountParts.view.tsx"
import * as React from "react"

interface MemberMenuValue {
  readonly button: React.RefObject<HTMLButtonElement | null>
  readonly isShown: boolean
  /** Closes the menu and returns the focus to its button. */
  readonly leave: () => void
  readonly panel: React.RefObject<HTMLDivElement | null>
  readonly panelId: string
  readonly show: (isShown: boolean) => void
  readonly side: "left" | "right"
  readonly signingOut: boolean
}

const MemberMenuContext = React.createContext<MemberMenuValue | undefined>(undefined)

const useMemberMenu = (part: string): MemberMenuValue =>
  usePartContext(MemberMenuContext, `AccountMenuParts.${part}`, "AccountMenuParts.Menu")

const useMenuState = (signingOut: boolean): MemberMenuValue => {
  const panelId = React.useId()
  const button = React.useRef<HTMLButtonElement>(null)
  const panel = React.useRef<HTMLDivElement>(null)
  const [open, setOpen] = React.useState(false)
  const [side, setSide] = React.useState<"left" | "right">("right")
  const isShown = open && !signingOut
  const show = (isShown: boolean) => {
    if (isShown && button.current !== null) setSide(sideOf(button.current))
    setOpen(isShown && !signingOut)
  }
  React.useEffect(() => {
    if (!isShown) return
    // Turning a phone moves the button.
    const place = () => button.current !== null && setSide(sideOf(button.current))
    addEventListener("resize", place)
    return () => removeEventListener("resize", place)
  }, [isShown])
  const leave = () => {
    show(false)
    button.current?.focus()
  }
  return { button, isShown, leave, panel, panelId, show, side, signingOut }
}

interface Entries {
  /** The menu items above "Sign out". */
  readonly items?: ReadonlyArray<AccountItem> | undefined
  /** The pages of the provider's members area to show below `items`. Default: `[]`. */
  readonly sections?: ReadonlyArray<MembersAreaSection> | undefined
}

export interface AccountEntriesProps extends Entries, Omit<PartProps<"div">, "children"> {}

export interface AccountMemberProps extends AccountEntriesProps {
  /** The button and the panel. By default, `AccountMenuParts.Button` and `AccountMenuParts.Panel`. */
  readonly children?: React.ReactNode
}

/**
 * Renders a member's menu: a button with the member's name that opens a panel of links, actions and the sign-out. Escape,
 * or moving the focus out, closes the panel. The arrow keys move between its items.
 */
export function AccountMember({ children, items, sections, ...own }: AccountMemberProps) {
  const { classOf, state } = useAccount("AccountMenuParts.Menu")
  const menu = useMenuState(state._tag === "SigningOut")
  const { isShown, leave, panel, show } = menu
  if (state._tag !== "Member" && state._tag !== "SigningOut") return null
  return (
    <MemberMenuContext value={menu}>
      <Part
        as="div"
        own={own}
        className={classOf("account-member")}
        data-open={isShown || undefined}
        onBlur={({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) => {
          if (!currentTarget.contains(relatedTarget)) show(false)
        }}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key === "Escape" && isShown) leave()
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault()
            if (isShown) walk(panel.current, event.key === "ArrowDown" ? 1 : -1)
            else show(true)
          }
        }}
        // Safari does not focus a clicked button. Without a tab index, such a click would move the focus out and close
        // the menu.
        tabIndex={-1}
      >
        {children ?? (
          <>
            <AccountButton />
            <AccountPanel items={items} sections={sections} />
          </>
        )}
      </Part>
    </MemberMenuContext>
  )
}

/** Renders the button that opens the panel: the member's picture or initials, and the name. */
export function AccountButton(own: PartProps<"button">) {
  const { classOf, name, picture, words } = useAccount("AccountMenuParts.Button")
  const { button, isShown, panelId, show, signingOut } = useMemberMenu("Button")
  return (
    <Part
      as="button"
      own={own}
      aria-controls={panelId}
      aria-disabled={signingOut || undefined}
      aria-expanded={isShown}
      className={classOf("account-button")}
      data-variant="inline"
      onClick={() => show(!isShown)}
      ref={button}
      type="button"
    >
      <Avatar className={classOf("avatar")} label={words.menu} name={name} picture={picture}>
        {signingOut ? <span className={classOf("spinner")} /> : undefined}
      </Avatar>{" "}
      <span className={classOf("account-name")} dir="auto">
        {signingOut ? words.signingOut : (name ?? words.account)}
      </span>
      <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
        <path d="m4 6 4 4 4-4" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.5" />
      </svg>
    </Part>
  )
}

export interface AccountPanelProps extends Entries, Omit<PartProps<"div">, "id"> {}

/** Renders the panel that the button opens. By default, it contains `AccountMenuParts.Heading` and `.List`. */
export function AccountPanel({ items, sections, ...own }: AccountPanelProps) {
  const { classOf } = useAccount("AccountMenuParts.Panel")
  const { isShown, panel, panelId, side } = useMemberMenu("Panel")
  return (
    <Part
      as="div"
      own={own}
      className={classOf("account-panel")}
      data-side={side}
      hidden={!isShown}
      id={panelId}
      ref={panel}
    >
      <AccountHeading />
      <AccountList items={items} sections={sections} />
    </Part>
  )
}

/** Renders which member is signed in. Renders nothing if the name is not known. */
export function AccountHeading(own: PartProps<"p">) {
  const { classOf, name, words } = useAccount("AccountMenuParts.Heading")
  if (name === undefined) return null
  return (
    <Part as="p" own={own} className={classOf("account-heading")}>
      {words.signedInAs} <strong dir="auto">{withBreaks(name)}</strong>
    </Part>
  )
}

export interface AccountListProps extends Entries, PartProps<"ul"> {}

/** Renders the list of the menu's items. By default, it contains `items`, `sections` and `AccountMenuParts.SignOut`. */
export function AccountList({ items = [], sections = [], ...own }: AccountListProps) {
  const { classOf, onOpenSection, words } = useAccount("AccountMenuParts.List")
  return (
    <Part as="ul" own={own} className={classOf("account-list")}>
      {items.map(({ href, id, label, onAction }) => (
        <AccountListItem href={href} key={id} onPress={onAction}>
          {label}
        </AccountListItem>
      ))}
      {sections.map((section) => (
        <AccountListItem key={section} onPress={() => onOpenSection?.(section)}>
          {sectionText(words, section)}
        </AccountListItem>
      ))}
      <AccountSignOut />
    </Part>
  )
}

/** Renders an item of the list: a link with `href`, otherwise a button. It closes the menu. */
export function AccountListItem({ onPress, ...action }: AccountActionProps) {
  const { classOf, renderLink } = useAccount("AccountMenuParts.Item")
  const { leave } = useMemberMenu("Item")
  return (
    <li>
      <AccountAction
        {...action}
        onPress={() => {
          leave()
          onPress?.()
        }}
        renderLink={renderLink}
        slotClass={classOf("account-item")}
        variant={action.href === undefined ? "inline" : undefined}
      />
    </li>
  )
}

export interface AccountSignOutProps extends RootElementProps {
  /** The text of the button. Without it, the one of the catalog. */
  readonly children?: React.ReactNode
}

/** Renders the item that signs the member out. */
export function AccountSignOut({ children, ...own }: AccountSignOutProps) {
  const { onSignOut, words } = useAccount("AccountMenuParts.SignOut")
  return (
    <AccountListItem {...own} onPress={onSignOut}>
      {children ?? words.signOut}
    </AccountListItem>
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
