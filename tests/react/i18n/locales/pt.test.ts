import { pt } from "../../../../packages/react/src/i18n/locales/pt.ts"
import { formatOf } from "../../../../packages/react/src/i18n/messages/Format.ts"
import { describeCatalog } from "../catalog.ts"

const { count } = formatOf<"one" | "many">("pt")

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", many: "many", other: "other" }

describeCatalog(pt, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{Script=Latin}/u,
  same: [
    "factors.name",
    "profileFields.tagFax",
    "table.ready",
    "chart.only",
    "chart.total",
    "filter.quoted",
    "bulk.item",
    "bulk.percent",
    "job.kind"
  ]
})
