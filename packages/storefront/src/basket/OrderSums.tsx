import { useShop } from "../words/useShop.ts"
import { copiesOf, freeShippingFrom, type Line, shippingOf, subtotalOf } from "./Line.ts"

export interface OrderSumsProps {
  readonly lines: ReadonlyArray<Pick<Line, "price" | "quantity">>
  /** Whether to show how much is missing for free shipping. Default: `false`. */
  readonly hints?: boolean
  /** The price of shipping, in euros. By default, that of the subtotal. */
  readonly shipping?: number
}

/** Renders the subtotal, the shipping and the total of an order. */
export function OrderSums({ hints = false, lines, shipping }: OrderSumsProps) {
  const { format, words } = useShop()
  const subtotal = subtotalOf(lines)
  const sent = shipping ?? shippingOf(subtotal)
  return (
    <>
      <dl className="sums">
        <dt>{words.basket.subtotal(copiesOf(lines))}</dt>
        <dd>{format.price(subtotal)}</dd>
        <dt>{words.basket.shipping}</dt>
        <dd>{sent === 0 ? words.basket.free : format.price(sent)}</dd>
        <dt className="sums-total">{words.basket.total}</dt>
        <dd className="sums-total price">{format.price(subtotal + sent)}</dd>
      </dl>
      {hints && sent > 0 && (
        <p className="sums-hint">{words.basket.freeFrom(format.price(freeShippingFrom - subtotal))}</p>
      )}
    </>
  )
}
