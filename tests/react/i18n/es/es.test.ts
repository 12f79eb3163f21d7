import { es } from "../../../../packages/react/src/i18n/es/es.ts"
import { count } from "../../../../packages/react/src/i18n/es/format.ts"
import { describeCatalogue } from "../catalogue.ts"

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", many: "many", other: "other" }

describeCatalogue(es, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{Script=Latin}/u,
  same: ["profileFields.tagFax", "table.no", "chart.only", "bulk.percent"]
})
