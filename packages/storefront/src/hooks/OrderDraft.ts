/** The part of a new order that the member chooses. The hook of the orders sets everything else. */
import type { HookItem } from "@portico/provider/Provider"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { countries, needsState } from "../checkout/countries.ts"
import { Refused } from "./Refused.ts"

const Text = Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(120))

const Address = Schema.Struct({
  line: Text,
  line2: Schema.optionalKey(Text),
  postalCode: Text,
  city: Text,
  subdivision: Schema.optionalKey(Text),
  country: Schema.Literals(countries)
}).check(
  Schema.makeFilter(({ country, subdivision }) => !needsState(country) || subdivision !== undefined, {
    expected: "an address with a state"
  })
)

const Line = Schema.Struct({
  bookId: Schema.NonEmptyString,
  price: Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)),
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 }))
})

const OrderDraft = Schema.Struct({
  _id: Schema.NonEmptyString,
  name: Text,
  address: Address,
  payment: Schema.Literals(["card", "invoice"]),
  lines: Schema.Array(Line).check(Schema.isMinLength(1), Schema.isMaxLength(100)),
  basketItems: Schema.Array(Schema.NonEmptyString).check(Schema.isMinLength(1), Schema.isMaxLength(200))
})

/** The part of a new order that the member chooses. The prices are those that the member saw. */
export type OrderDraft = typeof OrderDraft.Type

const decode = Schema.decodeUnknownOption(OrderDraft)

/** Reads a draft. Throws if the order has no recipient, no complete address, or lines that no basket can have. */
export const read = (order: HookItem): OrderDraft => {
  const draft = Option.getOrUndefined(decode(order))
  if (draft === undefined) throw new Refused("INVALID", "The order needs a recipient, an address, a payment and books.")
  return draft
}
