import * as Patch from "@portico/client/data/Patch"
import { BulkActions } from "@portico/react"
import type { SelectionController } from "@portico/react/data"
import * as React from "react"
import { Books } from "../Catalog.ts"
import { price } from "../parts/money.ts"
import { bookWords } from "../parts/words.ts"

export interface ManyBooksProps {
  readonly selection: SelectionController
}

/** Renders the actions for the selected books: change the stock or the price by an amount, or add a tag. */
export function ManyBooks({ selection }: ManyBooksProps) {
  const [copies, setCopies] = React.useState(5)
  const [euros, setEuros] = React.useState(1)
  const [tag, setTag] = React.useState("sale")
  const actions = [
    ...(copies === 0
      ? []
      : [
          {
            operation: Patch.empty.pipe(Patch.increment("stock", copies)),
            label: copies > 0 ? `Add ${copies} to stock` : `Remove ${-copies} from stock`
          }
        ]),
    ...(euros === 0
      ? []
      : [
          {
            operation: Patch.empty.pipe(Patch.increment("price", euros)),
            label: euros > 0 ? `Increase price by ${price(euros)}` : `Decrease price by ${price(-euros)}`
          }
        ]),
    ...(tag.trim() === ""
      ? []
      : [{ operation: Patch.empty.pipe(Patch.append("tags", tag.trim())), label: `Add tag “${tag.trim()}”` }])
  ]
  return (
    <div className="many-books">
      <fieldset className="many-fields">
        <legend>Change selected books</legend>
        <Amount label="Copies" onChange={setCopies} step={1} value={copies} />
        <Amount label="Price (€)" onChange={setEuros} step={0.5} value={euros} />
        <label>
          Tag
          <input maxLength={40} onChange={({ target }) => setTag(target.value)} value={tag} />
        </label>
      </fieldset>
      <div className="bulk-room">
        {selection.count === 0 && <p className="bulk-hint">Select books below to change several at once.</p>}
        <BulkActions
          actions={actions}
          collection={Books}
          messages={bookWords}
          name="books"
          onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
          selection={selection.selection}
        />
      </div>
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
