import type { OrderStatus as Status } from "./statuses.ts"
import { useShop } from "../words/useShop.ts"

/** Renders the status of an order. */
export function OrderStatus({ status }: { readonly status: Status }) {
  const { words } = useShop()
  return (
    <span className="order-status" data-status={status}>
      {words.orders.status[status]}
    </span>
  )
}
