/** Books with dates, in wire format. */
export const book = (index: number) => ({
  _id: `b${index}`,
  title: `Book ${index}`,
  author: "Jane Austen",
  year: 1800 + (index % 200),
  price: 9.5,
  tags: ["classic", "romance"],
  addedAt: { $date: "2026-02-03T09:00:00.000Z" },
  _createdDate: { $date: "2026-02-03T09:00:00.123Z" },
  _updatedDate: { $date: "2026-02-03T09:00:00.456Z" }
})

/** Returns the response of a query that finds `count` books. */
export const answer = (count: number): string =>
  JSON.stringify({
    dataItems: Array.from({ length: count }, (_, index) => {
      const data = book(index)
      return { id: data._id, dataCollectionId: "books", data }
    }),
    pagingMetadata: { count, offset: 0, total: count, hasNext: false }
  })
