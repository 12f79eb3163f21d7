import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { type ElementProps, Part, type PartProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { problemText } from "../../i18n/MessagesContext.ts"
import * as Problem from "../../problem/Problem.ts"
import { type AccountLink, type RenderLink, sectionText, useAccount } from "./AccountContext.ts"
import * as React from "react"

export interface AccountActionProps extends RootElementProps {
  /** The text of the button. Without it, the one of the catalog. */
  readonly children?: React.ReactNode
  /** The address that the action links to. Without it, the action is a button. */
  readonly href?: string | undefined
  /** Called when the user activates the button. */
  readonly onPress?: (() => void) | undefined
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
    <AccountAction {...action} slotClass={classOf("button")} renderLink={renderLink}>
      {children ?? words.signIn}
    </AccountAction>
  )
}

/** Renders a visitor's link or button for creating an account. */
export function AccountSignUp({ children, ...action }: AccountActionProps) {
  const { classOf, renderLink, state, words } = useAccount("AccountMenuParts.SignUp")
  if (state._tag !== "Visitor") return null
  return (
    <AccountAction {...action} slotClass={classOf("button")} variant="accent" renderLink={renderLink}>
      {children ?? words.signUp}
    </AccountAction>
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
  readonly variant?: "accent" | "inline" | undefined
  readonly renderLink: RenderLink | undefined
}

/** Renders a link or a button of an account menu. `renderLink` renders the link, unless the part has a `render` prop. */
export function AccountAction({ children, href, variant, onPress, renderLink, slotClass, ...own }: ActionProps) {
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

export interface AvatarProps {
  readonly className: string | undefined
  /** Content that replaces the picture and the initials, such as a spinner. */
  readonly children?: React.ReactNode
  /** The text for assistive technology. Without it, the picture is hidden from assistive technology. */
  readonly label?: string | undefined
  /** The member's name. Undefined if it is unknown. */
  readonly name: string | undefined
  readonly picture?: string | undefined
}

/**
 * Renders a member's picture, or the initials of the name if there is no picture or it fails to load. An email address
 * has no initials: it is shown as a neutral icon, and so is an unknown name.
 */
export function Avatar({ children, className, label, name, picture }: AvatarProps) {
  const [broken, setBroken] = React.useState<string>()
  const shown = picture !== undefined && picture !== broken && children === undefined
  // A label of an image, because a hidden text would be visible in a page without the kit's styles.
  const role =
    label === undefined ? ({ "aria-hidden": true } as const) : ({ "aria-label": label, role: "img" } as const)
  return (
    <span {...role} className={className}>
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
