/** Rules of reviews: a rating from 1 to 5, a title, a body, and the name of the member who wrote it. */
import type { CollectionHooks, HookData, HookItem } from "@portico/provider/Provider"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { displayNameOf } from "../reviews/displayName.ts"
import { Refused } from "./Refused.ts"

const text = (maximum: number) => Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(maximum))

const Review = Schema.Struct({
  bookId: Schema.NonEmptyString,
  rating: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
  title: text(200),
  text: text(10_000)
})

const decode = Schema.decodeUnknownOption(Review)

/** Returns the hooks of the reviews. */
export const reviewHooks = (data: HookData): CollectionHooks => ({
  enforced: true,

  beforeInsert: async (review, { caller: { elevated, memberId = "" } }) => {
    if (elevated) return undefined
    const { bookId, ...written } = read(review)
    const book = await data.get("books", bookId)
    if (book === undefined) throw new Refused("INVALID", "A review needs a book that exists.")
    const { _id } = review
    return {
      ...(_id === undefined ? {} : { _id }),
      ...written,
      bookId,
      reviewer: await nameOf(data, memberId),
      writtenAt: writtenAtOf(review)
    }
  },

  // A review stays with its book and its date, also if an editor changes it.
  beforeUpdate: async (review, { caller }) => {
    if (caller.elevated) return undefined
    const { rating, text, title } = read(review)
    const stored = await data.get("reviews", String(review["_id"]))
    if (stored === undefined) return undefined
    const reviewer = await nameOf(data, String(stored["_ownerId"]))
    return { ...stored, rating, text, title, reviewer }
  }
})

const read = (review: HookItem) => {
  const found = Option.getOrUndefined(decode(review))
  if (found === undefined) {
    throw new Refused("INVALID", "A review needs a rating from 1 to 5, a title and a text.")
  }
  return found
}

const nameOf = async (data: HookData, memberId: string): Promise<string> =>
  displayNameOf((await data.member(memberId))?.identityProfile)

// A review that was removed and restored keeps its date.
const writtenAtOf = ({ writtenAt }: HookItem): Date => {
  const now = new Date()
  return writtenAt instanceof Date && writtenAt <= now ? writtenAt : now
}
