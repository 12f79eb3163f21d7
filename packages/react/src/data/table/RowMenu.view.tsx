"use client"
import { Control } from "../../parts/Elements.tsx"
import { rowMenuWords } from "../../i18n/en/table/rowMenu.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import { useRow } from "./RowContext.ts"
import { NameContext, type RowAction } from "./TableContext.ts"
import * as React from "react"
import { flushSync } from "react-dom"

export interface RowMenuProps extends Omit<PartProps<"button", RowMenuState>, "children"> {
  /** The actions in the menu. */
  readonly actions: ReadonlyArray<RowAction>
  /** The item of the row, which names the menu. */
  readonly item: ListedItem
}

/** The state of the button of a row's menu. */
export interface RowMenuState {
  /** Whether the menu is open. */
  readonly open: boolean
}

/**
 * Renders the button of an item's row that opens a menu of its actions. Renders nothing if there are no actions. The menu
 * itself is rendered only while it is open, because a table has as many buttons as rows.
 */
export function RowMenu({ actions, item, ...own }: RowMenuProps) {
  const { classOf, messages } = useRow("RowMenu")
  const nameOf = React.use(NameContext)
  const id = React.useId()
  const button = React.useRef<HTMLButtonElement>(null)
  const menu = React.useRef<HTMLDivElement>(null)
  const dismisses = React.useRef(false)
  const [open, setOpen] = React.useState(false)
  if (actions.length === 0) return null
  const label = (messages.table.actionsOf ?? rowMenuWords.actionsOf)(nameOf(item))

  const show = (to: "first" | "last") => {
    // The focus moves into the menu before this event handler returns.
    flushSync(() => setOpen(true))
    if (button.current === null || menu.current === null || isShown(menu.current)) return
    menu.current.showPopover()
    place(menu.current, button.current)
    itemsOf(menu.current)
      .at(to === "first" ? 0 : -1)
      ?.focus({ preventScroll: true })
  }
  return (
    <>
      <Part
        as="button"
        own={own}
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        aria-haspopup="menu"
        aria-label={label}
        className={classOf("row-menu")}
        data-variant="inline"
        data-main=""
        onClick={() => {
          if (!dismisses.current) show("first")
          dismisses.current = false
        }}
        onKeyDown={(event) => {
          // In a grid, the arrow keys move between cells.
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
          if (event.currentTarget.closest('[role="grid"]') !== null && !event.altKey) return
          event.preventDefault()
          show(event.key === "ArrowDown" ? "first" : "last")
        }}
        onPointerDown={() => {
          // The browser closes the menu before the click, which must not open it again.
          dismisses.current = menu.current !== null && isShown(menu.current)
        }}
        ref={button}
        state={{ open }}
        type="button"
      >
        <svg aria-hidden="true" fill="currentColor" height="16" viewBox="0 0 16 16" width="16">
          <path d="M8 4.5a1.25 1.25 0 1 0 0-2.5 1.25 1.25 0 0 0 0 2.5m0 4.75a1.25 1.25 0 1 0 0-2.5 1.25 1.25 0 0 0 0 2.5M8 14a1.25 1.25 0 1 0 0-2.5A1.25 1.25 0 0 0 8 14" />
        </svg>
      </Part>
      {open && (
        <Menu actions={actions} button={button} id={id} label={label} menu={menu} onClosed={() => setOpen(false)} />
      )}
    </>
  )
}

interface MenuProps extends Pick<RowMenuProps, "actions"> {
  readonly button: React.RefObject<HTMLButtonElement | null>
  readonly id: string
  readonly label: string
  readonly menu: React.RefObject<HTMLDivElement | null>
  readonly onClosed: () => void
}

function Menu({ actions, button, id, label, menu, onClosed }: MenuProps) {
  const { classOf } = useRow("RowMenu")
  React.useEffect(() => {
    // The menu is in the top layer, so it does not move with its row. A long menu scrolls itself, and the event of the
    // scroll to a focused button can come after the menu was opened.
    const placeOf = () => JSON.stringify(button.current?.getBoundingClientRect())
    const start = placeOf()
    const close = () => menu.current?.hidePopover()
    const onScroll = () => {
      if (placeOf() !== start) close()
    }
    window.addEventListener("scroll", onScroll, { capture: true, passive: true })
    window.addEventListener("resize", close)
    return () => {
      window.removeEventListener("scroll", onScroll, { capture: true })
      window.removeEventListener("resize", close)
    }
  }, [button, menu])
  const hide = () => {
    menu.current?.hidePopover()
    button.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (menu.current === null) return
    // The cells of a grid listen to the same keys.
    event.stopPropagation()
    if (event.key === "Tab") return menu.current.hidePopover()
    if (event.key === "Escape") {
      event.preventDefault()
      return hide()
    }
    // Space does not follow a link on its own.
    if (event.key === " " && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      return event.target.click()
    }
    const target = targetOf(itemsOf(menu.current), event.key)
    if (target === undefined) return
    event.preventDefault()
    target.focus({ preventScroll: true })
  }
  return (
    <div
      aria-label={label}
      className={classOf("row-menu-list")}
      id={id}
      onKeyDown={onKeyDown}
      onToggle={(event) => {
        if (event.newState === "closed") onClosed()
      }}
      popover="auto"
      ref={menu}
      role="menu"
      tabIndex={-1}
    >
      {actions.map(({ disabled, href, label, onSelect, variant }) => {
        const item = {
          "aria-disabled": disabled || undefined,
          className: classOf("row-menu-item"),
          "data-variant": variant ?? ("inline" as const),
          onClick: () => {
            if (disabled === true) return
            hide()
            onSelect?.()
          },
          role: "menuitem",
          tabIndex: -1
        }
        return href === undefined || disabled === true ? (
          <Control as="button" {...item} key={label} type="button">
            {label}
          </Control>
        ) : (
          <a {...item} href={href} key={label}>
            {label}
          </a>
        )
      })}
    </div>
  )
}

const isShown = (menu: HTMLElement): boolean => menu.matches(":popover-open")

const itemsOf = (menu: HTMLElement): ReadonlyArray<HTMLElement> => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')
]

// Returns the menu item that a key moves the focus to. A letter moves to the next item that starts with it.
const targetOf = (items: ReadonlyArray<HTMLElement>, key: string): HTMLElement | undefined => {
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === "ArrowDown") return items[(at + 1) % items.length]
  if (key === "ArrowUp") return items.at(Math.max(at, 0) - 1)
  if (key === "Home") return items[0]
  if (key === "End") return items.at(-1)
  if (key.length !== 1 || key === " ") return undefined
  const others = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return others.find(({ textContent }) => textContent.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
}

const gap = 4

// Places the menu below its button, or above it if there is no room, aligned to the end of the button.
const place = (menu: HTMLElement, button: HTMLElement): void => {
  const box = button.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = menu
  const { clientHeight, clientWidth } = document.documentElement
  const isRightToLeft = getComputedStyle(button).direction === "rtl"
  const left = isRightToLeft ? box.left : box.right - width
  const below = box.bottom + gap
  const top = below + height > clientHeight && box.top - gap - height >= 0 ? box.top - gap - height : below
  menu.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`
  menu.style.top = `${Math.max(gap, top)}px`
}
