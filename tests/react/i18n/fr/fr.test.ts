import { fr } from "../../../../packages/react/src/i18n/fr/fr.ts"
import { count } from "../../../../packages/react/src/i18n/fr/format.ts"
import { describeCatalogue } from "../catalogue.ts"

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { one: "one", many: "many", other: "other" }

describeCatalogue(fr, {
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
    "transfer.format",
    "transfer.fieldType",
    "job.kind"
  ]
})
