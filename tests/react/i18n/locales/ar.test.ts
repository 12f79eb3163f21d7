import { ar } from "../../../../packages/react/src/i18n/locales/ar.ts"
import { formatOf } from "../../../../packages/react/src/i18n/messages/Format.ts"
import { describeCatalog } from "../catalog.ts"

const { count } = formatOf<"zero" | "one" | "two" | "few" | "many">("ar")

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" }

describeCatalog(ar, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /\p{scx=Arabic}/u
})
