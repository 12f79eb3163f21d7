import { useSubmission } from "@portico/react"
import { Form } from "@portico/react/form"
import type { MemberAddress } from "@portico/contract/auth/Identity"
import * as React from "react"
import { Link, useLocation } from "wouter"
import type { BasketLine } from "../basket/Basket.tsx"
import { shippingOf, subtotalOf } from "../basket/Line.ts"
import { isBlocking, issueOf } from "../basket/LineCheck.ts"
import { OrderSums } from "../basket/OrderSums.tsx"
import { useBasketBooks } from "../basket/useBasketBooks.ts"
import { IssueText } from "../basket/BasketRow.tsx"
import { OrderLines } from "../orders/OrderLines.tsx"
import { PageLoading } from "../parts/PageLoading.tsx"
import { ProblemNotice } from "../parts/ProblemNotice.tsx"
import { useShop } from "../words/useShop.ts"
import { AddressFields, RecipientField } from "./AddressFields.tsx"
import { AddressText } from "./AddressText.tsx"
import { deliverable, type Delivery } from "./addresses.ts"
import { entered, missingIn } from "./entered.ts"
import { send } from "./submitOrder.ts"

export interface CheckoutProps {
  readonly addresses: ReadonlyArray<MemberAddress> | undefined
  /** The first and last name of the profile, which is empty if it has none. */
  readonly recipient: string
  /** The name to suggest for the recipient if the profile has no first and last name. */
  readonly suggestion: string
  readonly lines: ReadonlyArray<BasketLine>
  readonly owner: string
}

const payments = ["card", "invoice", "declined"] as const

/** Renders the order step: the address, the simulated payment and the button that places the order. */
export function Checkout({ addresses, lines, owner, recipient, suggestion }: CheckoutProps) {
  const { format, words } = useShop()
  const [, navigate] = useLocation()
  // The order adds its address to the profile, and the form must not change while it is sent.
  const [known] = React.useState(() => deliverable(addresses))
  const [place, choose] = React.useState(known.length > 0 ? 0 : -1)
  const heading = React.useId()
  const chosen = known[place]
  // A saved address belongs to the name of the profile.
  const asksName = chosen === undefined || recipient === ""
  const check = (entries: FormData) => {
    const missing = asksName ? missingIn(entries, chosen === undefined) : []
    if (missing.length === 0) return undefined
    const fields = Object.fromEntries(missing.map((field) => [field, { text: words.checkout.required[field] }]))
    return { key: "valueMissing", fields, retryable: true } as const
  }
  const { state, submit } = useSubmission({ check: ({ entries }) => check(entries), send })
  const placed = state._tag === "Done" ? state.outcome : undefined
  React.useEffect(() => {
    if (placed !== undefined) navigate(`/orders/${placed}?placed`, { replace: true })
  }, [navigate, placed])
  const { books, problem, refetch } = useBasketBooks(lines.map(({ bookId }) => bookId))
  if (problem !== undefined) return <ProblemNotice onRetry={refetch} problem={problem} />
  if (books === undefined) return <PageLoading />
  const priced = lines.map((line) => ({
    ...line,
    author: books.get(line.bookId)?.author ?? "",
    price: books.get(line.bookId)?.price ?? line.price
  }))
  const subtotal = subtotalOf(priced)
  const total = format.price(subtotal + shippingOf(subtotal))
  const deliveryOf = (entries: FormData): Delivery => {
    const own = entered(entries)
    return chosen === undefined ? own : { address: chosen, name: asksName ? own.name : recipient }
  }
  const issues = lines.flatMap((line) => {
    const issue = issueOf(line, books.get(line.bookId))
    return issue === undefined ? [] : [{ issue, line }]
  })
  const isBlocked = issues.some(({ issue }) => isBlocking(issue))
  return (
    <Form.Root
      check={check}
      className="checkout"
      labelledBy={heading}
      onSubmit={(entries) =>
        submit({
          entries,
          words,
          order: {
            ...deliveryOf(entries),
            lines: priced,
            owner,
            payment: payments.find((one) => one === entries.get("payment")) ?? "card",
            // The name of a saved address is added to a profile that has none.
            remembers: asksName && (chosen !== undefined || entries.has("remember"))
          }
        })
      }
      state={state}
      words={{ title: words.checkout.title, submit: words.checkout.place(total), submitting: words.checkout.placing }}
    >
      <div className="checkout-steps">
        <Form.Error labels={labelsOf(words.checkout)} />
        <fieldset className="checkout-card">
          <legend>{words.checkout.address}</legend>
          {known.map((address, index) => (
            <label className="choice" key={JSON.stringify(address)}>
              <input
                checked={place === index}
                name="address"
                onChange={() => choose(index)}
                type="radio"
                value={index}
              />
              <AddressText address={address} name={recipient} />
            </label>
          ))}
          {known.length > 0 && (
            <label className="choice">
              <input checked={place === -1} name="address" onChange={() => choose(-1)} type="radio" value="new" />
              {words.checkout.newAddress}
            </label>
          )}
          {asksName && <RecipientField name={recipient || suggestion} />}
          {chosen === undefined && (
            <>
              <AddressFields />
              <label className="choice">
                <input defaultChecked name="remember" type="checkbox" />
                {words.checkout.saveAddress}
              </label>
            </>
          )}
        </fieldset>
        <fieldset aria-describedby="payment-note" className="checkout-card">
          <legend>{words.checkout.payment}</legend>
          <p className="checkout-note" id="payment-note">
            {words.checkout.paymentNote}
          </p>
          {payments.map((payment, index) => (
            <label className="choice" key={payment}>
              <input defaultChecked={index === 0} name="payment" type="radio" value={payment} />
              {words.checkout[payment]}
            </label>
          ))}
        </fieldset>
      </div>
      <section aria-labelledby={heading} className="basket-summary">
        <div className="checkout-head">
          <h2 id={heading}>{words.checkout.review}</h2>
          <Link href="/basket">{words.checkout.edit}</Link>
        </div>
        <OrderLines lines={priced} />
        {issues.map(({ issue, line }) => (
          <div key={line.bookId}>
            <span dir="auto">{line.title}</span>
            <IssueText issue={issue} />
          </div>
        ))}
        <OrderSums lines={priced} />
        {!isBlocked && <Form.Submit />}
        <Form.Status />
        <p className="basket-note">{words.basket.simulated}</p>
      </section>
    </Form.Root>
  )
}

type Labels = Readonly<Record<"city" | "country" | "line" | "name" | "postalCode" | "subdivision", string>>

const labelsOf = ({ city, country, line, name, postalCode, subdivision }: Labels) => ({
  name,
  line,
  postalCode,
  city,
  subdivision,
  country
})
