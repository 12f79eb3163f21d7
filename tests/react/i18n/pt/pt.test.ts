import { pt } from "../../../../packages/react/src/i18n/pt/pt.ts"
import { count } from "../../../../packages/react/src/i18n/pt/format.ts"
import { describeCatalogue } from "../catalogue.ts"

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", many: "many", other: "other" }

describeCatalogue(pt, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{Script=Latin}/u,
  same: ["factors.name", "profileFields.tagFax", "table.ready", "chart.only", "filter.quoted", "bulk.item", "job.kind"]
})
