import { Message } from "../parts/Message.tsx"
import { HandOver } from "@portico/client/auth/HandOver"
import { ofData, runtime, useAtomSet, useAtomValue, useProblemText } from "@portico/react"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as React from "react"
import { useShop } from "../words/useShop.ts"
import * as BasketDraft from "./BasketDraft.ts"
import { handBasket } from "./handBasket.ts"

// Waits for the transfer at sign-in, and returns whether the client will still retry it.
const transfer = Effect.flatMap(
  Effect.serviceOption(HandOver),
  Option.match({
    onNone: () => Effect.succeed(false),
    onSome: ({ left, run }) =>
      Effect.andThen(
        run,
        Effect.map(left, (names) => names.includes(handBasket.name))
      )
  })
)

const transferred = runtime.atom(transfer)

const retry = runtime.fn(() =>
  Effect.flatMap(transfer, (isPending) =>
    // A transfer that is still pending would insert the lines again.
    isPending ? Effect.void : Effect.suspend(() => handBasket.run({ id: uuidV4Unsafe() }))
  ).pipe(Effect.uninterruptible)
)

/**
 * Shows that lines of this device are not in the member's basket yet, because their transfer at sign-in failed. A button
 * retries it.
 */
export function LeftOnDevice() {
  const { words } = useShop()
  const textOf = useProblemText()
  const lines = React.useSyncExternalStore(BasketDraft.subscribe, BasketDraft.lines)
  const isDone = AsyncResult.isSuccess(useAtomValue(transferred))
  const send = useAtomSet(retry)
  const result = useAtomValue(retry)
  const error = Option.getOrUndefined(AsyncResult.error(result))
  if (lines.length === 0 || !isDone) return null
  return (
    <div aria-live="polite" className="notice">
      <p>{words.basket.leftOnDevice}</p>
      <ul dir="auto">
        {lines.map(({ bookId, title }) => (
          <li key={bookId}>{title}</li>
        ))}
      </ul>
      {error !== undefined && !result.waiting && <Message problem={ofData(error)}>{textOf(ofData(error))}</Message>}
      <button
        aria-disabled={result.waiting || undefined}
        className="portico-button"
        onClick={() => {
          if (!result.waiting) send()
        }}
        type="button"
      >
        {words.basket.addLeft}
      </button>
    </div>
  )
}
