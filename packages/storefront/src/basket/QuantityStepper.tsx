import * as React from "react"
import { useShop } from "../words/useShop.ts"

export interface QuantityStepperProps {
  /** Whether the last change failed. The stepper then shows the stored quantity again. */
  readonly isFailed: boolean
  /** The number of copies that can be ordered. */
  readonly max: number
  readonly onChange: (quantity: number) => void
  readonly quantity: number
  readonly title: string
}

/** Renders the number of copies of a book, with buttons that change it by one. */
export function QuantityStepper({ isFailed, max, onChange, quantity, title }: QuantityStepperProps) {
  const { words } = useShop()
  // The number that the user chose, until the basket contains it.
  const [chosen, choose] = React.useState<number>()
  const [text, setText] = React.useState<string>()
  if (chosen !== undefined && (chosen === quantity || isFailed)) choose(undefined)
  const shown = chosen ?? quantity
  const set = (next: number) => {
    if (!Number.isInteger(next) || next < 1 || next > Math.max(max, 1) || next === shown) return
    choose(next)
    onChange(next)
  }
  const isLeast = shown <= 1
  const isMost = shown >= max
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{words.basket.quantityOf(title)}</legend>
      <button
        aria-disabled={isLeast || undefined}
        aria-label={words.basket.fewerOf(title)}
        onClick={() => set(shown - 1)}
        type="button"
      >
        −
      </button>
      <input
        aria-label={words.basket.quantityOf(title)}
        inputMode="numeric"
        max={max}
        min={1}
        onBlur={() => setText(undefined)}
        onChange={({ target }) => {
          setText(target.value)
          set(target.valueAsNumber)
        }}
        type="number"
        value={text ?? shown}
      />
      <button
        aria-disabled={isMost || undefined}
        aria-label={words.basket.moreOf(title)}
        onClick={() => set(shown + 1)}
        type="button"
      >
        +
      </button>
    </fieldset>
  )
}
