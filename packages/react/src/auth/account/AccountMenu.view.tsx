"use client"
import * as React from "react"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { account } from "../../i18n/en/account.ts"
import { problems } from "../../i18n/en/problems.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import * as Problem from "../../problem/Problem.ts"
import { classOf } from "../../theme/classes.ts"
import type { AccountClassNames, AccountItem, AccountState } from "./Account.ts"
import { MemberMenu } from "./MemberMenu.view.tsx"

export interface AccountMenuLook {
  /** Classes to add, by slot. */
  readonly classNames?: AccountClassNames | undefined
  /** Entries of a member's menu, above "Sign out". */
  readonly items?: ReadonlyArray<AccountItem> | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** What the member is called. */
  readonly name?: string | undefined
  /** Where the sign-in is. Without it, "Sign in" is a button. */
  readonly signInHref?: string | undefined
  readonly onSignIn?: (() => void) | undefined
  /** Where the sign-up is. Without it, "Create account" is a button. */
  readonly signUpHref?: string | undefined
  readonly onSignUp?: (() => void) | undefined
}

export interface AccountMenuViewProps extends AccountMenuLook {
  readonly onSignOut: () => void
  readonly state: AccountState
}

const ended = Problem.make("sessionEnded")

/** How an account menu looks: nobody known yet, a visitor, a member, on the way out. */
export function AccountMenuView(props: AccountMenuViewProps) {
  const { items = [], onSignIn, onSignOut, onSignUp, signInHref, signUpHref, state } = props
  const words = useWords("account", account, props.messages)
  const { sessionEnded } = useWords("problems", problems, props.messages)
  const classes = classOf(props.classNames)
  const name = props.name ?? words.account
  const group = React.useRef<HTMLDivElement>(null)
  const left = useLeft(group, state)
  return (
    <div
      aria-label={words.account}
      className={classes("account")}
      data-state={state._tag.toLowerCase()}
      ref={group}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag means a plain group
      role="group"
      tabIndex={-1}
    >
      {state._tag === "Unknown" && <span aria-hidden="true" className={classes("account-placeholder")} />}
      {state._tag === "Visitor" && (
        <>
          {(signInHref !== undefined || onSignIn !== undefined) && (
            <Action className={classes("button")} href={signInHref} onPress={onSignIn}>
              {words.signIn}
            </Action>
          )}
          {(signUpHref !== undefined || onSignUp !== undefined) && (
            <Action className={classes("button")} href={signUpHref} look="accent" onPress={onSignUp}>
              {words.signUp}
            </Action>
          )}
          {state.notice !== undefined && (
            <div className={classes("alert")} role="alert">
              <p>{state.notice === "ended" ? sessionEnded(ended) : words.signOutFailed}</p>
              {state.notice === "signOutFailed" && (
                <button className={classes("button")} onClick={onSignOut} type="button">
                  {words.retry}
                </button>
              )}
            </div>
          )}
        </>
      )}
      {(state._tag === "Member" || state._tag === "SigningOut") && (
        <MemberMenu
          classOf={classes}
          items={items}
          name={name}
          onSignOut={onSignOut}
          signingOut={state._tag === "SigningOut"}
          words={words}
        />
      )}
      <output className={classes("status")}>
        {state._tag === "Unknown" && words.loading}
        {state._tag === "SigningOut" && words.signingOut}
        {state._tag === "Visitor" && left && state.notice === undefined && words.signedOut}
      </output>
    </div>
  )
}

interface ActionProps {
  readonly children: React.ReactNode
  readonly className: string | undefined
  readonly href: string | undefined
  readonly look?: "accent"
  readonly onPress: (() => void) | undefined
}

function Action({ children, className, href, look, onPress }: ActionProps) {
  return href === undefined ? (
    <button className={className} data-look={look} onClick={onPress} type="button">
      {children}
    </button>
  ) : (
    <a className={className} data-look={look} href={href} onClick={onPress}>
      {children}
    </a>
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
