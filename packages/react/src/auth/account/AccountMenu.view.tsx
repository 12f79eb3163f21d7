"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { isFocusLost } from "../../parts/focus.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { account } from "../../i18n/en/account.ts"
import { callProblems } from "../../i18n/en/problems/call.ts"
import { classOf } from "../../theme/classes.ts"
import {
  sectionText,
  type AccountClassNames,
  type AccountState,
  type MembersAreaSection,
  type MembersAreaState,
  type RenderLink,
  AccountContext
} from "./AccountContext.ts"
import {
  AccountNotice,
  AccountPlaceholder,
  AccountSectionError,
  AccountSignIn,
  AccountSignUp
} from "./AccountParts.view.tsx"
import { type AccountEntriesProps, AccountMember } from "./MemberMenu.view.tsx"
import * as React from "react"

export interface AccountRootViewProps extends ComponentProps<AccountClassNames>, RootElementProps {
  /** The state of opening a page of the members area. */
  readonly area?: MembersAreaState | undefined
  /** The parts of the menu. */
  readonly children?: React.ReactNode
  /** The member's displayed name. */
  readonly name?: string | undefined
  readonly onOpenSection?: ((section: MembersAreaSection) => void) | undefined
  readonly onSignOut: () => void
  /** The address of the member's picture. Without it, the initials of the name are shown. */
  readonly picture?: string | undefined
  /** Renders the menu's links, for the link component of a router. By default, each link loads its page. */
  readonly renderLink?: RenderLink | undefined
  readonly state: AccountState
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

const idle: MembersAreaState = { _tag: "Idle" }

/** Renders the group around the parts of an account menu. Announces the state of the menu to assistive technology. */
export function AccountRootView(props: AccountRootViewProps) {
  const { area = idle, children, classNames, name, onOpenSection, onSignOut, picture, renderLink, state } = props
  const words = useWords("account", account, props.messages)
  const problemWords = useWords("problems", callProblems, props.messages)
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
      <Part
        as="div"
        own={rootProps(props, "name")}
        aria-label={words.account}
        className={context.classOf("account")}
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
      </Part>
    </AccountContext>
  )
}

// Returns whether a member has just signed out. The menu that had the focus is gone then, so the group takes the focus.
const useLeft = (group: React.RefObject<HTMLElement | null>, state: AccountState): boolean => {
  const [before, setBefore] = React.useState(state._tag)
  const [left, setLeft] = React.useState(false)
  if (before !== state._tag) {
    setBefore(state._tag)
    setLeft(before === "SigningOut" && state._tag === "Visitor")
  }
  React.useEffect(() => {
    if (left && isFocusLost()) group.current?.focus()
  }, [group, left])
  return left
}

export interface AccountMenuAppearance
  extends
    AccountEntriesProps,
    Pick<AccountRootViewProps, "classNames" | "messages" | "name" | "picture" | "renderLink"> {
  /** The address of the sign-in page. Without it, "Sign in" is a button. */
  readonly signInHref?: string | undefined
  /** Called when the visitor wants to sign in. Without it, the menu has no button for it. */
  readonly onSignIn?: (() => void) | undefined
  /** The address of the sign-up page. Without it, "Create account" is a button. */
  readonly signUpHref?: string | undefined
  /** Called when the visitor wants to sign up. Without it, the menu has no button for it. */
  readonly onSignUp?: (() => void) | undefined
}

export interface AccountMenuViewProps
  extends AccountMenuAppearance, Pick<AccountRootViewProps, "area" | "onOpenSection" | "onSignOut" | "state"> {}

/** Renders an account menu in each of its states: unknown, visitor, member, and signing out. */
export function AccountMenuView(props: AccountMenuViewProps) {
  const { items, onSignIn, onSignUp, sections, signInHref, signUpHref, ...root } = props
  return (
    <AccountRootView {...root}>
      <AccountPlaceholder />
      {(signInHref !== undefined || onSignIn !== undefined) && <AccountSignIn href={signInHref} onPress={onSignIn} />}
      {(signUpHref !== undefined || onSignUp !== undefined) && <AccountSignUp href={signUpHref} onPress={onSignUp} />}
      <AccountNotice />
      <AccountMember items={items} sections={sections} />
      <AccountSectionError />
    </AccountRootView>
  )
}
