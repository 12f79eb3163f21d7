import type * as React from "react"
import { problemText } from "../../i18n/useProblemText.ts"
import * as Problem from "../../problem/Problem.ts"
import {
  type AccountItem,
  type MembersAreaSection,
  type RenderLink,
  sectionText,
  useAccount
} from "./AccountContext.ts"
import { MemberMenu } from "./MemberMenu.view.tsx"

export interface AccountActionProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** The address that the action links to. Without it, the action is a button. */
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
}

export interface AccountEntriesProps {
  /** The menu items above "Sign out". */
  readonly items?: ReadonlyArray<AccountItem> | undefined
  /** The pages of the provider's members area to show below `items`. None by default. */
  readonly sections?: ReadonlyArray<MembersAreaSection> | undefined
}

/** Renders a placeholder until it is known whether a member is signed in. */
export function AccountPlaceholder() {
  const { classOf, state } = useAccount("AccountMenuParts.Placeholder")
  return state._tag === "Unknown" ? <span aria-hidden="true" className={classOf("account-placeholder")} /> : null
}

/** Renders a visitor's link or button for signing in. */
export function AccountSignIn({ children, className, ...action }: AccountActionProps) {
  const { classOf, renderLink, state, words } = useAccount("AccountMenuParts.SignIn")
  if (state._tag !== "Visitor") return null
  return (
    <Action {...action} className={classOf("button", className)} renderLink={renderLink}>
      {children ?? words.signIn}
    </Action>
  )
}

/** Renders a visitor's link or button for creating an account. */
export function AccountSignUp({ children, className, ...action }: AccountActionProps) {
  const { classOf, renderLink, state, words } = useAccount("AccountMenuParts.SignUp")
  if (state._tag !== "Visitor") return null
  return (
    <Action {...action} className={classOf("button", className)} variant="accent" renderLink={renderLink}>
      {children ?? words.signUp}
    </Action>
  )
}

const ended = Problem.make("sessionEnded")

/** Shows that the session ended, or that the provider could not be notified of the sign-out. */
export function AccountNotice() {
  const { classOf, onSignOut, problems, state, words } = useAccount("AccountMenuParts.Notice")
  if (state._tag !== "Visitor" || state.notice === undefined) return null
  return (
    <div className={classOf("alert")} role="alert">
      <p>{state.notice === "ended" ? problems.sessionEnded(ended) : words.signOutFailed}</p>
      {state.notice === "signOutFailed" && (
        <button className={classOf("button")} onClick={onSignOut} type="button">
          {words.retry}
        </button>
      )}
    </div>
  )
}

/** Renders a member's menu. */
export function AccountEntries({ items = [], sections = [] }: AccountEntriesProps) {
  const { classOf, name, onOpenSection, onSignOut, picture, renderLink, state, words } =
    useAccount("AccountMenuParts.Menu")
  if (state._tag !== "Member" && state._tag !== "SigningOut") return null
  return (
    <MemberMenu
      classOf={classOf}
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
  )
}

/** Shows why a page of the members area could not be opened. */
export function AccountSectionError() {
  const { area, classOf, onOpenSection, problems, state, words } = useAccount("AccountMenuParts.SectionError")
  if (state._tag !== "Member" || area._tag !== "Failed") return null
  return (
    <div className={classOf("alert")} role="alert">
      <p>{`${words.sectionFailed(sectionText(words, area.section))} ${problemText({ problems }, area.problem)}`}</p>
      <button
        aria-disabled={area.wait > 0 || undefined}
        className={classOf("button")}
        onClick={() => onOpenSection?.(area.section)}
        type="button"
      >
        {words.retry}
      </button>
    </div>
  )
}

interface ActionProps extends AccountActionProps {
  readonly variant?: "accent"
  readonly renderLink: RenderLink | undefined
}

function Action({ children, className, href, variant, onPress, renderLink }: ActionProps) {
  if (href !== undefined && renderLink !== undefined) {
    return renderLink({ children, className, "data-variant": variant, href, onClick: () => onPress?.() })
  }
  return href === undefined ? (
    <button className={className} data-variant={variant} onClick={onPress} type="button">
      {children}
    </button>
  ) : (
    <a className={className} data-variant={variant} href={href} onClick={onPress}>
      {children}
    </a>
  )
}
