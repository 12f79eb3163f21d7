"use client"
import * as React from "react"
import { useFlow } from "./FlowContext.ts"

export interface ArrivalProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

/**
 * Renders a screen of the flow. When the screen appears, its email field receives the last typed address and its
 * heading takes the focus, so that screen readers announce it. The first screen does not move the focus.
 */
export function Arrival({ children, className }: ArrivalProps) {
  const { flow, newsId, typed } = useFlow("Arrival")
  const { moves, news } = flow.state
  const place = React.useRef<HTMLDivElement>(null)
  // The effect must run when the screen mounts or React's Activity shows it again, not when these values change. It
  // reads them from a ref.
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
