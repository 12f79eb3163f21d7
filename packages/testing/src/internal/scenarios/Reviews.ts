/**
 * The reviews of the bookshop, written by two of its members. Plain JSON with dates in their wire form.
 *
 * @since 0.1.0
 */

/** A review in the shop's seed. */
export interface Review {
  readonly _id: string
  /** The email address of the author. The provider replaces it by the member's id. */
  readonly _ownerId: string
  readonly bookId: string
  /** The number of stars, from 1 to 5. */
  readonly rating: number
  readonly title: string
  readonly text: string
  /** The displayed name of the author. */
  readonly reviewer: string
  readonly writtenAt: { readonly $date: string }
}

const ada = { _ownerId: "ada@example.com", reviewer: "Ada" } as const
const bob = { _ownerId: "bob@example.com", reviewer: "Bob" } as const

/** Every review. */
export const reviews: ReadonlyArray<Review> = [
  {
    _id: "review-01",
    ...ada,
    bookId: "frankenstein",
    rating: 5,
    title: "Older than its lightning",
    text: "There is hardly any lightning in it. There is a great deal about what one owes to the things one makes.",
    writtenAt: { $date: "2026-05-02T18:20:00.000Z" }
  },
  {
    _id: "review-02",
    ...bob,
    bookId: "frankenstein",
    rating: 4,
    title: "Felt for the monster",
    text: "The middle part, where he learns to read behind the wall of the cottage, is the best of it.",
    writtenAt: { $date: "2026-05-20T07:45:00.000Z" }
  },
  {
    _id: "review-03",
    ...ada,
    bookId: "pride-and-prejudice",
    rating: 5,
    title: "Still the funniest",
    text: "Mr Collins alone is worth the price. Read it aloud to someone.",
    writtenAt: { $date: "2026-05-28T20:05:00.000Z" }
  },
  {
    _id: "review-04",
    ...bob,
    bookId: "moby-dick",
    rating: 3,
    title: "More whale than I asked for",
    text: "Skip nothing on the first day and everything about blubber on the second. The end forgives it all.",
    writtenAt: { $date: "2026-06-03T16:30:00.000Z" }
  },
  {
    _id: "review-05",
    ...ada,
    bookId: "the-time-machine",
    rating: 4,
    title: "A long evening's read",
    text: "Short, odd and sadder than I remembered. The last beach stays with you.",
    writtenAt: { $date: "2026-06-21T21:10:00.000Z" }
  },
  {
    _id: "review-06",
    ...bob,
    bookId: "sherlock-holmes",
    rating: 5,
    title: "Comfort with fog",
    text: "One story per evening, tea optional. “The Red-Headed League” first.",
    writtenAt: { $date: "2026-07-01T19:00:00.000Z" }
  },
  {
    _id: "review-07",
    ...ada,
    bookId: "middlemarch",
    rating: 5,
    title: "Worth every page",
    text: "I put it off for ten years. Do not do that.",
    writtenAt: { $date: "2026-07-19T10:25:00.000Z" }
  },
  {
    _id: "review-08",
    ...bob,
    bookId: "treasure-island",
    rating: 4,
    title: "Read to a seven-year-old",
    text: "He now answers to Captain. Long John Silver was forgiven at once, by both of us.",
    writtenAt: { $date: "2026-08-05T18:50:00.000Z" }
  },
  {
    _id: "review-09",
    ...ada,
    bookId: "effi-briest",
    rating: 4,
    title: "Quiet and merciless",
    text: "Nobody raises their voice, and that is the horror of it.",
    writtenAt: { $date: "2026-08-23T09:40:00.000Z" }
  },
  {
    _id: "review-10",
    ...bob,
    bookId: "the-metamorphosis",
    rating: 2,
    title: "Not before breakfast",
    text: "I see that it is great. I would still like my apple back.",
    writtenAt: { $date: "2026-10-02T06:55:00.000Z" }
  },
  {
    _id: "review-11",
    ...bob,
    bookId: "pride-and-prejudice",
    rating: 4,
    title: "My sister was right",
    text: "She usually is. Mr Bennet should have done more, though.",
    writtenAt: { $date: "2026-10-11T17:15:00.000Z" }
  }
]
