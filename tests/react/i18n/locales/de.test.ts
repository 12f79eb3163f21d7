import { de } from "../../../../packages/react/src/i18n/locales/de.ts"
import { formatOf } from "../../../../packages/react/src/i18n/messages/Format.ts"
import { describeCatalog } from "../catalog.ts"

const { count } = formatOf<"one">("de")

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", other: "other" }

describeCatalog(de, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{Script=Latin}/u,
  same: [
    "form.code",
    "factors.name",
    "security.factor",
    "profileFields.tagFax",
    "chart.only",
    "bulk.place",
    "transfer.format",
    "job.kind",
    "job.status"
  ]
})
