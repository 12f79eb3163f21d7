import * as React from "react"
import { account } from "../../i18n/en/account.ts"
import { problems } from "../../i18n/en/form.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import {
  type AccountClassNames,
  type AccountState,
  type MembersAreaSection,
  type MembersAreaState,
  type RenderLink,
  sectionText
} from "./Account.ts"
import { AccountContext } from "./AccountContext.ts"

export interface AccountRootViewProps {
  /** The way to a page of the members area. */
  readonly area?: MembersAreaState | undefined
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** Classes to add, by slot. */
  readonly classNames?: AccountClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** What the member is called. */
  readonly name?: string | undefined
  readonly onOpenSection?: ((section: MembersAreaSection) => void) | undefined
  readonly onSignOut: () => void
  /** The address of the member's picture. The first letters of the name stand in its place where there is none. */
  readonly picture?: string | undefined
  /** Renders the menu's links, for those of a router. Each loads its page anew by default. */
  readonly renderLink?: RenderLink | undefined
  readonly state: AccountState
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
}

const idle: MembersAreaState = { _tag: "Idle" }

/** The group around an account menu's parts. It tells assistive technology who is there, and who has just left. */
export function AccountRootView(props: AccountRootViewProps) {
  const { area = idle, children, className, classNames, onOpenSection, onSignOut, picture, renderLink, state } = props
  const words = useWords("account", account, props.messages)
  const problemWords = useWords("problems", problems, props.messages)
  const name = props.name ?? words.account
  const group = React.useRef<HTMLDivElement>(null)
  const left = useLeft(group, state)
  const context = React.useMemo(
    () => ({
      area,
      classOf: classOf(classNames, props.styled),
      name,
      onOpenSection,
      onSignOut,
      picture,
      problems: problemWords,
      renderLink,
      state,
      words
    }),
    [area, classNames, name, onOpenSection, onSignOut, picture, problemWords, props.styled, renderLink, state, words]
  )
  return (
    <AccountContext value={context}>
      <div
        aria-label={words.account}
        className={context.classOf("account", className)}
        data-state={state._tag.toLowerCase()}
        ref={group}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag means a plain group
        role="group"
        tabIndex={-1}
      >
        {children}
        <output className={context.classOf("status")}>
          {state._tag === "Unknown" && words.loading}
          {state._tag === "SigningOut" && words.signingOut}
          {state._tag === "Member" && area._tag === "Opening" && words.openingSection(sectionText(words, area.section))}
          {state._tag === "Visitor" && left && state.notice === undefined && words.signedOut}
        </output>
      </div>
    </AccountContext>
  )
}

// Whether a member has just left. The focus was on the menu, which is gone: the group takes it.
const useLeft = (group: React.RefObject<HTMLElement | null>, state: AccountState): boolean => {
  const [before, setBefore] = React.useState(state._tag)
  const [left, setLeft] = React.useState(false)
  if (before !== state._tag) {
    setBefore(state._tag)
    setLeft(before === "SigningOut" && state._tag === "Visitor")
  }
  React.useEffect(() => {
    if (left && document.activeElement === document.body) group.current?.focus()
  }, [group, left])
  return left
}
