"use client"
import * as React from "react"
import { useFlow } from "./FlowContext.ts"

export interface ArrivalProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

/**
 * A screen that has come: the address that was typed last stands in it, and its heading takes the focus, by which it is
 * announced. The first one leaves the focus where it is.
 */
export function Arrival({ children, className }: ArrivalProps) {
  const { flow, newsId, typed } = useFlow("Arrival")
  const { moves, news } = flow.state
  const place = React.useRef<HTMLDivElement>(null)
  // It is shown anew by React's Activity, too: what is asked of it then is as of that time.
  const latest = React.useRef({ moves, news })
  React.useLayoutEffect(() => {
    latest.current = { moves, news }
  })
  React.useEffect(() => {
    const screen = place.current
    if (screen === null || latest.current.moves === 0) return
    fillIn(screen, typed.read())
    focusOn(screen, latest.current.news === undefined ? undefined : newsId)
  }, [newsId, typed])
  return (
    <div className={className} ref={place}>
      {children}
    </div>
  )
}

const fillIn = (screen: HTMLElement, email: string): void => {
  const field = screen.querySelector("input[name=email]")
  if (!(field instanceof HTMLInputElement) || field.readOnly || email === "" || field.value === email) return
  field.value = email
}

const focusOn = (screen: HTMLElement, describedBy: string | undefined): void => {
  const heading = screen.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6") ?? screen
  heading.tabIndex = -1
  if (describedBy === undefined) heading.removeAttribute("aria-describedby")
  else heading.setAttribute("aria-describedby", describedBy)
  heading.focus()
}
