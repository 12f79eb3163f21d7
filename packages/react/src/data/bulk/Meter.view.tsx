import * as React from "react"
import type { ClassOf } from "../../theme/classes.ts"
import type { BulkSlot } from "./BulkContext.ts"

export interface MeterProps {
  readonly classOf: ClassOf<BulkSlot>
  /** The label of the progress bar. */
  readonly label: string
  /** The progress in percent, or `undefined` if it is unknown. */
  readonly percent: number | undefined
  /** The strings that describe the progress. Each one is readable on its own. */
  readonly texts: ReadonlyArray<string>
}

/** Renders a progress bar with a description of the progress. */
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

/**
 * Returns the last quarter that the progress has reached, in percent. Screen readers then announce four changes instead
 * of one per item.
 */
export const quarterOf = (percent: number): number => Math.floor(percent / 25) * 25
