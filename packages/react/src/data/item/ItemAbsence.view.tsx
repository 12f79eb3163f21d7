import * as React from "react"
import { Absence } from "./Absence.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import type { ItemPartProps } from "./ItemFormParts.view.tsx"

/** Renders the replacement for the form of an item that is loading, does not exist or could not be read. */
export function ItemAbsence({ className }: ItemPartProps) {
  const { classOf, messages, mode, onReload, onSignIn, state, styled, words } = useItemFormContext("ItemAbsence")
  const place = React.useRef<HTMLElement>(null)
  if (state._tag !== "Loading" && state._tag !== "Absent" && state._tag !== "Failed") return null
  return (
    <Absence
      className={className}
      classOf={classOf}
      messages={messages}
      mode={mode}
      onRetry={onReload}
      onSignIn={onSignIn}
      place={place}
      state={state}
      styled={styled}
      words={words}
    />
  )
}
