import { fr } from "../../../../packages/react/src/i18n/locales/fr.ts"
import { formatOf } from "../../../../packages/react/src/i18n/messages/Format.ts"
import { describeCatalog } from "../catalog.ts"

const { count } = formatOf<"one" | "many">("fr")

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", many: "many", other: "other" }

describeCatalog(fr, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{Script=Latin}/u,
  same: [
    "form.code",
    "factors.name",
    "paging.label",
    "paging.page",
    "profileFields.tagMobile",
    "profileFields.tagFax",
    "table.actions",
    "chart.total",
    "patch.action",
    "bulk.place",
    "transfer.format",
    "transfer.fieldType",
    "job.kind"
  ]
})
