import * as React from "react"
import type { MemberState } from "../../session/Member.ts"

/** Returns whether the last change of the sign-in state was from member to visitor. */
export const useLeft = (now: MemberState["_tag"]): boolean => {
  const [before, setBefore] = React.useState(now)
  const [left, setLeft] = React.useState(false)
  if (before !== now) {
    setBefore(now)
    setLeft(before === "Member" && now === "Visitor")
  }
  return left
}
