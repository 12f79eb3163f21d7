import type { Problem } from "@portico/react"
import * as React from "react"
import { useShop } from "../words/useShop.ts"

export interface QuantityStepperProps {
  /** The number of copies that can be ordered, or `undefined` while it is not known. The number can then not increase. */
  readonly max: number | undefined
  readonly onChange: (quantity: number) => void
  /** The problem with the last change of the basket. After a failure, the stepper shows the stored quantity again. */
  readonly problem: Problem | undefined
  readonly quantity: number
  readonly title: string
}

/** Renders the number of copies of a book, with buttons that change it by one. */
export function QuantityStepper({ max, onChange, problem, quantity, title }: QuantityStepperProps) {
  const { words } = useShop()
  const id = React.useId()
  // The number that the user chose, until the basket contains it.
  const [chosen, choose] = React.useState<number>()
  const [text, setText] = React.useState<string>()
  // The last number that was entered, also if it was not taken.
  const [entered, enter] = React.useState<number>()
  const [seen, see] = React.useState(problem)
  if (problem !== seen) {
    see(problem)
    if (problem !== undefined) choose(undefined)
  }
  if (chosen !== undefined && chosen === quantity) choose(undefined)
  const shown = chosen ?? quantity
  const most = max ?? quantity
  // Also if the number of copies became known after the entry.
  const isOver = max !== undefined && entered !== undefined && entered > Math.max(max, 1)
  const set = (next: number) => {
    enter(next)
    if (!Number.isInteger(next) || next < 1 || next > Math.max(most, 1) || next === shown) return
    choose(next)
    onChange(next)
  }
  const step = (by: number) => {
    setText(undefined)
    set(shown + by)
  }
  const isLeast = shown <= 1
  const isMost = shown >= most
  return (
    <>
      <fieldset className="stepper">
        <legend className="visually-hidden">{words.basket.quantityOf(title)}</legend>
        <button
          aria-disabled={isLeast || undefined}
          aria-label={words.basket.fewerOf(title)}
          onClick={() => step(-1)}
          type="button"
        >
          −
        </button>
        <input
          aria-describedby={isOver ? `${id}-over` : undefined}
          aria-invalid={isOver || undefined}
          aria-label={words.basket.quantityOf(title)}
          inputMode="numeric"
          max={most}
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
          onClick={() => step(1)}
          type="button"
        >
          +
        </button>
      </fieldset>
      <output className="stepper-over" id={`${id}-over`}>
        {isOver && words.basket.onlyLeft(most)}
      </output>
    </>
  )
}
