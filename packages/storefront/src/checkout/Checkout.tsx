import { ofData, runtime, useAtomSet, useAtomValue, useProblemText } from "@portico/react"
import type { MemberAddress } from "@portico/contract/auth/Identity"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import type * as Atom from "effect/reactivity/Atom"
import * as Option from "effect/Option"
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
import type { ShopWords } from "../words/en.ts"
import { useShop } from "../words/useShop.ts"
import { AddressFields } from "./AddressFields.tsx"
import { AddressText } from "./AddressText.tsx"
import { deliverable, entered, type RequiredField } from "./addresses.ts"
import { type OrderRequest, placeOrder } from "./placeOrder.ts"

export interface CheckoutProps {
  readonly addresses: ReadonlyArray<MemberAddress> | undefined
  /** The recipient's name, as far as the profile has one. */
  readonly name: string
  readonly lines: ReadonlyArray<BasketLine>
  readonly owner: string
}

const payments = ["card", "invoice", "declined"] as const

const placing = runtime.fn(placeOrder)

/** Renders the order step: the address, the simulated payment and the button that places the order. */
export function Checkout({ addresses, lines, name, owner }: CheckoutProps) {
  const { format, words } = useShop()
  const textOf = useProblemText()
  const [, navigate] = useLocation()
  const known = deliverable(addresses)
  const [place, choose] = React.useState(known.length > 0 ? 0 : -1)
  const [missing, setMissing] = React.useState<ReadonlyArray<RequiredField>>([])
  const alert = React.useRef<HTMLParagraphElement>(null)
  const form = React.useRef<HTMLFormElement>(null)
  const send = useAtomSet(placing)
  const result = useAtomValue(placing)
  // Whether this page has submitted. The result of an earlier visit can still be there.
  const [hasSent, setSent] = React.useState(false)
  const said = hasSent && !result.waiting ? saidOf(result, words, textOf) : undefined
  const placed = hasSent && AsyncResult.isSuccess(result) && !result.waiting ? result.value : undefined
  React.useEffect(() => {
    if (placed?._tag === "Placed") navigate(`/orders/${placed.id}?placed`, { replace: true })
  }, [navigate, placed])
  // A second attempt with the same problem has another result.
  const failed = said === undefined ? undefined : result
  React.useEffect(() => {
    if (failed !== undefined) alert.current?.focus()
  }, [failed])
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

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (result.waiting) return
    const entries = new FormData(event.currentTarget)
    const chosen = known[place]
    const own = entered(entries)
    if (chosen === undefined && own.missing.length > 0) {
      setMissing(own.missing)
      form.current?.querySelector<HTMLElement>(`[name="${own.missing[0]}"]`)?.focus()
      return
    }
    const delivery = chosen === undefined ? own.delivery : { name, address: chosen }
    const payment = payments.find((one) => one === entries.get("payment")) ?? "card"
    const remembers = chosen === undefined && entries.get("remember") !== null
    const order: OrderRequest = { ...delivery, lines: priced, owner, payment, remembers }
    setSent(true)
    send(order)
  }

  const issues = lines.flatMap((line) => {
    const issue = issueOf(line, books.get(line.bookId))
    return issue === undefined ? [] : [{ issue, line }]
  })
  const isBlocked = issues.some(({ issue }) => isBlocking(issue))
  return (
    <form aria-busy={result.waiting} className="checkout" noValidate onSubmit={submit} ref={form}>
      <div className="checkout-steps">
        {said !== undefined && (
          <p className="review-alert" ref={alert} role="alert" tabIndex={-1}>
            {said}
          </p>
        )}
        <fieldset className="checkout-card" onChange={(event) => cleared(event.target)}>
          <legend>{words.checkout.address}</legend>
          {known.map((address, index) => (
            <label className="choice" key={JSON.stringify(address)}>
              <input checked={place === index} name="address" onChange={() => choose(index)} type="radio" />
              <AddressText address={address} name={name} />
            </label>
          ))}
          {known.length > 0 && (
            <label className="choice">
              <input checked={place === -1} name="address" onChange={() => choose(-1)} type="radio" />
              {words.checkout.newAddress}
            </label>
          )}
          {place === -1 && (
            <>
              <AddressFields errors={missing} name={name} />
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
      <section aria-labelledby="checkout-review" className="basket-summary">
        <div className="checkout-head">
          <h2 id="checkout-review">{words.checkout.review}</h2>
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
        {!isBlocked && (
          <button
            aria-disabled={result.waiting || undefined}
            className="portico-button"
            data-variant="accent"
            type="submit"
          >
            {result.waiting ? words.checkout.placing : words.checkout.place(total)}
          </button>
        )}
        <p className="basket-note">{words.basket.simulated}</p>
      </section>
    </form>
  )

  // The error of a field disappears as soon as the field has a value.
  function cleared(field: EventTarget) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
    if (field.value.trim() !== "") setMissing((before) => before.filter((name) => name !== field.name))
  }
}

type Result = Atom.Type<typeof placing>

const saidOf = (result: Result, words: ShopWords, textOf: ReturnType<typeof useProblemText>): string | undefined => {
  if (AsyncResult.isFailure(result)) {
    return Option.getOrUndefined(Option.map(AsyncResult.error(result), (error) => textOf(ofData(error))))
  }
  if (!AsyncResult.isSuccess(result)) return undefined
  switch (result.value._tag) {
    case "Placed":
      return undefined
    case "Changed":
      return words.checkout.changed
    case "Declined":
      return words.checkout.declinedError
    case "Nothing":
      return words.checkout.nothing
  }
}
