import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { problemText } from "../../i18n/useProblemText.ts"
import * as Problem from "../../problem/Problem.ts"
import { AccountAction, type AccountActionProps } from "./AccountAction.view.tsx"
import { sectionText, useAccount } from "./AccountContext.ts"

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
