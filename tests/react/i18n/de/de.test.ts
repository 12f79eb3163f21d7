import { de } from "../../../../packages/react/src/i18n/de/de.ts"
import { count } from "../../../../packages/react/src/i18n/de/format.ts"
import { describeCatalogue } from "../catalogue.ts"

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", other: "other" }

describeCatalogue(de, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{Script=Latin}/u,
  same: [
    "form.code",
    "factors.name",
    "profileFields.tagFax",
    "chart.only",
    "bulk.percent",
    "transfer.format",
    "job.kind",
    "job.status"
  ]
})
