import type { ListedItem } from "@portico/react/data"
import { Items } from "@portico/client/data/Items"
import { collectionKey, ofData, runtime, useAtomSet, useAtomValue, useProblemText } from "@portico/react"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as React from "react"
import { useIsEditor } from "../account/useIsEditor.ts"
import { type Review, Reviews } from "../Catalog.ts"
import { Confirm } from "../parts/Confirm.tsx"
import { Message } from "../parts/Message.tsx"
import { useShop } from "../words/useShop.ts"

export interface RemoveReviewProps {
  readonly review: ListedItem<Review>
}

const removal = Atom.family((id: string) =>
  runtime.fn(() =>
    Items.use((items) => items.remove(Reviews, id)).pipe(
      Reactivity.mutation([collectionKey(Reviews.id)]),
      // The list drops the review, and its button with it, before the removal has notified all lists.
      Effect.uninterruptible
    )
  )
)

/**
 * Lets an editor remove another member's review. It cannot be undone, because a review that is added again would belong
 * to the editor. Renders nothing for other members.
 */
export function RemoveReview(props: RemoveReviewProps) {
  return useIsEditor() ? <EditorRemoval {...props} /> : null
}

function EditorRemoval({ review: { data, id } }: RemoveReviewProps) {
  const { words } = useShop()
  const textOf = useProblemText()
  const [isAsked, ask] = React.useState(false)
  const remove = useAtomSet(removal(id))
  const error = Option.getOrUndefined(AsyncResult.error(useAtomValue(removal(id))))
  return (
    <>
      <button
        aria-label={`${words.reviews.removeOne}: ${data.title}`}
        className="portico-button"
        data-variant="quiet"
        onClick={() => ask(true)}
        type="button"
      >
        {words.reviews.removeOne}
      </button>
      {error !== undefined && <Message problem={ofData(error)}>{textOf(ofData(error))}</Message>}
      {isAsked && (
        <Confirm
          action={words.reviews.removeOne}
          onCancel={() => ask(false)}
          onConfirm={() => {
            ask(false)
            remove()
          }}
          text={words.reviews.removeText}
          title={words.reviews.removeTitle}
        />
      )}
    </>
  )
}
