/**
 * The hooks of the shop's collections. The provider runs them for every caller, so they enforce the rules that the
 * pages of the shop only follow. `portico provider --hooks` loads this module.
 */
import type { HookFactory } from "@portico/provider/Provider"
import { orderHooks } from "./orders.ts"
import { reviewHooks } from "./reviews.ts"

const hooks: HookFactory = (data) => ({ orders: orderHooks(data), reviews: reviewHooks(data) })

export default hooks
