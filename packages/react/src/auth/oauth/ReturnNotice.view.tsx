"use client"
import * as React from "react"
import { oauth } from "../../i18n/en/oauth.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import type { MemberState } from "../../session/Member.ts"
import {
  type PassageState,
  PassageActions,
  PassageSign,
  PassageStatus,
  PassageText,
  PassageTitle,
  PassageRoot
} from "../session/PassageParts.view.tsx"
import type { OAuthCallbackAppearance } from "./OAuthCallback.view.tsx"

export interface ReturnNoticeProps extends OAuthCallbackAppearance {
  /** The content next to the continue link. */
  readonly children?: React.ReactNode
  /** The provider's page that redirected here. */
  readonly from: "LOGOUT" | "CHECKOUT"
  /** The sign-in state of the page. */
  readonly member: MemberState["_tag"]
}

/**
 * Renders a notice for a user who returned from the provider's sign-out or checkout. Anyone can open such an address,
 * so the notice uses the page's own sign-in state.
 */
export function ReturnNotice(props: ReturnNoticeProps) {
  const { children, classNames, from, headingLevel, home = "/", member, messages } = props
  const words = useWords("oauth", oauth, messages)
  const passage = React.useMemo<PassageState>(() => {
    if (from === "CHECKOUT") return { tone: "success", title: words.checkedOut, text: words.checkoutNote }
    if (member === "Unknown") return { tone: "pending", title: words.finishing }
    return member === "Member"
      ? { tone: "info", title: words.stillSignedIn }
      : { tone: "success", title: words.signedOut }
  }, [from, member, words])
  return (
    <PassageRoot classNames={classNames} state={passage}>
      <PassageSign />
      <PassageTitle level={headingLevel} />
      <PassageText />
      {passage.tone !== "pending" && (
        <PassageActions>
          <a className={classOf(classNames)("button")} data-variant="accent" href={home}>
            {words.continue}
          </a>
          {children}
        </PassageActions>
      )}
      <PassageStatus />
    </PassageRoot>
  )
}
