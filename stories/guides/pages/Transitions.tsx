import { Table } from "./Blocks.tsx"

interface Row {
  readonly from: ReadonlyArray<string>
  readonly on: string
  readonly to: string
  readonly when?: string | ReadonlyArray<string>
}

interface TransitionsProps {
  readonly conditions: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, string>>
  readonly of: ReadonlyArray<Row>
}

/** The transition table of a state machine. */
export function Transitions({ conditions, events, of }: TransitionsProps) {
  return (
    <Table
      caption="All transitions, in order of precedence"
      heads={["From", "Event", "Condition", "To"]}
      rows={of.map(({ from, on, to, when = [] }) => [
        from.join(", "),
        events[on],
        (typeof when === "string" ? [when] : when).map((condition) => conditions[condition]).join(", "),
        <strong key="to">{to}</strong>
      ])}
    />
  )
}
