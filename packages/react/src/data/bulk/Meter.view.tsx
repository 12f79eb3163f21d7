import * as React from "react"
import type { ClassOf } from "../../theme/classes.ts"
import type { BulkSlot } from "./BulkContext.ts"

export interface MeterProps {
  readonly classOf: ClassOf<BulkSlot>
  /** What is under way. */
  readonly label: string
  /** Hundredths that are done; nothing where nobody knows. */
  readonly percent: number | undefined
  /** How far it is, in words: each stands by itself. */
  readonly texts: ReadonlyArray<string>
}

/** How far something is: a bar, and the same in words. */
export function Meter({ classOf, label, percent, texts }: MeterProps) {
  const id = React.useId()
  return (
    <div className={classOf("meter")}>
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} className={classOf("meter-bar")} max={100} value={percent} />
      <p className={classOf("meter-text")}>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  )
}

/** The quarter that is reached: what is announced changes four times, and not with each item. */
export const quarterOf = (percent: number): number => Math.floor(percent / 25) * 25
