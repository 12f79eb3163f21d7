import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type ElementProps, type RootElementProps, type PartProps } from "../../parts/Part.view.tsx"
import type * as React from "react"
import { problemText } from "../../i18n/useProblemText.ts"
import * as Problem from "../../problem/Problem.ts"
import {
  type AccountItem,
  type AccountLink,
  type MembersAreaSection,
  type RenderLink,
  sectionText,
  useAccount
} from "./AccountContext.ts"
import { MemberMenu } from "./MemberMenu.view.tsx"

export interface AccountActionProps extends RootElementProps {
  /** The text of the button. Without it, the one of the catalog. */
  readonly children?: React.ReactNode
  /** The address that the action links to. Without it, the action is a button. */
  readonly href?: string | undefined
  /** Called when the user activates the button. */
  readonly onPress?: (() => void) | undefined
}

export interface AccountEntriesProps extends Omit<PartProps<"div">, "children"> {
  /** The menu items above "Sign out". */
  readonly items?: ReadonlyArray<AccountItem> | undefined
  /** The pages of the provider's members area to show below `items`. Default: `[]`. */
  readonly sections?: ReadonlyArray<MembersAreaSection> | undefined
}

/** Renders a placeholder until it is known whether a member is signed in. */
export function AccountPlaceholder(own: PartProps<"span">) {
  const { classOf, state } = useAccount("AccountMenuParts.Placeholder")
  return state._tag === "Unknown" ? (
    <Part as="span" own={own} aria-hidden="true" className={classOf("account-placeholder")} />
  ) : null
}

/** Renders a visitor's link or button for signing in. */
export function AccountSignIn({ children, ...action }: AccountActionProps) {
  const { classOf, renderLink, state, words } = useAccount("AccountMenuParts.SignIn")
  if (state._tag !== "Visitor") return null
  return (
    <Action {...action} slotClass={classOf("button")} renderLink={renderLink}>
      {children ?? words.signIn}
    </Action>
  )
}

/** Renders a visitor's link or button for creating an account. */
export function AccountSignUp({ children, ...action }: AccountActionProps) {
  const { classOf, renderLink, state, words } = useAccount("AccountMenuParts.SignUp")
  if (state._tag !== "Visitor") return null
  return (
    <Action {...action} slotClass={classOf("button")} variant="accent" renderLink={renderLink}>
      {children ?? words.signUp}
    </Action>
  )
}

const ended = Problem.make("sessionEnded")

/** Shows that the session ended, or that the provider could not be notified of the sign-out. */
export function AccountNotice(own: PartProps<"div">) {
  const { classOf, onSignOut, problems, state, words } = useAccount("AccountMenuParts.Notice")
  if (state._tag !== "Visitor" || state.notice === undefined) return null
  return (
    <Alert own={own} className={classOf("alert")} tone={state.notice === "ended" ? "warning" : "danger"}>
      <p>{state.notice === "ended" ? problemText({ problems }, ended) : words.signOutFailed}</p>
      {state.notice === "signOutFailed" && (
        <Control as="button" className={classOf("button")} onClick={onSignOut} type="button">
          {words.retry}
        </Control>
      )}
    </Alert>
  )
}

/** Renders a member's menu. */
export function AccountEntries({ items = [], sections = [], ...own }: AccountEntriesProps) {
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
      own={own}
      picture={picture}
      renderLink={renderLink}
      signingOut={state._tag === "SigningOut"}
      words={words}
    />
  )
}

/** Shows why a page of the members area could not be opened. */
export function AccountSectionError(own: PartProps<"div">) {
  const { area, classOf, onOpenSection, problems, state, words } = useAccount("AccountMenuParts.SectionError")
  if (state._tag !== "Member" || area._tag !== "Failed") return null
  return (
    <Alert own={own} className={classOf("alert")} problem={area.problem}>
      <p>{`${words.sectionFailed(sectionText(words, area.section))} ${problemText({ problems }, area.problem)}`}</p>
      <Control
        as="button"
        aria-disabled={area.wait > 0 || undefined}
        className={classOf("button")}
        onClick={() => onOpenSection?.(area.section)}
        type="button"
      >
        {words.retry}
      </Control>
    </Alert>
  )
}

interface ActionProps extends AccountActionProps {
  readonly slotClass: string | undefined
  readonly variant?: "accent"
  readonly renderLink: RenderLink | undefined
}

function Action({ children, href, variant, onPress, renderLink, slotClass, ...own }: ActionProps) {
  const isLink = href !== undefined
  const link = isLink && own.render === undefined ? renderLink : undefined
  const rendered = link && {
    render: (props: ElementProps) => <>{link({ ...props, href } as React.ComponentProps<"a"> & AccountLink)}</>
  }
  return (
    <Part
      as={isLink ? "a" : "button"}
      own={{ ...own, ...rendered }}
      className={slotClass}
      data-variant={variant}
      onClick={() => onPress?.()}
      {...(isLink ? { href } : { type: "button" })}
    >
      {children}
    </Part>
  )
}
