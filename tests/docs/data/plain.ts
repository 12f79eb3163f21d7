import type { Site } from "@portico/client/site/Site"
import { SiteError } from "@portico/client/site/SiteError"
import { Books } from "./Books.ts"

export const tour = async ({ data }: Site) => {
  const bargain = data.filter(Books).lt("price", 10).gt("stock", 0)

  const first = await data.query(Books).filter(bargain).ascending("title").limit(2).find({ returnTotalCount: true })
  const titles = first.items.map((book) => book.title)
  const next = first.hasNext() ? await first.next() : first

  await data.patch(Books, "emma").incrementField("stock", -1).run({ condition: bargain })
  const { errors, inserted } = await data.bulkInsert("authors", [{ name: "Anne Brontë" }, { name: "Emily Brontë" }])
  const perAuthor = await data.aggregate(Books).group("author").count().descending("count").run()
  const missing = await data.get("books", "ulysses")

  return {
    titles,
    total: first.totalCount,
    next: next.items.length,
    inserted,
    errors,
    most: perAuthor.items[0],
    missing
  }
}

export const codeOf = async ({ data }: Site) => {
  try {
    await data.query("books").limit(-1).find()
  } catch (error) {
    if (error instanceof SiteError) return `${error.code}, ${error.kind}: ${error.message}`
  }
  return "fine"
}
