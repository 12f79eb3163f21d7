import { he } from "../../../../packages/react/src/i18n/locales/he.ts"
import { formatOf } from "../../../../packages/react/src/i18n/messages/Format.ts"
import { describeCatalog } from "../catalog.ts"

const { count } = formatOf<"one" | "two">("he")

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", two: "two", other: "other" }

describeCatalog(he, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{Script=Hebrew}/u,
  foreign: ["Cookie"],
  same: ["bulk.percent"]
})
