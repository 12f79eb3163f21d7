import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import { BulkActions } from "@portico/react"
import type { SelectionController } from "@portico/react/data"
import * as React from "react"
import { Books } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"

export interface ManyBooksProps {
  readonly selection: SelectionController
}

/**
 * Renders the actions for the selected books: change the stock or the price by an amount, or add a tag. A book whose
 * stock or price would be negative is not changed.
 */
export function ManyBooks({ selection }: ManyBooksProps) {
  const [copies, setCopies] = React.useState(5)
  const [euros, setEuros] = React.useState(1)
  const [tag, setTag] = React.useState("sale")
  const { format, words } = useShop()
  const actions = [
    ...(copies === 0
      ? []
      : [
          {
            condition: Filter.gte("stock", Math.max(0, -copies)),
            operation: Patch.empty.pipe(Patch.increment("stock", copies)),
            label: words.staff.changeStock(copies)
          }
        ]),
    ...(euros === 0
      ? []
      : [
          {
            condition: Filter.gte("price", Math.max(0, -euros)),
            operation: Patch.empty.pipe(Patch.increment("price", euros)),
            label: words.staff.changePrice(format.price(Math.abs(euros)), euros > 0)
          }
        ]),
    ...(tag.trim() === ""
      ? []
      : [{ operation: Patch.empty.pipe(Patch.append("tags", tag.trim())), label: words.staff.addTag(tag.trim()) }]),
    { operation: "remove" as const }
  ]
  return (
    <div className="many-books">
      {selection.count !== 0 && (
        <fieldset className="many-fields">
          <legend>{words.staff.changeSelected}</legend>
          <Amount
            label={words.staff.copies}
            onChange={(amount) => setCopies(Math.trunc(amount))}
            step={1}
            value={copies}
          />
          <Amount
            label={words.staff.priceEuros}
            onChange={(amount) => setEuros(Math.round(amount * 100) / 100)}
            step={0.5}
            value={euros}
          />
          <label>
            {words.staff.tag}
            <input maxLength={40} onChange={({ target }) => setTag(target.value)} value={tag} />
          </label>
        </fieldset>
      )}
      <BulkActions
        actions={actions}
        collection={Books}
        messages={words.lists.books}
        name={words.staff.parts.books}
        onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
        selection={selection.selection}
      />
    </div>
  )
}

interface AmountProps {
  readonly label: string
  readonly onChange: (amount: number) => void
  readonly step: number
  readonly value: number
}

function Amount({ label, onChange, step, value }: AmountProps) {
  return (
    <label>
      {label}
      <input
        defaultValue={value}
        onChange={({ target }) => onChange(Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : 0)}
        step={step}
        type="number"
      />
    </label>
  )
}
