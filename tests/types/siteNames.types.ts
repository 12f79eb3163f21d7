/** Names of fields in the builders of the site facade. Checked by `tsc`, never run. */
import * as Site from "@portico/client/site/Site"
import { Books, Novels } from "./books.ts"
import { exactly } from "./exactly.ts"

const { data } = Site.make({ clientId: "shop", host: "https://api.example" })

/** The builders of a site. */
export const built = async () => {
  const filter = data.filter(Books).gt("year", 1).or(data.filter().eq("whatever", 1))
  await data
    .query(Books)
    .filter(filter)
    .in("year", 1, 2)
    .in("year", [1, 2])
    .sort(data.sort(Books).ascending("title"))
    .find()
  await data.query(Books).eq("tags", "a").hasSome("tags", ["a"]).eq("price", null).between("year", 1, 2).find()
  await data.query("books").eq("whatever", 1).ascending("whatever", "else").include("author", "tags", 3).find()
  exactly<ReadonlyArray<number>>()((await data.query(Books).distinct("year")).items)
  return [
    // @ts-expect-error
    data.query(Books).eq("year", "1990"),
    // @ts-expect-error
    data.query(Books).in("language", "de"),
    // @ts-expect-error
    data.query(Books).ascending("tags"),
    // @ts-expect-error
    data.query(Novels).include("title", 3),
    // @ts-expect-error
    data.filter(Books).startsWith("year", "1"),
    // @ts-expect-error
    data.aggregate(Books).group("language").sum("title"),
    // @ts-expect-error
    data.patch(Books, "id").setField("year", "1990"),
    // @ts-expect-error
    data.patch(Books, "id").setField("_id", "a")
  ]
}
