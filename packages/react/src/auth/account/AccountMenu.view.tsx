"use client"
import * as React from "react"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { account } from "../../i18n/en/account.ts"
import { problems } from "../../i18n/en/problems.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import * as Problem from "../../problem/Problem.ts"
import { classOf } from "../../theme/classes.ts"
import { problemText } from "../../form/words.ts"
import {
  type AccountClassNames,
  type AccountItem,
  type AccountState,
  type MembersAreaSection,
  type MembersAreaState,
  type RenderLink,
  sectionText
} from "./Account.ts"
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
  /** The address of the member's picture. The first letters of the name stand in its place where there is none. */
  readonly picture?: string | undefined
  /** Renders the menu's links, for those of a router. Each loads its page anew by default. */
  readonly renderLink?: RenderLink | undefined
  /** Pages of the members area, at the provider, below `items`. None by default. */
  readonly sections?: ReadonlyArray<MembersAreaSection> | undefined
  /** Where the sign-in is. Without it, "Sign in" is a button. */
  readonly signInHref?: string | undefined
  readonly onSignIn?: (() => void) | undefined
  /** Where the sign-up is. Without it, "Create account" is a button. */
  readonly signUpHref?: string | undefined
  readonly onSignUp?: (() => void) | undefined
}

export interface AccountMenuViewProps extends AccountMenuLook {
  /** The way to a page of the members area. */
  readonly area?: MembersAreaState | undefined
  readonly onOpenSection?: ((section: MembersAreaSection) => void) | undefined
  readonly onSignOut: () => void
  readonly state: AccountState
}

const idle: MembersAreaState = { _tag: "Idle" }

const ended = Problem.make("sessionEnded")

/** How an account menu looks: nobody known yet, a visitor, a member, on the way out. */
export function AccountMenuView(props: AccountMenuViewProps) {
  const { area = idle, items = [], onOpenSection, onSignIn, onSignOut, onSignUp, picture, renderLink } = props
  const { sections = [], signInHref, signUpHref, state } = props
  const words = useWords("account", account, props.messages)
  const problemWords = useWords("problems", problems, props.messages)
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
            <Action className={classes("button")} href={signInHref} onPress={onSignIn} renderLink={renderLink}>
              {words.signIn}
            </Action>
          )}
          {(signUpHref !== undefined || onSignUp !== undefined) && (
            <Action
              className={classes("button")}
              href={signUpHref}
              look="accent"
              onPress={onSignUp}
              renderLink={renderLink}
            >
              {words.signUp}
            </Action>
          )}
          {state.notice !== undefined && (
            <div className={classes("alert")} role="alert">
              <p>{state.notice === "ended" ? problemWords.sessionEnded(ended) : words.signOutFailed}</p>
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
          items={[
            ...items,
            ...sections.map((section) => ({
              id: `section-${section}`,
              label: sectionText(words, section),
              onAction: () => onOpenSection?.(section)
            }))
          ]}
          name={name}
          onSignOut={onSignOut}
          picture={picture}
          renderLink={renderLink}
          signingOut={state._tag === "SigningOut"}
          words={words}
        />
      )}
      {state._tag === "Member" && area._tag === "Failed" && (
        <div className={classes("alert")} role="alert">
          <p>{`${words.sectionFailed(sectionText(words, area.section))} ${problemText({ problems: problemWords }, area.problem)}`}</p>
          <button
            aria-disabled={area.wait > 0 || undefined}
            className={classes("button")}
            onClick={() => onOpenSection?.(area.section)}
            type="button"
          >
            {words.retry}
          </button>
        </div>
      )}
      <output className={classes("status")}>
        {state._tag === "Unknown" && words.loading}
        {state._tag === "SigningOut" && words.signingOut}
        {state._tag === "Member" && area._tag === "Opening" && words.openingSection(sectionText(words, area.section))}
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
  readonly renderLink: RenderLink | undefined
}

function Action({ children, className, href, look, onPress, renderLink }: ActionProps) {
  if (href !== undefined && renderLink !== undefined) {
    return renderLink({ children, className, "data-look": look, href, onClick: () => onPress?.() })
  }
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
