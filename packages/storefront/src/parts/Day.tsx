import { useShop } from "../words/useShop.ts"

export interface DayProps {
  readonly date: Date
}

/** Renders the day of a date in one line, also in a narrow table. */
export function Day({ date }: DayProps) {
  const { format } = useShop()
  return <span className="day">{format.day(date)}</span>
}
