import { es } from "../../../../packages/react/src/i18n/locales/es.ts"
import { formatOf } from "../../../../packages/react/src/i18n/messages/Format.ts"
import { describeCatalog } from "../catalog.ts"

const { count } = formatOf<"one" | "many">("es")

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", many: "many", other: "other" }

describeCatalog(es, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{Script=Latin}/u,
  same: ["profileFields.tagFax", "table.no", "chart.only", "chart.total"]
})
